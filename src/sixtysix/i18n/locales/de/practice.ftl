# Ein Spiel zur Übung, und Spiele, die andere teilen

practice-apart = Übung: Dieses Spiel zählt nicht.
practice-compared = Übung: Dieses Spiel zählt nicht. Beim ersten Mal { $own }, jetzt { $other }.
practice-waits = Dieses Spiel ist eine Übung und zählt nicht. Deine Partie wartet.
practice-restart = Von vorn
shared-deal = Ein geteiltes Spiel
shared-damaged = Dieser Link ist beschädigt: Ein Stück fehlt oder wurde verändert. Lass ihn dir noch einmal schicken und kopier ihn ganz.
shared-newer = Dieser Link stammt aus einer neueren Version. Lade diese Seite neu und öffne den Link dann noch einmal.
shared-impossible = Ein solches Spiel kann es nicht geben: Die Karten sind kein vollständiges Blatt, oder die Regeln passen nicht zusammen. Bitte um einen anderen Link.
shared-failed = Dieser Browser konnte die Karten nicht geben. Lade diese Seite neu und öffne den Link dann noch einmal.
shared-untouched = Nichts wurde verändert: Deine Partie ist noch da, wo du sie verlassen hast.
shared-go-on = Weiter mit meiner Partie
