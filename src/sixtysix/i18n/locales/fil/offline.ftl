# Playing without the server

offline-here = Hindi maabot ang server: naglalaro ka sa device na ito.
offline-here-kept = Hindi maabot ang server: naglalaro ka sa device na ito. Nakatabi ang laban mo roon.
offline-back = Nagbalik ang server: tuloy ang laban mo.
offline-back-later = Nagbalik ang server. Itutuloy ang laban mo roon pagkatapos nito.
offline-cannot = Hindi makapaglaro ang browser na ito nang walang server.
offline-play-here = Maglaro sa device na ito
offline-storage-blocked = Walang itinatabi ang browser na ito sa device: mawawala ang laban kapag isinara mo ang pahina.
offline-storage-full = Wala nang lugar sa device na ito: mawawala ang laban kapag isinara mo ang pahina.
offline-new-version = May bagong bersiyon. Darating ito sa susunod na pagbukas mo ng pahina.
