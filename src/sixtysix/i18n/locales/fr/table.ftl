# La table : un joueur contre l'ordinateur.
# Partout : $rank est A K Q J T 9, $suit est S H D C.

app-title = Soixante-six

## Cartes

rank-word = { $rank ->
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
card = { rank-word } de { suit }
# Avec l'article : complément d'objet.
card-acc = { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
    [T] le dix
   *[9] le neuf
} de { suit }
card-count = { $count ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
card-playable = { card }, jouable
card-refused = { card }, { $reason }

## Situation

status = Situation
you = Vous
opponent = Adversaire
score-of = { $name } : { $score } sur { $target }
trump-is = Atout : { suit }
phase-free = Jeu libre
phase-free-about = Jeu libre : toute carte peut répondre jusqu’à ce que le talon soit épuisé ou fermé.
phase-strict = Fournir et monter
phase-follow = Fournir
turn-own = À vous
turn-other = { $name } joue
tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
}
talon-left = { $count ->
    [0] talon épuisé
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
talon-closed = Fermé
talon = Talon
turn-up-is = Retourne : { card }
opponent-holds = { $count ->
    [one] a { $count } carte
   *[other] a { $count } cartes
}
marriage-of = { $points } à { suit }
my-points = Mes points
my-points-are = Mes points : { $points }
slot-own = votre carte
hand = Votre main
trick = Pli en cours
own-pile = Vos plis
look-back = Revoir les plis
unseen = Cartes pas encore vues
unseen-none = Toutes les cartes ont été vues.
actions = Actions
log = Ce qui s’est passé
chips = Règles maison en vigueur

## Que faire

say-lead = À vous d’entamer.
say-follow = À vous : l’entame est { card-acc }.
say-draw = Le pli est à vous. Piochez quand vous voulez.
say-announced = De laquelle des deux entamez-vous ?
say-which-marriage = Quel mariage ?
say-which-suit = Quelle couleur ?
say-chosen = { card } : cette carte sera jouée à votre tour.
say-unchosen = { card } : cette carte ne sera pas jouée.
say-called-back = { card } : de nouveau en main.
say-wait = { $name } joue…
say-over = La donne est finie.
part-coming = Cette partie de la page arrive…
part-missing = Cette partie de la page ne se charge pas pour l’instant. Votre partie est intacte : réessayez quand la connexion sera revenue.
points-open = Points { $own } : { $other }
points-open-about = Vos points et ceux de l’adversaire : ces règles montrent les deux.
say-connecting = On distribue…
confirm-close = Fermer le talon ? On ne pioche plus.
confirm-close-yes = Fermer le talon
confirm-claim = Annoncer 66 ? Si c’est trop peu, l’adversaire marque.
confirm-claim-yes = Annoncer 66
act-draw = Piocher
act-marriage = Mariage
act-marry = Mariage { $points }
act-marry-label = Mariage de { $points }, { suit }
act-lead = Entamer { card-acc }
act-exchange = Échanger
act-close = Fermer
act-claim = Annoncer 66
act-cancel = Annuler
act-next = Donne suivante
act-result = Voir le résultat
act-new-match = Nouvelle partie
act-replay = Rejouer pour s’entraîner
act-share = Partager
act-back = Retour à la partie
act-again = Encore une fois

## Pourquoi pas

why-deal-over = la donne est finie
why-deal-not-over = la donne n’est pas encore finie
why-no-look-back = aucun pli ne peut être revu maintenant
why-not-your-turn = ce n’est pas à vous
why-card-not-in-hand = pas dans votre main
why-must-follow-suit = vous devez fournir à { suit }
why-must-head = vous devez monter
why-must-trump = vous devez couper
why-must-draw-first = piochez d’abord
why-nothing-to-draw = rien à piocher
why-marriage-announced = entamez du roi ou de la dame du mariage
why-marriage-needs-pair = il faut le roi et la dame d’une même couleur
why-marriage-needs-lead = seulement quand vous entamez
why-marriage-on-first-lead = pas à la première entame
why-marriage-when-exhausted = plus de mariage quand le talon est épuisé
why-marriage-when-closed = plus de mariage quand le talon est fermé
why-marriage-on-closing-lead = pas juste après avoir fermé
why-exchange-needs-lowest-trump = vous n’avez pas le plus petit atout
why-exchange-needs-lead = seulement quand vous entamez
why-exchange-needs-trick = faites d’abord un pli
why-exchange-talon-too-small = trop peu de cartes au talon
why-turn-up-is-lowest-trump = la retourne est elle-même le plus petit atout
why-talon-closed = le talon est fermé
why-talon-exhausted = le talon est épuisé
why-close-needs-lead = seulement quand vous entamez
why-close-on-first-lead = pas à la première entame
why-close-after-draw = piochez d’abord
why-close-talon-too-small = trop peu de cartes au talon
why-claim-is-automatic = ici, 66 gagne tout seul
why-claim-not-now = seulement après un pli ou un mariage
why-claim-on-own-turn = seulement à votre tour
why-marriage-does-not-end-deal = jouez d’abord une carte du mariage
why-unknown-action = ce n’est pas possible
why-none = ce n’est pas possible maintenant

## Ce qui s'est passé (journal et voix)

log-dealt = Nouvelle donne. Atout { suit }, retourne : { card }.
log-led-own = Vous entamez { card-acc }.
log-led-other = L’adversaire entame { card-acc }.
log-answered-own = Vous répondez par { card-acc }.
log-answered-other = L’adversaire répond par { card-acc }.
log-trick-own = Vous faites le pli.
log-trick-other = L’adversaire fait le pli.
log-drew-own = Vous piochez { card-acc }.
log-drew-turn-up = L’adversaire prend { card-acc }.
log-married-own = Vous annoncez { $points } à { suit }.
log-married-other = L’adversaire annonce { $points } à { suit }.
log-exchanged-own = Vous échangez et prenez { card-acc }.
log-exchanged-other = L’adversaire échange et prend { card-acc }.
log-closed-own = Vous fermez le talon.
log-closed-other = L’adversaire ferme le talon.
log-exhausted = Le talon est épuisé.
log-strict-win = Désormais, il faut fournir, et monter si possible.
log-strict-follow = Désormais, il faut fournir si possible.
log-claimed-own = Vous annoncez 66.
log-claimed-other = L’adversaire annonce 66.
log-your-lead = À vous d’entamer, { card-count }.
log-your-turn = À vous, { card-count }.
log-your-draw = À vous : piochez.
log-reconnected = Connexion rétablie.
log-points-shown = Mes points : { $points }.
log-points-hidden = Mes points sont cachés.
state-turn-own = À vous de jouer.
state-turn-other = À l’adversaire de jouer.
state-led = Entame : { card }.
state-tricks = Vous avez { $own ->
    [one] { $own } pli
   *[other] { $own } plis
}, l’adversaire { $other }.
state-score = Partie : { $own } à { $other }, en { $target } points.
state-hand = Votre main : { $cards }.

## Ligne

line-lost = Connexion perdue. Reconnexion…
line-waiting = Votre dernier coup est gardé et sera envoyé.
table-gone = Le serveur ne connaît plus cette table. Une nouvelle partie a commencé.
server-away = Le serveur ne répond pas. Nouvel essai…
refused = La table n’a pas accepté : { $message }

## Fin de la donne

result-title = { $points ->
    [0] Personne ne marque
    [one] { $who } +{ $points }
   *[other] { $who } +{ $points }
}
end-own = Vous gagnez la donne : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de partie.
end-other = L’adversaire gagne la donne : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de partie.
result-claim-own = Vous avez annoncé 66 et vous aviez { $won }.
result-claim-other = L’adversaire a annoncé 66 et avait { $won }.
result-reached-own = Vous avez atteint 66.
result-reached-other = L’adversaire a atteint 66.
result-false-claim-own = L’adversaire a annoncé avec { $lost } seulement.
result-false-claim-other = Vous avez annoncé avec { $lost } seulement.
result-closer-failed-own = L’adversaire a fermé sans atteindre 66.
result-closer-failed-other = Vous avez fermé sans atteindre 66.
result-closer-unclaimed-own = L’adversaire a fermé et avait 66, sans l’annoncer.
result-closer-unclaimed-other = Vous avez fermé et vous aviez 66, sans l’annoncer.
result-closer-beaten-own = L’adversaire a fermé, mais vous avez eu 66 en premier.
result-closer-beaten-other = Vous avez fermé, mais l’adversaire a eu 66 en premier.
result-higher-total-own = Personne n’a annoncé ; vous avez le total le plus élevé.
result-higher-total-other = Personne n’a annoncé ; l’adversaire a le total le plus élevé.
result-last-trick-own = Vous avez fait le dernier pli.
result-last-trick-other = L’adversaire a fait le dernier pli.
result-counted-own = On a compté les cartes : vous avez { $won }.
result-counted-other = On a compté les cartes : l’adversaire a { $won }.
result-draw = Égalité : personne ne marque.
grade-1 = Le perdant a { $limit } ou plus : 1 point.
grade-2 = Le perdant a un pli, mais moins de { $limit } : 2 points.
grade-3 = Le perdant n’a aucun pli : 3 points.
penalty-2 = La pénalité est de 2 points.
penalty-3 = La pénalité est de 3 points : le gagnant n’avait aucun pli.
penalty-other = La pénalité est de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-hands = Les mains distribuées
result-drawn = Cartes piochées, dans l’ordre
result-talon = Reste du talon, dans l’ordre de pioche
result-tricks = Pli par pli
result-match = Partie
col-number = N°
col-led = Entame
col-answer = Réponse
points-from-marriages = { $points } de mariages
bonus-last = dernier pli +10
match-won = Vous gagnez la partie { $own } à { $other }.
match-lost = L’adversaire gagne la partie { $other } à { $own }.
match-shutout = Partie à zéro : elle compte double.
close-dialog = Fermer
share-deal = Une donne de Soixante-six à jouer
share-link = Lien vers cette donne
link-copied = Le lien est copié.
link-copy-failed = Le navigateur n’a pas permis de copier. Sélectionnez le lien et copiez-le vous-même.
practice-impossible = Cet appareil ne peut pas distribuer les cartes maintenant. Votre partie est intacte : rechargez la page et réessayez.

## Donne loyale

fairness = Donne loyale
fairness-about = Avant la donne, le serveur montre l’empreinte (SHA-256) de sa graine secrète. Votre navigateur ajoute la sienne. Après la donne, le secret est révélé et chacun peut vérifier que les cartes n’ont pas été changées.
fairness-more = Le mélange est brut : aucune main n’est écartée, personne n’est favorisé, et les séries de mauvaises cartes arrivent. L’ordinateur apprend ce que vous apprendriez à sa place, et rien d’autre. Pour refaire le calcul ailleurs : tools/verify_deal.py, soixante lignes de Python.
fairness-commitment = Empreinte montrée avant la donne
fairness-server-seed = Graine du serveur
fairness-client-seed = Votre graine
fairness-sealed = scellée jusqu’à la fin de la donne
fairness-check = Vérifier cette donne
fairness-good-seed = La graine correspond à l’empreinte montrée avant la donne.
fairness-bad-seed = La graine ne correspond pas à l’empreinte !
fairness-good-cards = Cartes rebattues ici : toutes les { $count } concordent.
fairness-bad-cards = Cartes rebattues ici : elles ne concordent pas !
fairness-bad-own-seed = La graine de votre navigateur n’a pas été utilisée !
fairness-unseen = Cet appareil n’a pas vu l’empreinte avant la donne ; on compare avec celle que donne la table.
fairness-next = Empreinte de la donne suivante

## Règles

rules = Règles
rules-title = Règles de la partie
rules-preset = Variante
rules-house = Règles maison
rules-start = Nouvelle partie
rules-warning = La partie en cours sera abandonnée.
rules-changed = { $count ->
    [0] Comme la variante
    [one] { $count } écart avec la variante
   *[other] { $count } écarts avec la variante
}
rules-impossible = Ces règles ne sont pas compatibles
clash-deal-pattern-needs-deck = 24 cartes se donnent par 3 et 3, la retourne après ou entre les deux ; 20 cartes par 3 et 2
clash-closed-marriage-needs-closing-lead = si les mariages comptent une fois le talon fermé, ils comptent aussi à l’entame où l’on ferme
clash-tie-decided-twice = une égalité est tranchée par le dernier pli ou reportée, pas les deux
clash-last-trick-leaves-nothing-unclaimed = si le dernier pli gagne la donne, aucune ne reste sans annonce et il n’y a pas d’égalité
clash-auto-has-no-claims = si 66 gagne tout seul, il n’y a pas d’annonce à faire ni à exiger
rules-reset = Revenir à la variante
rules-loading = Chargement des règles…
yes = oui
no = non
chip = { $label } : { $value }
group-match = Donne et partie
group-exchange = Échange
group-marriage = Mariages
group-strict = Fournir
group-close = Fermeture
group-end = Annonce et points
preset-sixty-six = Soixante-six
preset-sixty-six-about = 24 cartes, en 7. Vous comptez et vous annoncez vous-même.
preset-sixty-six-light = Soixante-six léger
preset-sixty-six-light-about = 66 gagne tout seul, sans annonce ni prime au dernier pli.
preset-pagat = Soixante-six de club
preset-pagat-about = Comme dans les livres anglais : mariage quand on ferme, pénalité de 2.
preset-german = Soixante-six à l’ancienne
preset-german-about = D’après les vieux livres allemands : sans obligation de monter.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 cartes, autrichien ; on peut revoir ses plis.
preset-schnapsen-tournament = Schnapsen de tournoi
preset-schnapsen-tournament-about = 20 cartes, strict : on ne revoit rien, pas de mariage avant le premier pli.
preset-santase = Santase
preset-santase-about = Bulgare, en 11 ; une fermeture ratée coûte 3.
preset-snapszli = Snapszli
preset-snapszli-about = 20 cartes, hongrois ; le dernier pli gagne.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Règles américaines : mariages jusqu’au bout.
sw-deck = Cartes du jeu
sw-deal_pattern = Façon de distribuer
val-deal_pattern-33T = trois, trois, retourne
val-deal_pattern-3T3 = trois, retourne, trois
val-deal_pattern-3T2 = trois, retourne, deux
sw-next_dealer = Donneur suivant
val-next_dealer-alternate = à tour de rôle
val-next_dealer-winner = le gagnant
val-next_dealer-loser = le perdant
sw-match_target = Partie en
sw-match_count = Les points de partie se comptent
val-match_count-up = en montant
val-match_count-down = en descendant, jusqu’à zéro
sw-shutout_double = Une partie à zéro compte double
sw-look_back = Revoir les plis
val-look_back-none = jamais
val-look_back-last_trick = le dernier pli
val-look_back-own = ses propres plis
val-look_back-own_plus_first = les siens et le premier de l’adversaire
sw-show_points = Totaux pendant le jeu
val-show_points-hidden = cachés
val-show_points-own = les siens
val-show_points-both = les deux
sw-exchange_needs_trick = Échange seulement après un pli
sw-exchange_when = Quand échanger
val-exchange_when-lead = à l’entame
val-exchange_when-own_turn = à chaque tour
sw-exchange_min_talon = Talon minimal pour l’échange
sw-auto_exchange = L’échange se fait tout seul
sw-exchange_on_opponent_close = Échange quand l’adversaire a fermé
sw-marriage_first_lead = Mariage à la première entame
sw-marriage_when_exhausted = Mariage quand le talon est épuisé
sw-marriage_when_closed = Mariage quand le talon est fermé
sw-marriage_on_closing_lead = Mariage à l’entame où l’on ferme
sw-marriage_ends_deal = 66 par un mariage peut s’annoncer aussitôt
sw-auto_marriage = Le mariage s’annonce tout seul
sw-must_head = Obligation de monter
sw-must_trump = Obligation de couper
sw-close_first_lead = Fermeture à la première entame
sw-close_timing = Quand fermer
val-close_timing-either = avant ou après avoir pioché
val-close_timing-after_draw = seulement après avoir pioché
sw-close_min_talon = Talon minimal pour fermer
sw-close_freeze = Points de l’adversaire, talon fermé
val-close_freeze-end = ceux de la fin
val-close_freeze-at_close = ceux du moment de la fermeture
sw-close_fail = Une fermeture ratée coûte
val-close_fail-2or3 = 2, ou 3 sans pli
val-close_fail-2 = toujours 2
val-close_fail-3 = toujours 3
sw-close_fail_when = « Sans pli » se juge
val-close_fail_when-at_close = à la fermeture
val-close_fail_when-at_end = à la fin
sw-close_beaten = L’adversaire arrive à 66 le premier
val-close_beaten-same = comme une fermeture ratée
val-close_beaten-2 = toujours 2
sw-close_unclaimed = Donne fermée que personne n’annonce
val-close_unclaimed-count = on compte les cartes
val-close_unclaimed-must_claim = perdue pour celui qui a fermé
sw-win_mode = 66 gagne
val-win_mode-claim = si on l’annonce
val-win_mode-auto = tout seul
sw-claim_when = Quand annoncer
val-claim_when-after_trick_or_meld = après un pli ou un mariage
val-claim_when-own_turn = à son tour
val-claim_when-any_time = à tout moment
sw-false_claim = Une fausse annonce coûte
val-false_claim-2or3 = 2, ou 3 sans pli
val-false_claim-2 = toujours 2
val-false_claim-3 = toujours 3
val-false_claim-mirror = ce qu’on aurait gagné
sw-schneider_limit = Points qui sauvent de la défaite double
sw-last_trick = Dernier pli
val-last_trick-ten = 10 points
val-last_trick-wins_1 = gagne la donne, 1 point
val-last_trick-wins_by_score = gagne la donne, selon les points
val-last_trick-none = rien de spécial
sw-unclaimed = Donne que personne n’annonce
val-unclaimed-higher_total = le total le plus élevé gagne
val-unclaimed-nobody = personne ne marque
sw-draw_carry = Points reportés après une égalité
sw-draw_last_trick_wins = Le dernier pli tranche l’égalité
sw-redeal_same_dealer_on_draw = Même donneur après une égalité

## Réglages

settings = Réglages
statistics = Statistiques
set-language = Langue
set-language-auto = comme le navigateur
set-draw = Piocher pour moi après chaque pli
set-draw-about = Vous ne fermez ou n’annoncez alors qu’après avoir pioché.
set-only-card = Jouer pour moi la seule carte possible
set-only-card-about = Quand une seule peut répondre. Vous annoncez alors à votre entame.
set-log = Montrer ce qui s’est passé
set-log-about = En mots, quand la table a de la place. Les anciens plis y sont oubliés aussi.
set-tap = Jouer une carte
set-tap-auto = souris : 1 clic, doigt : 2 appuis
set-tap-one = un appui
set-tap-two = deux appuis
set-tap-drag = seulement en faisant glisser
set-pace = Rythme
set-pace-slow = lent
set-pace-normal = normal
set-pace-fast = rapide
set-pace-tap = les plis attendent un appui
set-call-back = Reprendre une carte
set-call-back-about = Échap, « Annuler le coup » ou un appui sur la carte : elle n’a jamais été jouée.
set-call-back-for =
    { $seconds ->
        [0] jamais
       *[other] pendant { $seconds } s
    }
display = Affichage

## Touches

keys = Touches
key-position = carte selon sa place
key-rank = carte selon sa valeur
key-suit = puis la couleur, si plusieurs cartes conviennent
key-move = à la carte voisine
key-enter = confirmer : jouer, piocher, suite
key-escape = annuler
key-marriage = mariage
key-exchange = échanger
key-close = fermer (deux fois)
key-claim = annoncer 66 (deux fois)
key-draw = piocher
key-speak = dire la situation
key-hand = aller à la main
key-talon = dire l’atout et le talon
key-back = revoir les plis, si c’est permis
key-points = montrer ou cacher mes points
key-next = donne suivante
key-help = cette liste

## Reprendre et conseils

act-undo = Annuler le coup
act-hint = Conseil
why-nothing-to-undo = vous n’avez encore rien fait dans cette donne
why-no-hint = vous n’avez rien à décider maintenant
log-undone-own = Vous annulez votre dernier coup.
log-undone-other = L’adversaire annule son dernier coup.
practice = Entraînement
practice-about = Coup annulé après avoir vu de nouvelles cartes : cette donne ne compte pas dans vos statistiques.
hint-nudge-only = Il n’y a qu’une chose à faire.
hint-nudge-lead = À vous d’entamer : quelle carte pouvez-vous céder, laquelle vous faut-il encore ?
hint-nudge-follow = Ce pli vaut-il la peine d’être pris ?
hint-nudge-marriage = Regardez vos rois et vos dames.
hint-nudge-exchange = Regardez la retourne.
hint-nudge-close = Regardez le talon avant d’entamer.
hint-nudge-draw = Avant de piocher : y a-t-il autre chose à faire ?
hint-nudge-claim = Avez-vous compté vos points ?
hint-candidates = Pensez à : { $cards }
hint-best = { $label }. { $reason }
hint-gap = Le second choix : { NUMBER($points, maximumFractionDigits: 2) } de moins.
hint-why-win = Cette carte fait le pli (+{ $points }).
hint-why-trump = Cette carte coupe et fait le pli (+{ $points }).
hint-why-cheap = Cette carte laisse le pli à bas prix (−{ $points }).
hint-why-nothing = Le pli ne vaut rien.
hint-why-keep = Vous gardez ainsi les cartes dont vous aurez plus besoin.
hint-why-lead-sure = Rien ne peut battre cette carte.
hint-why-lead-high = Seul un atout peut battre cette carte.
hint-why-lead-trump = Seul un atout plus fort peut battre cette carte.
hint-why-lead-low = Si l’adversaire la prend, vous perdez peu.
hint-why-marriage = { $points } points tout de suite.
hint-why-exchange = La retourne vaut plus dans votre main que le plus petit atout.
hint-why-close = Vous arriverez sans doute à 66 avant l’adversaire.
hint-why-draw = Il n’y a rien de mieux à faire avant.
hint-why-claim = D’après le compte, vous avez 66.
level-novice = Novice
level-beginner = Débutant
level-club = Habitué
level-strong = Joueur fort
level-expert = Expert
level-master = Maître
menu = Menu
key-undo = annuler le coup
key-hint = conseil

## Sons

set-sound = Sons
set-sound-off = coupés
set-sound-soft = doux
set-sound-full = forts
set-haptics = Vibrer quand une carte est jouée
say-sound-off = Les sons sont coupés.
say-sound-on = Les sons sont activés.
say-drag = Faites glisser la carte sur la table.
key-mute = sons activés ou coupés
key-change = Changer la touche pour : { $label }
key-press = Appuyez sur la nouvelle touche. Échap : ne rien changer.
key-taken = « { $value } » est déjà pris : { $label }. Choisissez une autre touche.
key-cards = les cartes
key-reset = Revenir aux touches habituelles
key-letters = Lettres et chiffres servent de touches
key-letters-about = Non : seulement Tab, flèches, Entrée et Échap.

## Ce que coûtent les décisions

cost-title = Vos décisions
cost-wait = Calcul en cours…
cost-none = Aucune de vos décisions n’a coûté quoi que ce soit de notable.
cost-none-other = Aucune de vos autres décisions n’a coûté quoi que ce soit de notable.
cost-most = La plus coûteuse, au pli { $count } : { $label }.
cost-better = { $label } : cela aurait valu { $points } de plus.
cost-sum = Coût de toutes vos décisions, en points de partie : { $points }.
cost-worth = Avec les cartes reçues, le maître attendrait, en points de partie : { $points }.
luck-very-good = Très bonnes cartes.
luck-good = Bonnes cartes.
luck-even = Cartes moyennes.
luck-poor = Mauvaises cartes.
luck-very-poor = Très mauvaises cartes.
cost-about = Calculé avec ce que vous pouviez savoir, pas à cartes ouvertes.

## Annonces après coup

verdict-late = Vous aviez déjà 66 ; plis joués ensuite : { $count }.
verdict-missed = Vous aviez 66 et ne l’avez pas annoncé ; plis joués ensuite : { $count }.
verdict-short = Il vous manquait { $points } pour arriver à 66.
help-count = S’entraîner à compter
help-close = Leçon : quand fermer
help-back = Retour au résultat

## Apprendre

learn = Apprendre
first-lesson = Apprendre le jeu en 5 minutes
first-lesson-away = Pas maintenant
