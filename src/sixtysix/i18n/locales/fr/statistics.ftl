# Statistiques d’un joueur : ce qui a été joué, et la sûreté de chaque chiffre.
# Les chiffres viennent en texte ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits) ; $count est un nombre.

stats-loading = Lecture de vos donnes…
stats-blocked = Ce navigateur ne garde rien pour cette page : ce que vous jouez compte jusqu’à ce que vous la fermiez. Exportez-le si vous voulez le garder.
stats-unproven = { $count ->
    [one] { $count } donne n’a pas été enregistrée : ses cartes n’ont pas pu être redistribuées à partir des graines révélées.
   *[other] { $count } donnes n’ont pas été enregistrées : leurs cartes n’ont pas pu être redistribuées à partir des graines révélées.
}
stats-empty = Rien n’est encore compté. Chaque donne que vous jouez jusqu’au bout apparaîtra ici : les résultats et leur fiabilité, les annonces et les fermetures, les séries, et ce que vous et votre adversaire avez reçu, à côté de ce que le hasard laisse attendre.
stats-empty-filter = Aucune donne ne correspond à ce choix.
stats-practice = { $count ->
    [one] { $count } donne d’entraînement n’est pas comptée.
   *[other] { $count } donnes d’entraînement ne sont pas comptées.
} Une donne devient un entraînement quand vous annulez un coup après avoir appris quelque chose de nouveau.
stats-hints = { $count ->
    [one] { $count } conseil a été demandé dans ces donnes.
   *[other] { $count } conseils ont été demandés dans ces donnes.
}

## Ce qui est compté

stats-level = Adversaire
stats-preset = Règles
stats-time = Période
stats-all = tous
stats-span-all = toujours
stats-span-week = 7 jours
stats-span-month = 30 jours
stats-span-year = 365 jours
stats-level-unknown = inconnu

## Résultats

stats-results = Résultats
stats-deals-won = Donnes gagnées
stats-matches-won = Parties gagnées
stats-points = Points de partie par donne
stats-of = { $hits } sur { $count }
stats-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
stats-too-few = encore trop peu
stats-range = { $low } à { $high }
stats-interval-about = L’intervalle dit la fiabilité d’un chiffre : dans 95 cas sur 100, il contient ce que vous obtiendriez à la longue. Plus vous jouez, plus il se resserre. Les donnes à égalité ne comptent que dans les points de partie.
stats-by-level = Par adversaire
stats-by-preset = Par règles
stats-col-won = Gagnées
stats-col-points = Points de partie par donne

## Courbe

stats-curve = Donne après donne
stats-curve-label = Après { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
} : résultat { $result } points de partie, valeur des cartes données { $luck }.
stats-curve-result = Résultat
stats-curve-luck = Valeur des cartes données
stats-curve-band = À force égale, 95 sur 100
stats-curve-about = Le résultat, ce sont les points de partie gagnés moins les perdus. L’autre courbe dit ce que valaient en moyenne, entre deux programmes de même force, les deux premières mains et l’entame ; ce qui a été pioché ensuite n’y est pas. Sur 100 paires de joueurs de même force, 95 finissent dans la bande.
stats-as-table = Les courbes en tableau
stats-col-after = Après la donne

## Annonces et fermetures

stats-claims = Annonces de 66
stats-claim-right = juste, aussitôt
stats-claim-late = juste, en retard
stats-claim-wrong = fausse
stats-claim-missed = 66 atteint, pas annoncé
stats-late-about = Quand vous étiez en retard, vous aviez déjà 66 en moyenne { $tricks } plis plus tôt.
stats-late-mean = 66 était là en moyenne { $tricks } plis plus tôt
stats-closings = Fermetures
stats-closing-count = fermées
stats-closing-right = gagnées par celui qui a fermé
stats-closing-points = points de partie pour vous

## Séries

stats-streaks = Séries
stats-longest-won = Le plus de victoires de suite
stats-longest-lost = Le plus de défaites de suite
stats-present = En cours
stats-present-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires de suite
}
stats-present-lost = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites de suite
}
stats-run = Une série est-elle courante ?
stats-run-deals = Donnes
stats-run-length = Défaites de suite
stats-run-chance = De deux joueurs de même force, chacun connaît en { $deals } donnes une série d’au moins { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
} dans { $chance } des cas.
stats-run-bad = Entrez des nombres entiers : de 1 à { $deals } donnes, de 1 à { $count } défaites.

## Ce qui a été donné

stats-luck = Ce qui a été donné
stats-luck-about = Premières mains de { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}, les vôtres et celles de l’adversaire. Ce qui est attendu est calculé d’après le jeu de cartes, non mesuré.
stats-kind-marriage = Un mariage
stats-kind-no-trump = Aucun atout
stats-kind-three-trumps = Trois atouts ou plus
stats-kind-trump-marriage = Le mariage d’atout
stats-kind-no-ace = Aucun as
stats-kind-exchange-card = La carte qui permet l’échange
stats-due = attendu { $chance }
stats-expected = attendu
stats-luck-key = Le point est ce qui a été donné, la barre son intervalle à 95 %, le trait vertical ce qui est attendu.
stats-verdict-above = plus souvent que le hasard ne l’explique
stats-verdict-below = plus rarement que le hasard ne l’explique
stats-luck-honest = Un intervalle se trompe dans 1 cas sur 20 alors que tout va bien : sur { $count } chiffres de ce genre, l’un au moins est dehors dans environ { $chance } des statistiques. Le hasard vient par grappes ; les séries de bonnes et de mauvaises mains font partie d’un mélange honnête. Sous « Donne loyale », chaque donne peut être vérifiée.

## Garder

stats-data = Vos donnes
stats-line-waiting = { $count ->
    [one] { $count } donne est gardée dans ce navigateur.
   *[other] { $count } donnes sont gardées dans ce navigateur.
}
stats-line-busy = { $count ->
    [one] { $count } donne est gardée dans ce navigateur ; le serveur est interrogé…
   *[other] { $count } donnes sont gardées dans ce navigateur ; le serveur est interrogé…
}
stats-line-same = { $count ->
    [one] { $count } donne est gardée dans ce navigateur et sur le serveur.
   *[other] { $count } donnes sont gardées dans ce navigateur et sur le serveur.
}
stats-line-away = { $count ->
    [one] { $count } donne est gardée dans ce navigateur. Le serveur ne répond pas ou ne peut pas écrire ; il sera interrogé de nouveau.
   *[other] { $count } donnes sont gardées dans ce navigateur. Le serveur ne répond pas ou ne peut pas écrire ; il sera interrogé de nouveau.
}
stats-line-alone = { $count ->
    [one] { $count } donne reste jusqu’à la fermeture de la page. Rien n’est dit au serveur : ce navigateur n’a pas pu garder la clé.
   *[other] { $count } donnes restent jusqu’à la fermeture de la page. Rien n’est dit au serveur : ce navigateur n’a pas pu garder la clé.
}
stats-refused = { $count ->
    [one] { $count } donne n’est gardée qu’ici : pour le serveur, elle n’a pas pu être jouée ainsi.
   *[other] { $count } donnes ne sont gardées qu’ici : pour le serveur, elles n’ont pas pu être jouées ainsi.
}
stats-unread = { $count ->
    [one] { $count } donne sur le serveur a été écrite par une version plus récente ; rechargez la page pour la voir.
   *[other] { $count } donnes sur le serveur ont été écrites par une version plus récente ; rechargez la page pour les voir.
}
stats-export-text = Exporter en texte
stats-export-json = Exporter en JSON
stats-import = Importer du JSON
stats-exported = Enregistré sous { $name }.
stats-nothing = Il n’y a encore rien à exporter.
stats-imported = { $count ->
    [0] Rien de nouveau : toutes les donnes du fichier étaient déjà là.
    [one] { $count } donne a été ajoutée.
   *[other] { $count } donnes ont été ajoutées.
}
stats-bad-json = La ligne { $line } du fichier est endommagée.
stats-bad-format = Ligne { $line } : ce n’est pas un fichier de donnes du Soixante-six.
stats-bad-newer = Ligne { $line } : écrite par une version plus récente. Rechargez la page et réessayez.
stats-bad-field = Ligne { $line } : « { $field } » manque ou est faux.
stats-bad-cards = Ligne { $line } : les cartes ne font pas un jeu entier.
stats-bad-tricks = Ligne { $line } : les plis ne correspondent pas aux cartes ({ $field }).
stats-bad-twice = Ligne { $line } : la donne { $field } s’y trouve deux fois, avec des contenus différents.
stats-bad-unread = Illisible : { $name }.
stats-bad-kept = Rien n’a été importé ; vos donnes sont comme avant.
stats-key = Sauvegarder, ou utiliser un autre appareil
stats-key-about = Le serveur ne vous connaît que par cette clé. Copiez-la sur un autre appareil, et tous deux montreront les mêmes donnes. Qui la possède peut les voir et les effacer ; une clé perdue ne peut pas être rendue.
stats-key-show = Montrer ma clé
stats-key-mine = Votre clé
stats-key-copy = Copier
stats-key-copied = La clé a été copiée.
stats-key-select = La clé est sélectionnée : copiez-la maintenant.
stats-key-other = Clé d’un autre appareil
stats-key-use = Utiliser cette clé
stats-key-bad = Une clé compte 32 caractères : des chiffres et des lettres de a à f. Rien n’a été changé.
stats-key-taken = La clé est utilisée ; les donnes des deux appareils sont réunies.
stats-delete = Effacer toutes les donnes
stats-delete-sure = { $count ->
    [0] Effacer tout ce qui est gardé sous votre clé, dans ce navigateur et sur le serveur ? On ne pourra pas le retrouver.
    [one] Effacer la donne, dans ce navigateur et sur le serveur ? On ne pourra pas la retrouver.
   *[other] Effacer les { $count } donnes, dans ce navigateur et sur le serveur ? On ne pourra pas les retrouver.
}
stats-delete-yes = Effacer définitivement
stats-deleted = { $count ->
    [one] { $count } donne a été effacée, dans ce navigateur et sur le serveur.
   *[other] { $count } donnes ont été effacées, dans ce navigateur et sur le serveur.
}
stats-deleted-here = { $count ->
    [one] { $count } donne a été effacée dans ce navigateur. Elle le sera sur le serveur dès qu’il répondra.
   *[other] { $count } donnes ont été effacées dans ce navigateur. Elles le seront sur le serveur dès qu’il répondra.
}
stats-every-deal = Chaque donne
stats-ending-won = gagnée
stats-ending-lost = perdue
stats-ending-drawn = égalité
