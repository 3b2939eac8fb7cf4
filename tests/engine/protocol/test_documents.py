"""What docs/protocol/engine.md and docs/guide/engine.md show is said, answered and run."""

import doctest
import re
import subprocess
import sys
from itertools import takewhile

import pytest

from sixtysix.engine.protocol import EngineThinker, ExternalPlayer, Server
from sixtysix.engine.protocol.answers import answer_line, parse_answer
from sixtysix.engine.protocol.commands import Go, ShowView, command_line, parse_command
from sixtysix.engine.protocol.conversation import MOST_LINES, Patience
from sixtysix.engine.protocol.legal import choices
from sixtysix.engine.protocol.server import FINISHING
from sixtysix.engine.protocol.transport import LONGEST_LINE
from sixtysix.notation.words import LONGEST_LINE as MOST_CHARACTERS
from tests.engine.protocol.kit import Memory
from tests.engine.protocol.pages import BOT, GUIDE, PAGE, ROOT, agrees, box, said, told


def examples(heading: str) -> list[str]:
    """The lines in the first column of a table."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


@pytest.mark.parametrize("line", examples("From host to engine"))
def test_lines_to_an_engine_come_back(line: str) -> None:
    shown = line.replace("66v1 …", told(box("dialogue-bot"))[2].removeprefix("view "))
    assert command_line(parse_command(shown)) == shown


@pytest.mark.parametrize("line", examples("From engine to host"))
def test_lines_of_an_engine_come_back(line: str) -> None:
    assert answer_line(parse_answer(line)) == line


def test_the_tables_show_every_word() -> None:
    words = {line.split()[0] for line in examples("From host to engine")}
    assert words == {"s66", "setoption", "isready", "newmatch", "view", "legal", "go", "stop", "quit"}
    words = {line.split()[0] for line in examples("From engine to host")}
    assert words == {"id", "option", "s66ok", "readyok", "info", "bestaction", "error"}


def test_the_dialogue_with_our_engine() -> None:
    dialogue, found = box("dialogue-ours"), list[str]()
    server = Server(EngineThinker(), lambda line: found.append(line.removesuffix("\n")))
    going = True
    for line in told(dialogue):
        going = server.hear(line)
        server.finish()
    assert not going
    assert agrees(said(dialogue), found), found


def test_the_dialogue_with_the_bot() -> None:
    dialogue = box("dialogue-bot")
    text = "".join(f"{line}\n" for line in told(dialogue))
    done = subprocess.run(
        [sys.executable, str(BOT)], input=text, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines() == said(dialogue)
    assert done.stderr == ""


def test_our_host_says_what_the_dialogue_shows() -> None:
    dialogue = box("dialogue-bot")
    place = 0

    def respond(line: str) -> list[bytes]:
        nonlocal place
        assert dialogue[place] == f"> {line}"
        answers = said(takewhile(lambda each: each.startswith("< "), dialogue[place + 1 :]))
        place += 1 + len(answers)
        return [answer.encode() for answer in answers]

    player = ExternalPlayer("bot", connect=lambda _: Memory(respond))
    commands = [parse_command(line) for line in told(dialogue)]
    shown = [command for command in commands if isinstance(command, ShowView)]
    seeds = [command.seed or 0 for command in commands if isinstance(command, Go)]
    found = [player.decide(each.view, seed, each.needs) for each, seed in zip(shown, seeds, strict=True)]
    player.close()
    assert place == len(dialogue)
    assert [choices(each.view)[word] for each, word in zip(shown, ("KS", "D"), strict=True)] == found


def test_the_numbers_are_those_of_the_program() -> None:
    patience = Patience()
    for number in (
        f"{LONGEST_LINE:,} bytes",
        f"{MOST_LINES:,} lines",
        f"At most {MOST_CHARACTERS} characters",
    ):
        assert number in " ".join(PAGE.split())
    assert (
        f"waits {patience.handshake:g} s for `s66ok` and `readyok`, and {patience.decision:g} s"
        in " ".join(PAGE.split())
    )
    assert f"waits {patience.grace:g} s more" in " ".join(PAGE.split())
    assert f"ours takes {FINISHING:g} s" in " ".join(PAGE.split())


def test_the_guide_shows_the_bot_as_it_is() -> None:
    code = BOT.read_text(encoding="utf-8").splitlines()[1:]
    assert box("python", GUIDE) == code
    assert len(code) < 35


def test_the_session_of_the_guide_with_our_engine() -> None:
    (session,) = re.findall(r"^```text\n\$ sixtysix engine\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    lines, found = str(session).splitlines(), list[str]()
    answers = [line for line in lines if line.split()[0] in {"id", "option", "s66ok", "info", "bestaction"}]
    server = Server(EngineThinker(), lambda line: found.append(line.removesuffix("\n")))
    for line in lines:
        if line not in answers:
            server.hear(line)
            server.finish()
    shown = [re.sub(r"(nodes|time|default) \d+", "...", line) for line in answers]
    assert agrees(shown, found), found


def test_the_python_of_the_guide_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    session = doctest.DocTestParser().get_doctest("\n".join(box("pycon", GUIDE)), {}, "engine.md", None, 0)
    assert len(session.examples) > 5
    assert doctest.DocTestRunner().run(session).failed == 0
