# Playing without the server

offline-here = Nessun server: giochi su questo dispositivo.
offline-here-kept = Nessun server: giochi qui. L’altra partita è conservata.
offline-back = Il server è tornato: la tua partita continua.
offline-back-later = La partita sul server continua dopo questa.
offline-cannot = Questo browser non può giocare senza il server.
offline-play-here = Gioca su questo dispositivo
offline-storage-blocked = Questo browser non conserva nulla: non chiudere la pagina.
offline-storage-full = Il dispositivo è pieno: non chiudere la pagina.
offline-new-version = La nuova versione arriva quando ricarichi la pagina.
