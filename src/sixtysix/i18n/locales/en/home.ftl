## The menu: go on, a new match, levels

home-continue = Go on playing
home-running = You { $own } – { $other } { $name }, deal { $count }
home-new = New match
home-opponent = Opponent
home-rules = Rules
home-house = House rules…
home-guest = You play as a guest: your deals are kept with this browser.
home-backup = Back them up
home-start = Deal
home-strength = Wins about { $count } of 100 matches against the master.
home-strongest = The strongest; nobody’s cards are seen by it.
level-novice-about = Knows the rules and takes what it sees; forgets every card.
level-beginner-about = Has played a few evenings; its count is off now and then.
level-club-about = A regular at the table: plays by feel, keeps the high cards in mind.
level-strong-about = Counts without fault and forgets only small cards of long ago.
level-expert-about = Remembers every card and reckons the ending to the end.
level-master-about = Plays out hundreds of deals in its head before each card.
