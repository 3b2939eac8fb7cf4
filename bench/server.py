"""From a command to its update over the socket, the engine's own time included and not; and what a deal has cost (T6)."""

import json
import statistics
import tempfile
import time
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.kit.server import running_server

COMMANDS = 200
DEALS = 100
"""Whose decisions are weighed."""


def bench_server() -> dict[str, float]:
    """Milliseconds over a run of commands: from `act` to its own update, and to the table's next wait for the player.

    And from the question of what a deal has cost to its answer: all of it comes at once.
    """
    acknowledged: list[float] = []
    answered: list[float] = []
    weighed: list[float] = []
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        while len(acknowledged) < COMMANDS or len(weighed) < DEALS:
            _match(server.address, acknowledged, answered, weighed)
    return {
        "commands": len(acknowledged),
        "acknowledged_median_ms": round(statistics.median(acknowledged), 2),
        "acknowledged_p95_ms": round(statistics.quantiles(acknowledged, n=20)[-1], 2),
        "answered_median_ms": round(statistics.median(answered), 2),
        "answered_p95_ms": round(statistics.quantiles(answered, n=20)[-1], 2),
        "answered_worst_ms": round(max(answered), 2),
        "deals_weighed": len(weighed),
        "weighed_median_ms": round(statistics.median(weighed), 2),
        "weighed_p95_ms": round(statistics.quantiles(weighed, n=20)[-1], 2),
        "weighed_worst_ms": round(max(weighed), 2),
    }


def _match(address: str, acknowledged: list[float], answered: list[float], weighed: list[float]) -> None:
    request = urllib.request.Request(f"{address}/api/tables", b"{}", {"content-type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        seat = json.load(reply)
    url = f"{address.replace('http', 'ws')}/api/tables/{seat['table']}/socket"
    with connect(url, origin=address) as socket:  # type: ignore[arg-type]  # a plain string is an origin
        socket.send(
            json.dumps({"type": "hello", "token": seat["token"], "seen": 0, "client_seed": "66" * 16})
        )
        frame = _until_own_turn(socket, json.loads(socket.recv()))
        while not frame["view"]["match"]["over"]:
            if frame["view"]["step"] == "over":
                weighed.append(_weighed(socket, frame))
            command = _command(frame)
            begun = time.perf_counter()
            socket.send(json.dumps(command))
            frame = json.loads(socket.recv())
            acknowledged.append((time.perf_counter() - begun) * 1000)
            frame = _until_own_turn(socket, frame)
            answered.append((time.perf_counter() - begun) * 1000)


def _weighed(socket: Any, frame: dict[str, Any]) -> float:
    begun = time.perf_counter()
    socket.send(json.dumps({"id": uuid.uuid4().hex, "version": frame["version"], "type": "costs"}))
    answer = json.loads(socket.recv())
    assert answer["type"] == "costs", answer
    return (time.perf_counter() - begun) * 1000


def _until_own_turn(socket: Any, frame: dict[str, Any]) -> dict[str, Any]:
    while not frame.get("view") or (frame["view"]["step"] != "over" and not frame["view"]["legal"]):
        frame = json.loads(socket.recv())
    return frame


def _command(frame: dict[str, Any]) -> dict[str, Any]:
    command = {"id": uuid.uuid4().hex, "version": frame["version"]}
    if frame["view"]["step"] == "over":
        return {**command, "type": "next", "client_seed": "66" * 16}
    return {**command, "type": "act", "action": frame["view"]["legal"][0]}
