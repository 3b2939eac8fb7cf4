"""The socket of a table: reads frames, hands commands to the service, writes what it says, in order."""

import asyncio
import json
import re
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from sixtysix.interfaces.web.faults import path_of
from sixtysix.interfaces.web.pace import Bucket
from sixtysix.interfaces.web.shapes import (
    CLIENT_FRAME,
    HELLO,
    ActFrame,
    ClientFrame,
    CostsFrame,
    Hello,
    HintFrame,
    NextFrame,
    PointsFrame,
    UndoFrame,
)
from sixtysix.services.command import Act, Command, Costs, Hint, Next, Points, Question, Refused, Undo
from sixtysix.services.ports import StoreError
from sixtysix.services.tables import Tables
from sixtysix.services.wire import Frame

router: Final = APIRouter()

HELLO_WITHIN: Final = 10.0
"""Seconds in which a client must say hello."""
BACKLOG: Final = 256
"""Frames that may wait for a client that does not read; then it is cut off and may come back."""
LAST_WORDS_WITHIN: Final = 5.0
"""Seconds in which a client is still told why it is cut off."""
BURST, PER_SECOND = 60, 20
"""Frames of one socket: so many at once, then so many a second."""
_TABLE: Final = re.compile(r"[0-9a-f]{1,64}")


class Bye(Exception):
    """The conversation cannot go on."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Line:
    """The way out to one client: frames are put in at once and written in order by `write`."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._frames: asyncio.Queue[Frame | None] = asyncio.Queue(BACKLOG)
        self.broken = False

    def send(self, frame: Frame | None) -> None:
        """Take a frame; None ends the line once the rest is written."""
        if not self.broken:
            try:
                self._frames.put_nowait(frame)
            except asyncio.QueueFull:
                self.broken = True

    async def write(self) -> None:
        """Write frames until the end of the line."""
        while not self.broken:
            frame = await self._frames.get()
            if frame is None:
                return
            await self._socket.send_text(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """One client at one table."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    line = Line(socket)
    writer = asyncio.create_task(line.write())
    try:
        await _converse(socket, tables, table, line)
    except Bye as bye:
        line.send({"type": "bye", "error": bye.code, "message": str(bye)})
    except WebSocketDisconnect:
        writer.cancel()
    finally:
        tables.leave(table, line)
        await _hang_up(socket, line, writer)


async def _hang_up(socket: WebSocket, line: Line, writer: asyncio.Task[None]) -> None:
    line.send(None)
    _, late = await asyncio.wait({writer}, timeout=LAST_WORDS_WITHIN)
    for task in late:
        task.cancel()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close()


async def _converse(socket: WebSocket, tables: Tables, table: str, line: Line) -> None:
    hello = await _hello(socket)
    if not _TABLE.fullmatch(table):
        raise Bye("unknown_table", "There is no such table on this server.")
    try:
        await tables.join(table, hello.token, hello.seen, hello.client_seed, line)
    except (Refused, StoreError) as error:
        raise Bye(error.code, str(error)) from error
    pace = Bucket(BURST, PER_SECOND, asyncio.get_running_loop().time)
    while not line.broken:
        frame = _parsed(await _receive(socket))
        await pace.wait()
        command = _command(frame)
        if command is None:
            line.send({"type": "pong"})
        elif isinstance(command, Hint | Costs):
            await tables.question(table, line, command)
        else:
            await tables.command(table, line, command)
    raise Bye("too_slow", "The client does not read what it is sent.")


async def _hello(socket: WebSocket) -> Hello:
    try:
        text = await asyncio.wait_for(_receive(socket), HELLO_WITHIN)
    except TimeoutError:
        raise Bye("no_hello", f"The client did not say hello within {HELLO_WITHIN:.0f} seconds.") from None
    try:
        return HELLO.validate_json(text)
    except ValidationError as error:
        raise _malformed(error) from error


async def _receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise Bye("malformed", "A frame is text; this one is binary.")
    return text


def _parsed(text: str) -> ClientFrame:
    try:
        return CLIENT_FRAME.validate_json(text)
    except ValidationError as error:
        raise _malformed(error) from error


def _malformed(error: ValidationError) -> Bye:
    first = error.errors(include_url=False, include_input=False)[0]
    where = path_of(first["loc"])
    return Bye(
        "malformed", f"The frame cannot be understood: {first['msg']}{f' (at {where})' if where else ''}."
    )


def _command(frame: ClientFrame) -> Command | Question | None:
    match frame:
        case ActFrame():
            return Act(frame.id, frame.version, frame.action)
        case NextFrame():
            return Next(frame.id, frame.version, frame.client_seed)
        case PointsFrame():
            return Points(frame.id, frame.version, frame.show)
        case UndoFrame():
            return Undo(frame.id, frame.version)
        case HintFrame():
            return Hint(frame.id, frame.version)
        case CostsFrame():
            return Costs(frame.id, frame.version)
        case _:
            return None
