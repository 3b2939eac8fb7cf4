# Una smazzata di allenamento, e quelle condivise da altri

practice-apart = Allenamento: questa smazzata non conta.
practice-compared = Allenamento: questa smazzata non conta. La prima volta { $own }, ora { $other }.
practice-waits = Questa smazzata è un allenamento e non conta. La tua partita aspetta.
practice-restart = Dall’inizio
shared-deal = Una smazzata condivisa
shared-damaged = Questo link è danneggiato: ne manca una parte o è stata cambiata. Chiedilo di nuovo e copialo per intero.
shared-newer = Questo link viene da una versione più nuova. Ricarica questa pagina, poi apri di nuovo il link.
shared-impossible = Una smazzata così non può esistere: le carte non sono un mazzo completo, o le regole non sono compatibili. Chiedi un altro link.
shared-failed = Questo browser non è riuscito a distribuire le carte. Ricarica questa pagina, poi apri di nuovo il link.
shared-untouched = Non è stato cambiato nulla: la tua partita è dove l’hai lasciata.
shared-go-on = Continua la mia partita
