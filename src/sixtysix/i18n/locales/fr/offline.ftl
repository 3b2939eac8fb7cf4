# Playing without the server

offline-here = Pas de serveur : vous jouez sur cet appareil.
offline-here-kept = Pas de serveur : vous jouez ici. L’autre partie est gardée.
offline-back = Le serveur est revenu : votre partie continue.
offline-back-later = La partie sur le serveur continue après celle-ci.
offline-cannot = Ce navigateur ne peut pas jouer sans le serveur.
offline-play-here = Jouer sur cet appareil
offline-storage-blocked = Ce navigateur ne garde rien : ne fermez pas la page.
offline-storage-full = Cet appareil est plein : ne fermez pas la page.
offline-new-version = Une nouvelle version arrive au prochain chargement.
