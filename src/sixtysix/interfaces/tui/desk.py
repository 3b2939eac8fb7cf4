"""The player's side of the table: keys and typed lines in, pictures out. Nothing here knows of a terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix.interfaces.home.advised import Hint
from sixtysix.interfaces.home.fairness import fairness_sentences
from sixtysix.interfaces.home.typed import Unclear, sorted_hand, understand
from sixtysix.interfaces.tui.keys import Does, does, help_sheet
from sixtysix.interfaces.tui.match import TableMatch
from sixtysix.interfaces.tui.picture import Picture
from sixtysix.interfaces.tui.result import Result
from sixtysix.interfaces.tui.scene import Question, Scene
from sixtysix.interfaces.tui.sheet import Sheet, draw_sheet, draw_too_small, page_rows, told
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.table import draw_table, fits, log_rows
from sixtysix.interfaces.tui.words import Words
from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    Action,
    Card,
    RuleError,
    actions_in,
    card_from_name,
    counted_openly,
    fault,
    is_marriage,
    looked_back,
    marry,
)
from sixtysix.rules.action import MARRIAGE
from sixtysix.rules.card import RANKS, SUITS
from sixtysix.rules.errors import CardNotInHand


@dataclass(slots=True)
class Desk:
    """What the player is about to do, and what is shown of it."""

    match: TableMatch
    words: Words
    signs: Signs
    points: bool = False
    width: int = 80
    height: int = 24
    notice: str = ""
    """Why something cannot be done, or an answer; the next key puts it away."""
    lifted: Card | None = None
    rank: str = ""
    """A rank that was typed, until its suit follows."""
    question: Question | None = None
    hint: Hint | None = None
    """The hint that was asked for; what happens next puts it away."""
    result: Result | None = None
    sheet: Sheet | None = None
    top: int = 0
    """The row of the sheet that is shown first."""
    back: int = 0
    """Rows of the log that are scrolled away below."""
    prompt: bool = False
    """Whether a line is being typed."""
    bell: bool = False
    """Whether the terminal's bell rings when the opponent has moved."""
    left: bool = False
    """Whether the player leaves."""

    # --- shown ---------------------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """What the window shows now."""
        if not fits(self.width, self.height):
            return draw_too_small(self.words, self.signs, self.width, self.height)
        if self.sheet is not None:
            return draw_sheet(self.sheet, self.signs, self.width, self.height, self.top)
        return draw_table(self.scene(), self.words, self.signs, self.width, self.height)

    def scene(self) -> Scene:
        """What the player can see."""
        return Scene(
            view=self.match.view,
            match=self.match.home.match,
            said=self.notice or self._ask(),
            log=tuple(self.match.log),
            back=self.back,
            lifted=self.lifted,
            question=self.question,
            rest=self.match.rest,
            points=self.points,
            can_undo=self.match.referee.can_undo,
            can_hint=bool(self.match.view.legal),
            opponent=self.words.lines.level(self.match.home.opponent),
            prompt=self.prompt,
        )

    def _ask(self) -> str:
        """What there is to do."""
        table, page = self.match.view.table, self.words.page
        match self.question:
            case "close" | "claim" as asked:
                return page(f"confirm-{asked}")
            case "marriage":
                return page("say-which-marriage")
            case "new":
                return self.words.own("confirm-new")
            case None:
                pass
        if table.outcome is not None:
            return page("say-over")
        if self.match.holding:
            return self.words.lines.say("ask-any-time")
        if table.turn != self.match.view.seat:
            return self.words.lines.say("turn-other")
        return self.words.lines.turn(table)

    # --- done ----------------------------------------------------------------------------------------------------

    def show(self, result: Result | None) -> None:
        """Something happened at the table; a deal that ended with it is laid open."""
        self.notice, self.rank, self.question, self.hint, self.back = "", "", None, None, 0
        if self.lifted is not None and not self.match.view.hand >> self.lifted & 1:
            self.lifted = None
        if result is not None:
            self.result, self.lifted = result, None
            self._open(result.sheet(self.words, self.signs))

    def engine_decided(self, version: int, action: Action | None) -> None:
        """Show what the engine does, unless something has happened since it was asked."""
        before = self.match.version
        result = self.match.engine_acts(version, action)
        if self.match.version != before:
            self.show(result)

    def press(self, name: str) -> None:
        """A key, by its name or character; or what a click stands for: `card:N`, `marriage:S`."""
        if name == "leave":
            self.left = True
        elif self.sheet is not None:
            self._press_sheet(name, self.sheet)
        else:
            self._press_table(name)

    def _press_table(self, name: str) -> None:
        rank, question, self.rank, self.notice = self.rank, self.question, "", ""
        self.question = None
        kind, _, number = name.partition(":")
        if number and kind == "card":
            self._play(int(number))
        elif number and kind == "marriage":
            self._take(marry(int(number)))
        elif question == "marriage" and name.upper() in tuple(SUITS):
            self._take(marry(SUITS.index(name.upper())))
        elif rank and name.upper() in tuple(SUITS) and self._meant(rank + name.upper()):
            self._play(card_from_name(rank + name.upper()))
        elif name == "enter" and question in ("close", "claim", "new"):
            self._confirmed(question)
        elif (what := does(name)) is not None:
            self._do(what, name, question)

    def _do(self, what: Does, name: str, question: Question | None) -> None:
        """What a key does at the table."""
        simple: dict[Does, Callable[[], None]] = {
            "enter": self._enter,
            "escape": self._escape,
            "marriage": self._marriage,
            "exchange": lambda: self._take(EXCHANGE),
            "draw": lambda: self._take(DRAW),
            "undo": self._undo,
            "hint": self._hint,
            "fairness": self._fairness,
            "last": self._last,
            "state": self._state,
            "hand": lambda: self._note(self.words.lines.hand(self.match.view)),
            "talon": lambda: self._note(self.words.lines.talon(self.match.view.table)),
            "points": self._switch_points,
            "next": self._next,
            "bell": self._switch_bell,
            "type": self._type,
            "help": lambda: self._open(help_sheet(self.words)),
        }
        if what in simple:
            simple[what]()
        elif what in ("close", "claim"):
            self._twice("close" if what == "close" else "claim", question)
        elif what == "place":
            hand = sorted_hand(self.match.view)
            if int(name) <= len(hand):
                self._lift(hand[int(name) - 1])
            else:
                self._note(self.words.lines.say("no-such-place", text=name))
        elif what == "rank":
            self._rank(name.upper())
        elif what == "lift":
            self._lift_beside(-1 if name == "left" else 1)
        elif what == "scroll":
            self._scroll_log(name)

    def typed(self, line: str) -> None:
        """A line typed at the prompt."""
        self.prompt, self.sheet = False, None
        self.notice, self.rank, self.question = "", "", None
        text = " ".join(line.lower().split())
        if text in ("", "n", "next", "new"):
            self._typed_on(text)
            return
        found = understand(text, self.match.view)
        if isinstance(found, Unclear):
            quoted = "".join(each if each.isprintable() else "?" for each in " ".join(line.split())[:40])
            self._note(self.words.lines.say(found.reason, text=quoted))
        elif isinstance(found, int):
            if text in ("c", "w"):
                self._twice("close" if text == "c" else "claim", None)
            else:
                self._take(found)
        elif found == "quit":
            self.left = True
        else:
            self._do(found, "", None)

    def _typed_on(self, text: str) -> None:
        if text == "new":
            self.question = "new"
        elif text == "":
            self._enter()
        else:
            self._next()

    # --- actions -------------------------------------------------------------------------------------------------

    def _take(self, action: Action) -> None:
        """Take an action, or say why not."""
        view = self.match.view
        if action == CLAIM and view.table.turn != view.seat:
            action = CLAIM_OUT_OF_TURN
        found = fault(view.table, view.hand, action, view.seat)
        if found is not None:
            self._why(found)
            return
        self.lifted = None
        self.show(self.match.act(action))

    def _play(self, card: Card) -> None:
        """Play a card; while the opponent is on turn it is lifted only."""
        view = self.match.view
        if view.table.turn == view.seat:
            self._take(card)
        else:
            self.lifted = card

    def _lift(self, card: Card) -> None:
        """Lift a card; one that is lifted is played."""
        if card == self.lifted:
            self._play(card)
            return
        view = self.match.view
        self.lifted = card
        found = fault(view.table, view.hand, card, view.seat)
        if view.table.turn == view.seat and found is not None:
            self._why(found)
        elif view.table.turn == view.seat:
            lines = self.words.lines
            self._note(self.words.own("ask-enter", card=lines.capital(lines.card(card))))

    def _lift_beside(self, by: int) -> None:
        hand = sorted_hand(self.match.view)
        if not hand:
            return
        at = hand.index(self.lifted) + by if self.lifted in hand else (0 if by > 0 else -1)
        self.lifted = None
        self._lift(hand[at % len(hand)])

    def _rank(self, rank: str) -> None:
        """A rank was typed: the only card of it is lifted, else its suit is asked for."""
        view = self.match.view
        held = [card for card in sorted_hand(view) if RANKS[card % 6] == rank]
        announced = view.table.announced
        if announced is not None and view.table.turn == view.seat:
            held = [card for card in held if card // 6 == announced]
        if not held:
            self._why(CardNotInHand)
            return
        self.rank = rank
        if announced is not None and len(held) == 1:
            self._play(held[0])
        elif len(held) == 1:
            self._lift(held[0])
        else:
            self.lifted = None
            suits = " ".join(SUITS[card // 6].lower() for card in held)
            self._note(self.words.own("ask-suit", rank=self.words.lines.say("rank", rank=rank), suits=suits))

    def _meant(self, name: str) -> bool:
        """Whether rank and suit typed one after the other name a card; a suit asked for names one in any case."""
        return self.lifted is None or bool(self.match.view.hand >> card_from_name(name) & 1)

    def _marriage(self) -> None:
        view = self.match.view
        possible = [action for action in actions_in(view.legal) if is_marriage(action)]
        if len(possible) > 1:
            self.question = "marriage"
        elif possible:
            self._take(possible[0])
        else:
            self._take(understood if isinstance(understood := understand("m", view), int) else MARRIAGE)

    def _twice(self, which: Question, question: Question | None) -> None:
        """Close or claim: the first time it is asked, the second time done."""
        view = self.match.view
        claim = CLAIM if view.table.turn == view.seat else CLAIM_OUT_OF_TURN
        action = CLOSE if which == "close" else claim
        if question == which or fault(view.table, view.hand, action, view.seat) is not None:
            self._take(action)
        else:
            self.question, self.lifted = which, None

    def _confirmed(self, question: Question | None) -> None:
        if question == "new":
            self.match.new_match()
            self.show(None)
            self._note(self.match.greeting)
        elif question in ("close", "claim"):
            self._twice(question, question)

    def _enter(self) -> None:
        view = self.match.view
        if view.table.outcome is not None and self.result is not None:
            self._open(self.result.sheet(self.words, self.signs))
        elif self.lifted is not None:
            self._play(self.lifted)
        elif self.match.holding:
            self.match.let_go_by()
        elif view.table.must_draw and view.table.turn == view.seat:
            self._take(DRAW)

    def _escape(self) -> None:
        self.lifted, self.back = None, 0

    def _undo(self) -> None:
        self.lifted = None
        if self.match.undo():
            self.show(None)
        else:
            self._note(self.words.lines.say("nothing-to-undo"))

    def _next(self) -> None:
        """The next deal; after the last one the next match."""
        if self.match.home.playing:
            self._note(self.words.own("deal-goes-on"))
            return
        self.sheet = self.result = self.lifted = None
        if self.match.over:
            self.match.new_match()
        else:
            self.match.next_deal()
        self.show(None)

    # --- answers -------------------------------------------------------------------------------------------------

    def _note(self, text: str) -> None:
        self.notice = text

    def _why(self, found: type[RuleError]) -> None:
        self._note(self.words.lines.why(found))

    def _hint(self) -> None:
        """A hint, or one step more of it while nothing has happened."""
        self.hint = self.match.hint() if self.hint is None else self.hint.further()
        page = self.words.page
        self._note(page("why-no-hint") if self.hint is None else self.hint.sentence(self.words.lines))
        if self.hint is not None and self.hint.card is not None:
            self.lifted = self.hint.card

    def _fairness(self) -> None:
        dealt, over = self.match.home.begun, self.match.referee.over
        if dealt is not None:
            variant = self.match.home.match.variant
            said = list(fairness_sentences(dealt, variant, self.words.lines, over=over))
            self._open(told(self.words.page("fairness"), said, self.words))

    def _last(self) -> None:
        view = self.match.view
        said = list(self.words.lines.look_back(view))
        if looked_back(view) or counted_openly(view) is not None:
            self._open(told(self.words.page("look-back"), said, self.words))
        else:
            self._note(said[0])

    def _state(self) -> None:
        home = self.match.home
        said = list(self.words.lines.state(self.match.view, home.match, home.opponent))
        self._open(told(self.words.page("status"), said, self.words))

    def _switch_points(self) -> None:
        self.points = not self.points
        if not self.points:
            self._note(self.words.page("log-points-hidden"))

    def _switch_bell(self) -> None:
        self.bell = not self.bell
        self._note(self.words.own("bell-on" if self.bell else "bell-off"))

    def _type(self) -> None:
        self.prompt = True

    # --- scrolling -----------------------------------------------------------------------------------------------

    def _open(self, sheet: Sheet) -> None:
        self.sheet, self.top = sheet, 0

    def _press_sheet(self, name: str, sheet: Sheet) -> None:
        page = page_rows(self.height)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page, " ": page}
        steps |= {"home": -10_000, "end": 10_000}
        over = self.match.view.table.outcome is not None and self.result is not None
        if name in steps:
            last = max(0, len(sheet.body(self.width - 2)) - page)
            self.top = max(0, min(self.top + steps[name], last))
        elif name in ("enter", "n") and over:
            self._next()
        elif over and does(name) in ("help", "type"):
            self.sheet = None
            self._press_table(name)
        elif name in ("escape", "enter") or not over:
            self.sheet = None

    def _scroll_log(self, name: str) -> None:
        by = {"up": 1, "down": -1, "pageup": 5, "pagedown": -5}[name]
        self.back = max(0, min(self.back + by, len(log_rows(self.scene(), self.width))))
