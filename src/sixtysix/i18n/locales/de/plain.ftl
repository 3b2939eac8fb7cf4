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

welcome = Sechsundsechzig. Regeln: { $rules }. Die Partie geht bis { $target } Spielpunkte. ? zeigt die Hilfe.
resumed = Die Partie geht dort weiter, wo sie verlassen wurde.
deal-own = Spiel { $deal }. Du gibst; der Gegner spielt aus.
deal-other = Spiel { $deal }. Der Gegner gibt; du spielst aus.
commitment = Fingerabdruck des Mischens: { $hash }
seed = Startwert des Mischens: { $seed }
turned-up = Trumpf: { $suit }. Offen liegt: { $card }.
score = Partie: du { $own }, Gegner { $other }, gespielt wird bis { $target }.
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
ask-draw = Zieh (d oder Eingabetaste), oder dreh vorher zu oder melde 66.
ask-announced = König oder Dame von { $suit }?
ask-any-time = Eingabetaste, um weiterzuspielen; 66, um zu melden.
turn-other = Der Gegner ist am Zug.
unclear = „{ $text }“ verstehe ich nicht. ? zeigt die Hilfe.
no-such-place = Eine Karte mit der Nummer { $text } hast du nicht.
which-marriage = Welches Paar? Gib m und die Farbe ein, etwa m h.
confirm-close = Talon zudrehen? Gib es noch einmal ein.
confirm-claim = 66 melden? Gib es noch einmal ein.
not-done = Es bleibt, wie es war.
undone = Zurückgenommen.
nothing-to-undo = In diesem Spiel gibt es von dir nichts zurückzunehmen.
not-legal = Das geht nicht – { $why } (Regel { $rule }).
points = Deine Augen: { $points }.
points-hidden = Die Augen bleiben verdeckt, bis das Spiel zu Ende ist: Zähl selbst mit.
talon-open = Trumpf: { $suit }. Karten im Talon: { $count }. Offen liegt: { $card }.
talon-closed-own = Trumpf: { $suit }. Du hast zugedreht, Karten im Talon: { $count }.
talon-closed-other = Trumpf: { $suit }. Der Gegner hat zugedreht, Karten im Talon: { $count }.
talon-empty = Trumpf: { $suit }. Der Talon ist aufgebraucht.
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
    i oder hint: ein Tipp in drei Schritten, mit jedem i einer mehr. f: der Fingerabdruck des Mischens; nach dem Spiel die Prüfung.
    z oder undo: deinen letzten Zug zurücknehmen und was der Gegner danach getan hat.
    quit: aufhören; die Partie ist gespeichert und kann später weitergehen.

## Warum nicht

why-deal-over = das Spiel ist zu Ende
why-not-your-turn = du bist nicht am Zug
why-card-not-in-hand = diese Karte ist nicht in deinem Blatt
why-must-follow-suit = du musst die Farbe bedienen
why-must-head = du musst mit einer höheren Karte der Farbe überstechen
why-must-trump = du musst trumpfen
why-must-draw-first = zieh zuerst
why-nothing-to-draw = jetzt gibt es nichts zu ziehen
why-marriage-announced = spiel König oder Dame des Paares aus, das du angesagt hast
why-marriage-needs-pair = dazu brauchst du König und Dame dieser Farbe
why-marriage-needs-lead = angesagt wird nur beim Ausspielen
why-marriage-on-first-lead = keine Ansage beim ersten Ausspielen
why-marriage-when-exhausted = keine Ansagen mehr, wenn der Talon aufgebraucht ist
why-marriage-when-closed = keine Ansagen mehr, wenn zugedreht ist
why-marriage-on-closing-lead = keine Ansage gleich nach dem Zudrehen
why-exchange-needs-lowest-trump = du hast den niedrigsten Trumpf nicht
why-exchange-needs-lead = getauscht wird nur beim Ausspielen
why-exchange-needs-trick = mach zuerst einen Stich
why-exchange-talon-too-small = zu wenige Karten im Talon
why-turn-up-is-lowest-trump = die offene Karte ist selbst der niedrigste Trumpf
why-talon-closed = der Talon ist zugedreht
why-talon-exhausted = der Talon ist aufgebraucht
why-close-needs-lead = zugedreht wird nur beim Ausspielen
why-close-on-first-lead = vor dem ersten Ausspielen darf man nicht zudrehen
why-close-after-draw = zieh zuerst, dann dreh zu
why-close-talon-too-small = zu wenige Karten im Talon
why-claim-is-automatic = 66 gewinnt nach diesen Regeln von selbst
why-claim-not-now = gemeldet wird nur nach einem Stich oder einer Ansage
why-claim-on-own-turn = gemeldet wird nur, wenn du am Zug bist
why-marriage-does-not-end-deal = spiel zuerst die angesagte Karte aus
why-unknown-action = das gibt es nicht

## Was geschehen ist

married-own = Du sagst { $points } in { $suit } an.
married-other = Der Gegner sagt { $points } in { $suit } an.
led-own = Du spielst aus: { $card }.
led-other = Der Gegner spielt aus: { $card }.
answered-own = Du gibst zu: { $card }.
answered-other = Der Gegner gibt zu: { $card }.
trick-own = Du machst den Stich.
trick-other = Der Gegner macht den Stich.
drew-own-card = Du ziehst: { $card }.
drew-other-card = Der Gegner nimmt die offene Karte: { $card }.
drew-other = Der Gegner zieht.
exhausted = Der Talon ist aufgebraucht: Jetzt gilt Farb- und Stichzwang.
exchanged-own = Du tauschst: { $given } gegen { $card }.
exchanged-other = Der Gegner tauscht: { $given } gegen { $card }.
closed-own = Du drehst zu, Karten im Talon: { $count }. Jetzt gilt Farb- und Stichzwang.
closed-other = Der Gegner dreht zu, Karten im Talon: { $count }. Jetzt gilt Farb- und Stichzwang.
claimed-own = Du meldest 66.
claimed-other = Der Gegner meldet 66.

## Das Ende eines Spiels

scores-own = Du bekommst { $points ->
    [one] 1 Spielpunkt
   *[other] { $points } Spielpunkte
}.
scores-other = Der Gegner bekommt { $points ->
    [one] 1 Spielpunkt
   *[other] { $points } Spielpunkte
}.
rule = Das entscheidet Regel { $rule }.
totals = Augen: du { $own }, Gegner { $other }.
dealt-own = Dein Blatt nach dem Geben: { $cards }.
dealt-other = Das Blatt des Gegners nach dem Geben: { $cards }.
dealt-talon = Der Talon in der Reihenfolge des Ziehens: { $cards }.
left-own = Von dir nicht gespielt: { $cards }.
left-other = Vom Gegner nicht gespielt: { $cards }.
carried = Übertragen aus dem Gleichstand davor: { $points }.
carry = Wer das nächste Spiel gewinnt, bekommt { $points } mehr.
