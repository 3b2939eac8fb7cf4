"""The page's own engine (web/src/local/engine) is held to decisions recorded here: that they are those of this engine."""

import gzip

import pytest

from tests.kit.decisions import levels_line, lines
from tests.kit.golden import Golden

NAME = "local/decisions.jsonl.gz"
DEALS = 54


@pytest.mark.golden
def test_the_decisions_for_the_page_are_those_of_the_engine(golden: Golden) -> None:
    text = "".join(f"{line}\n" for line in (levels_line(), *lines(0, DEALS)))
    path = golden.folder / NAME
    if golden.update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    assert text == gzip.decompress(path.read_bytes()).decode(), (
        f"{NAME} differs: if this is meant, `make golden`"
    )
