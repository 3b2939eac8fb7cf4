# Statistik eines Spielers: was gespielt wurde, und wie sicher jede Zahl ist.
# Zahlen kommen als Text ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); $count ist eine Zahl.

stats-loading = Deine Spiele werden gelesen …
stats-blocked = Dieser Browser speichert für diese Seite nichts: Was du spielst, zählt nur, bis du sie schließt. Exportiere es, wenn du es behalten willst.
stats-unproven = { $count ->
    [one] Ein Spiel wurde nicht aufgezeichnet: Seine Karten ließen sich aus den aufgedeckten Startwerten nicht noch einmal geben.
   *[other] { $count } Spiele wurden nicht aufgezeichnet: Ihre Karten ließen sich aus den aufgedeckten Startwerten nicht noch einmal geben.
}
stats-empty = Noch ist nichts gezählt. Jedes Spiel, das du zu Ende spielst, erscheint hier: Ergebnisse und wie sicher sie sind, Melden und Zudrehen, Serien, und was du und dein Gegner bekommen habt, neben dem, was der Zufall erwarten lässt.
stats-empty-filter = Zu dieser Auswahl passt kein Spiel.
stats-practice = { $count ->
    [one] Ein Übungsspiel ist nicht mitgezählt.
   *[other] { $count } Übungsspiele sind nicht mitgezählt.
} Zur Übung wird ein Spiel, wenn du etwas zurücknimmst, nachdem du Neues erfahren hast.
stats-hints = { $count ->
    [one] In diesen Spielen wurde ein Tipp genommen.
   *[other] In diesen Spielen wurden { $count } Tipps genommen.
}

## Was gezählt wird

stats-level = Gegner
stats-preset = Regeln
stats-time = Zeit
stats-all = alle
stats-span-all = alles
stats-span-week = 7 Tage
stats-span-month = 30 Tage
stats-span-year = 365 Tage
stats-level-unknown = unbekannt

## Ergebnisse

stats-results = Ergebnisse
stats-deals-won = Gewonnene Spiele
stats-matches-won = Gewonnene Partien
stats-points = Spielpunkte je Spiel
stats-of = { $hits } von { $count }
stats-deals = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
stats-too-few = noch zu wenige
stats-range = { $low } bis { $high }
stats-interval-about = Der Bereich sagt, wie sicher eine Zahl ist: In 95 von 100 Fällen liegt darin, was du auf Dauer erreichen würdest. Er wird enger, je mehr du spielst. Spiele ohne Gewinner zählen nur bei den Spielpunkten.
stats-by-level = Nach Gegner
stats-by-preset = Nach Regeln
stats-col-won = Gewonnen
stats-col-points = Spielpunkte je Spiel

## Kurve

stats-curve = Spiel für Spiel
stats-curve-label = Nach { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}: Ergebnis { $result } Spielpunkte, Wert der Blätter { $luck }.
stats-curve-result = Ergebnis
stats-curve-luck = Wert der Blätter
stats-curve-band = Gleich starke Spieler, 95 von 100
stats-curve-about = Das Ergebnis sind gewonnene minus verlorene Spielpunkte. Die andere Kurve sagt, was beide ersten Blätter und das Ausspiel zwischen zwei gleich starken Programmen im Schnitt wert waren; was später gezogen wurde, ist nicht dabei. Von 100 Paaren gleich starker Spieler landen 95 im Band.
stats-as-table = Die Kurven als Tabelle
stats-col-after = Nach Spiel

## Melden und Zudrehen

stats-claims = Melden von 66
stats-claim-right = richtig, sofort
stats-claim-late = richtig, aber spät
stats-claim-wrong = falsch
stats-claim-missed = 66 gehabt, nicht gemeldet
stats-late-about = Wenn du zu spät gemeldet hast, hattest du im Schnitt { $tricks } Stiche vorher 66.
stats-late-mean = 66 war im Schnitt { $tricks } Stiche vorher da
stats-closings = Zudrehen
stats-closing-count = zugedreht
stats-closing-right = vom Zudreher gewonnen
stats-closing-points = Punkte für dich

## Serien

stats-streaks = Serien
stats-longest-won = Meiste Siege in Folge
stats-longest-lost = Meiste Niederlagen in Folge
stats-present = Jetzt
stats-present-won = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege in Folge
}
stats-present-lost = { $count ->
    [one] eine Niederlage
   *[other] { $count } Niederlagen in Folge
}
stats-run = Wie üblich ist eine Serie?
stats-run-deals = Spiele
stats-run-length = Niederlagen in Folge
stats-run-chance = Von zwei gleich starken Spielern hat jeder in { $deals } Spielen mit einer Wahrscheinlichkeit von { $chance } eine Serie von mindestens { $count ->
    [one] einer Niederlage
   *[other] { $count } Niederlagen
}.
stats-run-bad = Gib ganze Zahlen ein: 1 bis { $deals } Spiele, 1 bis { $count } Niederlagen.

## Was gegeben wurde

stats-luck = Was gegeben wurde
stats-luck-about = Erste Blätter aus { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}, deine und die des Gegners. Was zu erwarten ist, ist aus den Karten berechnet, nicht gemessen.
stats-kind-marriage = Ein Paar
stats-kind-no-trump = Kein Trumpf
stats-kind-three-trumps = Drei Trümpfe oder mehr
stats-kind-trump-marriage = Das Paar in Trumpf
stats-kind-no-ace = Kein Ass
stats-kind-exchange-card = Die Karte zum Tauschen
stats-due = erwartet { $chance }
stats-expected = erwartet
stats-luck-key = Der Punkt ist, was gegeben wurde, der Balken sein 95-%-Bereich, der senkrechte Strich das Erwartete.
stats-verdict-above = öfter, als es der Zufall erklärt
stats-verdict-below = seltener, als es der Zufall erklärt
stats-luck-honest = Ein Bereich liegt in 1 von 20 Fällen daneben, obwohl alles stimmt: Von { $count } solchen Zahlen liegt in rund { $chance } aller Statistiken mindestens eine außerhalb. Zufall kommt in Klumpen; Serien guter und schlechter Blätter gehören zu ehrlichem Mischen. Unter „Faires Geben“ lässt sich jedes Spiel prüfen.

## Aufbewahren

stats-data = Deine Spiele
stats-line-waiting = { $count ->
    [one] 1 Spiel ist in diesem Browser gespeichert.
   *[other] { $count } Spiele sind in diesem Browser gespeichert.
}
stats-line-busy = { $count ->
    [one] 1 Spiel ist in diesem Browser gespeichert; der Server wird gefragt …
   *[other] { $count } Spiele sind in diesem Browser gespeichert; der Server wird gefragt …
}
stats-line-same = { $count ->
    [one] 1 Spiel ist in diesem Browser und auf dem Server gespeichert.
   *[other] { $count } Spiele sind in diesem Browser und auf dem Server gespeichert.
}
stats-line-away = { $count ->
    [one] 1 Spiel ist in diesem Browser gespeichert. Der Server ist nicht erreichbar oder kann nicht schreiben; er wird wieder gefragt.
   *[other] { $count } Spiele sind in diesem Browser gespeichert. Der Server ist nicht erreichbar oder kann nicht schreiben; er wird wieder gefragt.
}
stats-line-alone = { $count ->
    [one] 1 Spiel bleibt, bis du die Seite schließt. Der Server erfährt nichts: Dieser Browser konnte den Schlüssel nicht speichern.
   *[other] { $count } Spiele bleiben, bis du die Seite schließt. Der Server erfährt nichts: Dieser Browser konnte den Schlüssel nicht speichern.
}
stats-refused = { $count ->
    [one] Ein Spiel ist nur hier gespeichert: Nach Ansicht des Servers kann es so nicht gespielt worden sein.
   *[other] { $count } Spiele sind nur hier gespeichert: Nach Ansicht des Servers können sie so nicht gespielt worden sein.
}
stats-unread = { $count ->
    [one] Ein Spiel auf dem Server wurde von einer neueren Version geschrieben; lade die Seite neu, um es zu sehen.
   *[other] { $count } Spiele auf dem Server wurden von einer neueren Version geschrieben; lade die Seite neu, um sie zu sehen.
}
stats-export-text = Als Text exportieren
stats-export-json = Als JSON exportieren
stats-import = JSON importieren
stats-exported = Gespeichert als { $name }.
stats-nothing = Es gibt noch nichts zu exportieren.
stats-imported = { $count ->
    [0] Nichts Neues: Alle Spiele der Datei waren schon da.
    [one] 1 Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
stats-bad-json = Zeile { $line } der Datei ist beschädigt.
stats-bad-format = Zeile { $line }: Das ist keine Datei mit Spielen von Sechsundsechzig.
stats-bad-newer = Zeile { $line }: Das hat eine neuere Version geschrieben. Lade die Seite neu und versuch es noch einmal.
stats-bad-field = Zeile { $line }: „{ $field }“ fehlt oder ist falsch.
stats-bad-cards = Zeile { $line }: Die Karten sind kein vollständiges Blatt.
stats-bad-tricks = Zeile { $line }: Die Stiche passen nicht zu den Karten ({ $field }).
stats-bad-twice = Zeile { $line }: Spiel { $field } steht zweimal da, mit verschiedenem Inhalt.
stats-bad-unread = Lässt sich nicht lesen: { $name }.
stats-bad-kept = Nichts wurde übernommen; deine Spiele sind unverändert.
stats-key = Sichern oder anderes Gerät
stats-key-about = Der Server kennt dich nur an diesem Schlüssel. Kopier ihn auf ein anderes Gerät, dann zeigen beide dieselben Spiele. Wer ihn hat, kann sie sehen und löschen; ein verlorener Schlüssel lässt sich nicht ersetzen.
stats-key-show = Meinen Schlüssel zeigen
stats-key-mine = Dein Schlüssel
stats-key-copy = Kopieren
stats-key-copied = Der Schlüssel wurde kopiert.
stats-key-select = Der Schlüssel ist markiert: Kopier ihn jetzt.
stats-key-other = Schlüssel eines anderen Geräts
stats-key-use = Diesen Schlüssel verwenden
stats-key-bad = Ein Schlüssel hat 32 Zeichen: Ziffern und Buchstaben von a bis f. Nichts wurde geändert.
stats-key-taken = Der Schlüssel gilt jetzt; die Spiele beider Geräte werden zusammengeführt.
stats-delete = Alle Spiele löschen
stats-delete-sure = { $count ->
    [0] Alles löschen, was unter deinem Schlüssel gespeichert ist, in diesem Browser und auf dem Server? Es lässt sich nicht zurückholen.
    [one] Das Spiel löschen, in diesem Browser und auf dem Server? Es lässt sich nicht zurückholen.
   *[other] Alle { $count } Spiele löschen, in diesem Browser und auf dem Server? Sie lassen sich nicht zurückholen.
}
stats-delete-yes = Endgültig löschen
stats-deleted = { $count ->
    [one] 1 Spiel wurde gelöscht, in diesem Browser und auf dem Server.
   *[other] { $count } Spiele wurden gelöscht, in diesem Browser und auf dem Server.
}
stats-deleted-here = { $count ->
    [one] 1 Spiel wurde in diesem Browser gelöscht. Auf dem Server wird es gelöscht, sobald er erreichbar ist.
   *[other] { $count } Spiele wurden in diesem Browser gelöscht. Auf dem Server werden sie gelöscht, sobald er erreichbar ist.
}
stats-every-deal = Jedes Spiel
stats-ending-won = gewonnen
stats-ending-lost = verloren
stats-ending-drawn = ohne Gewinner
