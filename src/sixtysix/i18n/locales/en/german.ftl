# German faces: the words that take the place of those in the other files.
# $suit: S leaves, H hearts, D bells, C acorns. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] ace
    [K] king
    [Q] ober
    [J] unter
    [T] ten
   *[9] nine
}
suit = { $suit ->
    [S] leaves
    [H] hearts
    [D] bells
   *[C] acorns
}
why-marriage-announced = lead the announced king or ober
why-marriage-needs-pair = you need king and ober of one suit
hint-nudge-marriage = Look at your kings and obers.

# The ranks in the rules.
rt-rank = { rank-word }

# Lessons and drills.
learn-dear = That gives away { $points } points. An unter or a nine costs less.
learn-values-1 = Cards count: ace 11, ten 10, king 4, ober 3, unter 2, nine 0. Whoever first has 66 wins the deal. Play the card that counts 10.
learn-values-2 = Ace, ten, king, ober, unter, nine: that is the order, and your ten beat the king. The trick counts 14 for you. Draw.
learn-trick-3 = Your lead. A card that you may lose should be cheap: lead an unter or a nine.
learn-trick-4 = An ace was led, and you cannot beat it. While there are cards to draw you need not follow suit. Throw in an unter or a nine.
learn-trump-2 = 13 points for an unter. Draw.
learn-trump-small = That wins too, but the unter is enough. Keep the ace of trumps.
learn-marriage-1 = King and ober of one suit are a marriage. Announced on your lead it counts 20, in trumps 40. You hold one: announce it.
learn-marriage-4 = You drew the king of trumps to your ober. That is worth 40: announce it.
learn-marriage-done = More than 60 points with a single trick! Look for king and ober whenever you lead.
learn-strict-1 = The talon is gone. From now on you must follow suit, and win the trick if you can. An ober was led: the cards that are not allowed are dimmed.
learn-strict-2 = Your opponent must follow too, and holds the ten of bells. Lead the ace of bells: the ten must fall.
learn-strict-ten = Then the ten stays with your opponent. Lead the ace of bells.
learn-count-1 = Points are not shown: you count. You have a marriage, 20, an ober, 3, an unter, 2: 25. A ten was led: take it with the card that counts most.
learn-count-slow = That trick is not sure to bring 20. Look at your kings and obers.
drill-ask-marriage = { $count } cards lie face down in the talon, and { $own } cards of your opponent you do not know. You have seen neither king nor ober of { suit }. How likely is it that your opponent holds both?

# The rules.
rt-cards = { $deck ->
    [20] Twenty cards are used: ace, ten, king, ober and unter of each suit.
   *[other] Twenty-four cards are used: ace, ten, king, ober, unter and nine of each suit.
}
rt-order = { $deck ->
    [20] In each suit the ace is highest, then ten, king, ober, unter. The ten beats the king.
   *[other] In each suit the ace is highest, then ten, king, ober, unter, nine. The ten beats the king.
}
rt-last-draw = { $deck ->
    [20] The last card drawn is the one lying face up: the card turned up, or the unter exchanged for it.
   *[other] The last card drawn is the one lying face up: the card turned up, or the nine exchanged for it.
}
rt-marriage = Whoever leads may announce a marriage, king and ober of one suit: both are shown and one of them is led.
rt-marriage-auto = Whoever leads a king or ober and holds the other one of the suit announces a marriage by that. It may also be announced first.
rt-exchange = { $deck ->
    [20] Whoever holds the unter of trumps may exchange it for the card turned up.
   *[other] Whoever holds the nine of trumps may exchange it for the card turned up.
}
rt-exchange-auto = { $deck ->
    [20] The unter of trumps is exchanged for the card turned up by itself, as soon as that is allowed.
   *[other] The nine of trumps is exchanged for the card turned up by itself, as soon as that is allowed.
}
rt-exchange-turned-up = { $deck ->
    [20] If the unter of trumps is itself turned up, there is no exchange in that deal.
   *[other] If the nine of trumps is itself turned up, there is no exchange in that deal.
}
