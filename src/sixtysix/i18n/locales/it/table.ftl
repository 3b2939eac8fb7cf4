# Il tavolo: un giocatore contro il computer.
# Ovunque: $rank è A K Q J T 9, $suit è S H D C.

app-title = Sessantasei

## Carte

rank-word = { $rank ->
    [A] asso
    [K] re
    [Q] donna
    [J] fante
    [T] dieci
   *[9] nove
}
suit = { $suit ->
    [S] picche
    [H] cuori
    [D] quadri
   *[C] fiori
}
card = { rank-word } di { suit }
# Con l'articolo: complemento oggetto.
card-acc = { $rank ->
    [A] l’asso
    [K] il re
    [Q] la donna
    [J] il fante
    [T] il dieci
   *[9] il nove
} di { suit }
card-count = { $count ->
    [1] una carta
    [2] due carte
    [3] tre carte
    [4] quattro carte
    [5] cinque carte
    [6] sei carte
    [one] { $count } carta
   *[other] { $count } carte
}
card-playable = { card }, giocabile
card-refused = { card }, { $reason }

## Situazione

status = Situazione
you = Tu
opponent = Avversario
score-of = { $name }: { $score } su { $target }
trump-is = Briscola: { suit }
phase-free = Gioco libero
phase-free-about = Gioco libero: si risponde con qualsiasi carta finché il tallone non è finito o chiuso.
phase-strict = Rispondere e superare
phase-follow = Rispondere al seme
turn-own = Tocca a te
turn-other = Gioca { $name }
tricks = { $count ->
    [0] nessuna presa
    [one] 1 presa
   *[other] { $count } prese
}
talon-left = { $count ->
    [0] tallone finito
    [one] resta 1 carta
   *[other] restano { $count } carte
}
talon-closed = Chiuso
talon = Tallone
turn-up-is = Carta scoperta: { card }
opponent-holds = { $count ->
    [one] ha una carta
   *[other] ha { $count } carte
}
marriage-of = { $points } a { suit }
my-points = I miei punti
my-points-are = I miei punti: { $points }
slot-own = la tua carta
hand = La tua mano
trick = Presa in corso
own-pile = Le tue prese
look-back = Rivedi le prese
unseen = Carte non ancora viste
unseen-none = Tutte le carte si sono già viste.
actions = Azioni
log = Che cosa è successo
chips = Regole di casa in vigore

## Che cosa fare

say-lead = Esci tu.
say-follow = Tocca a te: in tavola c’è { card-acc }.
say-draw = La presa è tua. Pesca quando vuoi.
say-announced = Con quale delle due carte esci?
say-which-marriage = Quale matrimonio?
say-which-suit = Quale seme?
say-chosen = { card }: la giochi quando tocca a te.
say-unchosen = { card }: non la giochi.
say-called-back = { card }: di nuovo in mano.
say-wait = Gioca { $name }…
say-over = La smazzata è finita.
part-coming = Questa parte della pagina sta arrivando…
part-missing = Questa parte ora non si può caricare. La partita resta intatta: riprova quando torna la connessione.
points-open = Punti { $own } : { $other }
points-open-about = I tuoi punti e quelli dell’avversario: queste regole mostrano entrambi.
say-connecting = Si danno le carte…
confirm-close = Chiudere il tallone? Non si pesca più.
confirm-close-yes = Chiudi il tallone
confirm-claim = Dichiarare 66? Se non bastano, segna l’avversario.
confirm-claim-yes = Dichiara 66
act-draw = Pesca
act-marriage = Matrimonio
act-marry = Dichiara { $points }
act-marry-label = Matrimonio da { $points }, { suit }
act-lead = Esci con { card-acc }
act-exchange = Scambia
act-close = Chiudi
act-claim = Dichiara 66
act-cancel = Annulla
act-next = Nuova smazzata
act-result = Mostra il risultato
act-new-match = Nuova partita
act-replay = Rigioca per allenamento
act-share = Condividi
act-back = Torna alla partita
act-again = Ancora una volta

## Perché no

why-deal-over = la smazzata è finita
why-deal-not-over = la smazzata non è ancora finita
why-no-look-back = ora non si può rivedere nessuna presa
why-not-your-turn = non tocca a te
why-card-not-in-hand = non è nella tua mano
why-must-follow-suit = devi rispondere a { suit }
why-must-head = devi superare la carta
why-must-trump = devi tagliare
why-must-draw-first = prima pesca
why-nothing-to-draw = non c’è nulla da pescare
why-marriage-announced = esci con il re o la donna del matrimonio
why-marriage-needs-pair = servono re e donna dello stesso seme
why-marriage-needs-lead = solo quando esci tu
why-marriage-on-first-lead = non alla prima uscita
why-marriage-when-exhausted = niente matrimoni a tallone finito
why-marriage-when-closed = niente matrimoni a tallone chiuso
why-marriage-on-closing-lead = non subito dopo aver chiuso
why-exchange-needs-lowest-trump = non hai la briscola più bassa
why-exchange-needs-lead = solo quando esci tu
why-exchange-needs-trick = prima fai una presa
why-exchange-talon-too-small = troppo poche carte nel tallone
why-turn-up-is-lowest-trump = la carta scoperta è già la briscola più bassa
why-talon-closed = il tallone è chiuso
why-talon-exhausted = il tallone è finito
why-close-needs-lead = solo quando esci tu
why-close-on-first-lead = non alla prima uscita
why-close-after-draw = prima pesca
why-close-talon-too-small = troppo poche carte nel tallone
why-claim-is-automatic = qui 66 vince da sé
why-claim-not-now = solo dopo una presa o un matrimonio
why-claim-on-own-turn = solo al tuo turno
why-marriage-does-not-end-deal = prima gioca la carta del matrimonio
why-unknown-action = non è possibile
why-none = ora non è possibile

## Che cosa è successo (registro e voce)

log-dealt = Nuova smazzata. Briscola { suit }, carta scoperta: { card }.
log-led-own = Esci con { card-acc }.
log-led-other = L’avversario esce con { card-acc }.
log-answered-own = Rispondi con { card-acc }.
log-answered-other = L’avversario risponde con { card-acc }.
log-trick-own = La presa è tua.
log-trick-other = La presa è dell’avversario.
log-drew-own = Peschi { card-acc }.
log-drew-turn-up = L’avversario prende { card-acc }.
log-married-own = Dichiari { $points } a { suit }.
log-married-other = L’avversario dichiara { $points } a { suit }.
log-exchanged-own = Scambi e prendi { card-acc }.
log-exchanged-other = L’avversario scambia e prende { card-acc }.
log-closed-own = Chiudi il tallone.
log-closed-other = L’avversario chiude il tallone.
log-exhausted = Il tallone è finito.
log-strict-win = Ora bisogna rispondere al seme e superare, se si può.
log-strict-follow = Ora bisogna rispondere al seme, se si può.
log-claimed-own = Dichiari 66.
log-claimed-other = L’avversario dichiara 66.
log-your-lead = Esci tu, { card-count }.
log-your-turn = Tocca a te, { card-count }.
log-your-draw = Tocca a te: pesca.
log-reconnected = Di nuovo in linea.
log-points-shown = I miei punti: { $points }.
log-points-hidden = I miei punti sono nascosti.
state-turn-own = Tocca a te.
state-turn-other = Tocca all’avversario.
state-led = In tavola: { card }.
state-tricks = Hai { $own ->
    [one] 1 presa
   *[other] { $own } prese
}, l’avversario { $other }.
state-score = Partita: { $own } a { $other }, si gioca a { $target }.
state-hand = La tua mano: { $cards }.

## Linea

line-lost = Connessione persa. Nuovo tentativo…
line-waiting = La tua ultima mossa è conservata e sarà inviata.
table-gone = Il server non conosce più questo tavolo. È cominciata una nuova partita.
server-away = Il server non risponde. Nuovo tentativo…
refused = Il tavolo non ha accettato: { $message }

## Fine della smazzata

result-title = { $points ->
    [0] Nessun punto
    [one] { $who } +1
   *[other] { $who } +{ $points }
}
end-own = Vinci la smazzata: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} partita.
end-other = L’avversario vince la smazzata: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} partita.
result-claim-own = Hai dichiarato 66 e avevi { $won }.
result-claim-other = L’avversario ha dichiarato 66 e aveva { $won }.
result-reached-own = Hai raggiunto 66.
result-reached-other = L’avversario ha raggiunto 66.
result-false-claim-own = L’avversario ha dichiarato con appena { $lost }.
result-false-claim-other = Hai dichiarato con appena { $lost }.
result-closer-failed-own = L’avversario ha chiuso senza arrivare a 66.
result-closer-failed-other = Hai chiuso senza arrivare a 66.
result-closer-unclaimed-own = L’avversario ha chiuso, aveva 66 e non l’ha dichiarato.
result-closer-unclaimed-other = Hai chiuso, avevi 66 e non l’hai dichiarato.
result-closer-beaten-own = L’avversario ha chiuso, ma hai raggiunto 66 prima tu.
result-closer-beaten-other = Hai chiuso, ma l’avversario ha raggiunto 66 prima.
result-higher-total-own = Nessuno ha dichiarato; hai il totale più alto.
result-higher-total-other = Nessuno ha dichiarato; l’avversario ha il totale più alto.
result-last-trick-own = L’ultima presa è tua.
result-last-trick-other = L’ultima presa è dell’avversario.
result-counted-own = Si sono contate le carte: hai { $won }.
result-counted-other = Si sono contate le carte: l’avversario ha { $won }.
result-draw = Parità: nessuno segna.
grade-1 = Chi perde ha { $limit } o più: 1 punto.
grade-2 = Chi perde ha una presa, ma meno di { $limit }: 2 punti.
grade-3 = Chi perde non ha prese: 3 punti.
penalty-2 = La penalità è di 2 punti.
penalty-3 = La penalità è di 3 punti: chi segna non aveva prese.
penalty-other = La penalità è di { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
result-hands = Le mani distribuite
result-drawn = Carte pescate, in ordine
result-talon = Resto del tallone, in ordine di pesca
result-tricks = Presa per presa
result-match = Partita
col-number = N.
col-led = Uscita
col-answer = Risposta
points-from-marriages = { $points } dai matrimoni
bonus-last = ultima presa +10
match-won = Vinci la partita { $own } a { $other }.
match-lost = L’avversario vince la partita { $other } a { $own }.
match-shutout = Partita a zero: vale doppio.
close-dialog = Chiudi
share-deal = Una smazzata di Sessantasei da giocare
share-link = Link a questa smazzata
link-copied = Il link è copiato.
link-copy-failed = Il browser non ha permesso di copiare. Seleziona il link e copialo tu.
practice-impossible = Questo dispositivo ora non può distribuire le carte. La tua partita è intatta: ricarica la pagina e riprova.

## Carte oneste

fairness = Carte oneste
fairness-about = Prima di dare le carte il server mostra l’impronta (SHA-256) del suo seme casuale segreto. Il tuo browser ne aggiunge uno suo. Finita la smazzata il segreto viene svelato e chiunque può controllare che le carte non siano state cambiate.
fairness-more = Le carte si mescolano senza ritocchi: nessuna mano viene scartata, nessuno è favorito, e le serie di carte brutte capitano. Il computer sa quello che sapresti tu al suo posto, e nient’altro. Per rifare il conto altrove: tools/verify_deal.py, sessanta righe di Python.
fairness-commitment = Impronta mostrata prima della smazzata
fairness-server-seed = Seme casuale del server
fairness-client-seed = Il tuo seme casuale
fairness-sealed = sigillato fino alla fine della smazzata
fairness-check = Controlla la smazzata
fairness-good-seed = Il seme casuale corrisponde all’impronta mostrata prima della smazzata.
fairness-bad-seed = Il seme casuale non corrisponde all’impronta!
fairness-good-cards = Rimescolate qui: tutte le { $count } carte coincidono.
fairness-bad-cards = Rimescolate qui: le carte non coincidono!
fairness-bad-own-seed = Il seme casuale del tuo browser non è stato usato!
fairness-unseen = Questo dispositivo non ha visto l’impronta prima della smazzata; si confronta con quella data dal tavolo.
fairness-next = Impronta della prossima smazzata

## Regole

rules = Regole
rules-title = Regole della partita
rules-preset = Variante
rules-house = Regole di casa
rules-start = Nuova partita
rules-warning = La partita in corso verrà abbandonata.
rules-changed = { $count ->
    [0] Come la variante
    [one] 1 differenza dalla variante
   *[other] { $count } differenze dalla variante
}
rules-impossible = Queste regole non sono compatibili
clash-deal-pattern-needs-deck = 24 carte si danno 3 e 3, con la scoperta dopo o in mezzo; 20 carte 3 e 2
clash-closed-marriage-needs-closing-lead = se i matrimoni valgono a tallone chiuso, valgono anche nell’uscita in cui si chiude
clash-tie-decided-twice = il pareggio si decide con l’ultima presa oppure si riporta, non entrambe le cose
clash-last-trick-leaves-nothing-unclaimed = se l’ultima presa vince la smazzata, nessuna resta non dichiarata e non c’è pareggio
clash-auto-has-no-claims = se 66 vince da sé, non c’è nulla da dichiarare né da esigere
rules-reset = Torna alla variante
rules-loading = Caricamento delle regole…
yes = sì
no = no
chip = { $label }: { $value }
group-match = Distribuzione e partita
group-exchange = Scambio
group-marriage = Matrimoni
group-strict = Rispondere
group-close = Chiusura
group-end = Dichiarazione e punteggio
preset-sixty-six = Sessantasei
preset-sixty-six-about = 24 carte, ai 7. Conti tu e dichiari tu.
preset-sixty-six-light = Sessantasei leggero
preset-sixty-six-light-about = 66 vince da sé, senza dichiarazioni né premio per l’ultima presa.
preset-pagat = Sessantasei da circolo
preset-pagat-about = Come nei libri inglesi: matrimonio quando si chiude, penalità 2.
preset-german = Sessantasei all’antica
preset-german-about = Dai vecchi libri tedeschi: senza obbligo di superare.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 carte, austriaco; si possono rivedere le proprie prese.
preset-schnapsen-tournament = Schnapsen da torneo
preset-schnapsen-tournament-about = 20 carte, severo: le prese non si rivedono, nessun matrimonio in apertura.
preset-santase = Santase
preset-santase-about = Bulgaro, agli 11; una chiusura fallita costa 3.
preset-snapszli = Snapszli
preset-snapszli-about = 20 carte, ungherese; l’ultima presa vince.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Regole americane: matrimoni fino alla fine.
sw-deck = Carte nel mazzo
sw-deal_pattern = Come si danno le carte
val-deal_pattern-33T = tre, tre, scoperta
val-deal_pattern-3T3 = tre, scoperta, tre
val-deal_pattern-3T2 = tre, scoperta, due
sw-next_dealer = Prossimo mazziere
val-next_dealer-alternate = a turno
val-next_dealer-winner = chi vince
val-next_dealer-loser = chi perde
sw-match_target = Partita ai
sw-match_count = I punti partita si contano
val-match_count-up = in su
val-match_count-down = in giù, fino a zero
sw-shutout_double = La partita a zero vale doppio
sw-look_back = Rivedere le prese
val-look_back-none = mai
val-look_back-last_trick = l’ultima presa
val-look_back-own = le proprie prese
val-look_back-own_plus_first = le proprie e la prima dell’avversario
sw-show_points = Totali durante il gioco
val-show_points-hidden = nascosti
val-show_points-own = i propri
val-show_points-both = entrambi
sw-exchange_needs_trick = Scambio solo dopo una presa
sw-exchange_when = Quando si scambia
val-exchange_when-lead = quando si esce
val-exchange_when-own_turn = a ogni proprio turno
sw-exchange_min_talon = Tallone minimo per lo scambio
sw-auto_exchange = Lo scambio avviene da sé
sw-exchange_on_opponent_close = Scambio dopo la chiusura dell’avversario
sw-marriage_first_lead = Matrimonio alla prima uscita
sw-marriage_when_exhausted = Matrimonio a tallone finito
sw-marriage_when_closed = Matrimonio a tallone chiuso
sw-marriage_on_closing_lead = Matrimonio nell’uscita in cui si chiude
sw-marriage_ends_deal = Con il matrimonio si può dichiarare subito 66
sw-auto_marriage = Il matrimonio si dichiara da sé
sw-must_head = Obbligo di superare
sw-must_trump = Obbligo di tagliare
sw-close_first_lead = Chiusura alla prima uscita
sw-close_timing = Quando si chiude
val-close_timing-either = prima o dopo aver pescato
val-close_timing-after_draw = solo dopo aver pescato
sw-close_min_talon = Tallone minimo per chiudere
sw-close_freeze = Punti dell’avversario dopo la chiusura
val-close_freeze-end = quelli finali
val-close_freeze-at_close = quelli alla chiusura
sw-close_fail = Una chiusura fallita costa
val-close_fail-2or3 = 2, o 3 senza prese
val-close_fail-2 = sempre 2
val-close_fail-3 = sempre 3
sw-close_fail_when = «Senza prese» si giudica
val-close_fail_when-at_close = alla chiusura
val-close_fail_when-at_end = alla fine
sw-close_beaten = L’avversario di chi chiude arriva prima a 66
val-close_beaten-same = come chiusura fallita
val-close_beaten-2 = sempre 2
sw-close_unclaimed = Tallone chiuso e nessuno dichiara
val-close_unclaimed-count = si conta
val-close_unclaimed-must_claim = perde chi ha chiuso
sw-win_mode = 66 vince
val-win_mode-claim = dichiarando
val-win_mode-auto = da sé
sw-claim_when = Quando si dichiara
val-claim_when-after_trick_or_meld = dopo una presa o un matrimonio
val-claim_when-own_turn = al proprio turno
val-claim_when-any_time = in ogni momento
sw-false_claim = Una dichiarazione errata costa
val-false_claim-2or3 = 2, o 3 senza prese
val-false_claim-2 = sempre 2
val-false_claim-3 = sempre 3
val-false_claim-mirror = quanto si sarebbe vinto
sw-schneider_limit = Punti che salvano dalla sconfitta doppia
sw-last_trick = Ultima presa
val-last_trick-ten = 10 punti
val-last_trick-wins_1 = vince la smazzata, 1 punto
val-last_trick-wins_by_score = vince la smazzata, secondo i punti
val-last_trick-none = niente di speciale
sw-unclaimed = Smazzata che nessuno dichiara
val-unclaimed-higher_total = vince il totale più alto
val-unclaimed-nobody = nessuno segna
sw-draw_carry = Punti riportati dopo un pareggio
sw-draw_last_trick_wins = L’ultima presa decide il pareggio
sw-redeal_same_dealer_on_draw = Dopo un pareggio dà lo stesso giocatore

## Impostazioni

settings = Impostazioni
statistics = Statistiche
set-language = Lingua
set-language-auto = come il browser
set-draw = Pesca per me dopo ogni presa
set-draw-about = In tal caso chiudi o dichiari solo dopo aver pescato.
set-only-card = Gioca per me l’unica carta
set-only-card-about = Quando una sola può rispondere. In tal caso dichiari quando esci.
set-log = Mostra che cosa è successo
set-log-about = A parole, quando il tavolo ha spazio. Anche lì le vecchie prese si dimenticano.
set-tap = Giocare una carta
set-tap-auto = mouse: un clic, dito: due tocchi
set-tap-one = un tocco
set-tap-two = due tocchi
set-tap-drag = solo trascinando
set-pace = Ritmo
set-pace-slow = lento
set-pace-normal = normale
set-pace-fast = veloce
set-pace-tap = le prese aspettano un tocco
set-call-back = Riprendere una carta
set-call-back-about = Esc, «Annulla la mossa» o un tocco sulla carta: non è mai stata giocata.
set-call-back-for =
    { $seconds ->
        [0] mai
       *[other] per { $seconds } s
    }
display = Aspetto

## Tasti

keys = Tasti
key-position = carta secondo il posto
key-rank = carta secondo il valore
key-suit = poi il seme, se più carte corrispondono
key-move = alla carta accanto
key-enter = conferma: gioca, pesca, avanti
key-escape = annulla
key-marriage = matrimonio
key-exchange = scambia
key-close = chiudi (due volte)
key-claim = dichiara 66 (due volte)
key-draw = pesca
key-speak = leggi la situazione
key-hand = vai alla mano
key-talon = leggi briscola e tallone
key-back = rivedi le prese, se permesso
key-points = mostra o nascondi i miei punti
key-next = nuova smazzata
key-help = questo elenco

## Annullare e suggerimenti

act-undo = Annulla la mossa
act-hint = Suggerimento
why-nothing-to-undo = in questa smazzata non hai ancora fatto nulla
why-no-hint = ora non hai nulla da decidere
log-undone-own = Annulli la tua ultima mossa.
log-undone-other = L’avversario annulla la sua ultima mossa.
practice = Allenamento
practice-about = Mossa annullata dopo aver visto carte nuove: questa smazzata non conta nelle statistiche.
hint-nudge-only = C’è una sola cosa da fare.
hint-nudge-lead = Esci tu: quale carta puoi cedere e quale ti serve ancora?
hint-nudge-follow = Vale la pena fare questa presa?
hint-nudge-marriage = Guarda i tuoi re e le tue donne.
hint-nudge-exchange = Guarda la carta scoperta.
hint-nudge-close = Guarda il tallone prima di uscire.
hint-nudge-draw = Prima di pescare: c’è altro da fare?
hint-nudge-claim = Hai contato i tuoi punti?
hint-candidates = Pensa a: { $cards }
hint-best = { $label }. { $reason }
hint-gap = La seconda scelta: { NUMBER($points, maximumFractionDigits: 2) } in meno.
hint-why-win = Fa la presa (+{ $points }).
hint-why-trump = Fa la presa con la briscola (+{ $points }).
hint-why-cheap = Cede la presa per poco (−{ $points }).
hint-why-nothing = La presa non vale nulla.
hint-why-keep = Conserva le carte che ti serviranno di più.
hint-why-lead-sure = Nulla può batterla.
hint-why-lead-high = Solo una briscola può batterla.
hint-why-lead-trump = Solo una briscola più alta può batterla.
hint-why-lead-low = Se l’avversario la prende, si perde poco.
hint-why-marriage = Subito { $points } punti.
hint-why-exchange = La carta scoperta in mano vale più della briscola più bassa.
hint-why-close = È probabile che arrivi a 66 prima dell’avversario.
hint-why-draw = Non c’è niente di meglio da fare prima.
hint-why-claim = Dal conto risulta che hai 66.
level-novice = Novizio
level-beginner = Principiante
level-club = Habitué
level-strong = Giocatore forte
level-expert = Esperto
level-master = Maestro
menu = Menu
key-undo = annulla la mossa
key-hint = suggerimento

## Suoni

set-sound = Suoni
set-sound-off = spenti
set-sound-soft = bassi
set-sound-full = alti
set-haptics = Vibra quando si gioca una carta
say-sound-off = Suoni spenti.
say-sound-on = Suoni accesi.
say-drag = Trascina la carta sul tavolo.
key-mute = suoni accesi o spenti
key-change = Cambia il tasto per: { $label }
key-press = Premi il nuovo tasto. Esc: lascia com’è.
key-taken = «{ $value }» è già usato per: { $label }. Scegli un altro tasto.
key-cards = le carte
key-reset = Torna ai tasti abituali
key-letters = Lettere e cifre sono scorciatoie
key-letters-about = No: si usano solo Tab, frecce, Invio ed Esc.

## Quanto costano le decisioni

cost-title = Le tue decisioni
cost-wait = Calcolo in corso…
cost-none = Nessuna tua decisione è costata qualcosa di rilevante.
cost-none-other = Nessun’altra tua decisione è costata qualcosa di rilevante.
cost-most = La più costosa, alla presa { $count }: { $label }.
cost-better = { $label }: sarebbe valso { $points } in più.
cost-sum = Costo di tutte le tue decisioni, in punti partita: { $points }.
cost-worth = Con le carte che hai ricevuto il maestro si aspetterebbe, in punti partita: { $points }.
luck-very-good = Carte molto buone.
luck-good = Carte buone.
luck-even = Carte medie.
luck-poor = Carte scarse.
luck-very-poor = Carte molto scarse.
cost-about = Calcolato con quello che potevi sapere, non a carte scoperte.

## Dichiarazioni a posteriori

verdict-late = Avevi già 66; prese giocate dopo: { $count }.
verdict-missed = Avevi 66 e non l’hai dichiarato; prese giocate dopo: { $count }.
verdict-short = Ti mancavano { $points } per arrivare a 66.
help-count = Allenati a contare
help-close = Lezione: quando chiudere
help-back = Torna al risultato

## Impara

learn = Impara
first-lesson = Impara il gioco in 5 minuti
first-lesson-away = Non ora
