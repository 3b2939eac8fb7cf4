## Le parcours en neuf étapes

learn-about = Neuf étapes à la vraie table, cinq minutes environ. Votre partie attend pendant ce temps.
learn-start = Commencer ici
learn-go-on = Continuer ici
learn-ticked = faite
learn-return = Retour à la partie
learn-place = Étape { $count } sur { $target }
learn-arranged = cartes préparées
learn-arranged-about = Les cartes d’une leçon sont préparées. Celles d’une partie ne le sont jamais.
learn-back = Retour
learn-skip = Passer cette étape
learn-skip-all = Tout passer
learn-next = Étape suivante
learn-end = À ma partie
learn-finished = Cette étape est finie. Passez à la suivante.
learn-at-start = C’est le tout début.
learn-no-card = Pas cette carte : faites ce qui est demandé plus haut.
learn-no-C = Fermer maintenant serait trop tôt : 66 n’est pas encore en vue.
learn-no-D = Pas encore : faites d’abord ce qui est demandé plus haut.
learn-no-W = Vous avez { $points } points. Annoncer avec moins de 66 donne les points de partie à l’adversaire.
learn-counts = Cette carte vaut { $points }.
learn-dear = Cela donne { $points } points. Un valet ou un neuf coûte moins.

learn-values = Valeur des cartes
learn-values-1 = Les cartes valent : as 11, dix 10, roi 4, dame 3, valet 2, neuf 0. Le premier à 66 gagne la donne. Jouez la carte qui vaut 10.
learn-values-2 = As, dix, roi, dame, valet, neuf : voilà l’ordre, et votre dix a battu le roi. Le pli est à vous et vaut 14. Piochez.
learn-values-3 = Votre main est de nouveau pleine. Entamez d’une carte qui ne vaut rien.
learn-values-done = Les as et les dix méritent qu’on se batte. Un neuf se donne sans regret.

learn-trick = Un pli
learn-trick-1 = L’adversaire a entamé d’un roi. Une carte plus haute de la même couleur fait le pli. Faites-le.
learn-trick-2 = Les deux cartes sont à vous : 15 points. Qui fait le pli pioche d’abord, puis entame. Piochez.
learn-trick-3 = À vous d’entamer. Ce qu’on peut perdre doit valoir peu : entamez d’un valet ou d’un neuf.
learn-trick-4 = Un as est posé, que vous ne pouvez pas battre. Tant qu’il reste des cartes à piocher, rien n’oblige à fournir. Défaussez un valet ou un neuf.
learn-trick-done = Gagner ce qui compte, perdre ce qui vaut peu : c’est la moitié du jeu.
learn-trick-low = Cette carte est plus basse que le roi : l’adversaire ferait le pli.
learn-trick-suit = Une autre couleur ne fait pas le pli, si haute que soit la carte.

learn-trump = L’atout
learn-trump-1 = La carte retournée donne l’atout : cœur. Un atout bat toute carte des autres couleurs. Un as est posé : coupez-le d’un petit atout.
learn-trump-2 = 13 points pour un valet. Piochez.
learn-trump-3 = Vous avez l’as d’atout. Rien ne le bat. Jouez-le.
learn-trump-done = Les atouts font des plis. Gardez-les pour les as et les dix.
learn-trump-small = Il gagnerait aussi, mais le valet suffit. Gardez l’as d’atout.
learn-trump-none = Cela ne bat pas l’as. Seul un atout le bat.
learn-trump-sure = Cette carte peut être battue. L’as d’atout, non.

learn-marriage = Le mariage
learn-marriage-1 = Roi et dame d’une même couleur forment un mariage. Annoncé quand vous entamez, il vaut 20, à l’atout 40. Vous en avez un : annoncez-le.
learn-marriage-2 = 20 points, dès que vous aurez un pli. Entamez maintenant d’une des deux cartes.
learn-marriage-3 = Le pli est à vous, les 20 comptent donc. Piochez.
learn-marriage-4 = Le roi d’atout a rejoint votre dame. Cela vaut 40 : annoncez-le.
learn-marriage-done = Plus de 60 points avec un seul pli ! Cherchez roi et dame chaque fois que vous entamez.
learn-marriage-first = D’abord le mariage : on l’annonce avant d’entamer.

learn-exchange = L’échange
learn-exchange-1 = Sous le talon se trouve l’as d’atout. Vous avez le neuf, le plus petit atout. Quand vous entamez, si vous avez déjà un pli, vous pouvez les échanger. Échangez.
learn-exchange-2 = Un as pour un neuf. Rien ne le bat : jouez-le.
learn-exchange-done = Échangez tôt : quand le talon est épuisé ou fermé, c’est trop tard.
learn-exchange-first = Échangez d’abord : plus tard, l’adversaire aura peut-être l’entame, ou fermera.

learn-strict = Les règles strictes
learn-strict-1 = Le talon est épuisé. Désormais, il faut fournir, et monter si vous le pouvez. Une dame est posée : les cartes interdites sont assombries.
learn-strict-2 = L’adversaire aussi doit fournir, et il a le dix de carreau. Jouez l’as de carreau : le dix doit tomber.
learn-strict-done = 21 points. Qui ne peut fournir doit couper. Le tout dernier pli vaut 10 de plus.
learn-strict-ten = Le dix reste alors à l’adversaire. Jouez l’as de carreau.

learn-count = Compter jusqu’à 66
learn-count-1 = Les points restent cachés : comptez. Vous avez un mariage, 20, une dame, 3, un valet, 2 : 25. Un dix est posé : prenez-le avec la carte qui vaut le plus.
learn-count-2 = 25, et 21 pour l’as et le dix : 46. Piochez.
learn-count-3 = 46 : il en manque 20. Qu’est-ce qui les apporte d’un coup ?
learn-count-done = 46 et 20 font 66. Si vous voulez, l’interrupteur « Mes points » compte pour vous.
learn-count-trump = Cela fait le pli, mais n’apporte que 12. L’as apporte 21.
learn-count-lost = Le dix irait alors à l’adversaire.
learn-count-slow = Il n’est pas sûr que ce pli apporte 20. Regardez vos rois et vos dames.

learn-claim = Annoncer 66
learn-claim-1 = Un mariage de 40 et des plis de 14 : vous avez 54. Annoncer avec moins de 66 coûte 2 ou 3 points de partie. Jouez d’abord votre as.
learn-claim-2 = 54 et 13 font 67. Personne ne vous le dit : annoncez 66 maintenant, et confirmez.
learn-claim-done = 3 points de partie : l’adversaire est sans pli. Avec un pli mais moins de 33, ce serait 2, sinon 1. Sept gagnent la partie.
learn-claim-weak = Cette carte est facile à battre ou rapporte trop peu. Jouez l’as.
learn-claim-late = Vous avez assez. Qui oublie d’annoncer peut encore perdre la donne.

learn-close = Fermer
learn-close-1 = Vous avez 42 et les deux plus hauts atouts. Quand on ferme, on ne pioche plus et les règles strictes s’appliquent. Si vous n’arrivez pas à 66, cela coûte 2 ou 3 points de partie. Fermez, et confirmez.
learn-close-2 = L’adversaire doit maintenant fournir. Jouez l’as d’atout.
learn-close-3 = 57. Le dix est désormais le plus haut atout : jouez-le.
learn-close-4 = 67 : annoncez 66.
learn-close-done = Fermez quand vous voyez le chemin jusqu’à 66. Vous connaissez maintenant le jeu.
learn-close-first = Tant que le talon est ouvert, l’adversaire pioche et rien ne l’oblige à fournir. Fermez d’abord.
learn-close-trumps = D’abord les plus hauts atouts : ils gagnent à coup sûr.

## Coach

coach = Entraîneur
coach-about = Une partie contre l’ordinateur sur cet appareil. L’entraîneur vous prévient avant que vous jouiez une carte coûteuse et montre vos points. Votre partie attend.
coach-level = Adversaire
coach-start = Jouer avec l’entraîneur
coach-resume = Continuer avec l’entraîneur
coach-watches = Je regarde, et je le dis quand un coup coûte cher.
coach-costs = { $label } : coût en points de partie, environ { $value }. Annuler le coup ?
coach-go-on = Continuer
coach-failed = Cela n’a pas marché : { $message }
coach-doubts = { $label } : je n’y penserais pas ici. Annuler le coup ?

## Drills

drills = Exercices
drills-about = Des donnes au hasard, autant que vous voulez. Chaque réponse est expliquée.
drill-count = Compter de tête
drill-remember = Retenir les cartes
drill-trumps = Compter les atouts
drill-chance = Quelle probabilité ?
drill-score = Réponses justes : { $own } sur { $count }
drill-percent = { $value } %
drill-back = Toutes les leçons et tous les exercices
drill-next-trick = Suivant
drill-again = Question suivante
drill-right = Juste.
drill-wrong = La réponse est : { $label }.
drill-ask-count = Combien de points avez-vous ?
drill-ask-remember = Laquelle de ces cartes est encore en jeu ?
drill-ask-trumps = Combien d’atouts manquent encore : ni joués, ni dans votre main, ni visibles ?
drill-ask-talon = Cartes cachées au talon : { $count } ; cartes de l’adversaire que vous ne connaissez pas : { $own }. Quelle est la probabilité que celle-ci soit au talon : { card } ?
drill-ask-marriage = Cartes cachées au talon : { $count } ; cartes de l’adversaire que vous ne connaissez pas : { $own }. De cette couleur, vous n’avez vu ni le roi ni la dame : { suit }. Quelle est la probabilité que l’adversaire ait les deux ?
drill-why-count = Cartes { $own }, mariages { $other }, dernier pli { $value } : { $points } en tout.
drill-why-remember = Celle-ci n’a pas été jouée : { card }.
drill-why-trumps = Joués { $count }, dans votre main { $own }, visibles { $other }. Sur six, il en reste { $points }.
drill-why-talon = { $own } des { $count } cartes que vous n’avez pas vues sont au talon : { $points } %.
drill-why-marriage = Pour la première { $own } sur { $count }, pour la seconde { $other } sur { $value }. Le produit est { $points } %.
