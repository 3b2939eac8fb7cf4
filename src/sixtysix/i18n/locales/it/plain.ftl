# La partita riga per riga (sixtysix play --plain).
# $rank è A K Q J T 9, $suit è S H D C; altrove $suit e $card sono nomi in questa lingua.

## Carte

rank = { $rank ->
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
card = { rank } di { suit }
nothing = nessuna

## La partita

welcome = Sessantasei. Regole: { $rules }. La partita va ai { $target } punti. ? mostra l’aiuto.
resumed = La partita riprende da dove era stata lasciata.
deal-own = Smazzata { $deal }. Dai tu le carte; esce l’avversario.
deal-other = Smazzata { $deal }. Dà le carte l’avversario; esci tu.
commitment = Impronta della mescolata: { $hash }
seed = Seme casuale della mescolata: { $seed }
turned-up = Briscola: { $suit }. Carta scoperta: { $card }.
score = Partita: tu { $own }, avversario { $other }, si va ai { $target }.
match-won = Vinci la partita { $own } a { $other }.
match-lost = L’avversario vince la partita { $other } a { $own }.
shutout = La partita vale doppio.
saved = La registrazione è in { $file }
left = La partita è salvata in { $file }
    Per riprenderla: sixtysix play --plain --record { $file }
not-saved = La registrazione non si può salvare in { $file }: { $reason }
ask-next = Invio per la prossima smazzata.

## Tocca a te

hand = La tua mano: { $cards }
ask-lead = Esci tu.
ask-follow = Tocca a te; in tavola: { $card }.
ask-draw = Pesca (d o Invio), oppure prima chiudi o dichiara 66.
ask-announced = Re o donna di { $suit }?
ask-any-time = Invio per continuare, 66 per dichiarare.
turn-other = Tocca all’avversario.
unclear = Non capisco «{ $text }». ? mostra l’aiuto.
no-such-place = Non hai una carta numero { $text }.
which-marriage = Quale matrimonio? Scrivi m e il seme, per esempio m h.
confirm-close = Chiudere il tallone? Scrivilo di nuovo.
confirm-claim = Dichiarare 66? Scrivilo di nuovo.
not-done = Nulla di fatto.
undone = Annullato.
nothing-to-undo = In questa smazzata non c’è nessuna tua mossa da annullare.
not-legal = Non si può: { $why } (regola { $rule }).
points = I tuoi punti: { $points }.
points-hidden = I punti restano nascosti fino alla fine della smazzata: contali tu.
talon-open = Briscola: { $suit }. Carte nel tallone: { $count }. Carta scoperta: { $card }.
talon-closed-own = Briscola: { $suit }. Hai chiuso il tallone, carte rimaste: { $count }.
talon-closed-other = Briscola: { $suit }. L’avversario ha chiuso il tallone, carte rimaste: { $count }.
talon-empty = Briscola: { $suit }. Il tallone è finito.
tricks = Prese: tu { $own }, avversario { $other }.
look-none = Con queste regole non si possono rivedere le prese.
look-nothing = Non c’è ancora nessuna presa da vedere.
look-own = Presa tua: { $cards }.
look-other = Presa dell’avversario: { $cards }.
help =
    Una carta: valore e seme, per esempio a h per l’asso di cuori (valori a t k q j 9: asso, dieci, re, donna, fante, nove; semi s h d c: picche, cuori, quadri, fiori), o il suo numero nella mano.
    m h: dichiara il matrimonio di cuori; poi esci con il re (k) o la donna (q).
    x: scambia la briscola più bassa. c o close: chiudi il tallone. d o Invio: pesca.
    66 o w: dichiara 66. Prima non si controlla nulla; chi sbaglia perde la smazzata.
    h: mano. b: briscola e tallone. s: situazione. p: punti. l: ultima presa.
    i o hint: un suggerimento in tre passi, uno in più a ogni richiesta. f: l’impronta della mescolata; a smazzata finita, la verifica.
    z o undo: annulla la tua ultima mossa e ciò che l’avversario ha fatto dopo.
    quit: lascia; la partita è salvata e può riprendere.

## Perché no

why-deal-over = la smazzata è finita
why-not-your-turn = non tocca a te
why-card-not-in-hand = quella carta non è nella tua mano
why-must-follow-suit = devi rispondere al seme
why-must-head = devi superare la carta nello stesso seme
why-must-trump = devi tagliare
why-must-draw-first = prima pesca
why-nothing-to-draw = ora non c’è nulla da pescare
why-marriage-announced = esci con il re o la donna del matrimonio dichiarato
why-marriage-needs-pair = servono re e donna di quel seme
why-marriage-needs-lead = si dichiara solo quando esci tu
why-marriage-on-first-lead = niente matrimoni alla prima uscita
why-marriage-when-exhausted = niente matrimoni a tallone finito
why-marriage-when-closed = niente matrimoni a tallone chiuso
why-marriage-on-closing-lead = niente matrimoni subito dopo aver chiuso
why-exchange-needs-lowest-trump = non hai la briscola più bassa
why-exchange-needs-lead = si scambia solo quando esci tu
why-exchange-needs-trick = prima fai una presa
why-exchange-talon-too-small = troppo poche carte nel tallone
why-turn-up-is-lowest-trump = la carta scoperta è già la briscola più bassa
why-talon-closed = il tallone è chiuso
why-talon-exhausted = il tallone è finito
why-close-needs-lead = si chiude solo quando esci tu
why-close-on-first-lead = non si chiude prima della prima uscita
why-close-after-draw = prima pesca, poi chiudi
why-close-talon-too-small = troppo poche carte nel tallone
why-claim-is-automatic = con queste regole 66 vince da sé
why-claim-not-now = si dichiara solo dopo una presa o un matrimonio
why-claim-on-own-turn = si dichiara solo al proprio turno
why-marriage-does-not-end-deal = prima gioca la carta del matrimonio
why-unknown-action = questa mossa non esiste

## Che cosa è successo

married-own = Dichiari { $points } a { $suit }.
married-other = L’avversario dichiara { $points } a { $suit }.
led-own = Esci con: { $card }.
led-other = L’avversario esce con: { $card }.
answered-own = Rispondi con: { $card }.
answered-other = L’avversario risponde con: { $card }.
trick-own = La presa è tua.
trick-other = La presa è dell’avversario.
drew-own-card = Peschi: { $card }.
drew-other-card = L’avversario prende la carta scoperta: { $card }.
drew-other = L’avversario pesca.
exhausted = Il tallone è finito: ora bisogna rispondere al seme e superare, se si può.
exchanged-own = Scambi: dai { $given }, prendi { $card }.
exchanged-other = L’avversario scambia: dà { $given }, prende { $card }.
closed-own = Chiudi il tallone, carte rimaste: { $count }. Ora bisogna rispondere al seme e superare, se si può.
closed-other = L’avversario chiude il tallone, carte rimaste: { $count }. Ora bisogna rispondere al seme e superare, se si può.
claimed-own = Dichiari 66.
claimed-other = L’avversario dichiara 66.

## La fine di una smazzata

scores-own = Segni { $points ->
    [one] 1 punto
   *[other] { $points } punti
} partita.
scores-other = L’avversario segna { $points ->
    [one] 1 punto
   *[other] { $points } punti
} partita.
rule = Lo decide la regola { $rule }.
totals = Punti: tu { $own }, avversario { $other }.
dealt-own = La tua mano dopo la distribuzione: { $cards }.
dealt-other = La mano dell’avversario dopo la distribuzione: { $cards }.
dealt-talon = Il tallone, in ordine di pesca: { $cards }.
left-own = Non giocate da te: { $cards }.
left-other = Non giocate dall’avversario: { $cards }.
carried = In più, dalla smazzata pari: { $points }.
carry = Chi vince la prossima smazzata prende { $points } in più.
