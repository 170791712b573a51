"""Live play. A connection holds an event number; whenever the table has moved on, it is sent
all that is new since then. Coming back after a lost line is the same thing."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated, Any, Final, Protocol

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from mandapa.core.errors import MandapaError
from mandapa.server.broadcast import Reader, Scene, reader_of, tell, tell_here
from mandapa.server.commands import Act, AnyCommand
from mandapa.server.database_errors import CommitUnknown, Unavailable
from mandapa.server.frames import Frame
from mandapa.server.guard import games_drawn, lang_of, person_of
from mandapa.server.hall import Hall
from mandapa.server.happenings import GetEffects, effects
from mandapa.server.hints import GetHint, hint
from mandapa.server.identity import Person
from mandapa.server.messages import Done, Effects, Hint, Presence
from mandapa.server.metrics import CONNECTIONS, FAILURES, MOVE_SECONDS, REFUSALS
from mandapa.server.narration import catch_up
from mandapa.server.presence import Watcher
from mandapa.server.refusals import Refusal, refusal_of
from mandapa.server.table import Table

LOG: Final = logging.getLogger("mandapa.socket")
REFUSED: Final = 4000  # with the code of the refusal as the reason
LATER: Final = 1013  # as registered: try again later
RECEIVED: Final = "mandapa.received"  # where the scope tells when the last message came in
LINE: Final = "mandapa.line"  # where it has a `Line`, if the server offers one
PATIENCE: Final = 50  # messages beyond the limit before the line is cut
_COMMANDS: Final = msgspec.json.Decoder(AnyCommand | GetHint | GetEffects)
_ENCODE: Final = msgspec.json.Encoder().encode


class Line(Protocol):
    """A way to send what is encoded already."""

    @property
    def ready(self) -> bool: ...
    def write_frame(self, frame: Frame) -> None: ...
    async def send_frame(self, frame: Frame) -> None: ...


@websocket("/ws/{table_id:str}")
async def play(socket: WebSocket[Any, Any, Any], table_id: Annotated[str, Parameter()]) -> None:
    """`?seq=N` resumes after event N, `?lang=` chooses the language, `?drawn=` names the games
    that need no words."""
    try:
        await _serve(socket, table_id)
    finally:
        # They refer to the socket, and would keep it in a circle with all its buffers.
        del socket.receive, socket.send


async def _serve(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    await socket.accept()
    hall: Hall = socket.app.state.hall
    lang = lang_of(socket)
    try:
        person = person_of(socket)
        await hall.visible(table_id, person)
        last_seq = _last_seq(socket.query_params.get("seq"))
    except MandapaError as error:
        await _close(socket, refusal_of(error), lang)
        return
    with CONNECTIONS.track_inprogress():
        await _Connection(socket, hall, table_id, person, lang, last_seq).run()


def _last_seq(text: str | None) -> int:
    if text is None:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("wrong-message", detail="seq")
    return int(text)


async def _send(socket: WebSocket[Any, Any, Any], message: Any) -> None:
    await socket.send_text(_ENCODE(message).decode())


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refusal, lang: str) -> None:
    """Say why and hang up; who is sent away for now may come again by itself."""
    await _send(socket, refusal.message(lang))
    for_now = isinstance(refusal, Unavailable)
    await socket.close(code=LATER if for_now else REFUSED, reason=refusal.code)


class _Connection(Watcher):
    """One connection: what comes in and what goes out, side by side."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        table_id: str,
        person: Person,
        lang: str,
        last_seq: int,
    ) -> None:
        super().__init__(person.id)
        self.socket, self.hall, self.table_id = socket, hall, table_id
        self.person, self.lang, self.last_seq = person, lang, last_seq
        scope: Any = socket.scope
        self.line: Line | None = scope.get(LINE)
        self.idle = False  # whether everything has been sent that was new
        self.present_since: int | None = None
        self.seat: int | None = None  # from which the table was told
        self.shown: Presence | None = None
        self.hints: set[asyncio.Task[None]] = set()
        self.closed = False  # once the deal is, the seed is news
        self.drawn = games_drawn(socket.query_params.get("drawn"))
        self.budget = _Budget(hall.settings.messages_per_second)

    async def run(self) -> None:
        self.hall.presence.watch(self.table_id, self)
        tasks = [asyncio.create_task(self._send_news()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hall.presence.leave(self.table_id, self)
            tasks += self.hints
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                self._report(result)

    def _report(self, result: object) -> None:
        # uvicorn's own word for a line that is gone is an OSError.
        expected = (asyncio.CancelledError, WebSocketDisconnect, OSError)
        if isinstance(result, Exception) and not isinstance(result, expected):
            FAILURES.inc()
            LOG.error("a connection failed", exc_info=result)

    # --- out -------------------------------------------------------------

    async def _send_news(self) -> None:
        """Send what is new, now and after every change."""
        self.changed.set()
        while True:
            self.idle = True
            await self.changed.wait()
            self.idle = False
            await self.hall.turn_to_send()
            self.changed.clear()
            try:
                frame = await self._news()
            except (Unavailable, CommitUnknown):
                continue  # clients are told when the database works again
            except MandapaError as error:
                await _close(self.socket, refusal_of(error), self.lang)
                return
            if frame is not None:
                await self._send(frame)

    async def _send(self, frame: Frame) -> None:
        if self.line:
            await self.line.send_frame(frame)
        else:
            await self.socket.send_text(frame.text.decode())

    def tell_now(self, scene: Scene) -> bool:
        """Tell a spectator who was here before and has read what was sent."""
        if not self.idle or self.changed.is_set() or self.person_id in scene.seated:
            return False
        if self.line is None or not self.line.ready or self.present_since is None:
            return False
        table = scene.table
        if not self._told(table):
            if not scene.ready:
                return False
            frame = scene.tell(
                self.lang,
                last_seq=self.last_seq,
                present_since=self.present_since,
                host=self.person_id == table.host,
                drawn=self.drawn,
            )
        elif self.shown != scene.presence:
            frame = tell_here(table, scene.presence)
        else:
            return True
        self.line.write_frame(frame)
        self.seat, self.last_seq, self.closed = None, table.seq, table.deal.closed
        self.shown = scene.presence
        return True

    async def _news(self) -> Frame | None:
        async with self.hall.locked(self.table_id, self.person) as table:
            if self.present_since is None:
                self.present_since = table.seq
                self.last_seq = min(self.last_seq, table.seq)
            elif self._told(table):
                now = self._here(table)
                changed, self.shown = now != self.shown, now
                return tell_here(table, now) if changed else None
            await catch_up(table, table.seat_of(self.person_id))
            return self._snapshot(table)

    def _snapshot(self, table: Table) -> Frame:
        """Tell the table as it is now, and remember what was told."""
        reader = self._reader(table)
        ran = self.hall.stalled.clock_time(table)
        frame = tell(table, reader, ran, present_since=self.present_since)
        self.seat, self.spectator = reader.seat, reader.seat is None
        self.shown = Presence(list(reader.here), reader.watching)
        self.last_seq, self.closed = table.seq, table.deal.closed
        return frame

    def _told(self, table: Table) -> bool:
        return self.last_seq == table.seq and self.closed == table.deal.closed

    def _here(self, table: Table) -> Presence:
        presence = self.hall.presence
        return Presence(list(presence.seats_here(table)), presence.watching(table.id))

    def _reader(self, table: Table) -> Reader:
        seat, presence = table.seat_of(self.person_id), self.hall.presence
        # A person with several seats gets the narration again from the seat they now see.
        several = len(table.seats_of(self.person_id)) > 1
        return reader_of(
            table,
            seat,
            self.lang,
            last_seq=self.last_seq,
            present_since=self.present_since,
            host=self.person_id == table.host,
            here=presence.seats_here(table),
            watching=presence.watching(table.id),
            drawn=self.drawn,
            retell=several and seat != self.seat,
        )

    # --- in --------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_data(mode="text")
            scope: Any = self.socket.scope
            received: float = scope.get(RECEIVED) or time.perf_counter()
            if not self.budget.take():
                if self.budget.overdrawn > PATIENCE:
                    await self.socket.close(code=REFUSED, reason="too-fast")
                    return
                await self._refuse(Refusal("too-fast", 429), 0)
                continue
            await self._handle(text, received)

    async def _handle(self, text: str | bytes, received: float) -> None:
        try:
            command = _COMMANDS.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            await self._refuse(Refusal("wrong-message", detail=str(error)), 0)
            return
        if isinstance(command, GetHint):
            # A bot may think for long, and a move must not wait for it.
            task = asyncio.create_task(self._send_hint(command))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await self._answer(command, received)

    async def _send_hint(self, command: GetHint) -> None:
        with suppress(WebSocketDisconnect, OSError):  # nobody is there any more
            await self._answer(command, 0.0)

    async def _answer(self, command: AnyCommand | GetHint | GetEffects, received: float) -> None:
        try:
            await _send(self.socket, await self._carry_out(command, received))
        except MandapaError as error:
            await self._refuse(refusal_of(error), command.id)
        except (WebSocketDisconnect, OSError):
            raise
        except Exception:
            FAILURES.inc()
            LOG.exception("a command failed")
            await self._refuse(Refusal("internal", 500), command.id)

    async def _carry_out(
        self, command: AnyCommand | GetHint | GetEffects, received: float
    ) -> Done | Hint | Effects:
        if not self.person_id:
            raise Refusal("no-name", 401)
        if isinstance(command, GetHint):
            return await hint(self.hall, self.table_id, self.person, self.lang, command.id)
        if isinstance(command, GetEffects):
            return await effects(self.hall, self.table_id, self.person, self.lang, command.id)
        seq = await self.hall.carry_out(self.table_id, self.person, command)
        if isinstance(command, Act):
            MOVE_SECONDS.observe(time.perf_counter() - received)
        return Done(command.id, seq)

    async def _refuse(self, refusal: Refusal, number: int) -> None:
        REFUSALS.labels(refusal.code).inc()
        await _send(self.socket, refusal.message(self.lang, number))


class _Budget:
    """An average number of messages per second, with some saved up."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = 2 * rate
        self.overdrawn = 0
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(2 * self.rate, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            self.overdrawn += 1
            return False
        self.overdrawn = 0
        self.left -= 1
        return True
