"""The page's own referee (web/src/local) is held to a transcript of what the services send; here: that it is of these services."""

import gzip

import pytest

from tests.kit.golden import Golden
from tests.kit.transcript import lines

NAME = "local/tables.jsonl.gz"
TABLES, DEALS_AT_MOST = 72, 5
"""Eight tables of each preset's turn, half of them under house rules of any kind."""


@pytest.mark.golden
def test_the_transcript_for_the_page_is_what_the_services_send(golden: Golden) -> None:
    text = "".join(f"{line}\n" for line in lines(0, TABLES, DEALS_AT_MOST))
    path = golden.folder / NAME
    if golden.update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    kept = gzip.decompress(path.read_bytes()).decode()
    assert text == kept, f"{NAME} differs: if this is meant, `make golden`"
