# The match in a terminal window (sixtysix tui). Other words are those of plain.ftl and table.ftl.
# $rank and $card are names in this language.

## The window

too-small = This window is { $width } by { $height } cells. The table needs { $least_width } by { $least_height }: make the window larger, or leave with Ctrl+Q and play line by line: sixtysix play --plain
no-terminal = the table needs a terminal for both input and output. Play line by line: sixtysix play --plain
dumb-terminal = this terminal (TERM=dumb) cannot draw the table. Play line by line: sixtysix play --plain
foot-help = help
foot-type = type a command
foot-leave = leave
back = back

## What to do

act-undo = Take back
ask-suit = { $rank }: which suit? { $suits }
ask-enter = { $card }: Enter plays it.
confirm-new = Leave this match and begin a new one? It is kept among your records.
deal-goes-on = The deal is not over yet. To begin a new match, type :new
bell-on = The bell rings when it is your turn.
bell-off = The bell is off.

## The match

kept-aside = The match you left is kept in { $file }
damaged = The saved match cannot be read: { $reason } It is kept in { $file }; a new match begins.
left = The match is saved. Go on with: { $command }

## Keys

key-lift = lift the card beside
key-undo = take back your last action
key-state = how things stand
key-hand = your hand in words
key-talon = trump and talon in words
key-bell = bell on your turn, on or off
key-type = type a command
key-scroll = scroll what has happened
key-leave = leave; the match goes on at the next start
help-signs =
    A number in brackets, as in [1]: this card may be played now.
    A key in brackets, as in [x]: this can be done now. Press one without brackets and you are told why not.
    S, H, D, C: spades, hearts, diamonds, clubs. A, T, K, Q, J, 9: ace, ten, king, queen, jack, nine.
    The mouse does what the keys do.
help-typed = After : you can type what the match in lines understands; new begins a new match.
