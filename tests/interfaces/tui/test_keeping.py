"""A match is on disk after every action, goes on at the next start, and is never thrown away."""

import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.saving import read
from sixtysix.interfaces.tui import keeping
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.keeping import Keeper, at_home, left_before
from sixtysix.interfaces.tui.run import Seating, desk_for
from sixtysix.interfaces.tui.signs import ASCII
from sixtysix.interfaces.tui.words import words_in
from sixtysix.notation import MatchRecord
from tests.interfaces.tui.kit import home_match, press

Start = Callable[..., Desk]


def anything(_: MatchRecord) -> bool:
    return True


def nothing(_: MatchRecord) -> bool:
    return False


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Start]:
    """Starts the program anew; what was started before is closed first, unless `beside`."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    open_desks: list[Desk] = []

    def begin() -> HomeMatch:
        return home_match(3)

    def started(
        *,
        wanted: Callable[[MatchRecord], bool] = anything,
        record: Path | None = None,
        beside: bool = False,
    ) -> Desk:
        while open_desks and not beside:
            open_desks.pop().match.keeper.close()
        seating = Seating(begin, wanted, record)
        open_desks.append(desk_for(seating, words_in("en"), ASCII, tmp_path / "state"))
        return open_desks[-1]

    yield started
    for desk in open_desks:
        desk.match.keeper.close()


def records(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "sixtysix" / "records").glob("*"))


def test_every_action_is_on_disk(start: Start, tmp_path: Path) -> None:
    desk = start()
    file = tmp_path / "state" / "table-1.66r"
    for names in (("1", "enter"), ("enter",), ("1", "enter"), ("z",)):
        press(desk, *names)
        assert read(file) == desk.match.home.so_far()


def test_the_next_start_goes_on_where_it_was(start: Start) -> None:
    desk = start()
    press(desk, "1", "1", "enter", "1", "1")
    view, log = desk.match.view, desk.match.log[-1]
    again = start()
    assert again.match.view == view
    assert again.scene().said == again.match.log[0] == "The match goes on where it was left."
    assert again.match.log[-1] == log


def test_what_does_not_fit_what_is_asked_for_is_put_among_the_records(start: Start, tmp_path: Path) -> None:
    desk = start()
    press(desk, "1", "1")
    left = desk.match.home.so_far()
    again = start(wanted=nothing)
    assert again.match.referee.actions == []
    (file,) = records(tmp_path)
    assert read(file) == left
    assert again.match.log[0] == f"The match you left is kept in {file}"


@pytest.mark.parametrize("damage", [b"66r1\nrules sixty-six\n", b"\xff\x00rubbish", b"66r9\n", b"diary\n"])
def test_a_damaged_match_is_kept_aside_and_said(start: Start, tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "state" / "table-1.66r"
    file.parent.mkdir()
    file.write_bytes(damage)
    desk = start()
    (aside,) = file.parent.glob("table-1-damaged-*.66r")
    assert aside.read_bytes() == damage
    assert "The saved match cannot be read: " in desk.match.log[0]
    assert str(aside) in desk.match.log[0]
    assert desk.scene().said == desk.match.log[0]
    press(desk, "1", "1")
    assert read(file) == desk.match.home.so_far()


def test_a_damaged_file_that_cannot_be_moved_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "table-1.66r"
    file.write_text("diary\n", encoding="utf-8")

    def refuse(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(Path, "replace", refuse)
    keeper = Keeper(file)
    assert left_before(keeper, anything) is None
    assert keeper.file != file
    assert file.read_text(encoding="utf-8") == "diary\n"


def test_two_windows_play_two_matches(start: Start, tmp_path: Path) -> None:
    first, second = start(), start(beside=True)
    press(first, "1", "1")
    press(second, "2", "2")
    assert read(tmp_path / "state" / "table-1.66r") == first.match.home.so_far()
    assert read(tmp_path / "state" / "table-2.66r") == second.match.home.so_far()


def test_a_file_that_the_player_names_stays(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "mine.66r"
    desk = start(record=file)
    press(desk, "1", "1")
    left = desk.match.home.so_far()
    assert read(file) == left
    desk.typed("new")
    desk.press("enter")
    assert read(file) == left
    assert desk.match.keeper.file == tmp_path / "state" / "table-1.66r"
    again = start(record=file)
    assert again.match.home.so_far() == left


def test_what_cannot_be_saved_is_said_once_and_does_not_end_the_match(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keeping, "save", refuse)
    desk = start()
    press(desk, "1", "1", "enter", "1", "1")
    said = [entry for entry in desk.match.log if "cannot be saved" in entry]
    assert said == [
        f"The record cannot be saved in {tmp_path / 'state' / 'table-1.66r'}: No space left on device"
    ]
    desk.typed("new")
    desk.press("enter")
    assert desk.match.referee.actions == []


def test_a_match_that_cannot_be_put_away_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(tmp_path / "table-1.66r", records=lambda: tmp_path / "records")
    home = home_match(3)
    home.next_deal()
    assert keeper.keep(home.so_far()) is None

    def refuse(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(keeping, "save", refuse)
    assert left_before(keeper, nothing) is None
    assert keeper.file != tmp_path / "table-1.66r"
    assert [key for key, _ in keeper.notices] == ["not-saved"]
    assert read(tmp_path / "table-1.66r") == home.so_far()


@pytest.mark.skipif(sys.platform == "win32", reason="root and permissions are otherwise there")
def test_a_state_folder_that_cannot_be_made_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    keeper = at_home(tmp_path / "file" / "state")
    assert left_before(keeper, anything) is None
    home = home_match(3)
    home.next_deal()
    assert keeper.keep(home.so_far()) is not None
