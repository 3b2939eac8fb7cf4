"""A real server in a process of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

_PROGRAM = "import sys; from sixtysix.interfaces.cli import main; sys.exit(main())"


def free_port() -> int:
    """A TCP port that nobody listened on a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def running_server(folder: Path, *options: str) -> Generator[str, None, None]:
    """Start `sixtysix serve` in a folder of its own; yields its address, ends it afterwards."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-c", _PROGRAM, "serve", "--port", str(port), *options]
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
        try:
            _wait_until_healthy(process, address, log)
            yield address
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_until_healthy(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + 20
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise AssertionError(f"the server did not come up:\n{log.read_text(encoding='utf-8', errors='replace')}")
