# Playing without the server

offline-here = Kein Server: Du spielst auf diesem Gerät.
offline-here-kept = Kein Server: Du spielst hier. Deine Partie dort bleibt erhalten.
offline-back = Der Server ist wieder da: Deine Partie geht weiter.
offline-back-later = Deine Partie auf dem Server geht nach dieser weiter.
offline-cannot = Dieser Browser kann ohne den Server nicht spielen.
offline-play-here = Auf diesem Gerät spielen
offline-storage-blocked = Dieser Browser speichert nichts: Schließe die Seite nicht.
offline-storage-full = Dieses Gerät ist voll: Schließe die Seite nicht.
offline-new-version = Eine neue Version kommt beim nächsten Laden der Seite.
