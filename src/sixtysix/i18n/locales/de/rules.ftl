# Die Regeln einer Spielart als Text für Spieler, und der Bearbeiter der Hausregeln.

## Abschnitte

rt-object-title = Worum es geht
rt-cards-title = Die Karten
rt-deal-title = Das Geben
rt-play-title = Die Stiche
rt-talon-title = Das Ziehen
rt-marriage-title = Ansagen
rt-exchange-title = Tauschen
rt-close-title = Zudrehen
rt-strict-title = Die strengen Regeln
rt-claim-title = Zählen und 66
rt-worth-title = Was ein Spiel zählt
rt-end-title = Wenn die Karten ausgehen
rt-match-title = Die Partie
rt-aid-title = Zurückschauen und Mitzählen

## Ziel, Karten, Geben

rt-object-claim = Zwei Spieler. Man will 66 Augen in Stichen und Ansagen haben und sie vor dem Gegner melden.
rt-object-auto = Zwei Spieler. Wer zuerst 66 Augen in Stichen und Ansagen hat, gewinnt das Spiel.
rt-cards = { $deck ->
    [20] Man spielt mit zwanzig Karten: Ass, Zehn, König, Dame und Bube jeder Farbe.
   *[other] Man spielt mit vierundzwanzig Karten: Ass, Zehn, König, Dame, Bube und Neun jeder Farbe.
}
rt-order = { $deck ->
    [20] In jeder Farbe ist das Ass am höchsten, dann kommen Zehn, König, Dame, Bube. Die Zehn sticht den König.
   *[other] In jeder Farbe ist das Ass am höchsten, dann kommen Zehn, König, Dame, Bube, Neun. Die Zehn sticht den König.
}
rt-values = So viele Augen zählen sie, zusammen 120:
rt-rank = { $rank ->
    [A] Ass
    [T] Zehn
    [K] König
    [Q] Dame
    [J] Bube
   *[9] Neun
}
rt-card = Karte
rt-card-points = Augen
rt-lot = Das Los entscheidet, wer zuerst gibt.
rt-next-dealer-alternate = Danach geben die Spieler abwechselnd.
rt-next-dealer-winner = Danach gibt, wer das vorige Spiel gewonnen hat.
rt-next-dealer-loser = Danach gibt, wer das vorige Spiel verloren hat.
rt-deal-33T = Jeder bekommt sechs Karten, zweimal drei, der Gegner des Gebers zuerst. Dann wird die nächste Karte aufgedeckt.
rt-deal-3T3 = Jeder bekommt drei Karten, der Gegner des Gebers zuerst. Dann wird die nächste Karte aufgedeckt, und jeder bekommt noch drei: zusammen sechs.
rt-deal-3T2 = Jeder bekommt drei Karten, der Gegner des Gebers zuerst. Dann wird die nächste Karte aufgedeckt, und jeder bekommt noch zwei: zusammen fünf.
rt-talon = Die Farbe der aufgedeckten Karte ist Trumpf. Die anderen { $count } Karten liegen verdeckt quer darüber: Zusammen sind sie der Talon.

## Stiche und Ziehen

rt-lead = Zum ersten Stich spielt der Gegner des Gebers aus; der Geber legt eine Karte dazu.
rt-wins = Der höhere Trumpf gewinnt den Stich; liegt keiner, gewinnt die höhere Karte der ausgespielten Farbe.
rt-free = Solange der Talon reicht und nicht zugedreht ist, darf man jede Karte ausspielen und jede zugeben: Man muss nicht bedienen, überstechen oder trumpfen.
rt-winner = Der Gewinner nimmt beide Karten und spielt zum nächsten Stich aus.
rt-draw = Nach jedem Stich zieht der Gewinner die oberste Karte des Talons, dann der andere die nächste.
rt-last-draw = { $deck ->
    [20] Zuletzt wird die offene Karte gezogen: die aufgedeckte oder der gegen sie getauschte Bube.
   *[other] Zuletzt wird die offene Karte gezogen: die aufgedeckte oder die gegen sie getauschte Neun.
}

## Ansagen

rt-marriage = Wer ausspielt, darf ein Paar ansagen, König und Dame einer Farbe: Er zeigt beide und spielt eine davon aus.
rt-marriage-auto = Wer König oder Dame ausspielt und die andere Karte des Paares hat, sagt es damit an. Man darf es auch vorher ansagen.
rt-marriage-worth = Ein Paar zählt 20 Augen, in Trumpf 40.
rt-marriage-first = Schon beim ersten Ausspielen darf man ansagen; die Augen zählen dann erst, wenn der Ansager einen Stich hat.
rt-marriage-first-not = Beim ersten Ausspielen darf man nicht ansagen.
rt-marriage-exhausted = Auch wenn der Talon aufgebraucht ist, darf man noch ansagen.
rt-marriage-exhausted-not = Ist der Talon aufgebraucht, wird nicht mehr angesagt.
rt-marriage-closed-yes = Ist zugedreht, wird weiter angesagt, auch beim Zudrehen selbst.
rt-marriage-closed-lead = Ist zugedreht, gibt es nur noch eine Ansage: die des Zudrehers, gleich beim Zudrehen.
rt-marriage-closed-no = Ist zugedreht, wird nicht mehr angesagt, auch beim Zudrehen selbst nicht.
rt-marriage-66-claim-now = Wer mit einer Ansage auf 66 kommt, darf sofort melden, bevor der andere zugibt.
rt-marriage-66-claim-later = Wer mit einer Ansage auf 66 kommt, darf erst melden, wenn ihr Stich gespielt ist.
rt-marriage-66-auto-now = Wer mit einer Ansage auf 66 kommt, hat sofort gewonnen, bevor der andere zugibt.
rt-marriage-66-auto-later = Wer mit einer Ansage auf 66 kommt, gewinnt erst, wenn ihr Stich gespielt ist.

## Tauschen

rt-exchange = { $deck ->
    [20] Wer den Trumpfbuben hat, darf ihn gegen die aufgedeckte Karte tauschen.
   *[other] Wer die Trumpfneun hat, darf sie gegen die aufgedeckte Karte tauschen.
}
rt-exchange-auto = { $deck ->
    [20] Der Trumpfbube wird von selbst gegen die aufgedeckte Karte getauscht, sobald das erlaubt ist.
   *[other] Die Trumpfneun wird von selbst gegen die aufgedeckte Karte getauscht, sobald das erlaubt ist.
}
rt-exchange-lead = Getauscht wird nur, wenn man selbst ausspielt, vor dem Ausspielen und wenn beide ein volles Blatt haben.
rt-exchange-own_turn = Getauscht wird, wenn man am Zug ist, vor dem Ausspielen und auch vor dem Zugeben, aber erst, wenn beide gezogen haben.
rt-exchange-trick = Zum Tauschen muss man schon einen Stich haben.
rt-exchange-no-trick = Zum Tauschen braucht man noch keinen Stich.
rt-exchange-talon-2 = Getauscht werden kann, solange die aufgedeckte Karte daliegt.
rt-exchange-talon-3 = Zum Tauschen müssen mehr als zwei Karten im Talon liegen, die aufgedeckte mitgezählt.
rt-exchange-talon-4 = Zum Tauschen müssen mindestens vier Karten im Talon liegen, die aufgedeckte mitgezählt.
rt-exchange-closed-no = Ist zugedreht, tauscht niemand mehr.
rt-exchange-closed-yes = Ist zugedreht, darf nur noch der Gegner des Zudrehers tauschen, auch ohne Stich: sofort, bevor er die erste Karte zugibt.
rt-exchange-closed-auto = Ist zugedreht, tauscht nur noch der Gegner des Zudrehers, auch ohne Stich, und auch das geschieht von selbst.
rt-exchange-turned-up = { $deck ->
    [20] Ist der Trumpfbube selbst aufgedeckt, gibt es in diesem Spiel keinen Tausch.
   *[other] Ist die Trumpfneun selbst aufgedeckt, gibt es in diesem Spiel keinen Tausch.
}

## Zudrehen

rt-close = Wer ausspielt, darf vorher den Talon zudrehen: Die aufgedeckte Karte wird verdeckt daraufgelegt. Von da an zieht niemand mehr, und die strengen Regeln gelten.
rt-close-first = Schon vor dem ersten Ausspielen darf man zudrehen.
rt-close-first-not = Vor dem ersten Ausspielen darf man nicht zudrehen.
rt-close-either = Nach einem Stich darf man vor dem Ziehen zudrehen, beide mit einer Karte weniger, oder danach.
rt-close-after_draw = Nach einem Stich darf man erst zudrehen, wenn beide gezogen haben.
rt-close-talon-2 = Zudrehen kann man, solange Karten im Talon liegen.
rt-close-talon-4 = Zum Zudrehen müssen mindestens vier Karten im Talon liegen, die aufgedeckte mitgezählt.
rt-close-won-end = Kommt der Zudreher auf 66, hängen seine Spielpunkte von Stichen und Augen des anderen am Ende ab.
rt-close-won-at_close = Kommt der Zudreher auf 66, hängen seine Spielpunkte von Stichen und Augen des anderen im Augenblick des Zudrehens ab.
rt-close-fail-2or3-at_close = Kommt der Zudreher nicht auf 66, gewinnt der andere 2 Spielpunkte, oder 3, wenn er beim Zudrehen keinen Stich hatte.
rt-close-fail-2or3-at_end = Kommt der Zudreher nicht auf 66, gewinnt der andere 2 Spielpunkte, oder 3, wenn er am Ende keinen Stich hat.
rt-close-fail-2 = Kommt der Zudreher nicht auf 66, gewinnt der andere immer 2 Spielpunkte.
rt-close-fail-3 = Kommt der Zudreher nicht auf 66, gewinnt der andere immer 3 Spielpunkte.
rt-close-beaten-same = Kommt der andere zuerst auf 66, zählt das wie misslungenes Zudrehen.
rt-close-beaten-2 = Kommt der andere zuerst auf 66, gewinnt er immer 2 Spielpunkte.
rt-close-unclaimed-count = Sind alle Karten gespielt und hat niemand gemeldet, wird beim Zudreher gezählt: Mit 66 gewinnt er, sonst ist das Zudrehen misslungen.
rt-close-unclaimed-must_claim = Sind alle Karten gespielt und hat niemand gemeldet, ist das Zudrehen misslungen, außer der Zudreher hat den letzten Stich gewonnen und 66 erreicht.
rt-close-last-trick = Der letzte Stich eines zugedrehten Spiels bringt nichts extra.

## Die strengen Regeln

rt-strict = Sie gelten, sobald der Talon aufgebraucht oder zugedreht ist: Die ausgespielte Farbe muss bedient werden (Farbzwang).
rt-head = Wer kann, muss die ausgespielte Karte mit einer höheren derselben Farbe überstechen (Stichzwang).
rt-head-free = Die ausgespielte Karte muss nicht überstochen werden.
rt-trump = Wer die ausgespielte Farbe nicht hat, muss trumpfen (Trumpfzwang); wer auch keinen Trumpf hat, darf alles zugeben.
rt-trump-free = Wer die ausgespielte Farbe nicht hat, darf alles zugeben; niemand muss trumpfen.

## Zählen und 66

rt-count = Es zählen die Karten der eigenen Stiche und die eigenen Ansagen.
rt-claim-own_turn = Wer meint, 66 zu haben, darf es melden, wenn er am Zug ist, bevor er eine Karte spielt. Dann ist das Spiel zu Ende, und es wird gezählt.
rt-claim-after_trick_or_meld = Wer meint, 66 zu haben, darf es gleich nach einem gewonnenen Stich melden, bevor die nächste Karte ausgespielt wird, oder mit einer Ansage. Dann ist das Spiel zu Ende, und es wird gezählt. Wer es versäumt, muss erst wieder einen Stich gewinnen oder ansagen.
rt-claim-after_trick = Wer meint, 66 zu haben, darf es gleich nach einem gewonnenen Stich melden, bevor die nächste Karte ausgespielt wird. Dann ist das Spiel zu Ende, und es wird gezählt. Wer es versäumt, muss erst wieder einen Stich gewinnen.
rt-claim-any_time = Wer meint, 66 zu haben, darf es jederzeit melden, auch wenn der andere am Zug ist. Dann ist das Spiel zu Ende, und es wird gezählt.
rt-claim-auto = Gemeldet wird nicht: Mit 66 ist das Spiel von selbst zu Ende.
rt-claim-both = Haben beide 66, gewinnt, wer zuerst meldet.
rt-false-2or3 = Wer mit weniger als 66 meldet, gibt dem anderen 2 Spielpunkte, oder 3, wenn der keinen Stich hat.
rt-false-2 = Wer mit weniger als 66 meldet, gibt dem anderen immer 2 Spielpunkte.
rt-false-3 = Wer mit weniger als 66 meldet, gibt dem anderen immer 3 Spielpunkte.
rt-false-mirror = Wer mit weniger als 66 meldet, gibt dem anderen so viele Spielpunkte, wie er mit 66 gewonnen hätte.
rt-false-closer = Hat der Zudreher falsch gemeldet, gewinnt der andere mindestens, was misslungenes Zudrehen kostet.

## Was ein Spiel zählt

rt-worth = Das bekommt der Gewinner eines Spiels:
rt-worth-points = Spielpunkte
rt-worth-when = Wann
rt-worth-1 = Der Verlierer hat { $limit } Augen oder mehr.
rt-worth-2 = Der Verlierer hat einen Stich, aber weniger als { $limit } Augen (Schneider).
rt-worth-3 = Der Verlierer hat keinen Stich (schwarz).
rt-worth-close = Der Zudreher ist nicht auf 66 gekommen.
rt-worth-false = 66 wurde falsch gemeldet.
rt-worth-last = Noch hat niemand gewonnen, und der letzte Stich entscheidet.

## Wenn die Karten ausgehen

rt-last-ten = Der letzte Stich eines offenen Spiels bringt seinem Gewinner 10 Augen.
rt-last-none = Der letzte Stich bringt nichts extra.
rt-last-wins_1 = Sind in einem offenen Spiel alle Karten gespielt und hat noch niemand gewonnen, gewinnt, wer den letzten Stich macht: 1 Spielpunkt.
rt-last-wins_by_score = Sind in einem offenen Spiel alle Karten gespielt und hat noch niemand gewonnen, gewinnt, wer den letzten Stich macht: 1, 2 oder 3 Spielpunkte, je nachdem, was der andere hat.
rt-unclaimed-higher = Sind in einem offenen Spiel alle Karten gespielt und hat noch niemand gewonnen, gewinnt, wer mehr Augen hat: 1, 2 oder 3 Spielpunkte, je nachdem, was der andere hat.
rt-unclaimed-higher-66 = Sind in einem offenen Spiel alle Karten gespielt und hat noch niemand gewonnen, gewinnt, wer mehr Augen hat, sofern es mindestens 66 sind: 1, 2 oder 3 Spielpunkte, je nachdem, was der andere hat. Sonst endet es mit Gleichstand.
rt-unclaimed-nobody = Sind in einem offenen Spiel alle Karten gespielt und hat noch niemand gewonnen, endet es mit Gleichstand.
rt-tie = Haben beide gleich viele Augen, herrscht Gleichstand.
rt-tie-last-trick = Haben aber beide gleich viele Augen, gewinnt, wer den letzten Stich gemacht hat: 1, 2 oder 3 Spielpunkte, je nachdem, was der andere hat.
rt-carry-0 = Bei Gleichstand bekommt niemand Punkte.
rt-carry-1 = Bei Gleichstand bekommt niemand Punkte, aber der nächste Gewinner einen Spielpunkt mehr für jeden Gleichstand davor.
rt-redeal = Nach einem Gleichstand gibt derselbe Spieler noch einmal.
rt-redeal-not = Nach einem Gleichstand gibt der andere Spieler.

## Partie, Zurückschauen, Mitzählen

rt-match-up = Wer zuerst { $target } Spielpunkte hat, gewinnt die Partie. Was darüber hinausgeht, verfällt.
rt-match-down = Jeder beginnt mit { $target } und streicht die gewonnenen Spielpunkte ab; wer zuerst auf null ist, gewinnt die Partie. Was darüber hinausgeht, verfällt.
rt-shutout = Eine Partie, in der der Verlierer keinen Spielpunkt hat, zählt doppelt.
rt-shutout-not = Eine Partie zählt einfach, auch wenn der Verlierer keinen Spielpunkt hat.
rt-look-none = Stiche liegen verdeckt und werden nicht mehr angesehen.
rt-look-last_trick = Den letzten Stich darf man ansehen, bis die nächste Karte ausgespielt wird.
rt-look-own = Jeder darf die Stiche durchsehen, die er gewonnen hat.
rt-look-own_plus_first = Jeder darf die Stiche durchsehen, die er gewonnen hat, und den ersten des Gegners.
rt-points-hidden = Jeder zählt im Kopf: Vor dem Ende des Spiels wird keine Summe gezeigt.
rt-points-own = Jeder sieht seine eigenen Augen.
rt-points-both = Jeder sieht die Augen beider Spieler und welche Karten noch nicht zu sehen waren.

## Schalter, die ruhen

rt-idle-auto = Hier ohne Wirkung: 66 gewinnt von selbst.
rt-idle-no-draw = Hier ohne Wirkung: Nach diesen Regeln gibt es keinen Gleichstand.
rt-idle-fixed-cost = Hier ohne Wirkung: Misslungenes Zudrehen kostet immer gleich viel.

## Die Regelseite

rp-title = Regeln: { $name }
rp-of-house = { $name }, Hausregeln
rp-numbers = Die Nummern am Ende der Sätze sind die der schriftlichen Regeln; so lassen sie sich zitieren.
rp-diff = Was von { $name } abweicht
rp-diff-none = Nichts: Das sind genau die Regeln von { $name }.
rp-diff-was = { $name }: { $value }
rp-print = Drucken
rp-back = Zurück
rp-change = So spielen oder ändern
rp-bad-link = Teile dieses Links wurden nicht verstanden; was nicht darin steht, ist wie bei { $name }.
rp-read = Regeln lesen

## Der Bearbeiter der Hausregeln

he-changes = Geändert gegenüber { $name }
he-changes-none = Nichts ist geändert: Das sind die Regeln von { $name }.
he-draft = Das sind nicht die Regeln der laufenden Partie; sie bleiben hier, bis du eine damit beginnst.
he-draft-running = Die der laufenden Partie zeigen
he-dropped = Deine Änderungen an { $name } sind beiseitegelegt.
he-take-back = { $label }: diese Änderung zurücknehmen
he-otherwise = Sonst: { $message }
he-others = Was es sonst gibt
he-value = { $value }: { $message }
he-clash-one = Passt nicht zu den übrigen Regeln: { $message }.
he-clash-mend = Nimm eine davon zurück:
he-aid = Zählhilfe
he-aid-about = Für beide Spieler gleich. Was sich jemand merkt oder aufschreibt, kann niemand prüfen; hier geht es um das, was der Tisch zeigt.
he-aid-strict = Streng
he-aid-strict-about = Kein Zurückschauen, keine Augen.
he-aid-soft = Weich
he-aid-soft-about = Die eigenen Stiche und den ersten des Gegners darf man ansehen; keine Augen.
he-aid-own = Eigene Augen
he-aid-own-about = Wie weich, und du siehst deine eigenen Augen.
he-aid-open = Offene Zählung
he-aid-open-about = Wie weich, und du siehst die Augen beider und die noch nicht gesehenen Karten.
he-aid-mixed = Eine andere Mischung
he-aid-mixed-about = So, wie die beiden Schalter unten es sagen.
he-own = Meine Hausregeln
he-own-none = Noch keine gespeichert. Ändere etwas an den Regeln und gib ihnen einen Namen.
he-own-name = Name
he-own-save = Speichern
he-own-save-as = Diese Regeln unter einem Namen speichern
he-own-saved = „{ $name }“ ist in diesem Browser gespeichert.
he-own-replaced = „{ $name }“ ist in diesem Browser gespeichert und ersetzt, was vorher so hieß.
he-own-name-missing = Gib den Regeln zuerst einen Namen.
he-own-rename = „{ $name }“ umbenennen
he-own-renamed = Heißt jetzt „{ $name }“.
he-own-name-taken = Regeln mit dem Namen „{ $name }“ gibt es schon.
he-own-delete = „{ $name }“ löschen
he-own-deleted = „{ $name }“ ist gelöscht.
he-own-undo = Rückgängig
he-own-back = „{ $name }“ ist wieder da.
he-own-full = Der Speicher des Browsers ist voll oder gesperrt: „{ $name }“ bleibt nur, bis diese Seite geschlossen wird. Der Link bewahrt es länger.
he-own-strange = { $count ->
    [one] Ein gespeicherter Eintrag ist für diese Version nicht lesbar. Er bleibt erhalten.
   *[other] { $count } gespeicherte Einträge sind für diese Version nicht lesbar. Sie bleiben erhalten.
}
he-share = Diese Regeln teilen
he-share-link = Link zu diesen Regeln
he-copy = Link kopieren
he-send = Senden …
he-link-title = Regeln aus einem Link
he-link-good = Jemand möchte nach diesen Regeln spielen.
he-link-bad = Dieser Link ist beschädigt oder aus einer neueren Version. Nicht verstanden:
he-link-unknown-preset = die Spielart „{ $name }“
he-link-unknown-switch = der Schalter „{ $name }“
he-link-bad-value = der Wert „{ $value }“ von „{ $name }“
he-link-damaged = die Zeichen „{ $value }“
he-link-rest = Was verstanden wurde, ist unten eingestellt; der Rest ist wie bei { $name }.
he-link-offer = { $name } unverändert nehmen
clash-unclaimed-is-nobodys = zählt ein Spiel, das niemand meldet, für niemanden, entscheidet der letzte Stich keinen Gleichstand
clash-marriage-waits-for-its-trick = wartet 66 durch eine Ansage auf ihren Stich, kann man es nicht jederzeit melden
