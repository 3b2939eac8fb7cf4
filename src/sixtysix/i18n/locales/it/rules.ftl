# Le regole di una variante come testo per i giocatori, e la scelta delle regole di casa.

## Sezioni

rt-object-title = Lo scopo
rt-cards-title = Le carte
rt-deal-title = Dare le carte
rt-play-title = Le prese
rt-talon-title = Pescare
rt-marriage-title = Matrimoni
rt-exchange-title = Scambiare
rt-close-title = Chiudere
rt-strict-title = Le regole severe
rt-claim-title = Contare e 66
rt-worth-title = Quanto vale una smazzata
rt-end-title = Quando finiscono le carte
rt-match-title = La partita
rt-aid-title = Rivedere e contare

## Scopo, carte, distribuzione

rt-object-claim = Due giocatori. Bisogna avere 66 punti in prese e matrimoni e dichiararli prima dell’avversario.
rt-object-auto = Due giocatori. Chi arriva per primo a 66 punti in prese e matrimoni vince la smazzata.
rt-cards = { $deck ->
    [20] Si gioca con venti carte: asso, dieci, re, donna e fante di ogni seme.
   *[other] Si gioca con ventiquattro carte: asso, dieci, re, donna, fante e nove di ogni seme.
}
rt-order = { $deck ->
    [20] In ogni seme la più alta è l’asso, poi dieci, re, donna, fante. Il dieci supera il re.
   *[other] In ogni seme la più alta è l’asso, poi dieci, re, donna, fante, nove. Il dieci supera il re.
}
rt-values = Quanti punti valgono, 120 in tutto:
rt-rank = { $rank ->
    [A] asso
    [T] dieci
    [K] re
    [Q] donna
    [J] fante
   *[9] nove
}
rt-card = Carta
rt-card-points = Punti
rt-lot = Si tira a sorte chi dà per primo.
rt-next-dealer-alternate = Poi i giocatori danno a turno.
rt-next-dealer-winner = Poi dà chi ha vinto la smazzata precedente.
rt-next-dealer-loser = Poi dà chi ha perso la smazzata precedente.
rt-deal-33T = Ognuno riceve sei carte, tre alla volta, per primo l’avversario del mazziere. Poi si scopre la carta seguente.
rt-deal-3T3 = Ognuno riceve tre carte, per primo l’avversario del mazziere. Poi si scopre la carta seguente e ognuno ne riceve altre tre: sei in tutto.
rt-deal-3T2 = Ognuno riceve tre carte, per primo l’avversario del mazziere. Poi si scopre la carta seguente e ognuno ne riceve altre due: cinque in tutto.
rt-talon = Il seme della carta scoperta è briscola. Le altre { $count } carte stanno coperte di traverso su di essa: insieme sono il tallone.

## Prese e pesca

rt-lead = Alla prima presa esce l’avversario del mazziere; il mazziere risponde con una carta.
rt-wins = La presa va alla briscola più alta; se non ce n’è, alla carta più alta del seme d’uscita.
rt-free = Finché c’è il tallone e non è chiuso, si può uscire con qualsiasi carta e rispondere con qualsiasi carta: non c’è obbligo di rispondere al seme, superare o tagliare.
rt-winner = Chi fa la presa prende le due carte ed esce alla presa seguente.
rt-draw = Dopo ogni presa chi l’ha fatta pesca la prima carta del tallone, poi l’altro la seguente.
rt-last-draw = { $deck ->
    [20] L’ultima carta che si pesca è quella scoperta, o il fante scambiato con essa.
   *[other] L’ultima carta che si pesca è quella scoperta, o il nove scambiato con essa.
}

## Matrimoni

rt-marriage = Chi esce può dichiarare un matrimonio, re e donna dello stesso seme: mostra le due carte ed esce con una di esse.
rt-marriage-auto = Chi esce con re o donna e ha in mano l’altra carta della coppia dichiara così il matrimonio. Lo si può anche dichiarare prima.
rt-marriage-worth = Un matrimonio vale 20 punti, di briscola 40.
rt-marriage-first = Si può dichiarare un matrimonio già alla prima uscita; i suoi punti contano allora solo quando chi l’ha dichiarato ha fatto una presa.
rt-marriage-first-not = Alla prima uscita non si dichiarano matrimoni.
rt-marriage-exhausted = Anche a tallone finito si dichiarano matrimoni.
rt-marriage-exhausted-not = A tallone finito non si dichiarano più matrimoni.
rt-marriage-closed-yes = A tallone chiuso si dichiarano matrimoni come prima, anche nell’uscita in cui si chiude.
rt-marriage-closed-lead = A tallone chiuso c’è ancora un solo matrimonio: quello di chi chiude, nell’uscita in cui chiude.
rt-marriage-closed-no = A tallone chiuso non si dichiarano più matrimoni, nemmeno nell’uscita in cui si chiude.
rt-marriage-66-claim-now = Chi arriva a 66 con un matrimonio può dichiarare subito, prima che l’altro risponda.
rt-marriage-66-claim-later = Chi arriva a 66 con un matrimonio può dichiarare solo dopo aver giocato la presa del matrimonio.
rt-marriage-66-auto-now = Chi arriva a 66 con un matrimonio ha vinto subito, prima che l’altro risponda.
rt-marriage-66-auto-later = Chi arriva a 66 con un matrimonio vince solo dopo aver giocato la presa del matrimonio.

## Scambiare

rt-exchange = { $deck ->
    [20] Chi ha il fante di briscola può scambiarlo con la carta scoperta.
   *[other] Chi ha il nove di briscola può scambiarlo con la carta scoperta.
}
rt-exchange-auto = { $deck ->
    [20] Il fante di briscola si scambia da sé con la carta scoperta, appena è permesso.
   *[other] Il nove di briscola si scambia da sé con la carta scoperta, appena è permesso.
}
rt-exchange-lead = Si scambia solo quando si esce, prima di giocare la carta e quando entrambi hanno la mano completa.
rt-exchange-own_turn = Si scambia al proprio turno, quando si esce e anche quando si risponde, ma solo dopo che entrambi hanno pescato.
rt-exchange-trick = Per scambiare bisogna aver già fatto una presa.
rt-exchange-no-trick = Per scambiare non serve aver fatto una presa.
rt-exchange-talon-2 = Si può scambiare finché la carta scoperta è lì.
rt-exchange-talon-3 = Per scambiare devono esserci più di due carte nel tallone, contando quella scoperta.
rt-exchange-talon-4 = Per scambiare devono esserci almeno quattro carte nel tallone, contando quella scoperta.
rt-exchange-closed-no = A tallone chiuso nessuno scambia più.
rt-exchange-closed-yes = A tallone chiuso può scambiare ancora solo l’avversario di chi ha chiuso, anche senza prese: subito, prima di rispondere alla prima carta.
rt-exchange-closed-auto = A tallone chiuso scambia ancora solo l’avversario di chi ha chiuso, anche senza prese, e anche questo avviene da sé.
rt-exchange-turned-up = { $deck ->
    [20] Se la carta scoperta è proprio il fante di briscola, in quella smazzata non si scambia.
   *[other] Se la carta scoperta è proprio il nove di briscola, in quella smazzata non si scambia.
}

## Chiudere

rt-close = Chi esce può chiudere il tallone prima di giocare: la carta scoperta vi si mette sopra, coperta. Da quel momento nessuno pesca più e valgono le regole severe.
rt-close-first = Si può chiudere già prima della prima uscita.
rt-close-first-not = Prima della prima uscita non si può chiudere.
rt-close-either = Dopo una presa si può chiudere prima di pescare, con una carta in meno ciascuno, oppure dopo.
rt-close-after_draw = Dopo una presa si può chiudere solo quando entrambi hanno pescato.
rt-close-talon-2 = Si può chiudere finché ci sono carte nel tallone.
rt-close-talon-4 = Per chiudere devono esserci almeno quattro carte nel tallone, contando quella scoperta.
rt-close-won-end = Se chi ha chiuso arriva a 66, i suoi punti partita dipendono dalle prese e dai punti dell’altro alla fine.
rt-close-won-at_close = Se chi ha chiuso arriva a 66, i suoi punti partita dipendono dalle prese e dai punti dell’altro al momento della chiusura.
rt-close-fail-2or3-at_close = Se chi ha chiuso non arriva a 66, l’altro vince 2 punti partita, o 3 se al momento della chiusura non aveva prese.
rt-close-fail-2or3-at_end = Se chi ha chiuso non arriva a 66, l’altro vince 2 punti partita, o 3 se alla fine non ha prese.
rt-close-fail-2 = Se chi ha chiuso non arriva a 66, l’altro vince sempre 2 punti partita.
rt-close-fail-3 = Se chi ha chiuso non arriva a 66, l’altro vince sempre 3 punti partita.
rt-close-beaten-same = Se l’altro arriva prima a 66, vale come una chiusura fallita.
rt-close-beaten-2 = Se l’altro arriva prima a 66, vince sempre 2 punti partita.
rt-close-unclaimed-count = Se tutte le carte sono giocate e nessuno ha dichiarato, si contano le carte di chi ha chiuso: con 66 vince, senza ha fallito.
rt-close-unclaimed-must_claim = Se tutte le carte sono giocate e nessuno ha dichiarato, la chiusura è fallita, a meno che chi ha chiuso non abbia fatto l’ultima presa e raggiunto 66.
rt-close-last-trick = A tallone chiuso l’ultima presa non porta nulla in più.

## Le regole severe

rt-strict = Valgono quando il tallone è finito o chiuso: bisogna rispondere al seme d’uscita.
rt-head = Chi può deve superare la carta d’uscita con una più alta dello stesso seme.
rt-head-free = Non c’è obbligo di superare la carta d’uscita.
rt-trump = Chi non ha carte del seme d’uscita deve tagliare; chi non ha nemmeno briscole può giocare qualsiasi carta.
rt-trump-free = Chi non ha carte del seme d’uscita può giocare qualsiasi carta; nessuno è obbligato a tagliare.

## Contare e 66

rt-count = Contano le carte delle proprie prese e i propri matrimoni.
rt-claim-own_turn = Chi crede di avere 66 può dichiararlo al proprio turno, prima di giocare una carta. La smazzata finisce e si conta.
rt-claim-after_trick_or_meld = Chi crede di avere 66 può dichiararlo subito dopo una presa fatta, prima dell’uscita seguente, oppure con un matrimonio. La smazzata finisce e si conta. Chi lascia passare il momento deve prima fare un’altra presa o dichiarare un matrimonio.
rt-claim-after_trick = Chi crede di avere 66 può dichiararlo subito dopo una presa fatta, prima dell’uscita seguente. La smazzata finisce e si conta. Chi lascia passare il momento deve prima fare un’altra presa.
rt-claim-any_time = Chi crede di avere 66 può dichiararlo in ogni momento, anche al turno dell’altro. La smazzata finisce e si conta.
rt-claim-auto = Non si dichiara nulla: con 66 la smazzata finisce da sé.
rt-claim-both = Se entrambi hanno 66, vince chi dichiara per primo.
rt-false-2or3 = Chi dichiara con meno di 66 dà all’altro 2 punti partita, o 3 se l’altro non ha prese.
rt-false-2 = Chi dichiara con meno di 66 dà all’altro sempre 2 punti partita.
rt-false-3 = Chi dichiara con meno di 66 dà all’altro sempre 3 punti partita.
rt-false-mirror = Chi dichiara con meno di 66 dà all’altro tanti punti partita quanti ne avrebbe vinti.
rt-false-closer = Se a dichiarare a torto è chi ha chiuso, l’altro vince almeno quanto costa una chiusura fallita.

## Quanto vale una smazzata

rt-worth = Che cosa riceve chi vince una smazzata:
rt-worth-points = Punti partita
rt-worth-when = Quando
rt-worth-1 = Chi perde ha { $limit } punti o più.
rt-worth-2 = Chi perde ha una presa, ma meno di { $limit } punti.
rt-worth-3 = Chi perde non ha prese.
rt-worth-close = Chi ha chiuso non è arrivato a 66.
rt-worth-false = 66 è stato dichiarato a torto.
rt-worth-last = Nessuno ha ancora vinto e decide l’ultima presa.

## Quando finiscono le carte

rt-last-ten = L’ultima presa di una smazzata aperta porta 10 punti a chi la fa.
rt-last-none = L’ultima presa non porta nulla in più.
rt-last-wins_1 = Se in una smazzata aperta tutte le carte sono giocate e nessuno ha ancora vinto, vince chi fa l’ultima presa: 1 punto partita.
rt-last-wins_by_score = Se in una smazzata aperta tutte le carte sono giocate e nessuno ha ancora vinto, vince chi fa l’ultima presa: 1, 2 o 3 punti partita secondo ciò che ha l’altro.
rt-unclaimed-higher = Se in una smazzata aperta tutte le carte sono giocate e nessuno ha ancora vinto, vince il totale più alto: 1, 2 o 3 punti partita secondo ciò che ha l’altro.
rt-unclaimed-higher-66 = Se in una smazzata aperta tutte le carte sono giocate e nessuno ha ancora vinto, vince il totale più alto, purché sia almeno 66: 1, 2 o 3 punti partita secondo ciò che ha l’altro. Altrimenti è pareggio.
rt-unclaimed-nobody = Se in una smazzata aperta tutte le carte sono giocate e nessuno ha ancora vinto, è pareggio.
rt-tie = Totali uguali sono un pareggio.
rt-tie-last-trick = Se però i totali sono uguali, vince chi fa l’ultima presa: 1, 2 o 3 punti partita secondo ciò che ha l’altro.
rt-carry-0 = Con il pareggio nessuno segna.
rt-carry-1 = Con il pareggio nessuno segna, ma chi vince dopo riceve un punto partita in più per ogni pareggio precedente.
rt-redeal = Dopo un pareggio dà di nuovo lo stesso giocatore.
rt-redeal-not = Dopo un pareggio dà l’altro giocatore.

## Partita, rivedere, contare

rt-match-up = Vince la partita chi arriva per primo a { $target } punti partita. Quelli in più si perdono.
rt-match-down = Ognuno parte da { $target } e toglie i punti partita vinti; vince la partita chi arriva per primo a zero. Quelli in più si perdono.
rt-shutout = Una partita in cui chi perde non ha punti partita vale doppio.
rt-shutout-not = Una partita vale una volta sola, anche se chi perde non ha punti partita.
rt-look-none = Le prese si mettono coperte e non si riguardano.
rt-look-last_trick = L’ultima presa si può rivedere fino all’uscita seguente.
rt-look-own = Ognuno può rivedere le prese che ha fatto.
rt-look-own_plus_first = Ognuno può rivedere le prese che ha fatto e la prima dell’avversario.
rt-points-hidden = Ognuno conta a mente: nessun totale è mostrato prima della fine della smazzata.
rt-points-own = Ognuno vede i propri punti.
rt-points-both = Ognuno vede i punti di entrambi e quali carte non si sono ancora viste.

## Regole senza effetto

rt-idle-auto = Qui senza effetto: 66 vince da sé.
rt-idle-no-draw = Qui senza effetto: con queste regole non c’è pareggio.
rt-idle-fixed-cost = Qui senza effetto: una chiusura fallita costa sempre lo stesso.

## La pagina delle regole

rp-title = Regole: { $name }
rp-of-house = { $name }, regole di casa
rp-numbers = I numeri alla fine delle frasi sono quelli delle regole scritte; si possono citare.
rp-diff = Che cosa cambia rispetto a { $name }
rp-diff-none = Nulla: sono esattamente le regole di { $name }.
rp-diff-was = { $name }: { $value }
rp-print = Stampa
rp-back = Indietro
rp-change = Gioca o cambia queste regole
rp-bad-link = Parti di questo link non sono state capite; per il resto vale { $name }.
rp-read = Leggi le regole

## Le regole di casa

he-changes = Modifiche rispetto a { $name }
he-changes-none = Nessuna modifica: sono le regole di { $name }.
he-draft = Queste non sono le regole della partita in corso; restano qui finché non ne cominci una con esse.
he-draft-running = Mostra quelle della partita in corso
he-dropped = Le tue modifiche a { $name } sono state messe da parte.
he-take-back = { $label }: annulla questa modifica
he-otherwise = Altrimenti: { $message }
he-others = Le altre possibilità
he-value = { $value }: { $message }
he-clash-one = Non è compatibile con le altre regole: { $message }.
he-clash-mend = Annulla una di queste modifiche:
he-aid = Aiuto nel contare
he-aid-about = Uguale per i due giocatori. Nessuno può controllare che cosa uno ricorda o scrive; questo è ciò che mostra il tavolo.
he-aid-strict = Severo
he-aid-strict-about = Le prese non si rivedono, niente totali.
he-aid-soft = Morbido
he-aid-soft-about = Si possono rivedere le proprie prese e la prima dell’avversario; niente totali.
he-aid-own = I miei punti
he-aid-own-about = Come «Morbido», e vedi i tuoi punti.
he-aid-open = Conto aperto
he-aid-open-about = Come «Morbido», e vedi i punti di entrambi e le carte non ancora viste.
he-aid-mixed = Un’altra combinazione
he-aid-mixed-about = Come dicono le due regole più sotto.
he-own = Le mie regole di casa
he-own-none = Ancora nessuna salvata. Cambia qualche regola e dalle un nome.
he-own-name = Nome
he-own-save = Salva
he-own-save-as = Salva queste regole con un nome
he-own-saved = «{ $name }» è salvato in questo browser.
he-own-replaced = «{ $name }» è salvato in questo browser, al posto di ciò che aveva quel nome.
he-own-name-missing = Prima dai un nome alle regole.
he-own-rename = Rinomina «{ $name }»
he-own-renamed = Ora si chiama «{ $name }».
he-own-name-taken = Ci sono già regole di nome «{ $name }».
he-own-delete = Elimina «{ $name }»
he-own-deleted = «{ $name }» è eliminato.
he-own-undo = Annulla
he-own-back = «{ $name }» è di nuovo qui.
he-own-full = La memoria del browser è piena o bloccata: «{ $name }» resta solo finché questa pagina è aperta. Il link dura più a lungo.
he-own-strange = { $count ->
    [one] Una voce salvata non è leggibile con questa versione. Resta conservata.
   *[other] { $count } voci salvate non sono leggibili con questa versione. Restano conservate.
}
he-share = Condividi queste regole
he-share-link = Link a queste regole
he-copy = Copia il link
he-send = Invia…
he-link-title = Regole da un link
he-link-good = Qualcuno vuole giocare con queste regole.
he-link-bad = Questo link è danneggiato o viene da una versione più nuova. Non si è capito:
he-link-unknown-preset = la variante «{ $name }»
he-link-unknown-switch = la regola «{ $name }»
he-link-bad-value = il valore «{ $value }» di «{ $name }»
he-link-damaged = i caratteri «{ $value }»
he-link-rest = Ciò che è stato capito è impostato qui sotto; il resto è come in { $name }.
he-link-offer = Usa { $name } senza modifiche
clash-unclaimed-is-nobodys = se una smazzata non dichiarata non vale per nessuno, l’ultima presa non decide pareggi
clash-marriage-waits-for-its-trick = se il 66 di un matrimonio aspetta la sua presa, non si può dichiarare in ogni momento
