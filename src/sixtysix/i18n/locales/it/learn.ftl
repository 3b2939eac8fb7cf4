## Il percorso in nove tappe

learn-about = Nove tappe al tavolo vero, circa cinque minuti. Intanto la tua partita aspetta.
learn-start = Comincia qui
learn-go-on = Continua qui
learn-ticked = fatta
learn-return = Torna alla partita
learn-place = Tappa { $count } di { $target }
learn-arranged = carte preparate
learn-arranged-about = Le carte di una lezione sono preparate. Quelle di una partita mai.
learn-back = Indietro
learn-skip = Salta questa tappa
learn-skip-all = Salta tutto
learn-next = Tappa successiva
learn-end = Alla mia partita
learn-finished = Questa tappa è finita. Passa alla prossima.
learn-at-start = Questo è proprio l’inizio.
learn-no-card = Non questa carta: fai ciò che è chiesto sopra.
learn-no-C = Chiudere ora sarebbe troppo presto: 66 non è ancora in vista.
learn-no-D = Non ancora: prima fai ciò che è chiesto sopra.
learn-no-W = Hai { $points } punti. Chi dichiara con meno di 66 dà i punti partita all’avversario.
learn-counts = Quella carta vale { $points }.
learn-dear = Così regali { $points } punti. Un fante o un nove costa meno.

learn-values = Valore delle carte
learn-values-1 = Le carte valgono: asso 11, dieci 10, re 4, donna 3, fante 2, nove 0. Chi arriva per primo a 66 vince la smazzata. Gioca la carta che vale 10.
learn-values-2 = Asso, dieci, re, donna, fante, nove: questo è l’ordine, e il tuo dieci ha battuto il re. La presa è tua e vale 14. Pesca.
learn-values-3 = La tua mano è di nuovo piena. Esci con una carta che non vale nulla.
learn-values-done = Per assi e dieci vale la pena lottare. Un nove si cede facilmente.

learn-trick = Una presa
learn-trick-1 = L’avversario è uscito con un re. Una carta più alta dello stesso seme fa la presa. Falla tu.
learn-trick-2 = Le due carte sono tue: 15 punti. Chi fa la presa pesca per primo e poi esce. Pesca.
learn-trick-3 = Esci tu. La carta che rischi di perdere deve valere poco: esci con un fante o un nove.
learn-trick-4 = In tavola c’è un asso che non puoi battere. Finché ci sono carte da pescare non devi rispondere al seme. Scarta un fante o un nove.
learn-trick-done = Prendere ciò che vale, cedere ciò che costa poco: è metà del gioco.
learn-trick-low = Quella carta è più bassa del re: la presa andrebbe all’avversario.
learn-trick-suit = Un altro seme non fa la presa, per quanto alta sia la carta.

learn-trump = La briscola
learn-trump-1 = La carta scoperta indica il seme di briscola: cuori. Una briscola batte ogni carta degli altri semi. In tavola c’è un asso: prendilo con una briscola bassa.
learn-trump-2 = 13 punti per un fante. Pesca.
learn-trump-3 = Hai l’asso di briscola. Nulla lo batte. Esci con quello.
learn-trump-done = Le briscole fanno prese. Tienile per assi e dieci.
learn-trump-small = Vincerebbe anche quello, ma il fante basta. Tieni l’asso di briscola.
learn-trump-none = Quella non batte l’asso. Solo una briscola lo fa.
learn-trump-sure = Quella carta si può battere. L’asso di briscola no.

learn-marriage = Il matrimonio
learn-marriage-1 = Re e donna dello stesso seme sono un matrimonio. Se lo dichiari quando esci vale 20, di briscola 40. Ne hai uno: dichiaralo.
learn-marriage-2 = 20 punti, appena avrai una presa. Ora esci con una delle due carte.
learn-marriage-3 = La presa è tua, quindi i 20 contano. Pesca.
learn-marriage-4 = Hai pescato il re di briscola, e avevi già la donna. Insieme valgono 40: dichiarali.
learn-marriage-done = Più di 60 punti con una sola presa! Cerca re e donna ogni volta che esci.
learn-marriage-first = Prima il matrimonio: si dichiara prima di uscire con una carta.

learn-exchange = Lo scambio
learn-exchange-1 = Sotto il tallone c’è l’asso di briscola. Tu hai il nove, la briscola più bassa. Quando esci, se hai già una presa, puoi scambiarli. Scambia.
learn-exchange-2 = Un asso per un nove. Nulla lo batte: esci con quello.
learn-exchange-done = Scambia presto: quando il tallone è finito o chiuso è troppo tardi.
learn-exchange-first = Prima scambia: dopo potrebbe uscire l’avversario, o chiudere.

learn-strict = Le regole severe
learn-strict-1 = Il tallone è finito. Da ora devi rispondere al seme e superare, se puoi. In tavola c’è una donna: le carte vietate sono scurite.
learn-strict-2 = Anche l’avversario deve rispondere, e ha il dieci di quadri. Esci con l’asso di quadri: il dieci deve cadere.
learn-strict-done = 21 punti. Chi non può rispondere deve tagliare. L’ultima presa vale 10 in più.
learn-strict-ten = Così il dieci resta all’avversario. Esci con l’asso di quadri.

learn-count = Contare fino a 66
learn-count-1 = I punti non si vedono: contali. Hai un matrimonio, 20, una donna, 3, un fante, 2: 25. In tavola c’è un dieci: prendilo con la carta che vale di più.
learn-count-2 = 25, più 21 per asso e dieci: 46. Pesca.
learn-count-3 = 46: ne mancano 20. Che cosa li porta in un colpo?
learn-count-done = 46 e 20 fanno 66. Se vuoi, l’interruttore «I miei punti» conta per te.
learn-count-trump = Fa la presa, ma porta solo 12. L’asso porta 21.
learn-count-lost = Così il dieci va all’avversario.
learn-count-slow = Non è sicuro che quella presa porti 20. Guarda i tuoi re e le tue donne.

learn-claim = Dichiarare 66
learn-claim-1 = Un matrimonio da 40 e prese per 14: hai 54. Dichiarare con meno di 66 costa 2 o 3 punti partita. Prima esci con l’asso.
learn-claim-2 = 54 e 13 fanno 67. Nessuno te lo dice: dichiara 66 ora e conferma.
learn-claim-done = 3 punti partita: l’avversario non ha prese. Con una presa ma meno di 33 sarebbero 2, altrimenti 1. Con sette si vince la partita.
learn-claim-weak = Quella carta si batte facilmente o porta troppo poco. Esci con l’asso.
learn-claim-late = Hai abbastanza. Chi dimentica di dichiarare può ancora perdere.

learn-close = Chiudere
learn-close-1 = Hai 42 e le due briscole più alte. Se chiudi, non si pesca più e valgono le regole severe. Se poi non arrivi a 66, costa 2 o 3 punti partita. Chiudi e conferma.
learn-close-2 = Ora l’avversario deve rispondere. Esci con l’asso di briscola.
learn-close-3 = 57. Il dieci è ora la briscola più alta: esci con quello.
learn-close-4 = 67: dichiara 66.
learn-close-done = Chiudi quando vedi la strada fino a 66. Ora conosci il gioco.
learn-close-first = Finché il tallone è aperto l’avversario pesca e non deve rispondere. Prima chiudi.
learn-close-trumps = Prima le briscole più alte: vincono di sicuro.

## Coach

coach = Allenatore
coach-about = Una partita contro il computer su questo dispositivo. L’allenatore avvisa prima che tu giochi una carta che costa cara e mostra i tuoi punti. La tua partita aspetta.
coach-level = Avversario
coach-start = Gioca con l’allenatore
coach-resume = Continua con l’allenatore
coach-watches = Guardo, e parlo quando qualcosa costa caro.
coach-costs = { $label }: costo in punti partita, circa { $value }. Annullare?
coach-go-on = Avanti
coach-failed = Non ha funzionato: { $message }
coach-doubts = { $label }: qui non ci penserei. Annullare?

## Drills

drills = Esercizi
drills-about = Smazzate a caso, quante ne vuoi. Ogni risposta è spiegata.
drill-count = Contare a mente
drill-remember = Ricordare le carte
drill-trumps = Contare le briscole
drill-chance = Quanto è probabile?
drill-score = Risposte giuste: { $own } su { $count }
drill-percent = { $value }%
drill-back = Tutte le lezioni e gli esercizi
drill-next-trick = Avanti
drill-again = Prossima domanda
drill-right = Giusto.
drill-wrong = La risposta è: { $label }.
drill-ask-count = Quanti punti hai?
drill-ask-remember = Quale di queste carte è ancora in gioco?
drill-ask-trumps = Quante briscole mancano ancora: né giocate, né nella tua mano, né scoperte?
drill-ask-talon = Carte coperte nel tallone: { $count }; carte dell’avversario che non conosci: { $own }. Quanto è probabile che questa sia nel tallone: { card }?
drill-ask-marriage = Carte coperte nel tallone: { $count }; carte dell’avversario che non conosci: { $own }. Di questo seme non hai visto né re né donna: { suit }. Quanto è probabile che l’avversario li abbia entrambi?
drill-why-count = Carte { $own }, matrimoni { $other }, ultima presa { $value }: in tutto { $points }.
drill-why-remember = Non è stata giocata: { card }.
drill-why-trumps = Giocate { $count }, nella tua mano { $own }, scoperte { $other }. Di sei ne restano { $points }.
drill-why-talon = { $own } delle { $count } carte non viste sono nel tallone: { $points }%.
drill-why-marriage = Per la prima { $own } su { $count }, per la seconda { $other } su { $value }. Il prodotto è { $points }%.
