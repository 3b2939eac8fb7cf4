no-script = Ici, un script distribue les cartes. Autorisez JavaScript pour cette page, puis rechargez-la.
not-loaded = La table n’est pas arrivée. Vérifiez la connexion, puis rechargez la page.
