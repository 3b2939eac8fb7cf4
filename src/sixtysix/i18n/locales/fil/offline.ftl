# Playing without the server

offline-here = Walang server: naglalaro ka sa device na ito.
offline-here-kept = Walang server: dito ka maglalaro. Nakatabi ang laban doon.
offline-back = Nagbalik ang server: tuloy ang laban mo.
offline-back-later = Itutuloy ang laban mo sa server pagkatapos nito.
offline-cannot = Hindi makapaglaro ang browser na ito nang walang server.
offline-play-here = Maglaro sa device na ito
offline-storage-blocked = Walang itinatabi ang browser: huwag isara ang pahina.
offline-storage-full = Puno na ang device: huwag isara ang pahina.
offline-new-version = Darating ang bagong bersiyon sa susunod na pagbukas ng pahina.
