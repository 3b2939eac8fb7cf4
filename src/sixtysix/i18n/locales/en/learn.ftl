## The path of nine bites

learn-about = Nine bites at the real table, about five minutes. Your match waits meanwhile.
learn-start = Start here
learn-go-on = Go on here
learn-ticked = done
learn-return = Back to the match
learn-place = Bite { $count } of { $target }
learn-arranged = Arranged cards
learn-arranged-about = The cards of a lesson are arranged. Those of a match never are.
learn-back = Back
learn-skip = Skip this bite
learn-skip-all = Skip all
learn-next = Next bite
learn-end = To my own game
learn-finished = This bite is done. Go on with the next.
learn-at-start = This is the very beginning.
learn-no-card = Not this card: do what is asked above.
learn-no-C = Closing now would be too early: 66 is not in sight.
learn-no-D = Not yet: first do what is asked above.
learn-no-W = You have { $points } points. A claim short of 66 gives the game points to your opponent.
learn-counts = That card counts { $points }.
learn-dear = That gives away { $points } points. A jack or a nine costs less.

learn-values = Card values
learn-values-1 = Cards count: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. Whoever first has 66 wins the deal. Play the card that counts 10.
learn-values-2 = Ace, ten, king, queen, jack, nine: that is the order, and your ten beat the king. The trick counts 14 for you. Draw.
learn-values-3 = Your hand is full again. Lead a card that counts nothing.
learn-values-done = Aces and tens are worth a fight. A nine is easily spared.

learn-trick = A trick
learn-trick-1 = Your opponent led a king. A higher card of the same suit wins the trick. Win it.
learn-trick-2 = Both cards are yours: 15 points. The winner draws first and leads next. Draw.
learn-trick-3 = Your lead. A card that you may lose should be cheap: lead a jack or a nine.
learn-trick-4 = An ace was led, and you cannot beat it. While there are cards to draw you need not follow suit. Throw in a jack or a nine.
learn-trick-done = Win what counts, lose what is cheap: that is half the game.
learn-trick-low = That card is lower than the king: your opponent would win the trick.
learn-trick-suit = Another suit does not win the trick, however high the card.

learn-trump = Trumps
learn-trump-1 = The card lying face up names the trump suit: hearts. A trump beats every card of the other suits. An ace was led: take it with a small trump.
learn-trump-2 = 13 points for a jack. Draw.
learn-trump-3 = You hold the ace of trumps. Nothing beats it. Lead it.
learn-trump-done = Trumps win tricks. Keep them for aces and tens.
learn-trump-small = That wins too, but the jack is enough. Keep the ace of trumps.
learn-trump-none = That does not beat the ace. Only a trump does.
learn-trump-sure = That card can be beaten. The ace of trumps cannot.

learn-marriage = Marriage
learn-marriage-1 = King and queen of one suit are a marriage. Announced on your lead it counts 20, in trumps 40. You hold one: announce it.
learn-marriage-2 = 20 points, as soon as you have won a trick. Now lead one of the two.
learn-marriage-3 = The trick is yours, so the 20 count. Draw.
learn-marriage-4 = You drew the king of trumps to your queen. That is worth 40: announce it.
learn-marriage-done = More than 60 points with a single trick! Look for king and queen whenever you lead.
learn-marriage-first = First the marriage: it must be announced before you lead a card.

learn-exchange = The exchange
learn-exchange-1 = Under the talon lies the ace of trumps. You hold the nine, the lowest trump. On your lead, once you have won a trick, you may swap them. Exchange.
learn-exchange-2 = An ace for a nine. Nothing beats it: lead it.
learn-exchange-done = Exchange early: when the talon is gone or closed, it is too late.
learn-exchange-first = Exchange first: later your opponent may have the lead, or close the talon.

learn-strict = Strict rules
learn-strict-1 = The talon is gone. From now on you must follow suit, and win the trick if you can. A queen was led: the cards that are not allowed are dimmed.
learn-strict-2 = Your opponent must follow too, and holds the ten of diamonds. Lead the ace of diamonds: the ten must fall.
learn-strict-done = 21 points. Who cannot follow must trump. The very last trick counts 10 more.
learn-strict-ten = Then the ten stays with your opponent. Lead the ace of diamonds.

learn-count = Counting to 66
learn-count-1 = Points are not shown: you count. You have a marriage, 20, a queen, 3, a jack, 2: 25. A ten was led: take it with the card that counts most.
learn-count-2 = 25, and 21 for ace and ten: 46. Draw.
learn-count-3 = 46: you lack 20. What brings them at once?
learn-count-done = 46 and 20 make 66. If you like, the switch “My points” counts for you.
learn-count-trump = That wins the trick, but brings 12. The ace brings 21.
learn-count-lost = That leaves the ten to your opponent.
learn-count-slow = That trick is not sure to bring 20. Look at your kings and queens.

learn-claim = Claiming
learn-claim-1 = A marriage of 40 and tricks of 14: you have 54. Claiming with fewer than 66 costs 2 or 3 game points. First lead your ace.
learn-claim-2 = 54 and 13 are 67. Nobody tells you: claim 66 now, and confirm.
learn-claim-done = 3 game points: your opponent has no trick. Below 33 it is 2, else 1. Seven win the match.
learn-claim-weak = That card is easily beaten or brings too little. Lead the ace.
learn-claim-late = You have enough. Whoever forgets to claim may still lose the deal.

learn-close = Closing
learn-close-1 = You have 42 and the two highest trumps. Closing stops the drawing and brings the strict rules. If you then miss 66, it costs 2 or 3 game points. Close, and confirm.
learn-close-2 = Now your opponent must follow. Lead the ace of trumps.
learn-close-3 = 57. The ten is the highest trump now: lead it.
learn-close-4 = 67: claim 66.
learn-close-done = Close when you see your way to 66. Now you know the game.
learn-close-first = While the talon is open your opponent draws, and need not follow. Close first.
learn-close-trumps = Highest trumps first: they win for certain.

## Coach

coach = Coach
coach-about = A match against the computer on this device. The coach speaks before a card that costs much is played, and shows your points. Your own match waits.
coach-level = Opponent
coach-start = Play with the coach
coach-resume = Go on with the coach
coach-watches = I watch, and speak up when something is dear.
coach-costs = { $label } gives up about { $value } game points. Take it back?
coach-go-on = Go on
coach-failed = That did not work: { $message }
coach-doubts = { $label } is nothing I would think of here. Take it back?

## Drills

drills = Drills
drills-about = Random deals, as many as you like. Each answer is explained.
drill-count = Count in your head
drill-remember = Remember the cards
drill-trumps = Count the trumps
drill-chance = What are the odds?
drill-score = { $own } of { $count } right
drill-percent = { $value } %
drill-back = All lessons and drills
drill-next-trick = Next
drill-again = Next question
drill-right = Right.
drill-wrong = The answer is: { $label }.
drill-ask-count = How many points have you?
drill-ask-remember = Which of these cards is still out?
drill-ask-trumps = How many trumps are still out: neither played, nor in your hand, nor lying open?
drill-ask-talon = { $count } cards lie face down in the talon, and { $own } cards of your opponent you do not know. How likely is it that the { card } lies in the talon?
drill-ask-marriage = { $count } cards lie face down in the talon, and { $own } cards of your opponent you do not know. You have seen neither king nor queen of { suit }. How likely is it that your opponent holds both?
drill-why-count = Cards { $own }, marriages { $other }, last trick { $value }: { $points } together.
drill-why-remember = The { card } was not played.
drill-why-trumps = Played { $count }, in your hand { $own }, lying open { $other }. Of six, that leaves { $points }.
drill-why-talon = { $own } of { $count } unseen cards lie in the talon: { $points } %.
drill-why-marriage = For the first { $own } of { $count }, for the second { $other } of { $value }. Multiplied, that is { $points } %.
