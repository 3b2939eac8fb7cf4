# Playing without the server

offline-here = The server cannot be reached: you play on this device.
offline-here-kept = The server cannot be reached: you play on this device. Your match there is kept.
offline-back = The server is back: your match goes on.
offline-back-later = The server is back. Your match there goes on after this one.
offline-cannot = This browser cannot play without the server.
offline-play-here = Play on this device
offline-storage-blocked = This browser keeps nothing on this device: the match is lost when you close the page.
offline-storage-full = There is no room left on this device: the match is lost when you close the page.
offline-new-version = There is a new version. It comes when you next load the page.
