# Playing without the server

offline-here = No server: you play on this device.
offline-here-kept = No server: you play here. Your match there is kept.
offline-back = The server is back: your match goes on.
offline-back-later = Your match at the server goes on after this one.
offline-cannot = This browser cannot play without the server.
offline-play-here = Play on this device
offline-storage-blocked = This browser keeps nothing: do not close the page.
offline-storage-full = This device is full: do not close the page.
offline-new-version = A new version comes when you next load the page.
