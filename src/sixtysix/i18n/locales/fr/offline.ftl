# Playing without the server

offline-here = Le serveur ne répond pas : vous jouez sur cet appareil.
offline-here-kept = Le serveur ne répond pas : vous jouez sur cet appareil. Votre partie sur le serveur est gardée.
offline-back = Le serveur est revenu : votre partie continue.
offline-back-later = Le serveur est revenu. Votre partie sur le serveur continue après celle-ci.
offline-cannot = Ce navigateur ne peut pas jouer sans le serveur.
offline-play-here = Jouer sur cet appareil
offline-storage-blocked = Ce navigateur ne garde rien sur cet appareil : la partie est perdue quand vous fermez la page.
offline-storage-full = Il n'y a plus de place sur cet appareil : la partie est perdue quand vous fermez la page.
offline-new-version = Il y a une nouvelle version. Elle arrive au prochain chargement de la page.
