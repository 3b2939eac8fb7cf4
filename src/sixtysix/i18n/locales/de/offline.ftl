# Playing without the server

offline-here = Der Server ist nicht erreichbar: Du spielst auf diesem Gerät.
offline-here-kept = Der Server ist nicht erreichbar: Du spielst auf diesem Gerät. Deine Partie dort bleibt erhalten.
offline-back = Der Server ist wieder da: Deine Partie geht weiter.
offline-back-later = Der Server ist wieder da. Deine Partie dort geht nach dieser weiter.
offline-cannot = Dieser Browser kann ohne den Server nicht spielen.
offline-play-here = Auf diesem Gerät spielen
offline-storage-blocked = Dieser Browser speichert nichts auf diesem Gerät: Die Partie ist verloren, wenn du die Seite schließt.
offline-storage-full = Auf diesem Gerät ist kein Platz mehr: Die Partie ist verloren, wenn du die Seite schließt.
offline-new-version = Es gibt eine neue Version. Sie kommt, wenn du die Seite das nächste Mal lädst.
