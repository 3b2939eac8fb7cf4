import contextlib
import doctest
import importlib
import io
import pkgutil
import re
from pathlib import Path

import pytest

import sixtysix

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    path
    for path in [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("kernel/*.md"),
        *ROOT.glob("bench/*.md"),
    ]
)
MODULES = sorted(module.name for module in pkgutil.walk_packages(sixtysix.__path__, "sixtysix."))


def test_readme_python_runs_and_prints_an_outcome() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block, "README.md", "exec"), {})
    assert re.fullmatch(r"(0|1|None) [0-3] [a-z_]+ \(\d+, \d+\)\n", printed.getvalue())
    assert len(block.splitlines()) <= 12


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:|#", target):
            continue
        assert (document.parent / target.split("#")[0]).exists(), f"{document.name} links to {target}"
