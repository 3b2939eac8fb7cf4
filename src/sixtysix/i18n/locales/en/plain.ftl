# The match in lines (sixtysix play --plain).
# $rank is A K Q J T 9, $suit is S H D C; elsewhere $suit and $card are names in this language.

## Cards

rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
   *[9] nine
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card = { rank } of { suit }
nothing = none

## The match

welcome = Sixty-Six. Rules: { $rules }. The match is to { $target } game points. Type ? for help.
resumed = The match goes on where it was left.
deal-own = Deal { $deal }. You deal; your opponent leads.
deal-other = Deal { $deal }. Your opponent deals; you lead.
commitment = Commitment to the shuffle: { $hash }
seed = Seed of the shuffle: { $seed }
turned-up = Trump: { $suit }. Turned up: { $card }.
score = Match: you { $own }, opponent { $other }, playing to { $target }.
match-won = You win the match { $own } to { $other }.
match-lost = Your opponent wins the match { $other } to { $own }.
shutout = The match counts double.
saved = The record is saved in { $file }
left = The match is saved in { $file }
    Go on with: sixtysix play --plain --record { $file }
not-saved = The record cannot be saved in { $file }: { $reason }
ask-next = Press Enter for the next deal.

## Your turn

hand = Your hand: { $cards }
ask-lead = Your lead.
ask-follow = Your turn; led was: { $card }.
ask-draw = Draw (d or Enter), or close or claim first.
ask-announced = King or queen of { $suit }?
ask-any-time = Press Enter to go on, or type 66 to claim.
turn-other = Your opponent's turn.
unclear = I do not understand "{ $text }". Type ? for help.
no-such-place = There is no card number { $text } in your hand.
which-marriage = Which marriage? Type m and its suit, as in m h.
confirm-close = Close the talon? Type it again to do so.
confirm-claim = Claim 66? Type it again to do so.
not-done = Not done.
undone = Taken back.
nothing-to-undo = There is nothing of yours to take back in this deal.
not-legal = Not possible: { $why } (rule { $rule }).
points = Your card points: { $points }.
points-hidden = Card points stay hidden until the deal is over: keep count yourself.
talon-open = Trump: { $suit }. Cards in the talon: { $count }. Turned up: { $card }.
talon-closed-own = Trump: { $suit }. You closed the talon with { $count } cards in it.
talon-closed-other = Trump: { $suit }. Your opponent closed the talon with { $count } cards in it.
talon-empty = Trump: { $suit }. The talon is used up.
tricks = Tricks: you { $own }, opponent { $other }.
look-none = These rules do not let you look at tricks again.
look-nothing = There is no trick to look at yet.
look-own = Won by you: { $cards }.
look-other = Won by your opponent: { $cards }.
help =
    A card: rank and suit, as in a h for the ace of hearts (ranks a t k q j 9, suits s h d c), or its number in your hand.
    m h: announce the marriage of hearts; then lead its king (k) or queen (q).
    x: exchange the lowest trump. c or close: close the talon. d or Enter: draw.
    66 or w: claim 66. It is not checked beforehand; a wrong claim costs the deal.
    h: hand. b: trump and talon. s: how things stand. p: card points. l: last trick.
    i or hint: a hint in three steps, each time you ask one more. f: the promise of the shuffle; once the deal is over, its check.
    z or undo: take back your last action, and what the opponent did since.
    quit: leave; the match is saved and can go on later.

## Why not

why-deal-over = the deal is over
why-not-your-turn = it is not your turn
why-card-not-in-hand = that card is not in your hand
why-must-follow-suit = you must follow suit
why-must-head = you must win the trick with a higher card of the suit
why-must-trump = you must trump
why-must-draw-first = draw first
why-nothing-to-draw = there is nothing to draw now
why-marriage-announced = lead the king or queen of the marriage you announced
why-marriage-needs-pair = you need king and queen of that suit
why-marriage-needs-lead = a marriage is announced on your own lead
why-marriage-on-first-lead = no marriage on the opening lead
why-marriage-when-exhausted = no marriage once the talon is used up
why-marriage-when-closed = no marriage once the talon is closed
why-marriage-on-closing-lead = no marriage on the lead on which you close
why-exchange-needs-lowest-trump = you do not hold the lowest trump
why-exchange-needs-lead = you exchange on your own lead
why-exchange-needs-trick = you need to win a trick first
why-exchange-talon-too-small = too few cards are left in the talon
why-turn-up-is-lowest-trump = the card turned up is the lowest trump itself
why-talon-closed = the talon is closed
why-talon-exhausted = the talon is used up
why-close-needs-lead = you close on your own lead
why-close-on-first-lead = you may not close before the opening lead
why-close-after-draw = draw first, then close
why-close-talon-too-small = too few cards are left in the talon
why-claim-is-automatic = 66 wins by itself under these rules
why-claim-not-now = you claim only after winning a trick or announcing a marriage
why-claim-on-own-turn = you claim only on your own turn
why-marriage-does-not-end-deal = play the card of the marriage first
why-unknown-action = there is no such action

## What happened

married-own = You announce { $points } in { $suit }.
married-other = Your opponent announces { $points } in { $suit }.
led-own = You lead: { $card }.
led-other = Your opponent leads: { $card }.
answered-own = You answer: { $card }.
answered-other = Your opponent answers: { $card }.
trick-own = You win the trick.
trick-other = Your opponent wins the trick.
drew-own-card = You draw: { $card }.
drew-other-card = Your opponent takes the card turned up: { $card }.
drew-other = Your opponent draws.
exhausted = The talon is used up: follow suit, and win the trick if you can.
exchanged-own = You exchange: { $given } for { $card }.
exchanged-other = Your opponent exchanges: { $given } for { $card }.
closed-own = You close the talon, { $count } cards in it. From now on follow suit, and win the trick if you can.
closed-other = Your opponent closes the talon, { $count } cards in it. From now on follow suit, and win the trick if you can.
claimed-own = You claim 66.
claimed-other = Your opponent claims 66.

## The end of a deal

scores-own = You score { $points ->
    [one] 1 game point
   *[other] { $points } game points
}.
scores-other = Your opponent scores { $points ->
    [one] 1 game point
   *[other] { $points } game points
}.
rule = Decided by rule { $rule }.
totals = Card points: you { $own }, opponent { $other }.
dealt-own = You were dealt: { $cards }.
dealt-other = Your opponent was dealt: { $cards }.
dealt-talon = The talon, in the order of drawing: { $cards }.
left-own = You did not play: { $cards }.
left-other = Your opponent did not play: { $cards }.
carried = Carried over from the drawn deal: { $points }.
carry = The winner of the next deal gets { $points } more.
