# Der Tisch: ein Spieler gegen den Rechner.
# Überall: $rank ist A K Q J T 9, $suit ist S H D C.

app-title = Sechsundsechzig

## Karten

rank-word = { $rank ->
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
card = { suit }-{ rank-word }
card-acc = { suit }-{ rank-word }
card-count = { $count ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-playable = { card }, spielbar
card-refused = { card }, { $reason }

## Stand

status = Stand
you = Du
opponent = Gegner
score-of = { $name }: { $score } von { $target }
trump-is = Trumpf: { suit }
phase-free = Freies Spiel
phase-free-about = Freies Spiel: Jede Karte darf antworten, bis der Talon aufgebraucht oder zugedreht ist.
phase-strict = Farb- und Stichzwang
phase-follow = Farbzwang
turn-own = Du bist am Zug
turn-other = { $name } ist am Zug
tricks = { $count ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $count } Stiche
}
talon-left = { $count ->
    [0] Talon leer
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
talon-closed = Zugedreht
talon = Talon
turn-up-is = Offener Trumpf: { card }
opponent-holds = { $count ->
    [one] hält eine Karte
   *[other] hält { $count } Karten
}
marriage-of = { $points } in { suit }
my-points = Meine Augen
my-points-are = Meine Augen: { $points }
slot-own = deine Karte
hand = Dein Blatt
trick = Stich
own-pile = Deine Stiche
look-back = Stiche ansehen
unseen = Noch nicht gesehene Karten
unseen-none = Alle Karten waren schon zu sehen.
actions = Aktionen
log = Was geschah
chips = Geltende Hausregeln

## Was zu tun ist

say-lead = Du spielst aus.
say-follow = Du bist am Zug: { card } wurde ausgespielt.
say-draw = Dein Stich. Zieh, wenn du so weit bist.
say-announced = Welche der beiden Karten spielst du aus?
say-which-marriage = Welches Paar?
say-which-suit = Welche Farbe?
say-chosen = { card } wird gespielt, sobald du am Zug bist.
say-unchosen = { card } wird nicht gespielt.
say-called-back = { card } ist wieder auf deiner Hand.
say-wait = { $name } ist am Zug …
say-over = Das Spiel ist zu Ende.
part-coming = Dieser Teil der Seite kommt noch …
part-missing = Dieser Teil lässt sich jetzt nicht laden. Deine Partie ist unberührt: Versuch es noch einmal, wenn die Verbindung wieder da ist.
points-open = Augen { $own } : { $other }
points-open-about = Deine Augen und die des Gegners: Diese Regeln legen beide offen.
say-connecting = Es wird gegeben …
confirm-close = Talon zudrehen? Dann zieht niemand mehr.
confirm-close-yes = Zudrehen
confirm-claim = 66 melden? Reicht es nicht, punktet der Gegner.
confirm-claim-yes = 66 melden
act-draw = Ziehen
act-marriage = Ansage
act-marry = Ansage { $points }
act-marry-label = { $points } ansagen, { suit }
act-lead = { card-acc } ausspielen
act-exchange = Tauschen
act-close = Zudrehen
act-claim = 66 melden
act-cancel = Abbrechen
act-next = Nächstes Spiel
act-result = Ergebnis zeigen
act-new-match = Neue Partie
act-replay = Nachspielen (Übung)
act-share = Teilen
act-back = Zurück zur Partie
act-again = Noch einmal

## Warum nicht

why-deal-over = das Spiel ist zu Ende
why-deal-not-over = das Spiel ist noch nicht zu Ende
why-no-look-back = jetzt darf kein Stich angesehen werden
why-not-your-turn = du bist nicht am Zug
why-card-not-in-hand = nicht in deinem Blatt
why-must-follow-suit = du musst { suit } bedienen
why-must-head = du musst überstechen
why-must-trump = du musst trumpfen
why-must-draw-first = zieh zuerst
why-nothing-to-draw = es gibt nichts zu ziehen
why-marriage-announced = spiel König oder Dame des Paares aus
why-marriage-needs-pair = dazu brauchst du König und Dame einer Farbe
why-marriage-needs-lead = nur beim Ausspielen
why-marriage-on-first-lead = nicht beim ersten Ausspielen
why-marriage-when-exhausted = keine Ansagen mehr, wenn der Talon aufgebraucht ist
why-marriage-when-closed = keine Ansagen mehr, wenn zugedreht ist
why-marriage-on-closing-lead = nicht gleich nach dem Zudrehen
why-exchange-needs-lowest-trump = du hast den niedrigsten Trumpf nicht
why-exchange-needs-lead = nur beim Ausspielen
why-exchange-needs-trick = mach zuerst einen Stich
why-exchange-talon-too-small = zu wenige Karten im Talon
why-turn-up-is-lowest-trump = der offene Trumpf ist selbst der niedrigste
why-talon-closed = der Talon ist zugedreht
why-talon-exhausted = der Talon ist aufgebraucht
why-close-needs-lead = nur beim Ausspielen
why-close-on-first-lead = nicht beim ersten Ausspielen
why-close-after-draw = zieh zuerst
why-close-talon-too-small = zu wenige Karten im Talon
why-claim-is-automatic = 66 gewinnt hier von selbst
why-claim-not-now = nur nach einem Stich oder einer Ansage
why-claim-on-own-turn = nur, wenn du am Zug bist
why-marriage-does-not-end-deal = spiel zuerst die angesagte Karte aus
why-unknown-action = das geht nicht
why-none = das geht jetzt nicht

## Was geschah (Protokoll und Sprache)

log-dealt = Neues Spiel. Trumpf ist { suit }, offen liegt { card }.
log-led-own = Du spielst { card-acc } aus.
log-led-other = Der Gegner spielt { card-acc } aus.
log-answered-own = Du gibst { card-acc } zu.
log-answered-other = Der Gegner gibt { card-acc } zu.
log-trick-own = Du machst den Stich.
log-trick-other = Der Gegner macht den Stich.
log-drew-own = Du ziehst { card-acc }.
log-drew-turn-up = Der Gegner nimmt { card-acc }.
log-married-own = Du sagst { $points } in { suit } an.
log-married-other = Der Gegner sagt { $points } in { suit } an.
log-exchanged-own = Du tauschst dir { card-acc } ein.
log-exchanged-other = Der Gegner tauscht sich { card-acc } ein.
log-closed-own = Du drehst zu.
log-closed-other = Der Gegner dreht zu.
log-exhausted = Der Talon ist aufgebraucht.
log-strict-win = Jetzt gilt Farb- und Stichzwang.
log-strict-follow = Jetzt gilt Farbzwang.
log-claimed-own = Du meldest 66.
log-claimed-other = Der Gegner meldet 66.
log-your-lead = Du spielst aus, { card-count }.
log-your-turn = Du bist am Zug, { card-count }.
log-your-draw = Du bist am Zug: Zieh.
log-reconnected = Wieder verbunden.
log-points-shown = Meine Augen: { $points }.
log-points-hidden = Meine Augen sind verdeckt.
state-turn-own = Du bist am Zug.
state-turn-other = Der Gegner ist am Zug.
state-led = { card } wurde ausgespielt.
state-tricks = Du hast { $own ->
    [one] 1 Stich
   *[other] { $own } Stiche
}, der Gegner { $other }.
state-score = Partie: { $own } zu { $other }, gespielt bis { $target }.
state-hand = Dein Blatt: { $cards }.

## Verbindung

line-lost = Verbindung verloren. Sie wird wiederhergestellt …
line-waiting = Dein letzter Zug ist vorgemerkt und wird noch gesendet.
table-gone = Der Server kennt diesen Tisch nicht mehr. Eine neue Partie hat begonnen.
server-away = Der Server ist nicht erreichbar. Neuer Versuch …
refused = Der Tisch hat das nicht angenommen: { $message }

## Ende des Spiels

result-title = { $points ->
    [0] Niemand bekommt Punkte
    [one] { $who } +1
   *[other] { $who } +{ $points }
}
end-own = Du gewinnst das Spiel: { $points ->
    [one] 1 Spielpunkt
   *[other] { $points } Spielpunkte
}.
end-other = Der Gegner gewinnt das Spiel: { $points ->
    [one] 1 Spielpunkt
   *[other] { $points } Spielpunkte
}.
result-claim-own = Du hast 66 gemeldet und hattest { $won } Augen.
result-claim-other = Der Gegner hat 66 gemeldet und hatte { $won } Augen.
result-reached-own = Du hast 66 erreicht.
result-reached-other = Der Gegner hat 66 erreicht.
result-false-claim-own = Der Gegner hat mit nur { $lost } Augen gemeldet.
result-false-claim-other = Du hast mit nur { $lost } Augen gemeldet.
result-closer-failed-own = Der Gegner hat zugedreht und 66 nicht erreicht.
result-closer-failed-other = Du hast zugedreht und 66 nicht erreicht.
result-closer-unclaimed-own = Der Gegner hat zugedreht, hatte 66 und hat nicht gemeldet.
result-closer-unclaimed-other = Du hast zugedreht, hattest 66 und hast nicht gemeldet.
result-closer-beaten-own = Der Gegner hat zugedreht, aber du hattest zuerst 66.
result-closer-beaten-other = Du hast zugedreht, aber der Gegner hatte zuerst 66.
result-higher-total-own = Niemand hat gemeldet; du hast mehr Augen.
result-higher-total-other = Niemand hat gemeldet; der Gegner hat mehr Augen.
result-last-trick-own = Du hast den letzten Stich gemacht.
result-last-trick-other = Der Gegner hat den letzten Stich gemacht.
result-counted-own = Es wurde gezählt: Du hast { $won } Augen.
result-counted-other = Es wurde gezählt: Der Gegner hat { $won } Augen.
result-draw = Beide haben gleich viele Augen: Niemand bekommt Punkte.
grade-1 = Der Verlierer hat { $limit } Augen oder mehr: 1 Punkt.
grade-2 = Der Verlierer hat einen Stich, aber weniger als { $limit } Augen (Schneider): 2 Punkte.
grade-3 = Der Verlierer hat keinen Stich (schwarz): 3 Punkte.
penalty-2 = Das kostet 2 Punkte.
penalty-3 = Das kostet 3 Punkte: Der Gewinner hatte keinen Stich.
penalty-other = Das kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
result-hands = Blätter nach dem Geben
result-drawn = Gezogene Karten, der Reihe nach
result-talon = Rest des Talons in der Reihenfolge des Ziehens
result-tricks = Stich für Stich
result-match = Partie
col-number = Nr.
col-led = Ausspiel
col-answer = Antwort
points-from-marriages = { $points } aus Ansagen
bonus-last = letzter Stich +10
match-won = Du gewinnst die Partie { $own } zu { $other }.
match-lost = Der Gegner gewinnt die Partie { $other } zu { $own }.
match-shutout = Zu null: Die Partie zählt doppelt.
close-dialog = Schließen
share-deal = Ein Spiel Sechsundsechzig zum Nachspielen
share-link = Link zu diesem Spiel
link-copied = Der Link ist kopiert.
link-copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.
practice-impossible = Dieses Gerät kann die Karten gerade nicht geben. Deine Partie ist unberührt: Lade die Seite neu und versuch es noch einmal.

## Faires Geben

fairness = Faires Geben
fairness-about = Vor dem Geben zeigt der Server den Fingerabdruck (SHA-256) seines geheimen Startwerts. Dein Browser gibt einen eigenen Startwert dazu. Nach dem Spiel wird das Geheimnis aufgedeckt, und jeder kann prüfen, dass die Karten nicht geändert wurden.
fairness-more = Gemischt wird unverfälscht: Kein Blatt wird verworfen, niemand bevorzugt, und Pechsträhnen kommen vor. Der Computergegner erfährt, was du auf seinem Platz erführest, und sonst nichts. Anderswo nachrechnen: tools/verify_deal.py, sechzig Zeilen Python.
fairness-commitment = Fingerabdruck vor dem Geben
fairness-server-seed = Startwert des Servers
fairness-client-seed = Dein Startwert
fairness-sealed = verborgen bis zum Ende des Spiels
fairness-check = Dieses Spiel prüfen
fairness-good-seed = Der Startwert passt zum Fingerabdruck, der vor dem Geben gezeigt wurde.
fairness-bad-seed = Der Startwert passt nicht zum Fingerabdruck!
fairness-good-cards = Hier noch einmal gemischt: Alle { $count } Karten stimmen überein.
fairness-bad-cards = Hier noch einmal gemischt: Die Karten stimmen nicht überein!
fairness-bad-own-seed = Der Startwert deines Browsers wurde nicht verwendet!
fairness-unseen = Dieses Gerät hat den Fingerabdruck vor dem Geben nicht gesehen; verglichen wird mit dem, den der Tisch nennt.
fairness-next = Fingerabdruck des nächsten Spiels

## Regeln

rules = Regeln
rules-title = Regeln der Partie
rules-preset = Spielart
rules-house = Hausregeln
rules-start = Neue Partie beginnen
rules-warning = Die laufende Partie wird abgebrochen.
rules-changed = { $count ->
    [0] Wie die Spielart
    [one] 1 Abweichung von der Spielart
   *[other] { $count } Abweichungen von der Spielart
}
rules-impossible = Diese Regeln passen nicht zusammen
clash-deal-pattern-needs-deck = 24 Karten gibt man zu 3 und 3, den Trumpf danach oder dazwischen, 20 Karten zu 3 und 2
clash-closed-marriage-needs-closing-lead = gelten Ansagen nach dem Zudrehen, dann auch beim Zudrehen selbst
clash-tie-decided-twice = einen Gleichstand entscheidet entweder der letzte Stich, oder er wird übertragen, nicht beides
clash-last-trick-leaves-nothing-unclaimed = gewinnt der letzte Stich das Spiel, bleibt keines ungemeldet, und es gibt keinen Gleichstand
clash-auto-has-no-claims = gewinnt 66 von selbst, wird nichts gemeldet, und kein Melden kann verlangt werden
rules-reset = Zurück zur Spielart
rules-loading = Regeln werden geladen …
yes = ja
no = nein
chip = { $label }: { $value }
group-match = Geben und Partie
group-exchange = Tauschen
group-marriage = Ansagen
group-strict = Bedienen
group-close = Zudrehen
group-end = Melden und Abrechnen
preset-sixty-six = Sechsundsechzig
preset-sixty-six-about = 24 Karten, bis 7. Du zählst mit und meldest selbst.
preset-sixty-six-light = Leichtes Sechsundsechzig
preset-sixty-six-light-about = 66 gewinnt von selbst, ohne Melden und ohne 10 Augen für den letzten Stich.
preset-pagat = Sechsundsechzig, Klubregeln
preset-pagat-about = Wie in englischen Kartenbüchern: Ansage beim Zudrehen, Strafe 2.
preset-german = Altes Sechsundsechzig
preset-german-about = Wie in den alten Spielbüchern: kein Stichzwang.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 Karten, österreichisch; eigene Stiche darf man ansehen.
preset-schnapsen-tournament = Schnapsen, Turnier
preset-schnapsen-tournament-about = 20 Karten, scharf: kein Zurückschauen, keine Ansage vor dem ersten Stich.
preset-santase = Santase
preset-santase-about = Bulgarisch, bis 11; misslungenes Zudrehen kostet 3.
preset-snapszli = Snapszli
preset-snapszli-about = 20 Karten, ungarisch; der letzte Stich gewinnt.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Amerikanische Regeln: Ansagen bis zum Schluss.
sw-deck = Karten im Spiel
sw-deal_pattern = Art des Gebens
val-deal_pattern-33T = drei, drei, Trumpf
val-deal_pattern-3T3 = drei, Trumpf, drei
val-deal_pattern-3T2 = drei, Trumpf, zwei
sw-next_dealer = Nächster Geber
val-next_dealer-alternate = abwechselnd
val-next_dealer-winner = der Gewinner
val-next_dealer-loser = der Verlierer
sw-match_target = Partie bis
sw-match_count = Spielpunkte zählen
val-match_count-up = aufwärts
val-match_count-down = abwärts bis null
sw-shutout_double = Partie zu null zählt doppelt
sw-look_back = Stiche noch einmal ansehen
val-look_back-none = nie
val-look_back-last_trick = den letzten Stich
val-look_back-own = eigene Stiche
val-look_back-own_plus_first = eigene und den ersten des Gegners
sw-show_points = Augen während des Spiels
val-show_points-hidden = verdeckt
val-show_points-own = die eigenen
val-show_points-both = beide
sw-exchange_needs_trick = Tauschen erst nach einem Stich
sw-exchange_when = Wann getauscht wird
val-exchange_when-lead = beim Ausspielen
val-exchange_when-own_turn = immer, wenn man am Zug ist
sw-exchange_min_talon = Kleinster Talon für den Tausch
sw-auto_exchange = Der Tausch geschieht von selbst
sw-exchange_on_opponent_close = Tausch, nachdem der Gegner zudreht
sw-marriage_first_lead = Ansage beim ersten Ausspielen
sw-marriage_when_exhausted = Ansage, wenn der Talon aufgebraucht ist
sw-marriage_when_closed = Ansage, wenn zugedreht ist
sw-marriage_on_closing_lead = Ansage beim Zudrehen selbst
sw-marriage_ends_deal = Mit der Ansage darf man sofort 66 melden
sw-auto_marriage = Ansagen geschehen von selbst
sw-must_head = Stichzwang
sw-must_trump = Trumpfzwang
sw-close_first_lead = Zudrehen beim ersten Ausspielen
sw-close_timing = Wann zugedreht wird
val-close_timing-either = vor oder nach dem Ziehen
val-close_timing-after_draw = nur nach dem Ziehen
sw-close_min_talon = Kleinster Talon fürs Zudrehen
sw-close_freeze = Augen des Gegners, wenn zugedreht ist
val-close_freeze-end = wie am Ende
val-close_freeze-at_close = wie beim Zudrehen
sw-close_fail = Misslungenes Zudrehen kostet
val-close_fail-2or3 = 2, ohne Stich 3
val-close_fail-2 = immer 2
val-close_fail-3 = immer 3
sw-close_fail_when = „Ohne Stich“ gilt
val-close_fail_when-at_close = beim Zudrehen
val-close_fail_when-at_end = am Ende
sw-close_beaten = Der Gegner des Zudrehers hat zuerst 66
val-close_beaten-same = wie misslungenes Zudrehen
val-close_beaten-2 = immer 2
sw-close_unclaimed = Zugedreht, und niemand meldet
val-close_unclaimed-count = es wird gezählt
val-close_unclaimed-must_claim = der Zudreher verliert
sw-win_mode = 66 gewinnt
val-win_mode-claim = durch Melden
val-win_mode-auto = von selbst
sw-claim_when = Wann gemeldet wird
val-claim_when-after_trick_or_meld = nach Stich oder Ansage
val-claim_when-own_turn = wenn man am Zug ist
val-claim_when-any_time = jederzeit
sw-false_claim = Falsches Melden kostet
val-false_claim-2or3 = 2, ohne Stich 3
val-false_claim-2 = immer 2
val-false_claim-3 = immer 3
val-false_claim-mirror = was man gewonnen hätte
sw-schneider_limit = Augen, die vor dem Schneider retten
sw-last_trick = Letzter Stich
val-last_trick-ten = 10 Augen
val-last_trick-wins_1 = gewinnt das Spiel, 1 Punkt
val-last_trick-wins_by_score = gewinnt das Spiel, Punkte nach Augen
val-last_trick-none = nichts Besonderes
sw-unclaimed = Spiel, das niemand meldet
val-unclaimed-higher_total = wer mehr Augen hat, gewinnt
val-unclaimed-nobody = niemand bekommt Punkte
sw-draw_carry = Punkte, die nach einem Gleichstand dazukommen
sw-draw_last_trick_wins = Letzter Stich entscheidet bei Gleichstand
sw-redeal_same_dealer_on_draw = Nach Gleichstand gibt derselbe

## Einstellungen

settings = Einstellungen
statistics = Statistik
set-language = Sprache
set-language-auto = wie der Browser
set-draw = Nach jedem Stich für mich ziehen
set-draw-about = Zudrehen oder melden kannst du dann erst nach dem Ziehen.
set-only-card = Meine einzige Karte für mich spielen
set-only-card-about = Wenn nur eine antworten darf. Melden kannst du dann, wenn du ausspielst.
set-log = Zeigen, was geschah
set-log-about = In Worten, wenn der Tisch Platz hat. Alte Stiche werden auch dort vergessen.
set-tap = Karte spielen
set-tap-auto = Maus: ein Klick, Finger: zweimal
set-tap-one = einmal tippen
set-tap-two = zweimal tippen
set-tap-drag = nur durch Schieben
set-pace = Tempo
set-pace-slow = langsam
set-pace-normal = normal
set-pace-fast = schnell
set-pace-tap = Stiche warten auf ein Tippen
set-call-back = Karte zurücknehmen
set-call-back-about = Esc, „Zurücknehmen“ oder ein Druck auf die Karte: Sie ist dann nie gespielt worden.
set-call-back-for =
    { $seconds ->
        [0] nie
       *[other] { $seconds } s lang
    }
display = Darstellung

## Tasten

keys = Tasten
key-position = Karte nach ihrem Platz
key-rank = Karte nach ihrem Wert
key-suit = dann die Farbe, wenn mehrere passen
key-move = zur nächsten Karte
key-enter = bestätigen: spielen, ziehen, weiter
key-escape = abbrechen
key-marriage = Ansage
key-exchange = tauschen
key-close = zudrehen (zweimal)
key-claim = 66 melden (zweimal)
key-draw = ziehen
key-speak = Stand vorlesen
key-hand = zum Blatt
key-talon = Trumpf und Talon vorlesen
key-back = Stiche ansehen, wenn erlaubt
key-points = meine Augen zeigen oder verbergen
key-next = nächstes Spiel
key-help = diese Liste

## Zurücknehmen und Tipps

act-undo = Zurücknehmen
act-hint = Tipp
why-nothing-to-undo = du hast in diesem Spiel noch nichts getan
why-no-hint = du hast jetzt nichts zu entscheiden
log-undone-own = Du nimmst deinen letzten Zug zurück.
log-undone-other = Der Gegner nimmt seinen letzten Zug zurück.
practice = Übung
practice-about = Zurückgenommen, nachdem du neue Karten gesehen hattest: Dieses Spiel zählt nicht in deiner Statistik.
hint-nudge-only = Es gibt nur eines zu tun.
hint-nudge-lead = Du spielst aus: Welche Karte kannst du entbehren, welche brauchst du noch?
hint-nudge-follow = Lohnt es sich, diesen Stich zu machen?
hint-nudge-marriage = Achte auf deine Könige und Damen.
hint-nudge-exchange = Achte auf den offenen Trumpf.
hint-nudge-close = Achte auf den Talon, bevor du ausspielst.
hint-nudge-draw = Vor dem Ziehen: Ist noch etwas zu tun?
hint-nudge-claim = Hast du deine Augen gezählt?
hint-candidates = Infrage kommen: { $cards }
hint-best = { $label }. { $reason }
hint-gap = Das Nächstbeste: { NUMBER($points, maximumFractionDigits: 2) } weniger.
hint-why-win = Das macht den Stich (+{ $points }).
hint-why-trump = Das sticht mit Trumpf (+{ $points }).
hint-why-cheap = Das gibt den Stich billig ab (−{ $points }).
hint-why-nothing = Der Stich ist nichts wert.
hint-why-keep = Das schont die Karten, die du nötiger brauchst.
hint-why-lead-sure = Nichts kann diese Karte schlagen.
hint-why-lead-high = Nur ein Trumpf kann diese Karte schlagen.
hint-why-lead-trump = Nur ein höherer Trumpf kann diese Karte schlagen.
hint-why-lead-low = Nimmt der Gegner diese Karte, ist wenig verloren.
hint-why-marriage = Sofort { $points } Augen.
hint-why-exchange = Der offene Trumpf ist in deiner Hand mehr wert als der niedrigste.
hint-why-close = Du kommst wahrscheinlich vor dem Gegner auf 66.
hint-why-draw = Vorher gibt es nichts Besseres zu tun.
hint-why-claim = Nach deinen Stichen und Ansagen hast du 66.
level-novice = Neuling
level-beginner = Anfänger
level-club = Klubspieler
level-strong = Starker Spieler
level-expert = Experte
level-master = Meister
menu = Menü
key-undo = zurücknehmen
key-hint = Tipp

## Ton

set-sound = Ton
set-sound-off = aus
set-sound-soft = leise
set-sound-full = laut
set-haptics = Vibrieren, wenn eine Karte gespielt wird
say-sound-off = Der Ton ist aus.
say-sound-on = Der Ton ist an.
say-drag = Schieb die Karte auf den Tisch.
key-mute = Ton an oder aus
key-change = Taste ändern für: { $label }
key-press = Drück die neue Taste. Esc: Alles bleibt, wie es ist.
key-taken = „{ $value }“ ist schon vergeben: { $label }. Nimm eine andere Taste.
key-cards = die Karten
key-reset = Zurück zu den üblichen Tasten
key-letters = Buchstaben und Ziffern sind Tasten
key-letters-about = Aus: Nur Tab, Pfeile, Enter und Esc gelten.

## Was Entscheidungen kosten

cost-title = Deine Entscheidungen
cost-wait = Es wird gerechnet …
cost-none = Keine deiner Entscheidungen hat dich Nennenswertes gekostet.
cost-none-other = Keine deiner anderen Entscheidungen hat dich Nennenswertes gekostet.
cost-most = Am teuersten, in Stich { $count }: { $label }.
cost-better = { $label } wäre { $points } mehr wert gewesen.
cost-sum = Alle deine Entscheidungen zusammen kosteten, in Spielpunkten: { $points }.
cost-worth = Mit den Karten, die du bekommen hast, würde der Meister in Spielpunkten { $points } erwarten.
luck-very-good = Sehr gute Karten.
luck-good = Gute Karten.
luck-even = Mittelmäßige Karten.
luck-poor = Schlechte Karten.
luck-very-poor = Sehr schlechte Karten.
cost-about = Gerechnet mit dem, was du wissen konntest, nicht mit offenen Karten.

## Ansagen im Rückblick

verdict-late = Du hattest schon vorher 66; danach noch gespielte Stiche: { $count }.
verdict-missed = Du hattest 66 und hast nicht gemeldet; danach noch gespielte Stiche: { $count }.
verdict-short = Dir fehlten { $points } Augen auf 66.
help-count = Zählen üben
help-close = Lektion: wann zudrehen
help-back = Zurück zum Ergebnis

## Lernen

learn = Lernen
first-lesson = Neu bei 66? 5-Minuten-Lektion
first-lesson-away = Jetzt nicht
