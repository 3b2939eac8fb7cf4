"""The build hook: what it compiles, when it does so, and what it says when it cannot."""

import ctypes
import importlib.util
import shutil
from pathlib import Path

import pytest

import hatch_build as hook

SOURCE = """\
#include <stdint.h>
#define EXPORT __attribute__((visibility("default")))
EXPORT uint32_t game_points(uint32_t card_points);
EXPORT uint32_t game_points(uint32_t card_points) { return card_points == 0 ? 3 : card_points < 33 ? 2 : 1; }
"""


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small kernel, in place of the project's."""
    folder = tmp_path / "kernel"
    folder.mkdir()
    (folder / "score.c").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(hook, "ROOT", tmp_path)
    monkeypatch.setattr(hook, "KERNEL", folder)
    monkeypatch.setattr(hook, "BUILT_KERNEL", tmp_path / "built")
    monkeypatch.setattr(hook, "STAMPS", tmp_path / "stamps")
    return folder


def without_cc() -> None:
    return None


def test_library_can_be_called(kernel: Path) -> None:
    if hook.system_compiler() is None and not hook.has_zig():
        pytest.skip("no C compiler")
    hook.Library().remake()
    (library,) = hook.Library().outputs()
    loaded = ctypes.CDLL(str(library))
    assert [loaded.game_points(points) for points in (0, 32, 33)] == [3, 2, 1]
    assert [path.name for path in (kernel.parent / "built").iterdir()] == [library.name]


@pytest.mark.skipif(not hook.has_zig(), reason="no ziglang here")
@pytest.mark.usefixtures("kernel")
def test_library_by_zig_where_there_is_no_cc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook, "system_compiler", without_cc)
    hook.Library().remake()
    (library,) = hook.Library().outputs()
    assert ctypes.CDLL(str(library)).game_points(0) == 3


@pytest.mark.skipif(not hook.has_zig(), reason="no ziglang here")
@pytest.mark.usefixtures("kernel")
def test_wasm_exports_what_is_visible() -> None:
    hook.WebAssembly().remake()
    (module,) = hook.WebAssembly().outputs()
    content = module.read_bytes()
    assert content.startswith(b"\0asm")
    assert b"game_points" in content
    assert b"__heap_base" in content
    hook.WebAssembly().remake()
    assert module.read_bytes() == content


def test_a_step_is_due_until_done_and_after_a_change(kernel: Path) -> None:
    step = hook.Library()
    assert step.is_due()
    if not step.ready():
        pytest.skip("no C compiler")
    step.remake()
    assert not step.is_due()
    (kernel / "score.h").write_text("", encoding="utf-8")
    assert step.is_due()
    (kernel / "score.h").unlink()
    assert not step.is_due()
    step.outputs()[0].write_bytes(b"something else")
    assert step.is_due()


def test_no_sources_no_step(kernel: Path) -> None:
    shutil.rmtree(kernel)
    assert not hook.Library().is_due()


def test_a_compile_error_is_shown(kernel: Path) -> None:
    if not hook.Library().ready():
        pytest.skip("no C compiler")
    (kernel / "bad.c").write_text("int broken(void) { return nonsense; }\n", encoding="utf-8")
    with pytest.raises(hook.BuildError, match="nonsense") as failure:
        hook.Library().remake()
    assert "does not compile" in str(failure.value)
    assert hook.Library().is_due()


@pytest.mark.usefixtures("kernel")
def test_without_compilers_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str, package: str | None = None) -> None:
        del name, package

    monkeypatch.setattr(importlib.util, "find_spec", find_nothing)
    monkeypatch.setattr(hook, "system_compiler", without_cc)
    assert "kernel" in hook.missing_groups()
    with pytest.raises(hook.BuildError, match="pip install ziglang"):
        hook.Library().remake()
