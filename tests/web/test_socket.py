"""The socket of a real server."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.player import Player, choice_of, open_table, socket_of


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    """A player at a new table, on turn."""
    with Player(address, open_table(address)) as player:
        player.connect()
        player.until_my_turn()
        yield player


def bye(address: str, table: str, *frames: str | bytes) -> tuple[str, str]:
    """The code and sentence that a conversation ends with."""
    with socket_of(address, table) as socket:
        for frame in frames:
            socket.send(frame)
        while True:
            answer: dict[str, Any] = json.loads(socket.recv(timeout=15))
            if answer["type"] == "bye":
                break
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)
    return answer["error"], answer["message"]


def test_a_match_over_the_socket(address: str) -> None:
    dice = random.Random(66)
    with Player(address, open_table(address, preset="schnapsen")) as player:
        assert player.connect()["type"] == "welcome"
        number = 0
        while (command := choice_of(player.until_my_turn(), player.version, dice)) is not None:
            number += 1
            player.say(id=f"c{number}", **command)
            assert player.until_answered(f"c{number}")["type"] == "update"
        assert player.view is not None
        assert player.view["match"]["winner"] in (0, 1)


def test_a_command_is_answered_by_the_very_next_frame(player: Player) -> None:
    for number in range(40):
        show = "own" if number % 2 == 0 else "hidden"
        player.say(type="points", id=f"p{number}", version=player.version, show=show)
        answer = player.hear()
        assert (answer["type"], answer["command"]) == ("update", f"p{number}")


def test_ping(player: Player) -> None:
    player.say(type="ping")
    assert player.hear() == {"type": "pong"}


def test_a_repeated_command_is_acknowledged_again(player: Player) -> None:
    version, action = player.version, (player.view or {})["legal"][0]
    player.say(type="act", id="x", version=version, action=action)
    first = player.until_answered("x")
    player.say(type="act", id="x", version=version, action=action)
    assert player.until_answered("x") == first


def test_two_tabs(player: Player) -> None:
    with Player(player.address, player.opened) as other:
        other.connect()
        assert other.view == player.view
        action = (player.view or {})["legal"][0]
        player.say(type="act", id="a", version=player.version, action=action)
        other.say(type="act", id="b", version=other.version, action=action)
        answers = [player.until_answered("a"), other.until_answered("b")]
    assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
    assert [answer["error"] for answer in answers if answer["type"] == "refused"] == ["stale"]


def test_refusals_say_why(player: Player) -> None:
    view = player.until_my_turn()
    word, code = next(iter(view["why_not"].items()))
    answer = player.act("r", word)
    assert (answer["type"], answer["error"], answer["view"]["hand"]) == ("refused", code, view["hand"])
    assert player.act("s", "HOHO")["error"] == "unknown_action"


def test_hello_is_needed(address: str) -> None:
    opened = open_table(address)
    table, token = opened["table"], opened["token"]
    hello = json.dumps({"type": "hello", "token": token})
    assert bye(address, "0" * 20, hello)[0] == "unknown_table"
    assert bye(address, "%2e%2e", hello)[0] == "unknown_table"
    assert bye(address, table, json.dumps({"type": "hello", "token": "x"}))[0] == "wrong_token"
    assert bye(address, table, '{"type": "ping"}')[0] == "malformed"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"\\ud800"',
        "[" * 30_000,
        b"\x00\x01",
        '{"type": "dance"}',
        '{"type": "ping", "x": 1}',
        '{"type": "act", "id": "a", "version": 1}',
        '{"type": "act", "id": "", "version": 1, "action": "AS"}',
        '{"type": "act", "id": "a b", "version": 1, "action": "AS"}',
        '{"type": "act", "id": "' + "x" * 65 + '", "version": 1, "action": "AS"}',
        '{"type": "act", "id": "a", "version": -1, "action": "AS"}',
        '{"type": "act", "id": "a", "version": 1.5, "action": "AS"}',
        '{"type": "act", "id": "a", "version": "1", "action": "AS"}',
        '{"type": "act", "id": "a", "version": 1e400, "action": "AS"}',
        '{"type": "act", "id": "a", "version": 1, "action": "AS", "seat": 1}',
        '{"type": "next", "id": "a", "version": 1, "client_seed": "xyz"}',
        '{"type": "points", "id": "a", "version": 1, "show": "both"}',
    ],
)
def test_malformed_frames(address: str, frame: str | bytes) -> None:
    opened = open_table(address)
    hello = json.dumps({"type": "hello", "token": opened["token"]})
    code, message = bye(address, opened["table"], hello, frame)
    assert code == "malformed"
    assert message
    assert bye(address, opened["table"], frame)[0] == "malformed"
    with Player(address, opened) as player:
        assert player.connect()["type"] == "welcome", "the table is not harmed"


def test_frames_that_are_too_large(address: str, player: Player) -> None:
    for size in (66_000, 10_000_000):
        with socket_of(address, player.opened["table"]) as socket:
            with suppress(ConnectionClosed):
                socket.send("x" * size)
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(timeout=10)
            if (
                size < 100_000 or caught.value.rcvd is not None
            ):  # what is still being sent may drown the reason
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1009
    player.say(type="ping")
    while player.hear()["type"] != "pong":
        pass


def test_broken_utf_8(address: str, player: Player) -> None:
    with socket_of(address, player.opened["table"]) as socket:
        socket.send(b"\xff\xfe\xfd", text=True)
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=10)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1007


def test_foreign_pages_get_no_socket(address: str, player: Player) -> None:
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}):
        with (
            pytest.raises(InvalidStatus) as caught,
            socket_of(address, player.opened["table"], additional_headers=headers),
        ):
            pass
        assert caught.value.response.status_code == 403
    with socket_of(address, player.opened["table"], origin=address):
        pass


def test_whoever_is_too_fast_is_slowed_down_not_cut_off(player: Player) -> None:
    start = time.monotonic()
    for _ in range(90):
        player.say(type="ping")
    for _ in range(90):
        assert player.hear()["type"] == "pong"
    assert time.monotonic() - start > 1
