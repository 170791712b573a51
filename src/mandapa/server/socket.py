"""Live play. A connection holds an event number; whenever the table has moved on, it is sent
all that is new since then. Coming back after a lost line is the same thing."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from mandapa.core.errors import MandapaError
from mandapa.server.commands import Act, AnyCommand
from mandapa.server.database_errors import CommitUnknown, Unavailable
from mandapa.server.guard import games_drawn, lang_of, person_of
from mandapa.server.hall import Hall, Watcher
from mandapa.server.hints import GetHint, hint
from mandapa.server.identity import Person
from mandapa.server.messages import Done, Hint, Presence
from mandapa.server.metrics import CONNECTIONS, FAILURES, MOVE_SECONDS, REFUSALS
from mandapa.server.narration import catch_up
from mandapa.server.refusals import Refusal, refusal_of
from mandapa.server.snapshot import table_snapshot

LOG: Final = logging.getLogger("mandapa.socket")
REFUSED: Final = 4000  # with the code of the refusal as the reason
LATER: Final = 1013  # as registered: try again later
RECEIVED: Final = "mandapa.received"  # where the scope tells when the last message came in
PATIENCE: Final = 50  # messages beyond the limit before the line is cut
_COMMANDS: Final = msgspec.json.Decoder(AnyCommand | GetHint)
_ENCODE: Final = msgspec.json.Encoder().encode


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


class _Connection:
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
        self.socket, self.hall, self.table_id = socket, hall, table_id
        self.person, self.lang, self.last_seq = person, lang, last_seq
        self.watcher = Watcher(person.id)
        self.present_since: int | None = None
        self.seat: int | None = None  # from which the table was told
        self.shown: Presence | None = None
        self.hints: set[asyncio.Task[None]] = set()
        self.closed = False  # once the deal is, the seed is news
        self.drawn = games_drawn(socket.query_params.get("drawn"))
        self.budget = _Budget(hall.settings.messages_per_second)

    async def run(self) -> None:
        self.hall.watch(self.table_id, self.watcher)
        tasks = [asyncio.create_task(self._send_news()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hall.leave(self.table_id, self.watcher)
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
        self.watcher.changed.set()
        while True:
            await self.watcher.changed.wait()
            await self.hall.turn_to_send()
            self.watcher.changed.clear()
            try:
                message = await self._news()
            except (Unavailable, CommitUnknown):
                continue  # whoever is here is told when the database works again
            except MandapaError as error:
                await _close(self.socket, refusal_of(error), self.lang)
                return
            if message is not None:
                await _send(self.socket, message)

    async def _news(self) -> Any:
        async with self.hall.locked(self.table_id, self.person) as table:
            here, watching = self.hall.here(table.id), self.hall.watching(table.id)
            now = Presence([seat.person in here for seat in table.seats], watching)
            if self.present_since is None:
                self.present_since = table.seq
                self.last_seq = min(self.last_seq, table.seq)
            elif self.last_seq == table.seq and self.closed == table.deal.closed:
                changed, self.shown = now != self.shown, now
                return now if changed else None
            seat = table.seat_of(self.person.id)
            # Whoever holds several seats is told the story again from the one they now look from.
            several = len(table.seats_of(self.person.id)) > 1
            await catch_up(table, seat)
            message = table_snapshot(
                table,
                seat,
                self.lang,
                last_seq=self.last_seq,
                present_since=self.present_since,
                host=self.person.id == table.host,
                here=here,
                away=partial(self.hall.away, table.id),
                watching=watching,
                drawn=self.drawn,
                ran=self.hall.clock_time(table),
                retell=several and seat != self.seat,
            )
            self.seat = seat
            self.last_seq, self.shown, self.closed = table.seq, now, table.deal.closed
            return message

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

    async def _answer(self, command: AnyCommand | GetHint, received: float) -> None:
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

    async def _carry_out(self, command: AnyCommand | GetHint, received: float) -> Done | Hint:
        if not self.person.id:
            raise Refusal("no-name", 401)
        if isinstance(command, GetHint):
            return await hint(self.hall, self.table_id, self.person, self.lang, command.id)
        seq = await self.hall.carry_out(self.table_id, self.person, command)
        if isinstance(command, Act):
            MOVE_SECONDS.observe(time.perf_counter() - received)
        return Done(command.id, seq)

    async def _refuse(self, refusal: Refusal, number: int) -> None:
        REFUSALS.labels(refusal.code).inc()
        await _send(self.socket, refusal.message(self.lang, number))


class _Budget:
    """So many messages a second on the average, with some saved up."""

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
