"""A program as a player, over a transport in memory: what it is told, and what becomes of each of its faults."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from sixtysix.engine.player import NOTHING, Forfeit, Needs
from sixtysix.engine.protocol import ExternalPlayer, Go
from sixtysix.engine.protocol.transport import CannotStart, Ended, LineTooLong, Transport
from sixtysix.notation import view_text
from sixtysix.rules import CLAIM_OUT_OF_TURN, PRESETS
from tests.engine.protocol.kit import PATIENCE, Memory, Reply, obedient, opening, playing, views, waiting
from tests.kit.walk import dealt_by, walk

AS = 5
Said = Reply | tuple[float, Reply]


def talk(player: ExternalPlayer, opened: list[Memory], *asked: tuple[int, Needs | None]) -> list[str]:
    """The first words of what a program is told over the openings of deals by seed."""
    for seed, needs in asked:
        assert player.decide(opening(seed), 1, needs) == AS
    return [line.split()[0] for line in opened[0].sent]


def test_what_a_program_is_told() -> None:
    player, opened = playing()
    view = opening()
    assert opened == []
    assert player.decide(view, 5, Needs(7, 4)) == AS
    assert opened[0].sent == [
        "s66 1",
        "newmatch preset sixty-six seed 5 needs 7 4",
        f"view {view_text(view)} needs 7 4",
        "legal AS JH TH JC QC TC C W",
        "isready",
        "go seed 5",
    ]
    player.close()
    assert opened[0].sent[-1] == "quit"
    assert opened[0].closed == 1


def test_a_program_that_was_never_asked_is_never_started() -> None:
    player, opened = playing()
    ended = next(view for view in views() if view.table.outcome is not None)
    assert player.decide(ended, 1) == NOTHING
    player.close()
    assert opened == []
    assert player.name == "cmd:good bot"


def test_seeds_are_told_in_64_bits() -> None:
    player, opened = playing()
    player.decide(opening(), -1)
    assert opened[0].sent[-1] == f"go seed {2**64 - 1}"


def test_a_seat_that_is_not_on_turn_may_let_the_other_go_on() -> None:
    player, opened = playing(go=[b"bestaction -"])
    assert player.decide(waiting(), 1) == NOTHING
    assert "legal - W!" in opened[0].sent
    player, _ = playing(go=[b"bestaction W!"])
    assert player.decide(waiting(), 1) == CLAIM_OUT_OF_TURN


def test_deals_by_themselves_are_matches_by_themselves() -> None:
    player, opened = playing()
    told = talk(player, opened, (2, None), (2, None), (6, None))
    assert told.count("newmatch") == 2


def test_a_match_goes_on_while_the_needs_fall() -> None:
    player, opened = playing()
    told = talk(player, opened, (2, Needs(7, 7)), (6, Needs(5, 7)), (2, Needs(5, 6)), (6, Needs(7, 7)))
    assert told.count("newmatch") == 2
    assert [line for line in opened[0].sent if line.startswith("newmatch")][1].endswith("needs 7 7")


def test_other_rules_begin_a_match() -> None:
    player, opened = playing()
    for preset in ("sixty-six", "german"):
        player.decide(next(iter(walk(dealt_by(PRESETS[preset], 2), ()))).view, 1, Needs(7, 7))
    assert sum(line.startswith("newmatch") for line in opened[0].sent) == 2


def test_options_and_budget() -> None:
    opened: list[Memory] = []

    def connect(command: Sequence[str]) -> Transport:
        assert command == ["bot", "--fast", "a b"]
        opened.append(Memory(obedient))
        return opened[-1]

    player = ExternalPlayer(
        "bot --fast 'a b'", options={"depth": "9"}, go=Go(nodes=500), patience=PATIENCE, connect=connect
    )
    assert player.decide(opening(), 3) == AS
    assert opened[0].sent[1] == "setoption name depth value 9"
    assert opened[0].sent[-1] == "go nodes 500 seed 3"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"width": "1"}, "the engine has no option 'width'; it offers 'depth' (closed after 0 s)"),
        (
            {"depth": "10"},
            "the engine's option 'depth' takes a number from 1 to 9, not '10' (closed after 0 s)",
        ),
    ],
)
def test_options_that_a_program_does_not_have(options: dict[str, str], sentence: str) -> None:
    player = ExternalPlayer("bot", options=options, patience=PATIENCE, connect=lambda _: Memory(obedient))
    with pytest.raises(Forfeit) as caught:
        player.decide(opening(), 1)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("options", [{"x": "q"}, {"y": "q"}])
def test_options_offered_without_end_are_cut_short(options: dict[str, str]) -> None:
    offers = [b"option name x type choice default a values a " + b"\x1b[31m " * 600]
    offers += [b"option name \x07%d type text default" % number for number in range(500)]
    transport = Memory(lambda line: obedient(line, s66=[*offers, b"s66ok 1"]))
    player = ExternalPlayer("bot", options=options, patience=PATIENCE, connect=lambda _: transport)
    with pytest.raises(Forfeit) as caught:
        player.decide(opening(), 1)
    assert len(str(caught.value)) < 700
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            {"s66": [b"uciok"]},
            "the engine said 'uciok', which is not of the protocol: column 1: expected one of",
        ),
        ({"s66": [b"s66ok 2"]}, "the engine speaks version 2 of the protocol, this program version 1"),
        ({"s66": [b"readyok"]}, "the engine said 'readyok' where s66ok was expected"),
        ({"s66": []}, "the engine did not say s66ok within 5 s"),
        ({"s66": [(5.1, b"s66ok 1")]}, "the engine did not say s66ok within 5 s"),
        ({"s66": [Ended()]}, "the engine ended where s66ok was expected (closed after 0.5 s)"),
        ({"isready": []}, "the engine did not say readyok within 5 s"),
        (
            {"isready": [b"bestaction AS", b"readyok"]},
            "the engine said 'bestaction AS' where readyok was expected",
        ),
        ({"isready": [b"id name Late"]}, "the engine said 'id name Late' where readyok was expected"),
        ({"go": [b"error no view"]}, "the engine refused what it was told: 'no view'"),
        (
            {"go": [b"bestaction KH"]},
            "the engine answered 'KH', which is not legal here (AS JH TH JC QC TC C W)",
        ),
        ({"go": [b"bestaction as"]}, "the engine answered 'as', which is not legal here"),
        ({"go": [b"bestaction"]}, "the engine said 'bestaction', which is not of the protocol: column 11"),
        ({"go": [b"info text Gr\xfcn"]}, "the engine said what is not UTF-8: 'info text Gr\\\\xfcn'"),
        ({"go": [b"\x1b[31m" * 100]}, "the engine said '\\x1b[31m\\x1b[31m"),
        ({"go": [LineTooLong()]}, "the engine said a line of more than 65536 bytes"),
        ({"go": [b"info nodes 1"] * 10_000}, "the engine said 10000 lines without bestaction"),
        ({"go": [b""] * 10_000}, "the engine said 10000 lines without bestaction"),
        ({"go": []}, "the engine did not decide within 3 s, nor within 1 s after it was told to stop"),
        ({"go": [(4.1, b"bestaction AS")]}, "the engine did not decide within 3 s"),
    ],
)
def test_every_fault_is_a_forfeit_in_one_sentence(said: dict[str, list[Said]], sentence: str) -> None:
    player, opened = playing(**said)
    with pytest.raises(Forfeit) as caught:
        player.decide(opening(), 1)
    assert str(caught.value).startswith(sentence)
    assert len(str(caught.value)) < 1000
    assert str(caught.value).isprintable()
    assert opened[0].closed
    assert opened[0].now() < 6


@pytest.mark.parametrize(
    "said",
    [
        {
            "s66": [
                b"",
                b"info text hello",
                b"id author me",
                b"option name x type text default",
                (4.9, b"s66ok 1"),
            ]
        },
        {"go": [*[b"info nodes 1 values AS 0.5"] * 9_999, b"bestaction AS"]},
        {"go": [(2.9, b"bestaction AS")]},
        {"go": [], "stop": [(0.9, b"bestaction AS")]},
        {"go": [b"\tbestaction   AS "]},
    ],
)
def test_what_is_still_good_enough(said: dict[str, list[Said]]) -> None:
    player, _ = playing(**said)
    assert player.decide(opening(), 1) == AS


def test_a_late_program_is_told_to_stop_once() -> None:
    player, opened = playing(go=[], stop=[b"info nodes 9", b"bestaction AS"])
    assert player.decide(opening(), 1) == AS
    assert opened[0].sent.count("stop") == 1
    assert opened[0].now() == 3


def test_after_a_forfeit_the_program_is_started_again_with_the_next_deal() -> None:
    player, opened = playing(go=[Ended()])
    with pytest.raises(Forfeit, match="ended") as first:
        player.decide(opening(), 1)
    with pytest.raises(Forfeit) as again:
        player.decide(replace(opening(), known=1), 1)
    assert str(again.value) == str(first.value)
    assert len(opened) == 1
    with pytest.raises(Forfeit):
        player.decide(opening(6), 1)
    assert len(opened) == 2


def test_a_program_that_failed_may_play_the_next_deal() -> None:
    transports = iter([Memory(lambda line: obedient(line, go=[Ended()])), Memory(obedient)])
    player = ExternalPlayer("bot", patience=PATIENCE, connect=lambda _: next(transports))
    with pytest.raises(Forfeit):
        player.decide(opening(2), 1)
    assert player.decide(opening(6), 1) == AS


def test_an_interruption_ends_the_program() -> None:
    def interrupted(line: str) -> list[bytes]:
        if line.startswith("go"):
            raise KeyboardInterrupt
        return [b"s66ok 1"] if line.startswith("s66") else [b"readyok"]

    transport = Memory(interrupted)
    player = ExternalPlayer("bot", patience=PATIENCE, connect=lambda _: transport)
    with pytest.raises(KeyboardInterrupt):
        player.decide(opening(), 1)
    assert transport.closed == 1


def test_a_command_that_cannot_be_started_is_a_forfeit() -> None:
    def connect(_: Sequence[str]) -> Transport:
        raise CannotStart("'bot' cannot be started: no such file")

    player = ExternalPlayer("bot", connect=connect)
    with pytest.raises(Forfeit, match=r"^the engine 'bot' cannot be started: no such file$"):
        player.decide(opening(), 1)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "is empty: name a program"),
        ([], "is empty"),
        ("''", "is empty"),
        ("bot 'x", "cannot be read: No closing"),
    ],
)
def test_a_command_that_is_none_is_refused_at_once(command: str | list[str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        ExternalPlayer(command)
