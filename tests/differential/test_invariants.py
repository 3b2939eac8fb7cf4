"""What the kernel's sources promise, read from what a compiler makes of them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "kernel"
CC, NM = shutil.which("cc"), shutil.which("nm")


@pytest.mark.skipif(sys.platform != "linux" or not CC or not NM, reason="needs cc and nm of Linux")
@pytest.mark.parametrize("source", sorted(KERNEL.glob("*.c")), ids=lambda path: path.name)
def test_a_source_calls_nobody_and_writes_to_no_global(source: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.o"
    flags = ("-std=c11", "-O2", "-ffreestanding", "-fvisibility=hidden", "-Wall", "-Wextra", "-Werror")
    subprocess.run([str(CC), *flags, "-c", "-o", str(made), str(source)], check=True)
    listed = subprocess.run([str(NM), str(made)], check=True, capture_output=True, text=True).stdout
    kinds = {line.split()[-1]: line.split()[-2] for line in listed.splitlines()}
    ours = {name for name in kinds if name.lstrip("_").startswith("s66_")}
    assert [name for name, kind in kinds.items() if kind == "U" and name not in ours] == []
    assert [name for name, kind in kinds.items() if kind in "BbDdCSs"] == []


def test_the_folder_is_flat() -> None:
    assert all(path.is_file() for path in KERNEL.iterdir())
