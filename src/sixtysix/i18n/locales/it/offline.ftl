# Playing without the server

offline-here = Il server non risponde: giochi su questo dispositivo.
offline-here-kept = Il server non risponde: giochi su questo dispositivo. La tua partita sul server è conservata.
offline-back = Il server è tornato: la tua partita continua.
offline-back-later = Il server è tornato. La tua partita sul server continua dopo questa.
offline-cannot = Questo browser non può giocare senza il server.
offline-play-here = Gioca su questo dispositivo
offline-storage-blocked = Questo browser non conserva nulla su questo dispositivo: la partita va persa quando chiudi la pagina.
offline-storage-full = Su questo dispositivo non c'è più spazio: la partita va persa quando chiudi la pagina.
offline-new-version = C'è una nuova versione. Arriva quando ricarichi la pagina.
