# La partie ligne par ligne (sixtysix play --plain).
# $rank est A K Q J T 9, $suit est S H D C ; ailleurs $suit et $card sont des noms dans cette langue.

## Cartes

rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] dix
   *[9] neuf
}
suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
card = { rank } de { suit }
nothing = aucune

## La partie

welcome = Soixante-six. Règles : { $rules }. La partie se joue en { $target } points. ? montre l’aide.
resumed = La partie reprend là où elle en était.
deal-own = Donne { $deal }. Vous donnez ; l’adversaire entame.
deal-other = Donne { $deal }. L’adversaire donne ; à vous d’entamer.
commitment = Empreinte du mélange : { $hash }
seed = Graine du mélange : { $seed }
turned-up = Atout : { $suit }. Retourne : { $card }.
score = Partie : vous { $own }, adversaire { $other }, en { $target } points.
match-won = Vous gagnez la partie { $own } à { $other }.
match-lost = L’adversaire gagne la partie { $other } à { $own }.
shutout = La partie compte double.
saved = La partie est enregistrée dans { $file }
left =
    La partie est enregistrée dans { $file }
    Pour la reprendre : sixtysix play --plain --record { $file }
not-saved = La partie ne peut pas être enregistrée dans { $file } : { $reason }
ask-next = Entrée pour la donne suivante.

## À vous

hand = Votre main : { $cards }
ask-lead = À vous d’entamer.
ask-follow = À vous ; l’entame est : { $card }.
ask-draw = Piochez (d ou Entrée), ou d’abord fermez ou annoncez 66.
ask-announced = Roi ou dame de { $suit } ?
ask-any-time = Entrée pour continuer, 66 pour annoncer.
turn-other = À l’adversaire de jouer.
unclear = Je ne comprends pas « { $text } ». ? montre l’aide.
no-such-place = Vous n’avez pas de carte numéro { $text }.
which-marriage = Quel mariage ? Tapez m et la couleur, par exemple m h.
confirm-close = Fermer le talon ? Tapez-le encore une fois.
confirm-claim = Annoncer 66 ? Tapez-le encore une fois.
not-done = Rien n’est fait.
undone = Annulé.
nothing-to-undo = Dans cette donne, aucun coup de vous n’est à annuler.
not-legal = Impossible : { $why } (règle { $rule }).
points = Vos points : { $points }.
points-hidden = Les points restent cachés jusqu’à la fin de la donne : comptez vous-même.
talon-open = Atout : { $suit }. Cartes au talon : { $count }. Retourne : { $card }.
talon-closed-own = Atout : { $suit }. Vous avez fermé le talon, cartes restantes : { $count }.
talon-closed-other = Atout : { $suit }. L’adversaire a fermé le talon, cartes restantes : { $count }.
talon-empty = Atout : { $suit }. Le talon est épuisé.
tricks = Plis : vous { $own }, adversaire { $other }.
look-none = Ces règles ne permettent pas de revoir les plis.
look-nothing = Il n’y a pas encore de pli à voir.
look-own = Votre pli : { $cards }.
look-other = Pli de l’adversaire : { $cards }.
help =
    Une carte : rang et couleur, par exemple a h pour l’as de cœur (rangs a t k q j 9 : as, dix, roi, dame, valet, neuf ; couleurs s h d c : pique, cœur, carreau, trèfle), ou son numéro dans la main.
    m h : annoncer le mariage de cœur ; puis entamer du roi (k) ou de la dame (q).
    x : échanger le plus petit atout. c ou close : fermer le talon. d ou Entrée : piocher.
    66 ou w : annoncer 66. Rien n’est vérifié d’avance ; une fausse annonce coûte la donne.
    h : main. b : atout et talon. s : situation. p : points. l : dernier pli.
    i ou hint : un conseil en trois étapes, une de plus à chaque demande. f : l’empreinte du mélange ; une fois la donne finie, sa vérification.
    z ou undo : annuler votre dernier coup et ce que l’adversaire a fait depuis.
    quit : quitter ; la partie est enregistrée et peut reprendre plus tard.

## Pourquoi non

why-deal-over = la donne est finie
why-not-your-turn = ce n’est pas à vous
why-card-not-in-hand = cette carte n’est pas dans votre main
why-must-follow-suit = vous devez fournir la couleur
why-must-head = vous devez monter avec une carte plus forte de la couleur
why-must-trump = vous devez couper
why-must-draw-first = piochez d’abord
why-nothing-to-draw = il n’y a rien à piocher maintenant
why-marriage-announced = entamez du roi ou de la dame du mariage annoncé
why-marriage-needs-pair = il faut le roi et la dame de cette couleur
why-marriage-needs-lead = on annonce seulement en entamant
why-marriage-on-first-lead = pas de mariage à la première entame
why-marriage-when-exhausted = plus de mariage quand le talon est épuisé
why-marriage-when-closed = plus de mariage quand le talon est fermé
why-marriage-on-closing-lead = pas de mariage juste après avoir fermé
why-exchange-needs-lowest-trump = vous n’avez pas le plus petit atout
why-exchange-needs-lead = on échange seulement en entamant
why-exchange-needs-trick = faites d’abord un pli
why-exchange-talon-too-small = trop peu de cartes au talon
why-turn-up-is-lowest-trump = la retourne est elle-même le plus petit atout
why-talon-closed = le talon est fermé
why-talon-exhausted = le talon est épuisé
why-close-needs-lead = on ferme seulement en entamant
why-close-on-first-lead = on ne ferme pas avant la première entame
why-close-after-draw = piochez d’abord, puis fermez
why-close-talon-too-small = trop peu de cartes au talon
why-claim-is-automatic = avec ces règles, 66 gagne tout seul
why-claim-not-now = on annonce seulement après un pli ou un mariage
why-claim-on-own-turn = on annonce seulement à son tour
why-marriage-does-not-end-deal = jouez d’abord une carte du mariage
why-unknown-action = ce coup n’existe pas

## Ce qui s’est passé

married-own = Vous annoncez { $points } à { $suit }.
married-other = L’adversaire annonce { $points } à { $suit }.
led-own = Vous entamez : { $card }.
led-other = L’adversaire entame : { $card }.
answered-own = Vous répondez : { $card }.
answered-other = L’adversaire répond : { $card }.
trick-own = Vous faites le pli.
trick-other = L’adversaire fait le pli.
drew-own-card = Vous piochez : { $card }.
drew-other-card = L’adversaire prend la retourne : { $card }.
drew-other = L’adversaire pioche.
exhausted = Le talon est épuisé : désormais, il faut fournir, et monter si possible.
exchanged-own = Vous échangez : { $given } contre { $card }.
exchanged-other = L’adversaire échange : { $given } contre { $card }.
closed-own = Vous fermez le talon, cartes restantes : { $count }. Désormais, il faut fournir, et monter si possible.
closed-other = L’adversaire ferme le talon, cartes restantes : { $count }. Désormais, il faut fournir, et monter si possible.
claimed-own = Vous annoncez 66.
claimed-other = L’adversaire annonce 66.

## La fin d’une donne

scores-own = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} de partie.
scores-other = L’adversaire marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de partie.
rule = La règle { $rule } en décide.
totals = Points : vous { $own }, adversaire { $other }.
dealt-own = Votre main après la donne : { $cards }.
dealt-other = La main de l’adversaire après la donne : { $cards }.
dealt-talon = Le talon, dans l’ordre de pioche : { $cards }.
left-own = Non jouées par vous : { $cards }.
left-other = Non jouées par l’adversaire : { $cards }.
carried = En plus, de la donne à égalité : { $points }.
carry = Qui gagne la donne suivante marque { $points } de plus.
