# Statistiche di un giocatore: che cosa è stato giocato, e quanto è sicuro ogni numero.
# I numeri arrivano come testo ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); $count è un numero.

stats-loading = Lettura delle tue smazzate…
stats-blocked = Questo browser non conserva nulla per questa pagina: ciò che giochi conta solo finché non la chiudi. Esportalo se vuoi conservarlo.
stats-unproven = { $count ->
    [one] Una smazzata non è stata registrata: le sue carte non si sono potute ridare a partire dai semi casuali svelati.
   *[other] { $count } smazzate non sono state registrate: le loro carte non si sono potute ridare a partire dai semi casuali svelati.
}
stats-empty = Non c’è ancora nulla da contare. Ogni smazzata che giochi fino in fondo comparirà qui: i risultati e quanto sono sicuri, dichiarazioni e chiusure, le serie, e le carte ricevute da te e dall’avversario accanto a quelle che il caso lascia attendere.
stats-empty-filter = Nessuna smazzata corrisponde a questa scelta.
stats-practice = { $count ->
    [one] Una smazzata di allenamento non è contata.
   *[other] { $count } smazzate di allenamento non sono contate.
} Una smazzata diventa allenamento quando annulli una mossa dopo aver saputo qualcosa di nuovo.
stats-hints = { $count ->
    [one] In queste smazzate è stato preso un suggerimento.
   *[other] In queste smazzate sono stati presi { $count } suggerimenti.
}

## Che cosa si conta

stats-level = Avversario
stats-preset = Regole
stats-time = Periodo
stats-all = tutti
stats-span-all = sempre
stats-span-week = 7 giorni
stats-span-month = 30 giorni
stats-span-year = 365 giorni
stats-level-unknown = non noto

## Risultati

stats-results = Risultati
stats-deals-won = Smazzate vinte
stats-matches-won = Partite vinte
stats-points = Punti partita a smazzata
stats-of = { $hits } su { $count }
stats-deals = { $count ->
    [one] 1 smazzata
   *[other] { $count } smazzate
}
stats-too-few = ancora troppo poche
stats-range = da { $low } a { $high }
stats-interval-about = L’intervallo dice quanto è sicuro un numero: in 95 casi su 100 contiene ciò che otterresti alla lunga. Più giochi, più si restringe. Le smazzate pari contano solo nei punti partita.
stats-by-level = Per avversario
stats-by-preset = Per regole
stats-col-won = Vinte
stats-col-points = Punti partita a smazzata

## Curva

stats-curve = Smazzata per smazzata
stats-curve-label = Dopo { $count ->
    [one] 1 smazzata
   *[other] { $count } smazzate
}: risultato { $result } punti partita, valore delle carte date { $luck }.
stats-curve-result = Risultato
stats-curve-luck = Valore delle carte date
stats-curve-band = Pari forza, 95 su 100
stats-curve-about = Il risultato sono i punti partita vinti meno quelli persi. L’altra curva dice quanto valevano in media, fra due programmi di pari forza, le due prime mani e l’uscita; ciò che si è pescato dopo non è compreso. Su 100 coppie di giocatori di pari forza 95 finiscono nella fascia.
stats-as-table = Le curve come tabella
stats-col-after = Dopo la smazzata

## Dichiarazioni e chiusure

stats-claims = Dichiarazioni di 66
stats-claim-right = giusta, subito
stats-claim-late = giusta, in ritardo
stats-claim-wrong = errata
stats-claim-missed = 66 mai dichiarato
stats-late-about = Quando hai dichiarato in ritardo, avevi 66 già { $tricks } prese prima, in media.
stats-late-mean = 66 c’era in media { $tricks } prese prima
stats-closings = Chiusure
stats-closing-count = chiuse
stats-closing-right = vinte da chi ha chiuso
stats-closing-points = punti partita a te

## Serie

stats-streaks = Serie
stats-longest-won = Più vittorie di fila
stats-longest-lost = Più sconfitte di fila
stats-present = Ora
stats-present-won = { $count ->
    [one] una vittoria
   *[other] { $count } vittorie di fila
}
stats-present-lost = { $count ->
    [one] una sconfitta
   *[other] { $count } sconfitte di fila
}
stats-run = Quanto è comune una serie?
stats-run-deals = Smazzate
stats-run-length = Sconfitte di fila
stats-run-chance = Di due giocatori di pari forza, in { $deals } smazzate ciascuno ha una serie di almeno { $count ->
    [one] una sconfitta
   *[other] { $count } sconfitte
} con probabilità { $chance }.
stats-run-bad = Scrivi numeri interi: da 1 a { $deals } smazzate, da 1 a { $count } sconfitte.

## Le carte date

stats-luck = Le carte date
stats-luck-about = Prime mani di { $count ->
    [one] 1 smazzata
   *[other] { $count } smazzate
}, tue e dell’avversario. Ciò che si attende è calcolato dal mazzo, non misurato.
stats-kind-marriage = Un matrimonio
stats-kind-no-trump = Nessuna briscola
stats-kind-three-trumps = Tre briscole o più
stats-kind-trump-marriage = Il matrimonio di briscola
stats-kind-no-ace = Nessun asso
stats-kind-exchange-card = La carta per lo scambio
stats-due = atteso { $chance }
stats-expected = atteso
stats-luck-key = Il punto è ciò che è stato dato, la barra il suo intervallo al 95%, la linea verticale ciò che si attende.
stats-verdict-above = più spesso di quanto spieghi il caso
stats-verdict-below = più di rado di quanto spieghi il caso
stats-luck-honest = Un intervallo sbaglia in 1 caso su 20 anche se tutto è in ordine: di { $count } numeri così, almeno uno sta fuori in circa il { $chance } delle statistiche. Il caso procede a grappoli; serie di mani buone e cattive fanno parte di una mescolata onesta. In «Carte oneste» si può controllare ogni smazzata.

## Conservare

stats-data = Le tue smazzate
stats-line-waiting = { $count ->
    [one] 1 smazzata è conservata in questo browser.
   *[other] { $count } smazzate sono conservate in questo browser.
}
stats-line-busy = { $count ->
    [one] 1 smazzata è conservata in questo browser; si chiede al server…
   *[other] { $count } smazzate sono conservate in questo browser; si chiede al server…
}
stats-line-same = { $count ->
    [one] 1 smazzata è conservata in questo browser e sul server.
   *[other] { $count } smazzate sono conservate in questo browser e sul server.
}
stats-line-away = { $count ->
    [one] 1 smazzata è conservata in questo browser. Il server non risponde o non può scrivere; si riproverà.
   *[other] { $count } smazzate sono conservate in questo browser. Il server non risponde o non può scrivere; si riproverà.
}
stats-line-alone = { $count ->
    [one] 1 smazzata resta finché la pagina è aperta. Al server non si dice nulla: questo browser non ha potuto conservare la chiave.
   *[other] { $count } smazzate restano finché la pagina è aperta. Al server non si dice nulla: questo browser non ha potuto conservare la chiave.
}
stats-refused = { $count ->
    [one] Una smazzata è conservata solo qui: secondo il server non può essere stata giocata così.
   *[other] { $count } smazzate sono conservate solo qui: secondo il server non possono essere state giocate così.
}
stats-unread = { $count ->
    [one] Una smazzata sul server è stata scritta da una versione più recente; ricarica la pagina per vederla.
   *[other] { $count } smazzate sul server sono state scritte da una versione più recente; ricarica la pagina per vederle.
}
stats-export-text = Esporta come testo
stats-export-json = Esporta come JSON
stats-import = Importa JSON
stats-exported = Salvato come { $name }.
stats-nothing = Non c’è ancora nulla da esportare.
stats-imported = { $count ->
    [0] Niente di nuovo: tutte le smazzate del file c’erano già.
    [one] È stata aggiunta 1 smazzata.
   *[other] Sono state aggiunte { $count } smazzate.
}
stats-bad-json = La riga { $line } del file è danneggiata.
stats-bad-format = Riga { $line }: non è un file di smazzate di Sessantasei.
stats-bad-newer = Riga { $line }: è stato scritto da una versione più recente. Ricarica la pagina e riprova.
stats-bad-field = Riga { $line }: «{ $field }» manca o è sbagliato.
stats-bad-cards = Riga { $line }: le carte non sono un mazzo intero.
stats-bad-tricks = Riga { $line }: le prese non corrispondono alle carte ({ $field }).
stats-bad-twice = Riga { $line }: la smazzata { $field } c’è due volte, con contenuti diversi.
stats-bad-unread = Non si può leggere: { $name }.
stats-bad-kept = Non è stato importato nulla; le tue smazzate sono com’erano.
stats-key = Salvare la chiave o usare un altro dispositivo
stats-key-about = Il server ti riconosce solo da questa chiave. Copiala su un altro dispositivo ed entrambi mostreranno le stesse smazzate. Chi ce l’ha può vederle e cancellarle; una chiave persa non si può recuperare.
stats-key-show = Mostra la mia chiave
stats-key-mine = La tua chiave
stats-key-copy = Copia
stats-key-copied = La chiave è stata copiata.
stats-key-select = La chiave è selezionata: copiala ora.
stats-key-other = Chiave di un altro dispositivo
stats-key-use = Usa questa chiave
stats-key-bad = Una chiave ha 32 caratteri: cifre e lettere dalla a alla f. Non è stato cambiato nulla.
stats-key-taken = La chiave è in uso; le smazzate dei due dispositivi vengono unite.
stats-delete = Cancella tutte le smazzate
stats-delete-sure = { $count ->
    [0] Cancellare tutto ciò che è conservato con la tua chiave, in questo browser e sul server? Non si può recuperare.
    [one] Cancellare la smazzata, in questo browser e sul server? Non si può recuperare.
   *[other] Cancellare tutte le { $count } smazzate, in questo browser e sul server? Non si possono recuperare.
}
stats-delete-yes = Cancella per sempre
stats-deleted = { $count ->
    [one] 1 smazzata è stata cancellata, in questo browser e sul server.
   *[other] { $count } smazzate sono state cancellate, in questo browser e sul server.
}
stats-deleted-here = { $count ->
    [one] 1 smazzata è stata cancellata in questo browser. Sul server lo sarà appena risponderà.
   *[other] { $count } smazzate sono state cancellate in questo browser. Sul server lo saranno appena risponderà.
}
stats-every-deal = Ogni smazzata
stats-ending-won = vinta
stats-ending-lost = persa
stats-ending-drawn = pari
