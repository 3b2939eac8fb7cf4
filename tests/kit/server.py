"""A real server in a process of its own, which can be killed and started again."""

import os
import signal
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


class ServerProcess:
    """`sixtysix serve` in a folder of its own, always on the same port and with the same database."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.database = folder / "tables.sqlite"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-c", _PROGRAM, "serve", "--port", str(self.port)]
        command += ["--database", str(self.database), *self._options]
        environment = {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data")}
        with self._log.open("ab") as output:
            self._process = subprocess.Popen(
                command, cwd=self.folder, env=environment, stdout=output, stderr=subprocess.STDOUT
            )
        self._wait_until_healthy(self._process)

    def kill(self) -> None:
        """End it without warning (SIGKILL)."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a user would (SIGTERM), by force after ten seconds."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _wait_until_healthy(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + 20
        while process.poll() is None and time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        log = self._log.read_text(encoding="utf-8", errors="replace")
        raise AssertionError(f"the server did not come up:\n{log}")


@contextmanager
def running_server(folder: Path, *options: str) -> Generator[ServerProcess, None, None]:
    """A started server, stopped at the end."""
    server = ServerProcess(folder, *options)
    server.start()
    try:
        yield server
    finally:
        server.stop()
