## Menu: dalsza gra, nowa partia, poziomy

home-continue = Graj dalej
home-running = Ty { $own } – { $other } { $name }, rozdanie { $count }
home-new = Nowa partia
home-opponent = Przeciwnik
home-rules = Zasady
home-house = Zasady domowe…
home-guest = Grasz jako gość: twoje rozdania zostają w tej przeglądarce.
home-backup = Zrób kopię
home-start = Rozdaj
home-strength = Z mistrzem wygrywa mniej więcej { $count } na 100 partii.
home-strongest = Najsilniejszy; on też nie widzi cudzych kart.
level-novice-about = Zna zasady i bierze, co widzi; zapomina wszystkie karty.
level-beginner-about = Ma za sobą kilka wieczorów przy kartach; czasem myli się w liczeniu.
level-club-about = Stały bywalec: gra na wyczucie, pamięta wysokie karty.
level-strong-about = Liczy bezbłędnie i zapomina tylko dawne małe karty.
level-expert-about = Pamięta każdą kartę i dokładnie wylicza końcówkę.
level-master-about = Przed każdą kartą rozgrywa w głowie setki rozkładów.
