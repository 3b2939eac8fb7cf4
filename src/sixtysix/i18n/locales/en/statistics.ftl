# Statistics of one player: what was played, and how sure each figure is.
# Figures come as text ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); $count is a number.

stats-loading = Reading your deals…
stats-blocked = This browser keeps nothing for this page: what you play is counted until you close it. Export it if you want to keep it.
stats-unproven = { $count ->
    [one] One deal was not recorded: its cards could not be dealt again from the opened seeds.
   *[other] { $count } deals were not recorded: their cards could not be dealt again from the opened seeds.
}
stats-empty = Nothing has been counted yet. Every deal that you play to its end will show here: results and how sure they are, claims and closings, streaks, and what you and your opponent were dealt beside what chance expects.
stats-empty-filter = No deal fits this choice.
stats-practice = { $count ->
    [one] One practice deal is not counted.
   *[other] { $count } practice deals are not counted.
} A deal becomes practice when it was undone past something you did not know.
stats-hints = { $count ->
    [one] One hint was taken in these deals.
   *[other] { $count } hints were taken in these deals.
}

## What is counted

stats-level = Opponent
stats-preset = Rules
stats-time = Time
stats-all = all
stats-span-all = all
stats-span-week = 7 days
stats-span-month = 30 days
stats-span-year = 365 days
stats-level-unknown = not known

## Results

stats-results = Results
stats-deals-won = Deals won
stats-matches-won = Matches won
stats-points = Game points a deal
stats-of = { $hits } of { $count }
stats-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
stats-too-few = too few yet
stats-range = { $low } to { $high }
stats-interval-about = The range says how sure a figure is: in 95 of 100 cases such a range holds what you would reach in the long run. It gets narrower the more you play. Drawn deals count in the game points only.
stats-by-level = By opponent
stats-by-preset = By rules
stats-col-won = Won
stats-col-points = Game points a deal

## Curve

stats-curve = Deal by deal
stats-curve-label = After { $count ->
    [one] 1 deal
   *[other] { $count } deals
}: result { $result } game points, worth of the cards dealt { $luck }.
stats-curve-result = Result
stats-curve-luck = Worth of the cards dealt
stats-curve-band = Equal players, 95 of 100
stats-curve-about = The result is game points won less game points lost. The other curve says what both first hands and the lead were worth, on average, between two equal engines; what was drawn later is not in it. Of 100 pairs of equal players 95 end up inside the band.
stats-as-table = The curves as a table
stats-col-after = After deal

## Claims and closings

stats-claims = Claims of 66
stats-claim-right = right, at once
stats-claim-late = right, but late
stats-claim-wrong = wrong
stats-claim-missed = had 66, never claimed
stats-late-about = When you were late, you had 66 { $tricks } tricks earlier, on average.
stats-late-mean = 66 was there { $tricks } tricks earlier, on average
stats-closings = Closings
stats-closing-count = closed
stats-closing-right = won by the closer
stats-closing-points = game points to you

## Streaks

stats-streaks = Streaks
stats-longest-won = Most wins in a row
stats-longest-lost = Most losses in a row
stats-present = Now
stats-present-won = { $count ->
    [one] one win
   *[other] { $count } wins in a row
}
stats-present-lost = { $count ->
    [one] one loss
   *[other] { $count } losses in a row
}
stats-run = How usual is a run?
stats-run-deals = Deals
stats-run-length = Losses in a row
stats-run-chance = Of two equal players, each has a run of at least { $count ->
    [one] one loss
   *[other] { $count } losses
} within { $deals } deals in { $chance } of all cases.
stats-run-bad = Enter whole numbers: 1 to { $deals } deals, 1 to { $count } losses.

## What was dealt

stats-luck = What was dealt
stats-luck-about = First hands of { $count ->
    [one] 1 deal
   *[other] { $count } deals
}, yours and your opponent’s. What is expected was computed from the deck, not measured.
stats-kind-marriage = A marriage
stats-kind-no-trump = No trump
stats-kind-three-trumps = Three trumps or more
stats-kind-trump-marriage = The marriage in trumps
stats-kind-no-ace = No ace
stats-kind-exchange-card = The card to exchange the turn-up with
stats-due = expected { $chance }
stats-expected = expected
stats-luck-key = The dot is what was dealt, the bar its 95% range, the upright line what is expected.
stats-verdict-above = more often than chance explains
stats-verdict-below = more seldom than chance explains
stats-luck-honest = A range misses in 1 of 20 cases although all is well: of { $count } such figures at least one lies outside in about { $chance } of all statistics. Chance comes in clusters; runs of good and of bad hands belong to an honest shuffle. Under “Fair dealing” each deal can be checked.

## Keeping

stats-data = Your deals
stats-line-waiting = { $count ->
    [one] 1 deal is kept in this browser.
   *[other] { $count } deals are kept in this browser.
}
stats-line-busy = { $count ->
    [one] 1 deal is kept in this browser; the server is being asked…
   *[other] { $count } deals are kept in this browser; the server is being asked…
}
stats-line-same = { $count ->
    [one] 1 deal is kept in this browser and on the server.
   *[other] { $count } deals are kept in this browser and on the server.
}
stats-line-away = { $count ->
    [one] 1 deal is kept in this browser. The server cannot be reached or cannot write; it will be asked again.
   *[other] { $count } deals are kept in this browser. The server cannot be reached or cannot write; it will be asked again.
}
stats-line-alone = { $count ->
    [one] 1 deal is remembered until the page is closed. The server is not told: this browser could not keep the key.
   *[other] { $count } deals are remembered until the page is closed. The server is not told: this browser could not keep the key.
}
stats-refused = { $count ->
    [one] One deal is kept here only: the server finds that it cannot have been played like this.
   *[other] { $count } deals are kept here only: the server finds that they cannot have been played like this.
}
stats-unread = { $count ->
    [one] One deal on the server was written by a newer version; reload the page to see it.
   *[other] { $count } deals on the server were written by a newer version; reload the page to see them.
}
stats-export-text = Export as text
stats-export-json = Export as JSON
stats-import = Import JSON
stats-exported = Saved as { $name }.
stats-nothing = There is nothing to export yet.
stats-imported = { $count ->
    [0] Nothing new: every deal of the file was here already.
    [one] 1 deal was added.
   *[other] { $count } deals were added.
}
stats-bad-json = Line { $line } of the file is damaged.
stats-bad-format = Line { $line }: this is no file of deals of Sixty-Six.
stats-bad-newer = Line { $line }: this was written by a newer version. Reload the page and try again.
stats-bad-field = Line { $line }: “{ $field }” is missing or wrong.
stats-bad-cards = Line { $line }: the cards are not a whole deck.
stats-bad-tricks = Line { $line }: the tricks do not agree with the cards ({ $field }).
stats-bad-twice = Line { $line }: deal { $field } is there twice, with different contents.
stats-bad-unread = { $name } cannot be read.
stats-bad-kept = Nothing was taken; your deals are as they were.
stats-key = Back up, or use another device
stats-key-about = The server knows you by this key only. Copy it to another device, and both show the same deals. Whoever has it can see and delete them; a lost key cannot be given back.
stats-key-show = Show my key
stats-key-mine = Your key
stats-key-copy = Copy
stats-key-copied = The key was copied.
stats-key-select = The key is marked: copy it now.
stats-key-other = Key of another device
stats-key-use = Use this key
stats-key-bad = A key is 32 signs long, digits and letters from a to f. Nothing was changed.
stats-key-taken = The key is in use; the deals of both devices are brought together.
stats-delete = Delete all deals
stats-delete-sure = { $count ->
    [0] Delete everything that is kept under your key, in this browser and on the server? It cannot be brought back.
    [one] Delete the deal, in this browser and on the server? It cannot be brought back.
   *[other] Delete all { $count } deals, in this browser and on the server? They cannot be brought back.
}
stats-delete-yes = Delete for good
stats-deleted = { $count ->
    [one] 1 deal was deleted, in this browser and on the server.
   *[other] { $count } deals were deleted, in this browser and on the server.
}
stats-deleted-here = { $count ->
    [one] 1 deal was deleted in this browser. On the server it will be deleted as soon as it can be reached.
   *[other] { $count } deals were deleted in this browser. On the server they will be deleted as soon as it can be reached.
}
stats-every-deal = Every deal
stats-ending-won = won
stats-ending-lost = lost
stats-ending-drawn = drawn
