"""The window: Textual gives keys, clicks and sizes to the desk, and shows its pictures."""

import asyncio
import time
from contextlib import suppress
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Input

from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.picture import Picture, Style
from sixtysix.interfaces.tui.result import Result
from sixtysix.interfaces.tui.sheet import Sheet

STYLES: Final[dict[Style, RichStyle]] = {
    "": RichStyle(),
    "bold": RichStyle(bold=True),
    "dim": RichStyle(dim=True),
    "key": RichStyle(bold=True),
    "ask": RichStyle(bold=True, reverse=True),
    "suit-0": RichStyle(bold=True),
    "suit-1": RichStyle(color="bright_red", bold=True),
    "suit-2": RichStyle(color="bright_blue", bold=True),
    "suit-3": RichStyle(color="green", bold=True),
    "dim-0": RichStyle(dim=True),
    "dim-1": RichStyle(color="red", dim=True),
    "dim-2": RichStyle(color="blue", dim=True),
    "dim-3": RichStyle(color="green", dim=True),
}
"""Four colours of the sixteen that every terminal has; a suit is never told by its colour alone."""

EXAMPLES: Final = "a h, 1, m h, x, close, 66, undo, new, ?"
"""What can be typed, until something is."""

HELD_S: Final = 0.7
"""Seconds within which a key that comes again is held down: a terminal waits for up to so long before it repeats it."""

UNSEEN: Final = 0.4
"""Seconds for which a sheet just laid on the table takes no keys."""


class Canvas(Widget, can_focus=True):
    """Shows a picture and hands on what is pressed and clicked."""

    picture: Picture | None = None

    class Resized(Message):
        """The window has another size."""

    def on_resize(self) -> None:
        """Tell it."""
        self.post_message(self.Resized())

    def render_line(self, y: int) -> Strip:
        """A row of the picture."""
        picture = self.picture
        if picture is None or y >= picture.height:
            return Strip.blank(self.size.width)
        return Strip([Segment(text, STYLES[style]) for text, style in picture.line(y)])


class TableApp(App[None]):
    """The table in a terminal window."""

    CSS = """
    Screen { layers: table prompt; }
    Canvas { layer: table; width: 100%; height: 100%; }
    Input { layer: prompt; dock: bottom; height: 1; border: none; padding: 0; display: none; }
    Input:focus { border: none; }
    """
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+q", "leave"), ("ctrl+c", "leave"), ("ctrl+d", "leave")]

    def __init__(self, desk: Desk, *, pace: float = 1.0, ended_by: tuple[int, ...] = ()) -> None:
        super().__init__(ansi_color=True)
        self.desk = desk
        self._pace = pace
        self._ended_by = ended_by
        self._hurry = asyncio.Event()
        self._thinking = -1
        """The version at which the engine was asked last."""
        self._reckoned: Result | None = None
        """The result whose costs are reckoned, or soon will be."""
        self._sheet: Sheet | None = None
        self._last, self._last_at = "", 0.0
        """The key that came last, and when."""
        self._opened = 0.0
        """When the sheet was laid on the table."""
        self.theme = "ansi-dark"

    def compose(self) -> ComposeResult:
        """The picture, and the row in which a line is typed."""
        yield Canvas()
        yield Input(placeholder=EXAMPLES, compact=True)

    def on_canvas_resized(self) -> None:
        """Draw anew for the new size."""
        self.show()

    def on_mount(self) -> None:
        """Begin."""
        for number in self._ended_by:
            asyncio.get_running_loop().add_signal_handler(number, self.action_leave)
        self.query_one(Canvas).focus()

    def show(self) -> None:
        """Show how things stand, and let the engine move if it is to."""
        desk = self.desk
        if desk.left:
            self.exit()
            return
        canvas, prompt = self.query_one(Canvas), self.query_one(Input)
        desk.width, desk.height = canvas.size
        if desk.prompt != bool(prompt.display):
            prompt.display = desk.prompt
            (prompt if desk.prompt else canvas).focus()
        if desk.sheet is not self._sheet:
            self._sheet, self._opened = desk.sheet, time.monotonic()
        canvas.picture = desk.picture()
        canvas.refresh()
        if desk.result is not self._reckoned:
            self._reckoned = desk.result
            self._reckon()
        if desk.match.engine_due and self._thinking != desk.match.version:
            self._thinking = desk.match.version
            self._engine()

    @work(exclusive=True)
    async def _engine(self) -> None:
        """Let the engine decide, in a thread; it does not answer at once, and a trick rests before it is swept away."""
        table = self.desk.match
        version = table.version
        self._hurry.clear()
        rest = 1.2 if table.rest is not None else 0.6
        decided = asyncio.create_task(asyncio.to_thread(table.home.engine_action))
        if self._pace:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), rest * self._pace)
        self.desk.engine_decided(version, await decided)
        if self.desk.bell and not table.engine_due:
            self.bell()
        self.show()

    @work(group="costs")
    async def _reckon(self) -> None:
        """What the decisions have cost comes when it is reckoned; nothing waits for it."""
        result = self.desk.result
        if result is not None:
            result.costs = await asyncio.to_thread(result.reckon)
            self.show()

    def on_key(self, event: events.Key) -> None:
        """Hand a key to the desk; one that is typed while the opponent thinks shortens the wait."""
        if self.desk.prompt:
            if event.key == "escape":
                self.desk.prompt = False
                self.query_one(Input).clear()
                self.show()
            return
        event.stop()
        self._hurry.set()
        printable = event.character is not None and event.is_printable
        name = event.character.lower() if printable and event.character else event.key
        if event.key.startswith("alt+"):
            self._press("escape")  # typed so fast after it that they came as one
        if not self._held(name):
            self._press(name)

    def _held(self, name: str) -> bool:
        """Whether a key comes again so soon that it is being held down: that answers no question."""
        now = time.monotonic()
        again = name == self._last and now < self._last_at + HELD_S * self._pace
        self._last, self._last_at = name, now
        return again and self.desk.question is not None

    def on_click(self, event: events.Click) -> None:
        """A click does what the key of its place does."""
        picture = self.query_one(Canvas).picture
        self._hurry.set()
        name = None if picture is None else picture.key_at(event.screen_x, event.screen_y)
        if name is not None and not self.desk.prompt:
            self._press(name)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel scrolls."""
        event.stop()
        self._press("up")

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel scrolls."""
        event.stop()
        self._press("down")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line was typed."""
        event.input.clear()
        self.desk.typed(event.value)
        self.show()

    def action_leave(self) -> None:
        """Leave; the match is saved already."""
        self._press("leave")

    def _press(self, name: str) -> None:
        # a key that was meant for the table must not put a result away unseen
        late = time.monotonic() - self._opened >= UNSEEN * self._pace
        if self.desk.sheet is None or late or name == "leave":
            self.desk.press(name)
            self.show()
