## Der Weg in neun Häppchen

learn-about = Neun Häppchen am echten Tisch, etwa fünf Minuten. Deine Partie wartet so lange.
learn-start = Hier anfangen
learn-go-on = Hier weiter
learn-ticked = erledigt
learn-return = Zurück zur Partie
learn-place = Häppchen { $count } von { $target }
learn-arranged = vorbereitete Karten
learn-arranged-about = Die Karten einer Lektion sind vorbereitet. Die einer Partie sind es nie.
learn-back = Zurück
learn-skip = Dieses Häppchen überspringen
learn-skip-all = Alles überspringen
learn-next = Nächstes Häppchen
learn-end = Zu meiner Partie
learn-finished = Dieses Häppchen ist erledigt. Weiter mit dem nächsten.
learn-at-start = Hier fängt die Lektion an.
learn-no-card = Nicht diese Karte: Tu, was oben steht.
learn-no-C = Zudrehen wäre jetzt zu früh: 66 ist noch nicht in Sicht.
learn-no-D = Noch nicht: Tu zuerst, was oben steht.
learn-no-W = Du hast { $points } Augen. Wer mit weniger als 66 meldet, gibt dem Gegner die Spielpunkte.
learn-counts = Diese Karte zählt { $points }.
learn-dear = Das verschenkt { $points } Augen. Ein Bube oder eine Neun kostet weniger.

learn-values = Kartenwerte
learn-values-1 = Die Karten zählen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0. Wer zuerst 66 hat, gewinnt das Spiel. Spiel die Karte, die 10 zählt.
learn-values-2 = Ass, Zehn, König, Dame, Bube, Neun: Das ist die Reihenfolge, also hat deine Zehn den König geschlagen. Der Stich gehört dir und zählt 14. Zieh.
learn-values-3 = Dein Blatt ist wieder voll. Spiel eine Karte aus, die nichts zählt.
learn-values-done = Um Asse und Zehnen lohnt sich der Kampf. Eine Neun gibt man leicht her.

learn-trick = Ein Stich
learn-trick-1 = Der Gegner hat einen König ausgespielt. Eine höhere Karte derselben Farbe gewinnt den Stich. Hol ihn dir.
learn-trick-2 = Beide Karten gehören dir: 15 Augen. Wer den Stich macht, zieht zuerst und spielt als Nächster aus. Zieh.
learn-trick-3 = Du spielst aus. Was du verlieren kannst, soll billig sein: Spiel einen Buben oder eine Neun aus.
learn-trick-4 = Ein Ass liegt da, das du nicht schlagen kannst. Solange es Karten zu ziehen gibt, musst du nicht bedienen. Wirf einen Buben oder eine Neun ab.
learn-trick-done = Gewinnen, was zählt, verlieren, was billig ist: Das ist das halbe Spiel.
learn-trick-low = Diese Karte ist niedriger als der König: Der Gegner bekäme den Stich.
learn-trick-suit = Mit einer anderen Farbe gewinnst du den Stich nicht, so hoch die Karte auch ist.

learn-trump = Trumpf
learn-trump-1 = Die offene Karte zeigt die Trumpffarbe: Herz. Ein Trumpf schlägt jede Karte der anderen Farben. Ein Ass wurde ausgespielt: Stich es mit einem kleinen Trumpf.
learn-trump-2 = 13 Augen für einen Buben. Zieh.
learn-trump-3 = Du hast das Trumpfass. Nichts schlägt es. Spiel es aus.
learn-trump-done = Trümpfe machen Stiche. Heb sie für Asse und Zehnen auf.
learn-trump-small = Das gewänne auch, aber der Bube genügt. Behalte das Trumpfass.
learn-trump-none = Das schlägt das Ass nicht. Das kann nur ein Trumpf.
learn-trump-sure = Diese Karte ist zu schlagen. Das Trumpfass nicht.

learn-marriage = Das Paar
learn-marriage-1 = König und Dame einer Farbe sind ein Paar. Sagst du es an, wenn du ausspielst, zählt es 20, in Trumpf 40. Du hast eines: Sag es an.
learn-marriage-2 = 20 Augen, sobald du einen Stich hast. Nun spiel eine der beiden Karten aus.
learn-marriage-3 = Der Stich gehört dir, also zählen die 20. Zieh.
learn-marriage-4 = Zur Trumpfdame hast du den König gezogen. Das ist 40 wert: Sag es an.
learn-marriage-done = Über 60 Augen mit einem einzigen Stich! Schau bei jedem Ausspielen nach König und Dame.
learn-marriage-first = Zuerst die Ansage: Sie muss kommen, bevor du eine Karte ausspielst.

learn-exchange = Der Tausch
learn-exchange-1 = Unter dem Talon liegt das Trumpfass. Du hast die Neun, den niedrigsten Trumpf. Wenn du ausspielst und schon einen Stich hast, darfst du tauschen. Tausch.
learn-exchange-2 = Ein Ass für eine Neun. Nichts schlägt es: Spiel es aus.
learn-exchange-done = Tausch früh: Ist der Talon aufgebraucht oder zugedreht, ist es zu spät.
learn-exchange-first = Zuerst tauschen: Später spielt vielleicht der Gegner aus oder dreht zu.

learn-strict = Strenge Regeln
learn-strict-1 = Der Talon ist aufgebraucht. Ab jetzt gilt Farb- und Stichzwang: Du musst bedienen und, wenn du kannst, überstechen. Eine Dame liegt da: Verbotene Karten sind abgedunkelt.
learn-strict-2 = Auch der Gegner muss bedienen, und er hat die Karo-Zehn. Spiel das Karo-Ass aus: Die Zehn muss fallen.
learn-strict-done = 21 Augen. Wer nicht bedienen kann, muss trumpfen. Der allerletzte Stich zählt 10 mehr.
learn-strict-ten = Dann bleibt die Zehn beim Gegner. Spiel das Karo-Ass aus.

learn-count = Zählen bis 66
learn-count-1 = Die Augen siehst du nicht: Zähl mit. Du hast eine Ansage, 20, eine Dame, 3, einen Buben, 2: 25. Eine Zehn liegt da: Nimm sie mit der Karte, die am meisten zählt.
learn-count-2 = 25, und 21 für Ass und Zehn: 46. Zieh.
learn-count-3 = 46: Es fehlen 20. Was bringt sie auf einmal?
learn-count-done = 46 und 20 sind 66. Wenn du willst, zählt der Schalter „Meine Augen“ für dich mit.
learn-count-trump = Das gewinnt den Stich, bringt aber nur 12. Das Ass bringt 21.
learn-count-lost = So bleibt die Zehn dem Gegner.
learn-count-slow = Ob dieser Stich 20 bringt, ist ungewiss. Schau auf deine Könige und Damen.

learn-claim = Melden
learn-claim-1 = Eine Ansage zu 40 und Stiche mit 14: Du hast 54. Mit weniger als 66 zu melden kostet 2 oder 3 Spielpunkte. Spiel zuerst dein Ass aus.
learn-claim-2 = 54 und 13 sind 67. Das sagt dir niemand: Melde jetzt 66, und bestätige.
learn-claim-done = 3 Spielpunkte: Der Gegner hat keinen Stich, er ist schwarz. Mit Stich, aber unter 33 Augen, wäre er Schneider: 2, sonst 1. Sieben gewinnen die Partie.
learn-claim-weak = Diese Karte ist leicht zu schlagen oder bringt zu wenig. Spiel das Ass aus.
learn-claim-late = Du hast genug. Wer zu melden vergisst, kann das Spiel noch verlieren.

learn-close = Zudrehen
learn-close-1 = Du hast 42 und die zwei höchsten Trümpfe. Nach dem Zudrehen zieht niemand mehr, und die strengen Regeln gelten. Unter 66 kostet das 2 oder 3 Spielpunkte. Dreh zu, und bestätige.
learn-close-2 = Jetzt muss der Gegner bedienen. Spiel das Trumpfass aus.
learn-close-3 = 57. Die Zehn ist jetzt der höchste Trumpf: Spiel sie aus.
learn-close-4 = 67: Melde 66.
learn-close-done = Dreh zu, wenn du den Weg zu 66 siehst. Nun kennst du das Spiel.
learn-close-first = Solange der Talon offen ist, zieht der Gegner und muss nicht bedienen. Dreh zuerst zu.
learn-close-trumps = Die höchsten Trümpfe zuerst: Sie gewinnen sicher.

## Coach

coach = Trainer
coach-about = Eine Partie gegen den Rechner auf diesem Gerät. Der Trainer meldet sich, bevor du eine teure Karte spielst, und zeigt dir deine Augen. Deine eigene Partie wartet.
coach-level = Gegner
coach-start = Mit dem Trainer spielen
coach-resume = Mit dem Trainer weiterspielen
coach-watches = Ich schaue zu und melde mich, wenn etwas teuer wird.
coach-costs = { $label } verschenkt in Spielpunkten etwa { $value }. Zurücknehmen?
coach-go-on = Weiter
coach-failed = Das ging nicht: { $message }
coach-doubts = { $label }: Darauf käme ich hier nicht. Zurücknehmen?

## Drills

drills = Übungen
drills-about = Zufällige Spiele, so viele du willst. Jede Antwort wird erklärt.
drill-count = Im Kopf zählen
drill-remember = Karten merken
drill-trumps = Trümpfe zählen
drill-chance = Wie wahrscheinlich?
drill-score = { $own } von { $count } richtig
drill-percent = { $value } %
drill-back = Alle Lektionen und Übungen
drill-next-trick = Weiter
drill-again = Nächste Frage
drill-right = Richtig.
drill-wrong = Die Antwort ist: { $label }.
drill-ask-count = Wie viele Augen hast du?
drill-ask-remember = Welche dieser Karten ist noch im Spiel?
drill-ask-trumps = Wie viele Trümpfe fehlen noch: weder gespielt noch in deinem Blatt noch offen?
drill-ask-talon = { $count } Karten liegen verdeckt im Talon, { $own } Karten des Gegners kennst du nicht. Wie wahrscheinlich liegt diese Karte im Talon: { card }?
drill-ask-marriage = { $count } Karten liegen verdeckt im Talon, { $own } Karten des Gegners kennst du nicht. Von dieser Farbe hast du weder König noch Dame gesehen: { suit }. Wie wahrscheinlich hat der Gegner beide?
drill-why-count = Karten { $own }, Ansagen { $other }, letzter Stich { $value }: zusammen { $points }.
drill-why-remember = Noch nicht gespielt: { card }.
drill-why-trumps = Gespielt { $count }, in deinem Blatt { $own }, offen { $other }. Von sechs bleiben { $points }.
drill-why-talon = { $own } von { $count } Karten, die du nicht gesehen hast, liegen im Talon: { $points } %.
drill-why-marriage = Für die erste { $own } von { $count }, für die zweite { $other } von { $value }. Malgenommen sind das { $points } %.
