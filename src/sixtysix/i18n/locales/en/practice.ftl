# A deal for practice, and deals that others share

practice-apart = Practice: this deal counts nowhere.
practice-compared = Practice: this deal counts nowhere. First time { $own }, now { $other }.
practice-waits = This deal is practice and counts nowhere. Your match waits.
practice-restart = From the start
shared-deal = A shared deal
shared-damaged = This link is damaged: a part is missing or was changed. Ask for it again, and copy all of it.
shared-newer = This link comes from a newer version. Load this page again, then open the link once more.
shared-impossible = There can be no such deal: the cards are not one full pack, or the rules do not go together. Ask for another link.
shared-failed = This browser could not deal the cards. Load this page again, then open the link once more.
shared-untouched = Nothing was changed: your match is where you left it.
shared-go-on = Go on with my match
