## Le menu : continuer, nouvelle partie, niveaux

home-continue = Continuer
home-running = Vous { $own } – { $other } { $name }, donne { $count }
home-new = Nouvelle partie
home-opponent = Adversaire
home-rules = Règles
home-house = Règles maison…
home-guest = Vous jouez en invité : vos donnes restent avec ce navigateur.
home-backup = Les sauvegarder
home-start = Distribuer
home-strength = Gagne environ { $count } parties sur 100 contre le maître.
home-strongest = Le plus fort ; lui non plus ne voit les cartes de personne.
level-novice-about = Connaît les règles et prend ce qu’il voit ; oublie toutes les cartes.
level-beginner-about = A joué quelques soirées ; se trompe parfois en comptant.
level-club-about = Un pilier de club : joue à l’instinct, retient les hautes cartes.
level-strong-about = Compte sans faute et n’oublie que les petites cartes jouées il y a longtemps.
level-expert-about = Retient chaque carte et calcule la fin jusqu’au bout.
level-master-about = Joue de tête des centaines de distributions avant chaque carte.
