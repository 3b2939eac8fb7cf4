# La partie dans une fenêtre de terminal (sixtysix tui). Les autres mots sont dans plain.ftl et table.ftl.
# $rank et $card sont des noms dans cette langue.

## La fenêtre

too-small = Cette fenêtre fait { $width } caractères sur { $height }. Il en faut { $least_width } sur { $least_height } pour la table : agrandissez la fenêtre, ou quittez avec Ctrl+Q et jouez ligne par ligne : sixtysix play --plain
no-terminal = la table demande un terminal en entrée et en sortie. Pour jouer ligne par ligne : sixtysix play --plain
dumb-terminal = ce terminal (TERM=dumb) ne peut pas dessiner la table. Pour jouer ligne par ligne : sixtysix play --plain
foot-help = aide
foot-type = taper une commande
foot-leave = quitter
back = retour

## Que faire

act-undo = Annuler le coup
ask-suit = { $rank } : quelle couleur ? { $suits }
ask-enter = { $card } : Entrée la joue.
confirm-new = Quitter cette partie et en commencer une autre ? Elle reste parmi vos parties enregistrées.
deal-goes-on = La donne n’est pas finie. Pour une nouvelle partie, tapez :new
bell-on = La sonnerie retentit quand c’est à vous.
bell-off = La sonnerie est coupée.

## La partie

kept-aside = La partie quittée est gardée dans { $file }
damaged = La partie enregistrée est illisible : { $reason } Elle reste dans { $file } ; une nouvelle partie commence.
left = La partie est enregistrée. Pour la reprendre : { $command }

## Touches

key-lift = lever la carte voisine
key-undo = annuler votre dernier coup
key-state = la situation
key-hand = votre main en mots
key-talon = atout et talon en mots
key-bell = sonnerie quand c’est à vous, active ou coupée
key-type = taper une commande
key-scroll = faire défiler ce qui s’est passé
key-leave = quitter ; la partie reprend au prochain lancement
help-signs =
    Un numéro entre crochets, comme [1] : cette carte peut être jouée maintenant.
    Une touche entre crochets, comme [x] : c’est possible maintenant. Appuyez sur une touche sans crochets pour savoir pourquoi ce ne l’est pas.
    S, H, D, C : pique, cœur, carreau, trèfle. A, T, K, Q, J, 9 : as, dix, roi, dame, valet, neuf.
    La souris fait ce que font les touches.
help-typed = Après : on peut taper ce que comprend la partie ligne par ligne ; new commence une nouvelle partie.
