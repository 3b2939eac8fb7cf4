"""Make `.venv`, install from the hashed locks, build kernel and page; standard library only.

    python tools/setup.py run      # what playing needs
    python tools/setup.py tools    # what checking needs: builds nothing
    python tools/setup.py dev      # what testing needs: both

Each part is skipped while its lock is the one it was made from, so a second run takes a moment.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = ROOT / "requirements"


@contextlib.contextmanager
def alone() -> Generator[None, None, None]:
    """Let one set-up at a time work on this folder."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/setup.lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl  # noqa: PLC0415 (not on Windows)

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run(title: str, *command: str | Path, failure: str) -> None:
    """Run a command, its output held back unless it fails."""
    start = time.monotonic()
    print(f"· {title} …", end=" ", flush=True)
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"failed.\n\n{done.stdout.strip()}\n\nsixtysix: {failure}")
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def once(name: str, title: str, inputs: list[Path], *command: str | Path, failure: str) -> None:
    """Run a command unless it already ran with these inputs."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in inputs)).hexdigest()
    stamp = VENV / f".done-{name}"
    if not stamp.exists() or stamp.read_text(encoding="ascii") != digest:
        run(title, *command, failure=failure)
        stamp.write_text(digest, encoding="ascii")


def install(lock: str, title: str) -> None:
    """Install one lock."""
    path = LOCKS / f"{lock}.txt"
    once(
        lock, title, [path],
        PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps",
        "--require-hashes", "--requirement", path,
        failure=f"pip could not install requirements/{lock}.txt (see above). Is there a network?",
    )  # fmt: skip


def make_venv() -> None:
    """Make the environment; remake it if its Python is gone."""
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], check=False).returncode == 0:
        return
    title = f"Python {sys.version.split()[0]} in .venv"
    run(title, sys.executable, "-m", "venv", "--clear", VENV, failure="could not make .venv (see above).")


def build() -> None:
    """Build kernel and page, fetching compilers only where the machine has none."""
    hook = ROOT / "hatch_build.py"
    asked = subprocess.run([PYTHON, hook, "needs"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    titles = {"kernel": "C compiler", "page": "Node.js"}
    for group in asked.stdout.split():
        install(group, titles[group])
    if subprocess.run([PYTHON, hook], cwd=ROOT, check=False).returncode:
        sys.exit("sixtysix: the build failed (see above).")


def main(profile: str) -> None:
    """Bring the folder to the given profile."""
    with alone():
        make_venv()
        install("base", "Libraries")
        install("build", "Build tools")
        if profile != "run":
            install("dev", "Test and check tools")
        os.environ["SIXTYSIX_BUILD"] = "0"  # done below, in sight
        once(
            "package", "sixtysix", [ROOT / "pyproject.toml", ROOT / "src/sixtysix/__init__.py"],
            PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps",
            "--no-build-isolation", "--editable", ROOT,
            failure="pip could not install the package itself (see above).",
        )  # fmt: skip
        if profile != "tools":
            build()


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["tools"], ["dev"]):
        sys.exit(__doc__)
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)
