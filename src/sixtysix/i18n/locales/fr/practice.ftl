# Une donne d’entraînement, et celles que d’autres partagent

practice-apart = Entraînement : cette donne ne compte pas.
practice-compared = Entraînement : cette donne ne compte pas. La première fois { $own }, maintenant { $other }.
practice-waits = Cette donne est un entraînement et ne compte pas. Votre partie attend.
practice-restart = Depuis le début
shared-deal = Une donne partagée
shared-damaged = Ce lien est endommagé : une partie manque ou a été changée. Redemandez-le et copiez-le en entier.
shared-newer = Ce lien vient d’une version plus récente. Rechargez cette page, puis rouvrez le lien.
shared-impossible = Une telle donne ne peut pas exister : les cartes ne font pas un jeu complet, ou les règles ne sont pas compatibles. Demandez un autre lien.
shared-failed = Ce navigateur n’a pas pu distribuer les cartes. Rechargez cette page, puis rouvrez le lien.
shared-untouched = Rien n’a été changé : votre partie est là où vous l’avez laissée.
shared-go-on = Continuer ma partie
