# Deutsche Karten: Wörter, die an die Stelle derer in den anderen Dateien treten.
# $suit: S Laub, H Herz, D Schellen, C Eichel. $rank: Q Ober, J Unter.

rank-word = { $rank ->
    [A] Daus
    [K] König
    [Q] Ober
    [J] Unter
    [T] Zehn
   *[9] Neun
}
suit = { $suit ->
    [S] Laub
    [H] Herz
    [D] Schellen
   *[C] Eichel
}
why-marriage-announced = spiel König oder Ober des Paares aus
why-marriage-needs-pair = dazu brauchst du König und Ober einer Farbe
hint-nudge-marriage = Achte auf deine Könige und Ober.

# The ranks in the rules.
rt-rank = { rank-word }

# Lessons and drills.
learn-dear = Das verschenkt { $points } Augen. Ein Unter oder eine Neun kostet weniger.
learn-values-1 = Die Karten zählen: Daus 11, Zehn 10, König 4, Ober 3, Unter 2, Neun 0. Wer zuerst 66 hat, gewinnt das Spiel. Spiel die Karte, die 10 zählt.
learn-values-2 = Daus, Zehn, König, Ober, Unter, Neun: Das ist die Reihenfolge, also hat deine Zehn den König geschlagen. Der Stich gehört dir und zählt 14. Zieh.
learn-values-done = Um Däuser und Zehnen lohnt sich der Kampf. Eine Neun gibt man leicht her.
learn-trick-3 = Du spielst aus. Was du verlieren kannst, soll billig sein: Spiel einen Unter oder eine Neun aus.
learn-trick-4 = Ein Daus liegt da, das du nicht schlagen kannst. Solange es Karten zu ziehen gibt, musst du nicht bedienen. Wirf einen Unter oder eine Neun ab.
learn-trump-1 = Die offene Karte zeigt die Trumpffarbe: Herz. Ein Trumpf schlägt jede Karte der anderen Farben. Ein Daus wurde ausgespielt: Stich es mit einem kleinen Trumpf.
learn-trump-2 = 13 Augen für einen Unter. Zieh.
learn-trump-3 = Du hast das Trumpfdaus. Nichts schlägt es. Spiel es aus.
learn-trump-done = Trümpfe machen Stiche. Heb sie für Däuser und Zehnen auf.
learn-trump-small = Das gewänne auch, aber der Unter genügt. Behalte das Trumpfdaus.
learn-trump-none = Das schlägt das Daus nicht. Das kann nur ein Trumpf.
learn-trump-sure = Diese Karte ist zu schlagen. Das Trumpfdaus nicht.
learn-marriage-1 = König und Ober einer Farbe sind ein Paar. Sagst du es an, wenn du ausspielst, zählt es 20, in Trumpf 40. Du hast eines: Sag es an.
learn-marriage-4 = Zum Trumpfober hast du den König gezogen. Das ist 40 wert: Sag es an.
learn-marriage-done = Über 60 Augen mit einem einzigen Stich! Schau bei jedem Ausspielen nach König und Ober.
learn-exchange-1 = Unter dem Talon liegt das Trumpfdaus. Du hast die Neun, den niedrigsten Trumpf. Wenn du ausspielst und schon einen Stich hast, darfst du tauschen. Tausch.
learn-exchange-2 = Ein Daus für eine Neun. Nichts schlägt es: Spiel es aus.
learn-strict-1 = Der Talon ist aufgebraucht. Ab jetzt gilt Farb- und Stichzwang: Du musst bedienen und, wenn du kannst, überstechen. Ein Ober liegt da: Verbotene Karten sind abgedunkelt.
learn-strict-2 = Auch der Gegner muss bedienen, und er hat die Schellen-Zehn. Spiel das Schellen-Daus aus: Die Zehn muss fallen.
learn-strict-ten = Dann bleibt die Zehn beim Gegner. Spiel das Schellen-Daus aus.
learn-count-1 = Die Augen siehst du nicht: Zähl mit. Du hast eine Ansage, 20, einen Ober, 3, einen Unter, 2: 25. Eine Zehn liegt da: Nimm sie mit der Karte, die am meisten zählt.
learn-count-2 = 25, und 21 für Daus und Zehn: 46. Zieh.
learn-count-trump = Das gewinnt den Stich, bringt aber nur 12. Das Daus bringt 21.
learn-count-slow = Ob dieser Stich 20 bringt, ist ungewiss. Schau auf deine Könige und Ober.
learn-claim-1 = Eine Ansage zu 40 und Stiche mit 14: Du hast 54. Mit weniger als 66 zu melden kostet 2 oder 3 Spielpunkte. Spiel zuerst dein Daus aus.
learn-claim-weak = Diese Karte ist leicht zu schlagen oder bringt zu wenig. Spiel das Daus aus.
learn-close-2 = Jetzt muss der Gegner bedienen. Spiel das Trumpfdaus aus.
drill-ask-marriage = { $count } Karten liegen verdeckt im Talon, { $own } Karten des Gegners kennst du nicht. Von dieser Farbe hast du weder König noch Ober gesehen: { suit }. Wie wahrscheinlich hat der Gegner beide?

# The rules.
rt-cards = { $deck ->
    [20] Man spielt mit zwanzig Karten: Daus, Zehn, König, Ober und Unter jeder Farbe.
   *[other] Man spielt mit vierundzwanzig Karten: Daus, Zehn, König, Ober, Unter und Neun jeder Farbe.
}
rt-order = { $deck ->
    [20] In jeder Farbe ist das Daus am höchsten, dann kommen Zehn, König, Ober, Unter. Die Zehn sticht den König.
   *[other] In jeder Farbe ist das Daus am höchsten, dann kommen Zehn, König, Ober, Unter, Neun. Die Zehn sticht den König.
}
rt-last-draw = { $deck ->
    [20] Zuletzt wird die offene Karte gezogen: die aufgedeckte oder der gegen sie getauschte Unter.
   *[other] Zuletzt wird die offene Karte gezogen: die aufgedeckte oder die gegen sie getauschte Neun.
}
rt-marriage = Wer ausspielt, darf ein Paar ansagen, König und Ober einer Farbe: Er zeigt beide und spielt einen davon aus.
rt-marriage-auto = Wer König oder Ober ausspielt und die andere Karte des Paares hat, sagt es damit an. Man darf es auch vorher ansagen.
rt-exchange = { $deck ->
    [20] Wer den Trumpfunter hat, darf ihn gegen die aufgedeckte Karte tauschen.
   *[other] Wer die Trumpfneun hat, darf sie gegen die aufgedeckte Karte tauschen.
}
rt-exchange-auto = { $deck ->
    [20] Der Trumpfunter wird von selbst gegen die aufgedeckte Karte getauscht, sobald das erlaubt ist.
   *[other] Die Trumpfneun wird von selbst gegen die aufgedeckte Karte getauscht, sobald das erlaubt ist.
}
rt-exchange-turned-up = { $deck ->
    [20] Ist der Trumpfunter selbst aufgedeckt, gibt es in diesem Spiel keinen Tausch.
   *[other] Ist die Trumpfneun selbst aufgedeckt, gibt es in diesem Spiel keinen Tausch.
}

# Statistics.
stats-kind-no-ace = Kein Daus
