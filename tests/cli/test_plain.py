"""`sixtysix play --plain`: the match in lines."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix.engine import Needs
from sixtysix.notation import parse_record
from sixtysix.rules import (
    CLAIM_OUT_OF_TURN,
    PRESETS,
    PlayerView,
    card_from_name,
    card_name,
    cards_in,
    house_rules,
    other,
)
from tests.cli.kit import ANYTHING, Script, command, first_legal, refused, script, session_of, sixtysix
from tests.kit.golden import Golden


def anything() -> Iterator[str]:
    return iter(ANYTHING.splitlines())


@pytest.mark.golden
def test_the_transcript_of_a_deal(golden: Golden, tmp_path: Path) -> None:
    lines = [
        "?",
        "nonsense",
        "7",
        "s",
        "p",
        "b",
        "l",
        "m",
        "c h",
        "d",
        "x",
        *["1", "2", "3", "4", "5", "6", "", "k"] * 20,
    ]
    console = script(lines)
    session_of(console, tmp_path / "m.66r", seed=3).play()
    golden.check("cli/plain-deal.txt", console.text.replace(str(tmp_path), "FOLDER").replace("\\", "/"))


@pytest.mark.golden
def test_the_transcript_of_claims_marriages_and_closing_in_german(golden: Golden, tmp_path: Path) -> None:
    console = script(
        [*["m", "k", "1", "2", "3", "4", "5", "6", "d", "x", "close"] * 4, "66", "", "66", "quit"]
    )
    session_of(console, tmp_path / "m.66r", seed=11, language="de", short=True, show_points=True).play()
    golden.check("cli/plain-german.txt", console.text.replace(str(tmp_path), "FOLDER").replace("\\", "/"))


def test_a_whole_match_over_a_pipe(tmp_path: Path) -> None:
    arguments = ("play", "--plain", "--seed", "5", "--record", "m.66r", "--language", "en")
    done = sixtysix(tmp_path, *arguments, typed=ANYTHING)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^(You win|Your opponent wins) the match \d+ to \d+\.$", done.stdout, re.MULTILINE)
    record = parse_record((tmp_path / "m.66r").read_text(encoding="utf-8"))
    assert record.match.winner is not None
    assert record.header.seed == 5
    for each in record.deals:
        assert each.fairness is not None
        assert each.fairness.server_seed is not None
        before = done.stdout.index(f"Commitment to the shuffle: {each.fairness.commitment}")
        after = done.stdout.index(f"Seed of the shuffle: {each.fairness.server_seed.hex()}")
        assert before < after
    assert "\x1b" not in done.stdout
    again = sixtysix(tmp_path, "play", "--plain", "--record", "m.66r")
    assert "the match in m.66r is over" in refused(again)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", ["en", "de", "it", "fr", "pl", "fil", "hu", "bg", "tr"])
def test_every_preset_is_played_to_its_end_in_every_language(
    tmp_path: Path, preset: str, language: str
) -> None:
    console = Script(anything())
    session = session_of(console, tmp_path / "m.66r", variant=PRESETS[preset], seed=4, language=language)
    session.play()
    record = parse_record((tmp_path / "m.66r").read_text(encoding="utf-8"))
    assert record == session.home.record
    assert record.match.winner is not None


@pytest.mark.parametrize("seed", range(12))
def test_nothing_hidden_is_shown_before_the_deal_is_over(tmp_path: Path, seed: int) -> None:
    console = Script(iter(["s", "b", "l", "p", "h", *anything()]))
    session = session_of(console, tmp_path / "m.66r", seed=seed, short=True)

    def look(line: str) -> None:
        referee = session.home.referee
        if referee is None or referee.over:
            return
        view = referee.view(0)
        hidden = referee.state.hands[other(0)] & ~view.known
        names = {card_name(card) for card in cards_in(hidden)} | {
            card_name(card) for card in referee.state.talon
        }
        assert not names & set(re.findall(r"\b[AKQJT9][SHDC]\b", line)), line

    console.on_write = look
    session.play()
    assert any("AS" in line for line in console.shown)


def test_a_claim_says_nothing_beforehand(tmp_path: Path) -> None:
    """Whether it is right or wrong, all that comes before the word of the claim is the same."""
    for seed in range(4):
        console = script(["66"])
        session_of(console, tmp_path / f"{seed}.66r", seed=seed).play()
        at = console.shown.index("You claim 66.") if "You claim 66." in console.shown else -1
        assert console.shown[at - 1] == "> 66"


def test_points_are_shown_only_if_asked_for(tmp_path: Path) -> None:
    for show, expected in ((False, "Card points stay hidden"), (True, "Your card points: ")):
        console = script(["p", "1", "p"])
        session_of(console, tmp_path / f"{show}.66r", show_points=show).play()
        assert expected in console.text
        assert ("Your card points: " in console.text) == show


def test_both_totals_are_shown_where_the_rules_say_so(tmp_path: Path) -> None:
    console = script(["p"])
    session_of(console, tmp_path / "m.66r", variant=house_rules("sixty-six", {"show_points": "both"})).play()
    assert "Card points: you 0, opponent 0." in console.text


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "m.66r"
    whole = Script(anything())
    session_of(whole, tmp_path / "whole.66r", seed=9).play()
    expected = parse_record((tmp_path / "whole.66r").read_text(encoding="utf-8"))

    typed = anything()
    for lines in (3, 5, 17, 40, 77):
        console = Script(iter([next(typed) for _ in range(lines)]))
        record = parse_record(file.read_text(encoding="utf-8")) if file.exists() else None
        session_of(console, file, seed=9, record=record).play()
        assert "The match is saved in" in console.text
    record = parse_record(file.read_text(encoding="utf-8"))
    console = Script(anything())
    session_of(console, file, seed=9, record=record).play()
    assert "The match goes on where it was left." in console.text
    finished = parse_record(file.read_text(encoding="utf-8"))
    assert finished.match.winner is not None
    shared = min(len(finished.deals), len(expected.deals))
    assert [each.deck for each in finished.deals[:shared]] == [each.deck for each in expected.deals[:shared]]


def test_resuming_on_the_command_line(tmp_path: Path) -> None:
    arguments = ("play", "--plain", "--record", "m.66r", "--language", "en")
    sixtysix(tmp_path, *arguments, "--preset", "schnapsen", "--client-seed", "abc", typed="1\nquit\n")
    first = (tmp_path / "m.66r").read_text(encoding="utf-8")
    assert "rules schnapsen\n" in first
    assert "client-seed abc\n" in first
    done = sixtysix(tmp_path, *arguments, typed="quit\n")
    assert "The match goes on where it was left." in done.stdout
    assert (tmp_path / "m.66r").read_text(encoding="utf-8") == first
    assert "goes on under its own rules" in refused(sixtysix(tmp_path, *arguments, "--preset", "pagat"))


def test_the_record_is_kept_in_the_folder_of_the_user(tmp_path: Path) -> None:
    done = sixtysix(tmp_path, "play", "--plain", "--language", "en", typed="quit\n")
    files = list(tmp_path.glob("**/sixtysix/records/*.66r"))
    assert len(files) == 1
    assert str(files[0]) in done.stdout
    assert parse_record(files[0].read_text(encoding="utf-8")).header.players == ("you", "sixtysix")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_match_is_saved_when_the_program_is_ended(tmp_path: Path) -> None:
    line, environment = command(
        tmp_path, "play", "--plain", "--seed", "2", "--record", "m.66r", "--language", "en"
    )
    process = subprocess.Popen(
        line, cwd=tmp_path, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while "> 1" not in (shown := process.stdout.readline()):
        assert shown
    time.sleep(0.2)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)
    assert process.returncode == 128 + signal.SIGTERM
    assert len(parse_record((tmp_path / "m.66r").read_text(encoding="utf-8")).deals) == 1


def test_a_person_is_asked_again_before_a_single_letter_costs_the_deal(tmp_path: Path) -> None:
    console = script(["c", "h", "w", "w"], interactive=True)
    session_of(console, tmp_path / "m.66r", seed=1).play()
    assert "Close the talon? Type it again to do so." in console.text
    assert "Not done." in console.text
    assert "Claim 66? Type it again to do so." in console.text
    assert "You claim 66." in console.text


def test_a_claim_out_of_turn_where_the_rules_allow_it(tmp_path: Path) -> None:
    rules = house_rules("sixty-six", {"claim_when": "any_time"})
    for typed, seat in (("66", 0), ("\n".join(["", "1", "d", *["1"] * 8]), None)):
        console = script([*typed.splitlines(), "quit"])
        session_of(console, tmp_path / f"{seat}.66r", variant=rules, seed=7).play()
        assert "Press Enter to go on, or type 66 to claim." in console.text
        assert ("You claim 66." in console.text) == (seat == 0)


def test_the_engine_may_claim_out_of_turn(tmp_path: Path) -> None:
    def hasty(view: PlayerView, seed: int, needs: Needs) -> int:
        return CLAIM_OUT_OF_TURN if view.legal >> CLAIM_OUT_OF_TURN & 1 else first_legal(view, seed, needs)

    rules = house_rules("sixty-six", {"claim_when": "any_time"})
    console = script(["", "1"])
    session_of(console, tmp_path / "m.66r", variant=rules, decide=hasty).play()
    assert "Your opponent claims 66." in console.text


def test_a_fault_of_the_engine_stops_no_match(tmp_path: Path) -> None:
    def broken(_: PlayerView, seed: int, __: Needs) -> int:
        if seed % 2:
            raise ValueError("a fault")
        return 99

    console = Script(anything())
    session_of(console, tmp_path / "m.66r", decide=broken).play()
    assert parse_record((tmp_path / "m.66r").read_text(encoding="utf-8")).match.winner is not None


def test_a_record_that_cannot_be_saved_is_said_and_does_not_end_the_match(tmp_path: Path) -> None:
    console = Script(anything())
    session_of(console, tmp_path / "gone" / "m.66r").play()
    assert "The record cannot be saved in" in console.text
    assert "the match" in console.text


def test_whatever_the_encoding_of_the_terminal(tmp_path: Path) -> None:
    done = sixtysix(
        tmp_path,
        *("play", "--plain", "--seed", "1", "--record", "m.66r", "--language", "pl"),
        typed=b"\xff\xfe\n1\n?\nquit\n",
        PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()


def test_the_language_of_the_system(tmp_path: Path) -> None:
    done = sixtysix(tmp_path, "play", "--plain", typed="quit\n", LANG="de_AT.UTF-8")
    assert done.stdout.startswith("Sechsundsechzig. Regeln: Sechsundsechzig.")


def test_what_was_done_can_be_taken_back(tmp_path: Path) -> None:
    console = script(["undo", "1", "undo", "h", "2", "quit"])
    session = session_of(console, tmp_path / "m.66r", seed=3)
    session.play()
    assert "There is nothing of yours to take back in this deal." in console.text
    assert console.text.count("1 ten of spades, 2 queen of spades, 3 king of hearts") > 2
    (deal,) = parse_record((tmp_path / "m.66r").read_text(encoding="utf-8")).deals
    assert deal.actions[0] == card_from_name("QS")


def test_looking_back_follows_the_rules(tmp_path: Path) -> None:
    for preset, expected in (("sixty-six", "do not let you"), ("pagat", "Won by"), ("schnapsen", "")):
        console = script(
            ["1", "l", "2", "l", "3", "l", "4", "l", "5", "l", "d", "l", "1", "2", "3", "4", "5", "6", "l"]
        )
        session_of(console, tmp_path / f"{preset}.66r", variant=PRESETS[preset], seed=2).play()
        assert expected in console.text


def test_hints_in_lines_come_in_three_steps_and_the_shuffle_is_sealed(tmp_path: Path) -> None:
    console = script(["i", "hint", "i", "f", "1", "i", "quit"])
    session_of(console, tmp_path / "m.66r", seed=3).play()
    first, second, third = (
        "Your lead: which card can you spare",
        "Think about: queen of spades, ten of spades",
        "Queen of spades. Little is lost",
    )
    assert console.text.index(first) < console.text.index(second) < console.text.index(third)
    assert "sealed until the deal is over" in console.text
    assert "Look at the talon before you lead." in console.text
    assert "x-hints 1 2" in (tmp_path / "m.66r").read_text(encoding="utf-8")


def test_the_open_count_lists_in_lines_what_was_not_seen(tmp_path: Path) -> None:
    rules = house_rules("schnapsen", {"show_points": "both"})
    console = script(["l", "s", "quit"])
    session_of(console, tmp_path / "m.66r", seed=3, variant=rules).play()
    assert "Cards not seen yet: " in console.text
    assert "Rules: Schnapsen (Running totals: both)" in console.text


def test_an_empty_line_tells_how_things_stand(tmp_path: Path) -> None:
    console = script(["", "quit"])
    session_of(console, tmp_path / "m.66r", seed=1).play()
    assert "I do not understand" not in console.text
    assert console.text.count("Trump") > 1
