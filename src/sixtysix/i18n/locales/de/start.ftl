no-script = Hier gibt ein Skript die Karten. Erlaube JavaScript für diese Seite und lade sie neu.
not-loaded = Der Tisch ist nicht gekommen. Prüfe die Verbindung und lade die Seite neu.
