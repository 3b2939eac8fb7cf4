# Cartes allemandes : mots à la place de ceux des autres fichiers.
# $suit : S feuilles, H cœurs, D grelots, C glands. $rank : Q ober, J unter.

rank-word = { $rank ->
    [A] as
    [K] roi
    [Q] ober
    [J] unter
    [T] dix
   *[9] neuf
}
suit = { $suit ->
    [S] feuilles
    [H] cœurs
    [D] grelots
   *[C] glands
}
card-acc = { $rank ->
    [A] l’as
    [K] le roi
    [Q] l’ober
    [J] l’unter
    [T] le dix
   *[9] le neuf
} de { suit }
why-marriage-announced = entamez du roi ou de l’ober du mariage
why-marriage-needs-pair = il faut le roi et l’ober d’une même couleur
hint-nudge-marriage = Regardez vos rois et vos obers.

# The ranks in the rules.
rt-rank = { rank-word }

# Lessons and drills.
learn-dear = Cela donne { $points } points. Un unter ou un neuf coûte moins.
learn-values-1 = Les cartes valent : as 11, dix 10, roi 4, ober 3, unter 2, neuf 0. Le premier à 66 gagne la donne. Jouez la carte qui vaut 10.
learn-values-2 = As, dix, roi, ober, unter, neuf : voilà l’ordre, et votre dix a battu le roi. Le pli est à vous et vaut 14. Piochez.
learn-trick-3 = À vous d’entamer. Ce qu’on peut perdre doit valoir peu : entamez d’un unter ou d’un neuf.
learn-trick-4 = Un as est posé, que vous ne pouvez pas battre. Tant qu’il reste des cartes à piocher, rien n’oblige à fournir. Défaussez un unter ou un neuf.
learn-trump-1 = La carte retournée donne l’atout : cœurs. Un atout bat toute carte des autres couleurs. Un as est posé : coupez-le d’un petit atout.
learn-trump-2 = 13 points pour un unter. Piochez.
learn-trump-small = Il gagnerait aussi, mais l’unter suffit. Gardez l’as d’atout.
learn-marriage-1 = Roi et ober d’une même couleur forment un mariage. Annoncé quand vous entamez, il vaut 20, à l’atout 40. Vous en avez un : annoncez-le.
learn-marriage-4 = Le roi d’atout a rejoint votre ober. Cela vaut 40 : annoncez-le.
learn-marriage-done = Plus de 60 points avec un seul pli ! Cherchez roi et ober chaque fois que vous entamez.
learn-strict-1 = Le talon est épuisé. Désormais, il faut fournir, et monter si vous le pouvez. Un ober est posé : les cartes interdites sont assombries.
learn-strict-2 = L’adversaire aussi doit fournir, et il a le dix de grelots. Jouez l’as de grelots : le dix doit tomber.
learn-strict-ten = Le dix reste alors à l’adversaire. Jouez l’as de grelots.
learn-count-1 = Les points restent cachés : comptez. Vous avez un mariage, 20, un ober, 3, un unter, 2 : 25. Un dix est posé : prenez-le avec la carte qui vaut le plus.
learn-count-slow = Il n’est pas sûr que ce pli apporte 20. Regardez vos rois et vos obers.
drill-ask-marriage = Cartes cachées au talon : { $count } ; cartes de l’adversaire que vous ne connaissez pas : { $own }. De cette couleur, vous n’avez vu ni le roi ni l’ober : { suit }. Quelle est la probabilité que l’adversaire ait les deux ?

# The rules.
rt-cards = { $deck ->
    [20] On joue avec vingt cartes : as, dix, roi, ober et unter de chaque couleur.
   *[other] On joue avec vingt-quatre cartes : as, dix, roi, ober, unter et neuf de chaque couleur.
}
rt-order = { $deck ->
    [20] Dans chaque couleur, l’as est la carte la plus forte, puis viennent dix, roi, ober, unter. Le dix bat le roi.
   *[other] Dans chaque couleur, l’as est la carte la plus forte, puis viennent dix, roi, ober, unter, neuf. Le dix bat le roi.
}
rt-last-draw = { $deck ->
    [20] La dernière carte piochée est celle qui est visible : la retourne, ou l’unter échangé contre elle.
   *[other] La dernière carte piochée est celle qui est visible : la retourne, ou le neuf échangé contre elle.
}
rt-marriage = Celui qui entame peut annoncer un mariage, roi et ober d’une même couleur : il montre les deux cartes et entame de l’une d’elles.
rt-marriage-auto = Celui qui entame d’un roi ou d’un ober et tient l’autre carte de la paire annonce ainsi un mariage. Il peut aussi l’annoncer avant.
rt-exchange = { $deck ->
    [20] Celui qui tient l’unter d’atout peut l’échanger contre la retourne.
   *[other] Celui qui tient le neuf d’atout peut l’échanger contre la retourne.
}
rt-exchange-auto = { $deck ->
    [20] L’unter d’atout s’échange tout seul contre la retourne, dès que c’est permis.
   *[other] Le neuf d’atout s’échange tout seul contre la retourne, dès que c’est permis.
}
rt-exchange-turned-up = { $deck ->
    [20] Si la retourne est l’unter d’atout lui-même, il n’y a pas d’échange dans cette donne.
   *[other] Si la retourne est le neuf d’atout lui-même, il n’y a pas d’échange dans cette donne.
}
