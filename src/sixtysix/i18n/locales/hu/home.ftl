## A menü: folytatás, új játszma, szintek

home-continue = Tovább
home-running = Te { $own } – { $other } { $name }, { $count }. leosztás
home-new = Új játszma
home-opponent = Ellenfél
home-rules = Szabályok
home-house = Házi szabályok…
home-guest = Vendégként játszol: a leosztásaid ezzel a böngészővel maradnak meg.
home-backup = Mentés
home-start = Osztás
home-strength = A mester ellen 100-ból körülbelül { $count } játszmát nyer.
home-strongest = A legerősebb; ő sem látja senki más lapját.
level-novice-about = Ismeri a szabályokat, és elviszi, amit lát; minden lapot elfelejt.
level-beginner-about = Játszott már néhány este; néha elszámolja magát.
level-club-about = Törzsvendég: érzésből játszik, a nagy lapokat megjegyzi.
level-strong-about = Hibátlanul számol, csak a rég kiment kis lapokat felejti el.
level-expert-about = Minden lapra emlékszik, és a végjátékot végig kiszámolja.
level-master-about = Minden lap előtt több száz leosztást játszik le fejben.
