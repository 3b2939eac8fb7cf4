# The table: one player against the engine.
# Arguments used everywhere: $rank is A K Q J T 9, $suit is S H D C.

app-title = Sixty-Six

## Cards

rank-word = { $rank ->
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
card = { rank-word } of { suit }
# The same as the object of a sentence.
card-acc = { rank-word } of { suit }
card-count = { $count ->
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [one] { $count } card
   *[other] { $count } cards
}
card-playable = { card }, playable
card-refused = { card }, { $reason }

## Status

status = Status
you = You
opponent = Opponent
score-of = { $name }: { $score } of { $target }
trump-is = Trump: { suit }
phase-free = Free play
phase-free-about = Free play: any card may answer until the talon is used up or closed.
phase-strict = Must follow and win
phase-follow = Must follow
turn-own = Your turn
turn-other = { $name } to play
tricks = { $count ->
    [0] no tricks
    [one] 1 trick
   *[other] { $count } tricks
}
talon-left = { $count ->
    [0] talon empty
    [one] 1 card left
   *[other] { $count } cards left
}
talon-closed = Closed
talon = Talon
turn-up-is = Turn-up: { card }
opponent-holds = { $count ->
    [one] holds one card
   *[other] holds { $count } cards
}
marriage-of = { $points } in { suit }
my-points = My points
my-points-are = My points: { $points }
slot-own = your card
hand = Your hand
trick = Trick
own-pile = Your tricks
look-back = Look back at tricks
unseen = Cards not seen yet
unseen-none = All cards have been seen.
actions = Actions
log = What happened
chips = House rules in force

## What to do

say-lead = Your lead.
say-follow = Your turn: { card } was led.
say-draw = You won the trick. Draw when you are ready.
say-announced = Which of the two do you lead?
say-which-marriage = Which marriage?
say-which-suit = Which suit?
say-chosen = { card } is played when your turn comes.
say-unchosen = { card } is not played.
say-called-back = { card } is back in your hand.
say-wait = { $name } to play…
say-over = The deal is over.
part-coming = This part of the page is still coming…
part-missing = This part cannot be loaded now. Your match is untouched: try again when the connection is back.
points-open = Points { $own } : { $other }
points-open-about = Your points and your opponent’s: these rules lay both open.
say-connecting = Dealing…
confirm-close = Close the talon? No more drawing.
confirm-close-yes = Close it
confirm-claim = Claim 66? If you are short, the points go to your opponent.
confirm-claim-yes = Claim 66
act-draw = Draw
act-marriage = Marriage
act-marry = Marriage { $points }
act-marry-label = Marriage, { $points }, { suit }
act-lead = Lead the { card-acc }
act-exchange = Exchange
act-close = Close
act-claim = Claim 66
act-cancel = Cancel
act-next = Next deal
act-result = Show result
act-new-match = New match
act-replay = Replay (practice)
act-share = Share
act-back = Back to the match
act-again = Once more

## Why not

why-deal-over = the deal is over
why-deal-not-over = the deal is not over yet
why-no-look-back = no trick may be looked at now
why-not-your-turn = not your turn
why-card-not-in-hand = not in your hand
why-must-follow-suit = must follow { suit }
why-must-head = must win the trick
why-must-trump = must trump
why-must-draw-first = draw first
why-nothing-to-draw = nothing to draw
why-marriage-announced = lead the announced king or queen
why-marriage-needs-pair = you need king and queen of one suit
why-marriage-needs-lead = only on your lead
why-marriage-on-first-lead = not on the first lead
why-marriage-when-exhausted = no marriages once the talon is gone
why-marriage-when-closed = no marriages once the talon is closed
why-marriage-on-closing-lead = not on the lead on which you close
why-exchange-needs-lowest-trump = you do not hold the lowest trump
why-exchange-needs-lead = only on your lead
why-exchange-needs-trick = win a trick first
why-exchange-talon-too-small = too few cards left in the talon
why-turn-up-is-lowest-trump = the turn-up is the lowest trump itself
why-talon-closed = the talon is closed
why-talon-exhausted = the talon is gone
why-close-needs-lead = only on your lead
why-close-on-first-lead = not on the first lead
why-close-after-draw = draw first
why-close-talon-too-small = too few cards left in the talon
why-claim-is-automatic = 66 wins by itself here
why-claim-not-now = only after winning a trick or announcing a marriage
why-claim-on-own-turn = only on your turn
why-marriage-does-not-end-deal = play the announced card first
why-unknown-action = not possible
why-none = not possible now

## What happened (log and speech)

log-dealt = New deal. Trump is { suit }, { card } turned up.
log-led-own = You led { card-acc }.
log-led-other = Opponent led { card-acc }.
log-answered-own = You answered { card-acc }.
log-answered-other = Opponent answered { card-acc }.
log-trick-own = You won the trick.
log-trick-other = Opponent won the trick.
log-drew-own = You drew { card-acc }.
log-drew-turn-up = Opponent took { card-acc }.
log-married-own = You announced { $points } in { suit }.
log-married-other = Opponent announced { $points } in { suit }.
log-exchanged-own = You exchanged for { card-acc }.
log-exchanged-other = Opponent exchanged for { card-acc }.
log-closed-own = You closed the talon.
log-closed-other = Opponent closed the talon.
log-exhausted = The talon is gone.
log-strict-win = Follow suit and win the trick if you can.
log-strict-follow = Follow suit if you can.
log-claimed-own = You claimed 66.
log-claimed-other = Opponent claimed 66.
log-your-lead = Your lead, { card-count }.
log-your-turn = Your turn, { card-count }.
log-your-draw = Your turn: draw.
log-reconnected = Connected again.
log-points-shown = My points: { $points }.
log-points-hidden = My points are hidden.
state-turn-own = Your turn.
state-turn-other = Opponent’s turn.
state-led = { card } was led.
state-tricks = You have { $own ->
    [one] 1 trick
   *[other] { $own } tricks
}, your opponent { $other }.
state-score = Match: { $own } to { $other }, playing to { $target }.
state-hand = Your hand: { $cards }.

## Line

line-lost = Connection lost. Reconnecting…
line-waiting = Your last move is kept and will be sent.
table-gone = The server no longer has this table. A new match has been started.
server-away = The server cannot be reached. Trying again…
refused = The table did not accept that: { $message }

## End of deal

result-title = { $points ->
    [0] Nobody scores
    [one] { $who } +1
   *[other] { $who } +{ $points }
}
end-own = You win the deal: { $points ->
    [one] 1 game point
   *[other] { $points } game points
}.
end-other = Your opponent wins the deal: { $points ->
    [one] 1 game point
   *[other] { $points } game points
}.
result-claim-own = You claimed 66 and had { $won }.
result-claim-other = Your opponent claimed 66 and had { $won }.
result-reached-own = You reached 66.
result-reached-other = Your opponent reached 66.
result-false-claim-own = Your opponent claimed with only { $lost }.
result-false-claim-other = You claimed with only { $lost }.
result-closer-failed-own = Your opponent closed and did not reach 66.
result-closer-failed-other = You closed and did not reach 66.
result-closer-unclaimed-own = Your opponent closed, had 66 and did not claim it.
result-closer-unclaimed-other = You closed, had 66 and did not claim it.
result-closer-beaten-own = Your opponent closed, but you reached 66 first.
result-closer-beaten-other = You closed, but your opponent reached 66 first.
result-higher-total-own = Nobody claimed; you have the higher total.
result-higher-total-other = Nobody claimed; your opponent has the higher total.
result-last-trick-own = You won the last trick.
result-last-trick-other = Your opponent won the last trick.
result-counted-own = The cards were counted: you have { $won }.
result-counted-other = The cards were counted: your opponent has { $won }.
result-draw = Both have the same: nobody scores.
grade-1 = The other side has { $limit } or more, so it is 1 point.
grade-2 = The other side has a trick but fewer than { $limit }, so it is 2 points.
grade-3 = The other side has no trick, so it is 3 points.
penalty-2 = The penalty is 2 points.
penalty-3 = The penalty is 3 points: the side that scores had no trick.
penalty-other = The penalty is { $points ->
    [one] 1 point
   *[other] { $points } points
}.
result-hands = Hands as dealt
result-drawn = Drawn, in order
result-talon = Left in the talon, in draw order
result-tricks = Trick by trick
result-match = Match
col-number = No.
col-led = Led
col-answer = Answer
points-from-marriages = { $points } from marriages
bonus-last = last trick +10
match-won = You win the match { $own } to { $other }.
match-lost = Your opponent wins the match { $other } to { $own }.
match-shutout = A shut-out: it counts double.
close-dialog = Close
share-deal = A deal of Sixty-Six to play
share-link = Link to this deal
link-copied = The link is copied.
link-copy-failed = The browser did not allow copying. Select the link and copy it yourself.
practice-impossible = This device cannot deal it now. Your match is untouched: load the page again and try once more.

## Fairness

fairness = Fair dealing
fairness-about = Before the deal the server shows the fingerprint (SHA-256) of its secret seed. Your browser adds a seed of its own. After the deal the secret is opened, so that anyone can check that the cards were not changed.
fairness-more = The shuffle is raw: no hand is thrown away, nobody is favoured, and runs of bad cards happen. The computer player is told what you would be told in its seat, and nothing else. To recompute a deal elsewhere: tools/verify_deal.py, sixty lines of Python.
fairness-commitment = Fingerprint shown before the deal
fairness-server-seed = Server’s seed
fairness-client-seed = Your seed
fairness-sealed = sealed until the deal is over
fairness-check = Check this deal
fairness-good-seed = The seed fits the fingerprint shown before the deal.
fairness-bad-seed = The seed does not fit the fingerprint!
fairness-good-cards = Shuffled again here: all { $count } cards are the same.
fairness-bad-cards = Shuffled again here, the cards differ!
fairness-bad-own-seed = Your browser’s seed was not used!
fairness-unseen = The fingerprint was not seen before this deal on this device; it is compared with the one the table gives.
fairness-next = Fingerprint of the next deal

## Rules

rules = Rules
rules-title = Rules of the match
rules-preset = Preset
rules-house = House rules
rules-start = Start a new match
rules-warning = The running match will be left.
rules-changed = { $count ->
    [0] As the preset
    [one] 1 change to the preset
   *[other] { $count } changes to the preset
}
rules-impossible = These rules do not go together
clash-deal-pattern-needs-deck = 24 cards are dealt 3-3 with the turn-up after or between, 20 cards 3-2
clash-closed-marriage-needs-closing-lead = if marriages count once the talon is closed, they count on the closing lead too
clash-tie-decided-twice = a tie is either decided by the last trick or carried over, not both
clash-last-trick-leaves-nothing-unclaimed = if the last trick wins the deal, nothing is left unclaimed and no tie can stand
clash-auto-has-no-claims = if 66 wins by itself, there are no claims to be made or required
rules-reset = Back to the preset
rules-loading = Loading the rules…
yes = yes
no = no
chip = { $label }: { $value }
group-match = Deal and match
group-exchange = Exchange
group-marriage = Marriages
group-strict = Following
group-close = Closing
group-end = Claiming and scoring
preset-sixty-six = Sixty-Six
preset-sixty-six-about = 24 cards, to 7. You keep count and claim yourself.
preset-sixty-six-light = Sixty-Six light
preset-sixty-six-light-about = 66 wins by itself, no claims, no last-trick bonus.
preset-pagat = Sixty-Six, club rules
preset-pagat-about = As in the English card books: marriage when closing, penalty of 2.
preset-german = Sechsundsechzig
preset-german-about = The older German book game: no duty to win the trick.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 cards, Austrian; own tricks may be looked at.
preset-schnapsen-tournament = Schnapsen, tournament
preset-schnapsen-tournament-about = 20 cards, strict: no looking back, no opening marriage.
preset-santase = Santase
preset-santase-about = Bulgarian, to 11; closing costs 3 if it fails.
preset-snapszli = Snapszli
preset-snapszli-about = 20 cards, Hungarian; the last trick wins.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = American rules: marriages to the end.
sw-deck = Cards in the pack
sw-deal_pattern = How cards are dealt
val-deal_pattern-33T = three, three, turn-up
val-deal_pattern-3T3 = three, turn-up, three
val-deal_pattern-3T2 = three, turn-up, two
sw-next_dealer = Next dealer
val-next_dealer-alternate = in turn
val-next_dealer-winner = the winner
val-next_dealer-loser = the loser
sw-match_target = Match to
sw-match_count = Match points are counted
val-match_count-up = upwards
val-match_count-down = down to zero
sw-shutout_double = A match to zero counts double
sw-look_back = Looking back at tricks
val-look_back-none = never
val-look_back-last_trick = the last trick
val-look_back-own = own tricks
val-look_back-own_plus_first = own tricks and the opponent’s first
sw-show_points = Running totals
val-show_points-hidden = hidden
val-show_points-own = own points
val-show_points-both = both
sw-exchange_needs_trick = Exchange only after winning a trick
sw-exchange_when = When to exchange
val-exchange_when-lead = on one’s lead
val-exchange_when-own_turn = on any own turn
sw-exchange_min_talon = Smallest talon for an exchange
sw-auto_exchange = Exchange happens by itself
sw-exchange_on_opponent_close = Exchange after the opponent closes
sw-marriage_first_lead = Marriage on the first lead
sw-marriage_when_exhausted = Marriage when the talon is gone
sw-marriage_when_closed = Marriage when the talon is closed
sw-marriage_on_closing_lead = Marriage on the lead on which one closes
sw-marriage_ends_deal = 66 by a marriage may be claimed at once
sw-auto_marriage = Marriage announces itself
sw-must_head = Must win the trick if possible
sw-must_trump = Must trump when unable to follow
sw-close_first_lead = Closing on the first lead
sw-close_timing = When to close
val-close_timing-either = before or after drawing
val-close_timing-after_draw = only after drawing
sw-close_min_talon = Smallest talon for closing
sw-close_freeze = Opponent’s points when closed
val-close_freeze-end = as at the end
val-close_freeze-at_close = as when closing
sw-close_fail = Failed closing costs
val-close_fail-2or3 = 2, or 3 without a trick
val-close_fail-2 = always 2
val-close_fail-3 = always 3
sw-close_fail_when = “Without a trick” is judged
val-close_fail_when-at_close = when closing
val-close_fail_when-at_end = at the end
sw-close_beaten = Opponent of the closer is first
val-close_beaten-same = as a failed closing
val-close_beaten-2 = always 2
sw-close_unclaimed = Closed deal that nobody claims
val-close_unclaimed-count = is counted
val-close_unclaimed-must_claim = is lost for the closer
sw-win_mode = 66 wins
val-win_mode-claim = by claiming
val-win_mode-auto = by itself
sw-claim_when = When to claim
val-claim_when-after_trick_or_meld = after a trick or a marriage
val-claim_when-own_turn = on one’s own turn
val-claim_when-any_time = at any time
sw-false_claim = Wrong claim costs
val-false_claim-2or3 = 2, or 3 without a trick
val-false_claim-2 = always 2
val-false_claim-3 = always 3
val-false_claim-mirror = what would have been won
sw-schneider_limit = Points that save from a double loss
sw-last_trick = Last trick
val-last_trick-ten = 10 points
val-last_trick-wins_1 = wins the deal, 1 point
val-last_trick-wins_by_score = wins the deal by the score
val-last_trick-none = nothing special
sw-unclaimed = Deal that nobody claims
val-unclaimed-higher_total = the higher total wins
val-unclaimed-nobody = nobody scores
sw-draw_carry = Points carried over from a tie
sw-draw_last_trick_wins = The last trick decides a tie
sw-redeal_same_dealer_on_draw = Same dealer after a tie

## Settings

settings = Settings
statistics = Statistics
set-language = Language
set-language-auto = as the browser
set-draw = Draw for me after each trick
set-draw-about = You then close or claim only after drawing.
set-only-card = Play my only card for me
set-only-card-about = When just one may answer. You then claim at your own lead.
set-log = Show what happened
set-log-about = In words, where the table has room. Old tricks are forgotten there too.
set-tap = Playing a card
set-tap-auto = mouse: one click, touch: two taps
set-tap-one = one tap
set-tap-two = two taps
set-tap-drag = only by dragging
set-pace = Pace
set-pace-slow = slow
set-pace-normal = normal
set-pace-fast = fast
set-pace-tap = tricks wait for a tap
set-call-back = Calling a card back
set-call-back-about = Esc, “Take back”, or a press on the card: it was never played.
set-call-back-for =
    { $seconds ->
        [0] never
       *[other] within { $seconds } s
    }
display = Display

## Keys

keys = Keys
key-position = card by its place
key-rank = card by rank
key-suit = then the suit, if several match
key-move = to the next card
key-enter = confirm: play, draw, next
key-escape = cancel
key-marriage = marriage
key-exchange = exchange
key-close = close (twice)
key-claim = claim 66 (twice)
key-draw = draw
key-speak = speak the state
key-hand = go to the hand
key-talon = speak trump and talon
key-back = look back at tricks, if allowed
key-points = my points on or off
key-next = next deal
key-help = this list

## Undo and hints

act-undo = Take back
act-hint = Hint
why-nothing-to-undo = you have done nothing in this deal yet
why-no-hint = there is nothing for you to decide now
log-undone-own = You took your last action back.
log-undone-other = Your opponent took the last action back.
practice = Practice
practice-about = Taken back past cards that were new to you: this deal does not count in your statistics.
hint-nudge-only = There is only one thing to do.
hint-nudge-lead = Your lead: which card can you spare, and which do you still need?
hint-nudge-follow = Is this trick worth winning?
hint-nudge-marriage = Look at your kings and queens.
hint-nudge-exchange = Look at the turn-up.
hint-nudge-close = Look at the talon before you lead.
hint-nudge-draw = Before you draw: is there anything to do?
hint-nudge-claim = Have you counted your points?
hint-candidates = Think about: { $cards }
hint-best = { $label }. { $reason }
hint-gap = The next best: { NUMBER($points, maximumFractionDigits: 2) } less.
hint-why-win = It wins the trick (+{ $points }).
hint-why-trump = It trumps the trick (+{ $points }).
hint-why-cheap = It gives the trick away for little (−{ $points }).
hint-why-nothing = The trick is worth nothing.
hint-why-keep = It keeps the cards that you will need more.
hint-why-lead-sure = Nothing can beat it.
hint-why-lead-high = Only a trump can beat it.
hint-why-lead-trump = Only a higher trump can beat it.
hint-why-lead-low = Little is lost if your opponent takes it.
hint-why-marriage = { $points } points at once.
hint-why-exchange = The turn-up is worth more in your hand than the lowest trump.
hint-why-close = You are likely to get to 66 before your opponent.
hint-why-draw = There is nothing better to do first.
hint-why-claim = By the count you have 66.
level-novice = Novice
level-beginner = Beginner
level-club = Club player
level-strong = Strong player
level-expert = Expert
level-master = Master
menu = Menu
key-undo = take back
key-hint = hint

## Sound

set-sound = Sound
set-sound-off = off
set-sound-soft = soft
set-sound-full = loud
set-haptics = Vibrate when a card is played
say-sound-off = Sound is off.
say-sound-on = Sound is on.
say-drag = Drag the card onto the table.
key-mute = sound on or off
key-change = Change the key for: { $label }
key-press = Press the new key. Esc: leave it as it is.
key-taken = “{ $value }” is taken by: { $label }. Choose another key.
key-cards = the cards
key-reset = Back to the usual keys
key-letters = Letters and digits are keys
key-letters-about = Off: only Tab, arrows, Enter and Esc are used.

## What decisions cost

cost-title = Your decisions
cost-wait = Reckoning…
cost-none = None of your decisions cost anything worth a word.
cost-none-other = None of your other decisions cost anything worth a word.
cost-most = Costliest, trick { $count }: { $label }.
cost-better = { $label } would have been worth { $points } more.
cost-sum = All your decisions together gave up { $points } game points.
cost-worth = With the cards you were dealt the master would expect { $points } game points.
luck-very-good = Very good cards.
luck-good = Good cards.
luck-even = Middling cards.
luck-poor = Poor cards.
luck-very-poor = Very poor cards.
cost-about = Reckoned with what you could know, not with open cards.

## Claims and closings looked back at

verdict-late = You already had 66; tricks played after that: { $count }.
verdict-missed = You had 66 and did not claim it; tricks played after that: { $count }.
verdict-short = You were { $points } short of 66.
help-count = Practise counting
help-close = Lesson: when to close
help-back = Back to the result

## Learning

learn = Learn
first-lesson = New to 66? 5-minute lesson
first-lesson-away = Not now
