"""Golden files: text that the code must go on producing, letter by letter."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Golden:
    """The folder of golden files, to compare with or to rewrite."""

    folder: Path
    update: bool = field(default=False, kw_only=True)

    def check(self, name: str, text: str) -> None:
        """Compare text with the file of that name, or rewrite the file.

        Mark tests that call this `@pytest.mark.golden`.
        """
        path = self.folder / name
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        assert path.exists(), f"no {path}: `make golden` writes it"
        assert text == path.read_text(encoding="utf-8"), f"{name} differs: if this is meant, `make golden`"
