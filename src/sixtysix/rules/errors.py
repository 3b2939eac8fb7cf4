"""What a player may not do, one class a rule. `code` is the class name in snake case, `rule` its number in docs/rules/."""

import re
from typing import ClassVar


class RuleError(Exception):
    """An action that the rules forbid now. The state is unchanged."""

    rule: ClassVar[str] = ""
    sentence: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__(f"{self.sentence} ({self.rule})")

    @classmethod
    def code(cls) -> str:
        """The class name in snake case: the code used in the protocol."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class DealOver(RuleError):
    rule, sentence = "R39", "The deal is over"


class NotYourTurn(RuleError):
    rule, sentence = "R8", "It is the other player's turn"


class CardNotInHand(RuleError):
    rule, sentence = "R6", "That card is not in the hand"


class MustFollowSuit(RuleError):
    rule, sentence = "R23", "The led suit must be followed"


class MustHead(RuleError):
    rule, sentence = "R24", "The trick must be won with a higher card of the led suit"


class MustTrump(RuleError):
    rule, sentence = "R25", "Without the led suit a trump must be played"


class MustDrawFirst(RuleError):
    rule, sentence = "R14", "Both hands are filled up from the talon first"


class NothingToDraw(RuleError):
    rule, sentence = "R14", "Cards are drawn only after a trick, while the talon lasts and is open"


class MarriageAnnounced(RuleError):
    rule, sentence = "R19", "The king or queen of the announced marriage is led now"


class MarriageNeedsPair(RuleError):
    rule, sentence = "R19", "A marriage needs the king and queen of one suit"


class MarriageNeedsLead(RuleError):
    rule, sentence = "R19", "A marriage is announced on one's own lead"


class MarriageOnFirstLead(RuleError):
    rule, sentence = "C1", "No marriage is announced on the opening lead"


class MarriageWhenExhausted(RuleError):
    rule, sentence = "R26", "No marriage is announced once the talon is used up"


class MarriageWhenClosed(RuleError):
    rule, sentence = "C4", "No marriage is announced while the talon is closed"


class MarriageOnClosingLead(RuleError):
    rule, sentence = "C5", "No marriage is announced on the closing lead"


class ExchangeNeedsLowestTrump(RuleError):
    rule, sentence = "R16", "Only the lowest trump is exchanged"


class ExchangeNeedsLead(RuleError):
    rule, sentence = "R17", "The lowest trump is exchanged on one's own lead"


class ExchangeNeedsTrick(RuleError):
    rule, sentence = "R17", "The lowest trump is exchanged only after winning a trick"


class ExchangeTalonTooSmall(RuleError):
    rule, sentence = "B3", "Too few cards are left in the talon for an exchange"


class TurnUpIsLowestTrump(RuleError):
    rule, sentence = "B8", "The lowest trump itself lies under the talon"


class TalonClosed(RuleError):
    rule, sentence = "R30", "The talon is closed"


class TalonExhausted(RuleError):
    rule, sentence = "R22", "The talon is used up"


class CloseNeedsLead(RuleError):
    rule, sentence = "R28", "The talon is closed on one's own lead"


class CloseOnFirstLead(RuleError):
    rule, sentence = "E2", "The talon may not be closed before the opening lead"


class CloseAfterDraw(RuleError):
    rule, sentence = "E3", "The talon may be closed only with full hands"


class CloseTalonTooSmall(RuleError):
    rule, sentence = "E4", "Too few cards are left in the talon to close it"


class ClaimIsAutomatic(RuleError):
    rule, sentence = "F1", "66 ends the deal by itself; there is nothing to claim"


class ClaimNotNow(RuleError):
    rule, sentence = "F2", "66 may be claimed only after winning a trick or announcing a marriage"


class ClaimOnOwnTurn(RuleError):
    rule, sentence = "F2", "66 may be claimed only on one's own turn"


class MarriageDoesNotEndDeal(RuleError):
    rule, sentence = "C6", "A marriage does not end the deal before its trick is played"


class UnknownAction(RuleError):
    rule, sentence = "R8", "There is no such action"
