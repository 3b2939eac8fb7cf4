"""Lines cut out of a stream, and their way from thread to thread."""

import io
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix.engine.protocol.inbox import Inbox
from sixtysix.engine.protocol.transport import LONGEST_LINE, Ended, LineTooLong, Silence, lines_in, quoted


@given(st.lists(st.binary(max_size=50)))
def test_lines_do_not_depend_on_how_they_come(chunks: list[bytes]) -> None:
    whole = b"".join(chunks)
    left = iter([chunk for chunk in chunks if chunk])
    lines = list(lines_in(lambda _: next(left, b"")))
    expected = whole.split(b"\n")
    ends = [line.removesuffix(b"\r") for line in expected[:-1]]
    assert lines == [*ends, *([expected[-1]] if expected[-1] else [])]


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_the_longest_line(end: bytes) -> None:
    assert list(lines_in(io.BytesIO(b"x" * LONGEST_LINE + end).read)) == [b"x" * LONGEST_LINE]
    with pytest.raises(LineTooLong):
        list(lines_in(io.BytesIO(b"x" * (LONGEST_LINE + 2) + end).read))


def test_an_inbox_gives_lines_in_order_and_then_the_reason_why_no_more_come() -> None:
    inbox = Inbox()
    inbox.put(b"one")
    inbox.put(b"two")
    inbox.end(Ended())
    assert [inbox.take(0), inbox.take(0)] == [b"one", b"two"]
    for _ in range(2):
        with pytest.raises(Ended):
            inbox.take(0)


def test_an_empty_inbox_is_silent() -> None:
    with pytest.raises(Silence):
        Inbox().take(0.001)
    with pytest.raises(Silence):
        Inbox().take(-1)


def test_a_full_inbox_keeps_the_writer_waiting() -> None:
    inbox = Inbox(room=2)
    done = threading.Event()

    def write() -> None:
        for number in range(5):
            inbox.put(b"%d" % number)
        done.set()

    thread = threading.Thread(target=write)
    thread.start()
    assert not done.wait(0.05)
    assert [inbox.take(5) for _ in range(5)] == [b"0", b"1", b"2", b"3", b"4"]
    thread.join(5)
    assert done.is_set()


def test_a_closed_inbox_lets_the_writer_go_on() -> None:
    inbox = Inbox(room=1)

    def write() -> None:
        for _ in range(100):
            inbox.put(b"x")

    thread = threading.Thread(target=write)
    thread.start()
    inbox.close(0)
    thread.join(5)
    assert not thread.is_alive()


def test_what_is_quoted_is_short_and_harmless() -> None:
    assert quoted("\x1b[0m ü\n") == "'\\x1b[0m \\xfc\\n'"
    assert len(quoted("x" * 10_000)) == 205
