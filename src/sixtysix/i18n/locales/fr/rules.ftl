# Les règles d’une variante en texte pour les joueurs, et le choix des règles maison.

## Sections

rt-object-title = Le but
rt-cards-title = Les cartes
rt-deal-title = La donne
rt-play-title = Les plis
rt-talon-title = La pioche
rt-marriage-title = Les mariages
rt-exchange-title = L’échange
rt-close-title = La fermeture
rt-strict-title = Les règles strictes
rt-claim-title = Compter et annoncer 66
rt-worth-title = Ce que vaut une donne
rt-end-title = Quand il n’y a plus de cartes
rt-match-title = La partie
rt-aid-title = Revoir et compter

## But, cartes, donne

rt-object-claim = Deux joueurs. Il faut avoir 66 points en plis et en mariages, et les annoncer avant l’adversaire.
rt-object-auto = Deux joueurs. Le premier à avoir 66 points en plis et en mariages gagne la donne.
rt-cards = { $deck ->
    [20] On joue avec vingt cartes : as, dix, roi, dame et valet de chaque couleur.
   *[other] On joue avec vingt-quatre cartes : as, dix, roi, dame, valet et neuf de chaque couleur.
}
rt-order = { $deck ->
    [20] Dans chaque couleur, l’as est la carte la plus forte, puis viennent dix, roi, dame, valet. Le dix bat le roi.
   *[other] Dans chaque couleur, l’as est la carte la plus forte, puis viennent dix, roi, dame, valet, neuf. Le dix bat le roi.
}
rt-values = Ce qu’elles valent en points, 120 en tout :
rt-rank = { $rank ->
    [A] as
    [T] dix
    [K] roi
    [Q] dame
    [J] valet
   *[9] neuf
}
rt-card = Carte
rt-card-points = Points
rt-lot = Le sort décide qui distribue en premier.
rt-next-dealer-alternate = Ensuite, les joueurs distribuent à tour de rôle.
rt-next-dealer-winner = Ensuite, c’est le gagnant d’une donne qui distribue la suivante.
rt-next-dealer-loser = Ensuite, c’est le perdant d’une donne qui distribue la suivante.
rt-deal-33T = Chacun reçoit six cartes, trois par trois, l’adversaire du donneur d’abord. Puis on retourne la carte suivante.
rt-deal-3T3 = Chacun reçoit trois cartes, l’adversaire du donneur d’abord. Puis on retourne la carte suivante, et chacun en reçoit encore trois : six en tout.
rt-deal-3T2 = Chacun reçoit trois cartes, l’adversaire du donneur d’abord. Puis on retourne la carte suivante, et chacun en reçoit encore deux : cinq en tout.
rt-talon = La couleur de la retourne est atout. Les { $count } autres cartes sont posées en travers, face cachée : ensemble elles forment le talon.

## Plis et pioche

rt-lead = L’adversaire du donneur entame le premier pli ; le donneur y répond d’une carte.
rt-wins = Le plus fort atout gagne le pli ; s’il n’y en a pas, la plus forte carte de la couleur entamée.
rt-free = Tant que le talon dure et n’est pas fermé, on entame et on répond de n’importe quelle carte : rien n’oblige à fournir, à monter ou à couper.
rt-winner = Le gagnant prend les deux cartes et entame le pli suivant.
rt-draw = Après chaque pli, le gagnant pioche la première carte du talon, puis l’autre la suivante.
rt-last-draw = { $deck ->
    [20] La dernière carte piochée est celle qui est visible : la retourne, ou le valet échangé contre elle.
   *[other] La dernière carte piochée est celle qui est visible : la retourne, ou le neuf échangé contre elle.
}

## Mariages

rt-marriage = Celui qui entame peut annoncer un mariage, roi et dame d’une même couleur : il montre les deux cartes et entame de l’une d’elles.
rt-marriage-auto = Celui qui entame d’un roi ou d’une dame et tient l’autre carte de la paire annonce ainsi un mariage. Il peut aussi l’annoncer avant.
rt-marriage-worth = Un mariage vaut 20 points, à l’atout 40.
rt-marriage-first = On peut annoncer un mariage dès la toute première entame ; ses points ne comptent alors que quand son auteur a fait un pli.
rt-marriage-first-not = On n’annonce pas de mariage à la première entame.
rt-marriage-exhausted = On peut encore annoncer des mariages quand le talon est épuisé.
rt-marriage-exhausted-not = Quand le talon est épuisé, on n’annonce plus de mariage.
rt-marriage-closed-yes = Une fois le talon fermé, on annonce des mariages comme avant, et aussi à l’entame où l’on ferme.
rt-marriage-closed-lead = Une fois le talon fermé, il n’y a plus qu’un mariage : celui du joueur qui ferme, à l’entame même où il ferme.
rt-marriage-closed-no = Une fois le talon fermé, on n’annonce plus de mariage, pas même à l’entame où l’on ferme.
rt-marriage-66-claim-now = Qui arrive à 66 par un mariage peut annoncer 66 aussitôt, avant que l’autre réponde.
rt-marriage-66-claim-later = Qui arrive à 66 par un mariage ne peut annoncer 66 qu’une fois son pli joué.
rt-marriage-66-auto-now = Qui arrive à 66 par un mariage a gagné aussitôt, avant que l’autre réponde.
rt-marriage-66-auto-later = Qui arrive à 66 par un mariage ne gagne qu’une fois son pli joué.

## Échange

rt-exchange = { $deck ->
    [20] Celui qui tient le valet d’atout peut l’échanger contre la retourne.
   *[other] Celui qui tient le neuf d’atout peut l’échanger contre la retourne.
}
rt-exchange-auto = { $deck ->
    [20] Le valet d’atout s’échange tout seul contre la retourne, dès que c’est permis.
   *[other] Le neuf d’atout s’échange tout seul contre la retourne, dès que c’est permis.
}
rt-exchange-lead = On n’échange que quand on entame soi-même, avant de jouer la carte et quand les deux mains sont complètes.
rt-exchange-own_turn = On échange à son tour, pour entamer comme pour répondre, mais seulement quand les deux ont pioché.
rt-exchange-trick = Pour échanger, il faut avoir déjà fait un pli.
rt-exchange-no-trick = Pour échanger, il n’est pas nécessaire d’avoir fait un pli.
rt-exchange-talon-2 = On peut échanger tant que la retourne est là.
rt-exchange-talon-3 = Pour échanger, il faut plus de deux cartes au talon, retourne comprise.
rt-exchange-talon-4 = Pour échanger, il faut au moins quatre cartes au talon, retourne comprise.
rt-exchange-closed-no = Une fois le talon fermé, personne n’échange plus.
rt-exchange-closed-yes = Une fois le talon fermé, seul l’adversaire de celui qui a fermé peut encore échanger, même sans pli : aussitôt, avant de répondre à la première carte.
rt-exchange-closed-auto = Une fois le talon fermé, seul l’adversaire de celui qui a fermé échange encore, même sans pli, et cela aussi se fait tout seul.
rt-exchange-turned-up = { $deck ->
    [20] Si la retourne est le valet d’atout lui-même, il n’y a pas d’échange dans cette donne.
   *[other] Si la retourne est le neuf d’atout lui-même, il n’y a pas d’échange dans cette donne.
}

## Fermeture

rt-close = Celui qui entame peut fermer le talon avant de jouer : la retourne est posée dessus, face cachée. Dès lors, on ne pioche plus et les règles strictes s’appliquent.
rt-close-first = On peut fermer avant même la première entame.
rt-close-first-not = On ne peut pas fermer avant la première entame.
rt-close-either = Après un pli, on peut fermer avant de piocher, avec une carte de moins chacun, ou après.
rt-close-after_draw = Après un pli, on ne peut fermer que quand les deux ont pioché.
rt-close-talon-2 = On peut fermer tant qu’il y a des cartes au talon.
rt-close-talon-4 = Pour fermer, il faut au moins quatre cartes au talon, retourne comprise.
rt-close-won-end = Si celui qui a fermé arrive à 66, ses points de partie dépendent des plis et des points de l’autre à la fin.
rt-close-won-at_close = Si celui qui a fermé arrive à 66, ses points de partie dépendent des plis et des points de l’autre au moment de la fermeture.
rt-close-fail-2or3-at_close = Si celui qui a fermé n’arrive pas à 66, l’autre gagne 2 points de partie, ou 3 s’il n’avait aucun pli à la fermeture.
rt-close-fail-2or3-at_end = Si celui qui a fermé n’arrive pas à 66, l’autre gagne 2 points de partie, ou 3 s’il n’a aucun pli à la fin.
rt-close-fail-2 = Si celui qui a fermé n’arrive pas à 66, l’autre gagne toujours 2 points de partie.
rt-close-fail-3 = Si celui qui a fermé n’arrive pas à 66, l’autre gagne toujours 3 points de partie.
rt-close-beaten-same = Si l’autre arrive à 66 le premier, cela compte comme une fermeture ratée.
rt-close-beaten-2 = Si l’autre arrive à 66 le premier, il gagne toujours 2 points de partie.
rt-close-unclaimed-count = Si toutes les cartes sont jouées sans annonce, on compte les points du joueur qui a fermé : avec 66 il gagne, sinon la fermeture est ratée.
rt-close-unclaimed-must_claim = Si toutes les cartes sont jouées sans annonce, la fermeture est ratée, sauf si celui qui a fermé a fait le dernier pli et atteint 66.
rt-close-last-trick = Une fois le talon fermé, le dernier pli n’apporte rien de plus.

## Règles strictes

rt-strict = Elles s’appliquent dès que le talon est épuisé ou fermé : il faut fournir la couleur entamée.
rt-head = Qui le peut doit monter : jouer une carte plus forte de la couleur entamée.
rt-head-free = Rien n’oblige à monter sur la carte entamée.
rt-trump = Qui n’a pas la couleur entamée doit couper ; qui n’a pas d’atout non plus joue ce qu’il veut.
rt-trump-free = Qui n’a pas la couleur entamée joue ce qu’il veut ; rien n’oblige à couper.

## Compter et 66

rt-count = Comptent les cartes de ses propres plis et ses propres mariages.
rt-claim-own_turn = Qui pense avoir 66 peut l’annoncer à son tour, avant de jouer une carte. La donne s’arrête et l’on compte.
rt-claim-after_trick_or_meld = Qui pense avoir 66 peut l’annoncer juste après un pli gagné, avant l’entame suivante, ou avec un mariage. La donne s’arrête et l’on compte. Qui laisse passer le moment doit d’abord faire un autre pli ou annoncer un mariage.
rt-claim-after_trick = Qui pense avoir 66 peut l’annoncer juste après un pli gagné, avant l’entame suivante. La donne s’arrête et l’on compte. Qui laisse passer le moment doit d’abord faire un autre pli.
rt-claim-any_time = Qui pense avoir 66 peut l’annoncer à tout moment, même au tour de l’autre. La donne s’arrête et l’on compte.
rt-claim-auto = On n’annonce rien : à 66 la donne s’arrête toute seule.
rt-claim-both = Si les deux ont 66, le premier à l’annoncer gagne.
rt-false-2or3 = Qui annonce avec moins de 66 donne à l’autre 2 points de partie, ou 3 si celui-ci n’a aucun pli.
rt-false-2 = Qui annonce avec moins de 66 donne toujours à l’autre 2 points de partie.
rt-false-3 = Qui annonce avec moins de 66 donne toujours à l’autre 3 points de partie.
rt-false-mirror = Qui annonce avec moins de 66 donne à l’autre autant de points de partie qu’il en aurait gagné.
rt-false-closer = Si c’est celui qui a fermé qui annonce à tort, l’autre gagne au moins ce que coûte une fermeture ratée.

## Ce que vaut une donne

rt-worth = Ce que reçoit le gagnant d’une donne :
rt-worth-points = Points de partie
rt-worth-when = Quand
rt-worth-1 = Le perdant a { $limit } points ou plus.
rt-worth-2 = Le perdant a un pli, mais moins de { $limit } points.
rt-worth-3 = Le perdant n’a aucun pli.
rt-worth-close = Celui qui a fermé n’est pas arrivé à 66.
rt-worth-false = 66 a été annoncé à tort.
rt-worth-last = Personne n’a encore gagné, et le dernier pli décide.

## Plus de cartes

rt-last-ten = Le dernier pli d’une donne ouverte rapporte 10 points à celui qui le fait.
rt-last-none = Le dernier pli n’apporte rien de plus.
rt-last-wins_1 = Si, dans une donne ouverte, toutes les cartes sont jouées sans gagnant, celui qui fait le dernier pli gagne la donne : 1 point de partie.
rt-last-wins_by_score = Si, dans une donne ouverte, toutes les cartes sont jouées sans gagnant, celui qui fait le dernier pli gagne la donne : 1, 2 ou 3 points de partie selon ce qu’a l’autre.
rt-unclaimed-higher = Si, dans une donne ouverte, toutes les cartes sont jouées sans gagnant, le total le plus élevé gagne : 1, 2 ou 3 points de partie selon ce qu’a l’autre.
rt-unclaimed-higher-66 = Si, dans une donne ouverte, toutes les cartes sont jouées sans gagnant, le total le plus élevé gagne s’il est d’au moins 66 : 1, 2 ou 3 points de partie selon ce qu’a l’autre. Sinon, il y a égalité.
rt-unclaimed-nobody = Si, dans une donne ouverte, toutes les cartes sont jouées sans gagnant, il y a égalité.
rt-tie = À totaux égaux, il y a égalité.
rt-tie-last-trick = Mais si les totaux sont égaux, celui qui a fait le dernier pli gagne : 1, 2 ou 3 points de partie selon ce qu’a l’autre.
rt-carry-0 = Personne ne marque pour une égalité.
rt-carry-1 = Personne ne marque pour une égalité, mais le gagnant suivant reçoit un point de partie de plus pour chaque égalité précédente.
rt-redeal = Après une égalité, le même joueur distribue encore.
rt-redeal-not = Après une égalité, c’est l’autre joueur qui distribue.

## Partie, revoir, compter

rt-match-up = Le premier à { $target } points de partie gagne la partie. Les points en trop sont perdus.
rt-match-down = Chacun part de { $target } et retire les points de partie gagnés ; le premier à zéro gagne la partie. Les points en trop sont perdus.
rt-shutout = Une partie où le perdant n’a aucun point de partie compte double.
rt-shutout-not = Une partie compte une fois, même si le perdant n’a aucun point de partie.
rt-look-none = Les plis sont posés face cachée et on ne les regarde plus.
rt-look-last_trick = On peut revoir le dernier pli jusqu’à l’entame suivante.
rt-look-own = Chacun peut revoir les plis qu’il a gagnés.
rt-look-own_plus_first = Chacun peut revoir les plis qu’il a gagnés et le premier de l’adversaire.
rt-points-hidden = Chacun compte de tête : aucun total n’est montré avant la fin de la donne.
rt-points-own = Chacun voit ses propres points.
rt-points-both = Chacun voit les points des deux joueurs et les cartes qu’on n’a pas encore vues.

## Règles sans effet

rt-idle-auto = Sans effet ici : 66 gagne tout seul.
rt-idle-no-draw = Sans effet ici : il n’y a pas d’égalité avec ces règles.
rt-idle-fixed-cost = Sans effet ici : une fermeture ratée coûte toujours autant.

## La page des règles

rp-title = Règles : { $name }
rp-of-house = { $name }, règles maison
rp-numbers = Les numéros à la fin des phrases sont ceux des règles écrites ; on peut les citer.
rp-diff = Différences avec { $name }
rp-diff-none = Rien : ce sont exactement les règles de { $name }.
rp-diff-was = { $name } : { $value }
rp-print = Imprimer
rp-back = Retour
rp-change = Jouer ou changer ces règles
rp-bad-link = Des parties de ce lien n’ont pas été comprises ; pour le reste, c’est comme dans { $name }.
rp-read = Lire les règles

## Les règles maison

he-changes = Modifications par rapport à { $name }
he-changes-none = Rien n’est modifié : ce sont les règles de { $name }.
he-draft = Ce ne sont pas les règles de la partie en cours ; elles restent ici jusqu’à ce que vous commenciez une partie avec elles.
he-draft-running = Montrer celles de la partie en cours
he-dropped = Vos modifications de { $name } ont été mises de côté.
he-take-back = { $label } : annuler cette modification
he-otherwise = Sinon : { $message }
he-others = Les autres choix
he-value = { $value } : { $message }
he-clash-one = Incompatible avec les autres règles : { $message }.
he-clash-mend = Annulez l’une de ces modifications :
he-aid = Aide au compte
he-aid-about = La même pour les deux joueurs. Personne ne peut vérifier ce qu’un joueur retient ou note ; il s’agit de ce que la table montre.
he-aid-strict = Stricte
he-aid-strict-about = On ne revoit rien, pas de totaux.
he-aid-soft = Souple
he-aid-soft-about = On peut revoir ses propres plis et le premier de l’adversaire ; pas de totaux.
he-aid-own = Mes points
he-aid-own-about = Comme « Souple », et vous voyez vos propres points.
he-aid-open = Compte ouvert
he-aid-open-about = Comme « Souple », et vous voyez les points des deux joueurs et les cartes pas encore vues.
he-aid-mixed = Un autre mélange
he-aid-mixed-about = Comme le disent les deux réglages plus bas.
he-own = Mes règles maison
he-own-none = Aucune enregistrée. Modifiez des règles et donnez-leur un nom.
he-own-name = Nom
he-own-save = Enregistrer
he-own-save-as = Enregistrer ces règles sous un nom
he-own-saved = « { $name } » est enregistré dans ce navigateur.
he-own-replaced = « { $name } » est enregistré dans ce navigateur, à la place de ce qui portait ce nom.
he-own-name-missing = Donnez d’abord un nom à ces règles.
he-own-rename = Renommer « { $name } »
he-own-renamed = S’appelle maintenant « { $name } ».
he-own-name-taken = Des règles s’appellent déjà « { $name } ».
he-own-delete = Supprimer « { $name } »
he-own-deleted = « { $name } » est supprimé.
he-own-undo = Annuler
he-own-back = « { $name } » est de retour.
he-own-full = La mémoire du navigateur est pleine ou bloquée : « { $name } » ne reste que jusqu’à la fermeture de cette page. Le lien, lui, dure plus longtemps.
he-own-strange = { $count ->
    [one] Une entrée enregistrée est illisible pour cette version. Elle est conservée.
   *[other] { $count } entrées enregistrées sont illisibles pour cette version. Elles sont conservées.
}
he-share = Partager ces règles
he-share-link = Lien vers ces règles
he-copy = Copier le lien
he-send = Envoyer…
he-link-title = Règles d’un lien
he-link-good = Quelqu’un veut jouer avec ces règles.
he-link-bad = Ce lien est endommagé ou vient d’une version plus récente. Pas compris :
he-link-unknown-preset = la variante « { $name } »
he-link-unknown-switch = le réglage « { $name } »
he-link-bad-value = la valeur « { $value } » de « { $name } »
he-link-damaged = les caractères « { $value } »
he-link-rest = Ce qui a été compris est réglé plus bas ; le reste est comme dans { $name }.
he-link-offer = Prendre { $name } tel quel
clash-unclaimed-is-nobodys = si une donne que personne n’annonce ne vaut pour personne, le dernier pli ne tranche aucune égalité
clash-marriage-waits-for-its-trick = si le 66 d’un mariage attend son pli, on ne peut pas l’annoncer à tout moment
