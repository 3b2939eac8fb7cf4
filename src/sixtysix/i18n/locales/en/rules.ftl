# The rules of a variant as a text for players, and the editor of house rules.
# $deck is 24 or 20, $limit 33 or 31, $target the game points that win a match. Loaded when one of them is opened.

## Sections

rt-object-title = What it is about
rt-cards-title = The cards
rt-deal-title = The deal
rt-play-title = The tricks
rt-talon-title = Drawing
rt-marriage-title = Marriages
rt-exchange-title = Exchanging
rt-close-title = Closing
rt-strict-title = The strict rules
rt-claim-title = Counting and 66
rt-worth-title = What a deal is worth
rt-end-title = When the cards run out
rt-match-title = The match
rt-aid-title = Looking back and counting

## What it is about; cards; deal

rt-object-claim = Two players. You want 66 card points in tricks and marriages, and to claim them before your opponent does.
rt-object-auto = Two players. The first to have 66 card points in tricks and marriages wins the deal.
rt-cards = { $deck ->
    [20] Twenty cards are used: ace, ten, king, queen and jack of each suit.
   *[other] Twenty-four cards are used: ace, ten, king, queen, jack and nine of each suit.
}
rt-order = { $deck ->
    [20] In each suit the ace is highest, then ten, king, queen, jack. The ten beats the king.
   *[other] In each suit the ace is highest, then ten, king, queen, jack, nine. The ten beats the king.
}
rt-values = What they are worth in card points, 120 in all:
rt-rank = { $rank ->
    [A] ace
    [T] ten
    [K] king
    [Q] queen
    [J] jack
   *[9] nine
}
rt-card = Card
rt-card-points = Points
rt-lot = Lot decides who deals first.
rt-next-dealer-alternate = From then on the players deal in turn.
rt-next-dealer-winner = From then on the winner of a deal deals the next one.
rt-next-dealer-loser = From then on the loser of a deal deals the next one.
rt-deal-33T = Each player is dealt six cards, three and three, the dealer’s opponent first. Then the next card is turned up.
rt-deal-3T3 = Each player is dealt three cards, the dealer’s opponent first. Then the next card is turned up, and each gets three more: six in all.
rt-deal-3T2 = Each player is dealt three cards, the dealer’s opponent first. Then the next card is turned up, and each gets two more: five in all.
rt-talon = The suit of the card turned up is trumps. The other { $count } cards lie face down across it: together they are the talon.

## Tricks and drawing

rt-lead = The dealer’s opponent leads to the first trick; the dealer answers with one card.
rt-wins = The higher trump wins the trick. If there is none, the higher card of the suit led wins it.
rt-free = While the talon lasts and is not closed, any card may be led and any card may answer: you need not follow suit, beat or trump.
rt-winner = The winner takes both cards and leads to the next trick.
rt-draw = After each trick the winner draws the top card of the talon, then the other player the next one.
rt-last-draw = { $deck ->
    [20] The last card drawn is the one lying face up: the card turned up, or the jack exchanged for it.
   *[other] The last card drawn is the one lying face up: the card turned up, or the nine exchanged for it.
}

## Marriages

rt-marriage = Whoever leads may announce a marriage, king and queen of one suit: both are shown and one of them is led.
rt-marriage-auto = Whoever leads a king or queen and holds the other one of the suit announces a marriage by that. It may also be announced first.
rt-marriage-worth = A marriage is worth 20 card points, in trumps 40.
rt-marriage-first = A marriage may be announced on the very first lead of a deal; its points then count only once its owner has won a trick.
rt-marriage-first-not = No marriage may be announced on the first lead of a deal.
rt-marriage-exhausted = Marriages may still be announced once the talon is used up.
rt-marriage-exhausted-not = Once the talon is used up, no marriage is announced any more.
rt-marriage-closed-yes = In a closed deal marriages are announced as before, also on the lead on which the talon is closed.
rt-marriage-closed-lead = In a closed deal there is only one more marriage: that of the player who closes, on the very lead on which he closes.
rt-marriage-closed-no = Once the talon is closed, no marriage is announced any more, not even on the lead on which it is closed.
rt-marriage-66-claim-now = Whoever comes to 66 with a marriage may claim at once, before the other answers.
rt-marriage-66-claim-later = Whoever comes to 66 with a marriage may claim only when its trick has been played.
rt-marriage-66-auto-now = Whoever comes to 66 with a marriage has won at once, before the other answers.
rt-marriage-66-auto-later = Whoever comes to 66 with a marriage wins only when its trick has been played.

## Exchanging

rt-exchange = { $deck ->
    [20] Whoever holds the jack of trumps may exchange it for the card turned up.
   *[other] Whoever holds the nine of trumps may exchange it for the card turned up.
}
rt-exchange-auto = { $deck ->
    [20] The jack of trumps is exchanged for the card turned up by itself, as soon as that is allowed.
   *[other] The nine of trumps is exchanged for the card turned up by itself, as soon as that is allowed.
}
rt-exchange-lead = One exchanges only on one’s own lead, before a card is led and with both hands full.
rt-exchange-own_turn = One exchanges on one’s own turn, when leading and also when answering, but not before both have drawn.
rt-exchange-trick = One must have won a trick before exchanging.
rt-exchange-no-trick = One need not have won a trick before exchanging.
rt-exchange-talon-2 = Exchanging is possible as long as the card turned up lies there.
rt-exchange-talon-3 = For an exchange more than two cards must lie in the talon, the card turned up counted.
rt-exchange-talon-4 = For an exchange at least four cards must lie in the talon, the card turned up counted.
rt-exchange-closed-no = Once the talon is closed, nobody exchanges.
rt-exchange-closed-yes = Once the talon is closed, only the closer’s opponent may still exchange, even without a trick: at once, before answering the first card.
rt-exchange-closed-auto = Once the talon is closed, only the closer’s opponent still exchanges, even without a trick, and that too happens by itself.
rt-exchange-turned-up = { $deck ->
    [20] If the jack of trumps is itself turned up, there is no exchange in that deal.
   *[other] If the nine of trumps is itself turned up, there is no exchange in that deal.
}

## Closing

rt-close = Whoever leads may close the talon before playing a card: the card turned up is laid face down on it. From then on nobody draws and the strict rules hold.
rt-close-first = The talon may be closed even before the first lead of a deal.
rt-close-first-not = The talon may not be closed before the first lead of a deal.
rt-close-either = After a trick one may close before drawing, with one card less in each hand, or after it.
rt-close-after_draw = After a trick one may close only when both have drawn.
rt-close-talon-2 = Closing is possible as long as the talon has cards.
rt-close-talon-4 = For closing at least four cards must lie in the talon, the card turned up counted.
rt-close-won-end = If the closer comes to 66, the game points he wins depend on the other’s tricks and card points at the end.
rt-close-won-at_close = If the closer comes to 66, the game points he wins depend on the other’s tricks and card points at the moment of closing.
rt-close-fail-2or3-at_close = If the closer does not come to 66, the other wins 2 game points, or 3 if he had no trick when the talon was closed.
rt-close-fail-2or3-at_end = If the closer does not come to 66, the other wins 2 game points, or 3 if he has no trick at the end.
rt-close-fail-2 = If the closer does not come to 66, the other always wins 2 game points.
rt-close-fail-3 = If the closer does not come to 66, the other always wins 3 game points.
rt-close-beaten-same = If the other gets to 66 first, that counts as a failed closing.
rt-close-beaten-2 = If the other gets to 66 first, he always wins 2 game points.
rt-close-unclaimed-count = If all cards are played and nobody has claimed, the closer’s cards are counted: with 66 he wins, without he has failed.
rt-close-unclaimed-must_claim = If all cards are played and nobody has claimed, the closer has failed, unless the last trick was his and he has 66.
rt-close-last-trick = The last trick of a closed deal brings nothing extra.

## The strict rules

rt-strict = They hold once the talon is used up or closed: the suit led must be followed.
rt-head = Whoever can must beat the card led with a higher one of its suit.
rt-head-free = The card led need not be beaten.
rt-trump = Whoever has no card of the suit led must play a trump; whoever has none of these may play anything.
rt-trump-free = Whoever has no card of the suit led may play anything; nobody has to trump.

## Counting and 66

rt-count = The cards in one’s tricks count, and one’s marriages.
rt-claim-own_turn = Whoever thinks he has 66 may claim it on his turn, before playing a card. That stops the deal and the cards are counted.
rt-claim-after_trick_or_meld = Whoever thinks he has 66 may claim it right after winning a trick, before the next card is led, or with a marriage. That stops the deal and the cards are counted. If he lets it pass, he has to win another trick or announce a marriage first.
rt-claim-after_trick = Whoever thinks he has 66 may claim it right after winning a trick, before the next card is led. That stops the deal and the cards are counted. If he lets it pass, he has to win another trick first.
rt-claim-any_time = Whoever thinks he has 66 may claim it at any time, even when it is the other’s turn. That stops the deal and the cards are counted.
rt-claim-auto = Nothing is claimed: 66 ends the deal by itself.
rt-claim-both = If both have 66, the first to claim wins.
rt-false-2or3 = A claim with fewer than 66 gives the other 2 game points, or 3 if he has no trick.
rt-false-2 = A claim with fewer than 66 always gives the other 2 game points.
rt-false-3 = A claim with fewer than 66 always gives the other 3 game points.
rt-false-mirror = A claim with fewer than 66 gives the other as many game points as a right claim would have won.
rt-false-closer = If it was the closer who claimed wrongly, the other wins at least what a failed closing costs.

## What a deal is worth

rt-worth = What the winner of a deal gets:
rt-worth-points = Game points
rt-worth-when = When
rt-worth-1 = The loser has { $limit } card points or more.
rt-worth-2 = The loser has a trick, but fewer than { $limit } card points (schneider).
rt-worth-3 = The loser has no trick (schwarz).
rt-worth-close = The closer has not come to 66.
rt-worth-false = 66 was claimed wrongly.
rt-worth-last = Nobody has won yet, and the last trick decides.

## When the cards run out

rt-last-ten = The last trick of an open deal brings its winner 10 card points.
rt-last-none = The last trick brings nothing extra.
rt-last-wins_1 = If all cards of an open deal are played and nobody has won yet, the winner of the last trick wins the deal: 1 game point.
rt-last-wins_by_score = If all cards of an open deal are played and nobody has won yet, the winner of the last trick wins the deal: 1, 2 or 3 game points by what the other has.
rt-unclaimed-higher = If all cards of an open deal are played and nobody has won yet, the higher total wins: 1, 2 or 3 game points by what the other has.
rt-unclaimed-higher-66 = If all cards of an open deal are played and nobody has won yet, the higher total wins, provided that it is 66 or more: 1, 2 or 3 game points by what the other has. Otherwise the deal is a draw.
rt-unclaimed-nobody = If all cards of an open deal are played and nobody has won yet, the deal is a draw.
rt-tie = Equal totals are a draw.
rt-tie-last-trick = If the totals are equal, however, the winner of the last trick wins: 1, 2 or 3 game points by what the other has.
rt-carry-0 = Nobody scores for a draw.
rt-carry-1 = Nobody scores for a draw, but the next winner gets one game point more for each draw before.
rt-redeal = After a draw the same player deals again.
rt-redeal-not = After a draw the other player deals.

## Match, looking back, counting

rt-match-up = The first to reach { $target } game points wins the match. Points beyond that are lost.
rt-match-down = Each starts with { $target } and takes off the game points won; the first to come to nothing wins the match. Points beyond that are lost.
rt-shutout = A match in which the loser has no game point counts double.
rt-shutout-not = A match counts once, however few game points the loser has.
rt-look-none = Tricks are laid face down and not looked at again.
rt-look-last_trick = The last trick may be looked at again until the next card is led.
rt-look-own = Everyone may look through the tricks they have won.
rt-look-own_plus_first = Everyone may look through the tricks they have won, and the opponent’s first trick.
rt-points-hidden = Everyone keeps count in the head: no total is shown before the deal is over.
rt-points-own = Everyone is shown their own card points.
rt-points-both = Everyone is shown the card points of both players, and which cards have not been seen yet.

## Switches that rest

rt-idle-auto = No effect here: 66 wins by itself.
rt-idle-no-draw = No effect here: there is no draw under these rules.
rt-idle-fixed-cost = No effect here: a failed closing always costs the same.

## The page of the rules

rp-title = Rules: { $name }
rp-of-house = { $name }, house rules
rp-numbers = The numbers at the end of a sentence are those of the written rules; you can cite them.
rp-diff = What differs from { $name }
rp-diff-none = Nothing: these are exactly the rules of { $name }.
rp-diff-was = { $name }: { $value }
rp-print = Print
rp-back = Back
rp-change = Play or change these rules
rp-bad-link = Parts of this link were not understood; what is not said in it is as in { $name }.
rp-read = Read the rules

## The editor of house rules

he-changes = Changed from { $name }
he-changes-none = Nothing is changed: these are the rules of { $name }.
he-draft = These are not the rules of the running match; they are kept here until you start one by them.
he-draft-running = Show those of the running match
he-dropped = Your changes to { $name } have been put away.
he-take-back = { $label }: take this change back
he-otherwise = Otherwise: { $message }
he-others = What else there is
he-value = { $value }: { $message }
he-clash-one = Not together with the other rules: { $message }.
he-clash-mend = Take one of these back:
he-aid = Counting aid
he-aid-about = The same for both players. Nobody can check what a player remembers or writes down; this is what the table shows.
he-aid-strict = Strict
he-aid-strict-about = No looking back, no totals.
he-aid-soft = Soft
he-aid-soft-about = Your own tricks and the opponent’s first may be looked at; no totals.
he-aid-own = Own points
he-aid-own-about = As soft, and you see your own card points.
he-aid-open = Open count
he-aid-open-about = As soft, and you see both players’ card points and the cards not yet seen.
he-aid-mixed = Another mix
he-aid-mixed-about = As the two switches below say.
he-own = My house rules
he-own-none = None saved yet. Change some rules and give them a name.
he-own-name = Name
he-own-save = Save
he-own-save-as = Save these rules under a name
he-own-saved = “{ $name }” is saved in this browser.
he-own-replaced = “{ $name }” is saved in this browser, in place of what had that name.
he-own-name-missing = Give the rules a name first.
he-own-rename = Rename “{ $name }”
he-own-renamed = Now called “{ $name }”.
he-own-name-taken = There are rules called “{ $name }” already.
he-own-delete = Delete “{ $name }”
he-own-deleted = “{ $name }” is deleted.
he-own-undo = Undo
he-own-back = “{ $name }” is back.
he-own-full = The browser’s storage is full or blocked: “{ $name }” is only kept until this page is closed. The link keeps it for longer.
he-own-strange = { $count ->
    [one] One saved entry cannot be read by this version. It is kept.
   *[other] { $count } saved entries cannot be read by this version. They are kept.
}
he-share = Share these rules
he-share-link = Link to these rules
he-copy = Copy the link
he-send = Send…
he-link-title = Rules from a link
he-link-good = Somebody wants to play by these rules.
he-link-bad = This link is damaged or from a newer version. Not understood:
he-link-unknown-preset = the preset “{ $name }”
he-link-unknown-switch = the switch “{ $name }”
he-link-bad-value = the value “{ $value }” of “{ $name }”
he-link-damaged = the characters “{ $value }”
he-link-rest = What was understood is set below; the rest is as in { $name }.
he-link-offer = Use { $name } unchanged
clash-unclaimed-is-nobodys = if a deal that nobody claims counts for nobody, the last trick decides no tie
clash-marriage-waits-for-its-trick = if 66 by a marriage waits for its trick, it cannot be claimed at any time
