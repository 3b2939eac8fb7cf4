## Il menu: continuare, nuova partita, livelli

home-continue = Continua
home-running = Tu { $own } – { $other } { $name }, smazzata { $count }
home-new = Nuova partita
home-opponent = Avversario
home-rules = Regole
home-house = Regole della casa…
home-guest = Giochi come ospite: le tue smazzate restano con questo browser.
home-backup = Salvale
home-start = Dai le carte
home-strength = Contro il maestro vince circa { $count } partite su 100.
home-strongest = Il più forte; nemmeno lui vede le carte degli altri.
level-novice-about = Conosce le regole e prende quello che vede; dimentica tutte le carte.
level-beginner-about = Ha giocato qualche sera; ogni tanto sbaglia i conti.
level-club-about = Uno del circolo: gioca a istinto, tiene a mente le carte alte.
level-strong-about = Conta senza errori e dimentica solo le carte basse uscite da tempo.
level-expert-about = Ricorda ogni carta e calcola il finale fino in fondo.
level-master-about = Prima di ogni carta gioca a mente centinaia di distribuzioni.
