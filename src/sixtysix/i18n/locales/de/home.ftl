## Das Menü: weiterspielen, neue Partie, Spielstärken

home-continue = Weiterspielen
home-running = Du { $own } – { $other } { $name }, Spiel { $count }
home-new = Neue Partie
home-opponent = Gegner
home-rules = Regeln
home-house = Hausregeln …
home-guest = Du spielst als Gast: Deine Spiele bleiben bei diesem Browser.
home-backup = Sichern
home-start = Karten geben
home-strength = Gewinnt gegen den Meister etwa { $count } von 100 Partien.
home-strongest = Der Stärkste; auch er sieht keine fremden Karten.
level-novice-about = Kennt die Regeln und nimmt, was er sieht; vergisst jede Karte.
level-beginner-about = Hat schon ein paar Abende gespielt; verzählt sich ab und zu.
level-club-about = Ein Stammgast: spielt nach Gefühl, merkt sich die hohen Karten.
level-strong-about = Zählt fehlerfrei und vergisst nur kleine Karten von früher.
level-expert-about = Merkt sich jede Karte und rechnet das Ende genau aus.
level-master-about = Spielt vor jeder Karte Hunderte Verteilungen im Kopf durch.
