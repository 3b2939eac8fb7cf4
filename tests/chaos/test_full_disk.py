"""A disk that fills up in the middle of a match: the command is refused, the table stays, and play goes on with space."""

import subprocess
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.chaos.test_chaos import entries_of
from tests.kit.server import running_server
from tests.web.player import Player, open_table


@pytest.fixture
def disk(tmp_path: Path) -> Generator[Path, None, None]:
    """A small disk; the test is skipped where none may be mounted (`test_store` fills a file up anywhere)."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", str(tmp_path)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("a file system may not be mounted here")
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def test_a_disk_that_fills_up(disk: Path) -> None:
    with running_server(disk) as server:
        opened = open_table(server.address)
        with Player(server.address, opened) as player:
            player.connect()
            before = player.until_my_turn()
            filler = disk / "filler"
            with filler.open("wb", buffering=0) as file, suppress(OSError):
                while True:
                    file.write(b"x" * 512)
            answer = player.act("full", before["legal"][0])
            for number in range(200):  # what room is left in the last page
                if answer["type"] == "refused":
                    break
                player.until_my_turn()
                answer = _toggle(player, number)
            assert answer["error"] == "storage_full"
            assert answer["view"] == player.view
            assert "make space" in answer["message"]
            version = player.version
            filler.unlink()
            assert _toggle(player, 1000)["version"] == version + 1
            final = player.version
    assert len(entries_of(server.database, opened["table"])) == final + 1


def _toggle(player: Player, number: int) -> dict[str, Any]:
    player.say(type="points", id=f"p{number}", version=player.version, show="own" if number % 2 else "hidden")
    return player.until_answered(f"p{number}")
