# Die Partie im Terminalfenster (sixtysix tui). Andere Wörter stehen in plain.ftl und table.ftl.
# $rank und $card sind Namen in dieser Sprache.

## Das Fenster

too-small = Dieses Fenster hat { $width } mal { $height } Zeichen. Der Tisch braucht { $least_width } mal { $least_height }: Mach das Fenster größer, oder verlass es mit Strg+Q und spiel Zeile für Zeile: sixtysix play --plain
no-terminal = der Tisch braucht ein Terminal für Eingabe und Ausgabe. Zeile für Zeile geht es so: sixtysix play --plain
dumb-terminal = dieses Terminal (TERM=dumb) kann den Tisch nicht zeichnen. Zeile für Zeile geht es so: sixtysix play --plain
foot-help = Hilfe
foot-type = Befehl eingeben
foot-leave = aufhören
back = zurück

## Was zu tun ist

act-undo = Zurücknehmen
ask-suit = { $rank }: welche Farbe? { $suits }
ask-enter = { $card }: Die Eingabetaste spielt die Karte.
confirm-new = Diese Partie verlassen und eine neue beginnen? Sie bleibt bei deinen Aufzeichnungen.
deal-goes-on = Das Spiel ist noch nicht zu Ende. Eine neue Partie beginnt mit :new
bell-on = Die Glocke klingt, wenn du am Zug bist.
bell-off = Die Glocke ist aus.

## Die Partie

kept-aside = Die verlassene Partie liegt in { $file }
damaged = Die gespeicherte Partie lässt sich nicht lesen: { $reason } Sie bleibt in { $file }; eine neue Partie beginnt.
left = Die Partie ist gespeichert. Weiter geht es mit: { $command }

## Tasten

key-lift = die Karte daneben anheben
key-undo = deinen letzten Zug zurücknehmen
key-state = wie es steht
key-hand = dein Blatt in Worten
key-talon = Trumpf und Talon in Worten
key-bell = Glocke, wenn du am Zug bist, an oder aus
key-type = Befehl eingeben
key-scroll = durchblättern, was geschehen ist
key-leave = aufhören; die Partie geht beim nächsten Start weiter
help-signs =
    Eine Zahl in Klammern, etwa [1]: Diese Karte darf jetzt gespielt werden.
    Eine Taste in Klammern, etwa [x]: Das geht jetzt. Drückst du eine ohne Klammern, erfährst du, warum es nicht geht.
    S, H, D, C: Pik, Herz, Karo, Kreuz. A, T, K, Q, J, 9: Ass, Zehn, König, Dame, Bube, Neun.
    Die Maus kann, was die Tasten können.
help-typed = Nach : lässt sich eingeben, was die Partie in Zeilen versteht; new beginnt eine neue Partie.
