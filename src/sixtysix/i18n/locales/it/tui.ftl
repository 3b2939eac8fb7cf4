# La partita in una finestra del terminale (sixtysix tui). Le altre parole sono in plain.ftl e table.ftl.
# $rank e $card sono nomi in questa lingua.

## La finestra

too-small = Questa finestra è di { $width } per { $height } caratteri. Il tavolo ne vuole { $least_width } per { $least_height }: ingrandisci la finestra, oppure esci con Ctrl+Q e gioca riga per riga: sixtysix play --plain
no-terminal = il tavolo vuole un terminale sia per l’ingresso sia per l’uscita. Riga per riga si gioca con: sixtysix play --plain
dumb-terminal = questo terminale (TERM=dumb) non può disegnare il tavolo. Riga per riga si gioca con: sixtysix play --plain
foot-help = aiuto
foot-type = scrivi un comando
foot-leave = lascia
back = indietro

## Che cosa fare

act-undo = Annulla la mossa
ask-suit = { $rank }: quale seme? { $suits }
ask-enter = { $card }: Invio la gioca.
confirm-new = Lasci questa partita e ne cominci un’altra? Resta fra le tue registrazioni.
deal-goes-on = La smazzata non è ancora finita. Per una nuova partita scrivi :new
bell-on = Il campanello suona quando tocca a te.
bell-off = Il campanello è spento.

## La partita

kept-aside = La partita lasciata è in { $file }
damaged = La partita salvata non si può leggere: { $reason } Resta in { $file }; comincia una nuova partita.
left = La partita è salvata. Per riprenderla: { $command }

## Tasti

key-lift = alza la carta accanto
key-undo = annulla la tua ultima mossa
key-state = la situazione
key-hand = la tua mano a parole
key-talon = briscola e tallone a parole
key-bell = campanello al tuo turno, acceso o spento
key-type = scrivi un comando
key-scroll = scorri quel che è successo
key-leave = lascia; la partita riprende al prossimo avvio
help-signs =
    Un numero fra parentesi, come [1]: questa carta si può giocare ora.
    Un tasto fra parentesi, come [x]: si può fare ora. Se premi un tasto senza parentesi, saprai perché non si può.
    S, H, D, C: picche, cuori, quadri, fiori. A, T, K, Q, J, 9: asso, dieci, re, donna, fante, nove.
    Il mouse fa quel che fanno i tasti.
help-typed = Dopo : si può scrivere ciò che capisce la partita riga per riga; new comincia una nuova partita.
