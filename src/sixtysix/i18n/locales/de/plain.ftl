# Die Partie in Zeilen (sixtysix play --plain).
# $rank ist A K Q J T 9, $suit ist S H D C; sonst sind $suit und $card Namen in dieser Sprache.

## Karten

rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] Zehn
   *[9] Neun
}
suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
card = { suit }-{ rank }
nothing = keine

## Die Partie

welcome = Sechsundsechzig. Regeln: { $rules }. Die Partie geht auf { $target } Punkte. ? zeigt die Hilfe.
resumed = Die Partie geht dort weiter, wo sie verlassen wurde.
deal-own = Spiel { $deal }. Du gibst; der Gegner spielt aus.
deal-other = Spiel { $deal }. Der Gegner gibt; du spielst aus.
commitment = Fingerabdruck des Mischens: { $hash }
seed = Saat des Mischens: { $seed }
turned-up = Trumpf: { $suit }. Offen liegt: { $card }.
score = Partie: du { $own }, Gegner { $other }, gespielt wird auf { $target }.
match-won = Du gewinnst die Partie { $own } zu { $other }.
match-lost = Der Gegner gewinnt die Partie { $other } zu { $own }.
shutout = Die Partie zählt doppelt.
saved = Die Aufzeichnung liegt in { $file }
left = Die Partie ist gespeichert in { $file }
    Weiter geht es mit: sixtysix play --plain --record { $file }
not-saved = Die Aufzeichnung lässt sich nicht speichern in { $file }: { $reason }
ask-next = Eingabetaste für das nächste Spiel.

## Du bist am Zug

hand = Dein Blatt: { $cards }
ask-lead = Du spielst aus.
ask-follow = Du bist am Zug; ausgespielt wurde: { $card }.
ask-draw = Zieh (d oder Eingabetaste), oder dreh vorher zu oder melde.
ask-announced = König oder Dame von { $suit }?
ask-any-time = Eingabetaste, um weiterzuspielen; 66, um zu melden.
turn-other = Der Gegner ist am Zug.
unclear = »{ $text }« verstehe ich nicht. ? zeigt die Hilfe.
no-such-place = Eine Karte Nummer { $text } hast du nicht.
which-marriage = Welche Ansage? Gib m und die Farbe ein, etwa m h.
confirm-close = Zudrehen? Gib es noch einmal ein.
confirm-claim = 66 melden? Gib es noch einmal ein.
not-done = Nichts getan.
undone = Zurückgenommen.
nothing-to-undo = Es gibt in diesem Spiel nichts von dir zurückzunehmen.
not-legal = Das geht nicht: { $why } (Regel { $rule }).
points = Deine Augen: { $points }.
points-hidden = Die Augen bleiben verborgen, bis das Spiel zu Ende ist: zähl selbst mit.
talon-open = Trumpf: { $suit }. Karten im Talon: { $count }. Offen liegt: { $card }.
talon-closed-own = Trumpf: { $suit }. Du hast zugedreht, Karten im Talon: { $count }.
talon-closed-other = Trumpf: { $suit }. Der Gegner hat zugedreht, Karten im Talon: { $count }.
talon-empty = Trumpf: { $suit }. Der Talon ist weg.
tricks = Stiche: du { $own }, Gegner { $other }.
look-none = Nach diesen Regeln darf man Stiche nicht noch einmal ansehen.
look-nothing = Es gibt noch keinen Stich zum Ansehen.
look-own = Dein Stich: { $cards }.
look-other = Stich des Gegners: { $cards }.
help =
    Eine Karte: Rang und Farbe, etwa a h für das Herz-Ass (Ränge a t k q j 9: Ass, Zehn, König, Dame, Bube, Neun; Farben s h d c: Pik, Herz, Karo, Kreuz), oder ihre Nummer im Blatt.
    m h: Herz ansagen; dann König (k) oder Dame (q) ausspielen.
    x: den niedrigsten Trumpf tauschen. c oder close: zudrehen. d oder Eingabetaste: ziehen.
    66 oder w: 66 melden. Vorher wird nichts geprüft; wer falsch meldet, verliert das Spiel.
    h: Blatt. b: Trumpf und Talon. s: Stand. p: Augen. l: letzter Stich.
    i oder hint: ein Tipp in drei Schritten, jede weitere Frage einer mehr. f: das Versprechen des Mischens; nach dem Spiel die Probe.
    z oder undo: das Letzte zurücknehmen, was du getan hast, samt der Antwort des Gegners.
    quit: aufhören; die Partie wird gespeichert und kann weitergehen.

## Warum nicht

why-deal-over = das Spiel ist zu Ende
why-not-your-turn = du bist nicht am Zug
why-card-not-in-hand = diese Karte ist nicht in deinem Blatt
why-must-follow-suit = die Farbe muss bedient werden
why-must-head = der Stich muss mit einer höheren Karte der Farbe gewonnen werden
why-must-trump = es muss getrumpft werden
why-must-draw-first = zuerst ziehen
why-nothing-to-draw = jetzt gibt es nichts zu ziehen
why-marriage-announced = spiel König oder Dame der Ansage
why-marriage-needs-pair = es braucht König und Dame dieser Farbe
why-marriage-needs-lead = angesagt wird nur beim Ausspielen
why-marriage-on-first-lead = keine Ansage beim ersten Ausspielen
why-marriage-when-exhausted = keine Ansagen mehr, wenn der Talon weg ist
why-marriage-when-closed = keine Ansagen mehr, wenn zugedreht ist
why-marriage-on-closing-lead = keine Ansage bei dem Ausspielen, bei dem du zudrehst
why-exchange-needs-lowest-trump = du hast den niedrigsten Trumpf nicht
why-exchange-needs-lead = getauscht wird nur beim Ausspielen
why-exchange-needs-trick = gewinne zuerst einen Stich
why-exchange-talon-too-small = zu wenige Karten im Talon
why-turn-up-is-lowest-trump = die offene Karte ist selbst der niedrigste Trumpf
why-talon-closed = der Talon ist zugedreht
why-talon-exhausted = der Talon ist weg
why-close-needs-lead = zugedreht wird nur beim Ausspielen
why-close-on-first-lead = vor dem ersten Ausspielen darf man nicht zudrehen
why-close-after-draw = zuerst ziehen, dann zudrehen
why-close-talon-too-small = zu wenige Karten im Talon
why-claim-is-automatic = 66 gewinnt hier von selbst
why-claim-not-now = gemeldet wird nur nach einem Stich oder einer Ansage
why-claim-on-own-turn = gemeldet wird nur, wenn du am Zug bist
why-marriage-does-not-end-deal = spiel zuerst die angesagte Karte
why-unknown-action = das gibt es nicht

## Was geschehen ist

married-own = Du sagst { $points } in { $suit } an.
married-other = Der Gegner sagt { $points } in { $suit } an.
led-own = Du spielst aus: { $card }.
led-other = Der Gegner spielt aus: { $card }.
answered-own = Du gibst zu: { $card }.
answered-other = Der Gegner gibt zu: { $card }.
trick-own = Du gewinnst den Stich.
trick-other = Der Gegner gewinnt den Stich.
drew-own-card = Du ziehst: { $card }.
drew-other-card = Der Gegner nimmt die offene Karte: { $card }.
drew-other = Der Gegner zieht.
exhausted = Der Talon ist weg: jetzt heißt es bedienen und stechen.
exchanged-own = Du tauschst: { $given } gegen { $card }.
exchanged-other = Der Gegner tauscht: { $given } gegen { $card }.
closed-own = Du drehst zu, Karten im Talon: { $count }. Jetzt heißt es bedienen und stechen.
closed-other = Der Gegner dreht zu, Karten im Talon: { $count }. Jetzt heißt es bedienen und stechen.
claimed-own = Du meldest 66.
claimed-other = Der Gegner meldet 66.

## Das Ende eines Spiels

scores-own = Du bekommst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
scores-other = Der Gegner bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rule = Das entscheidet Regel { $rule }.
totals = Augen: du { $own }, Gegner { $other }.
dealt-own = Dein Blatt beim Geben: { $cards }.
dealt-other = Das Blatt des Gegners beim Geben: { $cards }.
dealt-talon = Der Talon in der Reihenfolge des Ziehens: { $cards }.
left-own = Nicht gespielt von dir: { $cards }.
left-other = Nicht gespielt vom Gegner: { $cards }.
carried = Dazu aus dem unentschiedenen Spiel: { $points }.
carry = Wer das nächste Spiel gewinnt, bekommt { $points } mehr.
