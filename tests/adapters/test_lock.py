from pathlib import Path

from sixtysix.adapters.lock import hold


def test_a_lock_is_held_once_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "table.lock"
    first = hold(path)
    assert first is not None
    assert hold(path) is None
    first.close()
    again = hold(path)
    assert again is not None
    again.close()
