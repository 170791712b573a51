"""How often people may sit down, chat and propose at a table: limits that honest users never reach.

Players and spectators have separate limits, so spectators cannot silence players. Everything
follows from the events, like all else about a table.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from typing import Final, NamedTuple

from mandapa.server.events import AnyEvent, Chat, Sit, Stand
from mandapa.server.refusals import Refusal

SPECTATOR: Final = -1  # in place of a seat number
MINUTE: Final = 60_000  # milliseconds


class Rate(NamedTuple):
    """A number of times within a number of milliseconds."""

    times: int
    within: int


CHAT_RATE: Final = Rate(6, MINUTE // 3)  # messages of one person
SITTING_RATE: Final = Rate(5, 5 * MINUTE)  # how often one person sits down
MOST_CHATS: Final = 500  # messages of one seat
MOST_CHATS_BY_SPECTATOR: Final = 100
MOST_CHATS_BY_SPECTATORS: Final = 1000
MOST_SITTINGS: Final = 200  # at one table, bots too
PROPOSAL_RATE: Final = Rate(6, 5 * MINUTE)  # how often one person asks for a pause or a take-back
TAKEOVER_RATE: Final = Rate(30, 5 * MINUTE)  # how often one person lets a bot play


def note_limit(event: AnyEvent) -> tuple[object, int]:
    """Return the kind of a note, and how many of that kind a newcomer is sent. Of seats taken and
    left only the last at each seat, so that the first message stays small."""
    match event:
        case Sit(seat) | Stand(seat):
            return ("seat", seat), 1
        case Chat(seat=seat):
            return ("spectators", 50) if seat == SPECTATOR else ("players", 200)
        case _:
            return type(event), 20


class Moderation:
    """What the people at one table have done so far, and who is muted."""

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.quiet = False  # spectators may not chat
        self.speakers: dict[int, str] = {}  # the event of a message and its author
        self.names: dict[str, str] = {}  # the names of the authors
        self._said: Counter[tuple[int, str]] = Counter()
        self._sittings = 0
        self._lately: defaultdict[tuple[Rate, str], deque[int]] = defaultdict(deque)

    def copy(self) -> Moderation:
        twin = Moderation()
        twin.muted, twin.quiet = set(self.muted), self.quiet
        twin.speakers, twin.names = dict(self.speakers), dict(self.names)
        twin._said, twin._sittings = Counter(self._said), self._sittings
        for key, lately in self._lately.items():
            twin._lately[key] = deque(lately)
        return twin

    # --- may they? ---------------------------------------------------------

    def check_sitting(self, person: str, at: int) -> None:
        """Refuse a person who sits down and leaves too often; a bot has no person."""
        if self._sittings >= MOST_SITTINGS:
            raise Refusal("enough-comings", 429, most=MOST_SITTINGS)
        if person:
            self._check_rate(SITTING_RATE, person, at)

    def check_chat(self, person: str, seat: int, at: int) -> None:
        """Refuse a person who is muted or has sent too many messages."""
        if person in self.muted or (self.quiet and seat == SPECTATOR):
            raise Refusal("muted", 403)
        own = self._said[seat, person]
        if seat != SPECTATOR and own >= MOST_CHATS:
            raise Refusal("enough-said", 409, most=MOST_CHATS)
        if seat == SPECTATOR:
            all_of_them = sum(n for (one, _), n in self._said.items() if one == SPECTATOR)
            if own >= MOST_CHATS_BY_SPECTATOR or all_of_them >= MOST_CHATS_BY_SPECTATORS:
                raise Refusal("enough-said", 409, most=MOST_CHATS_BY_SPECTATOR)
        self._check_rate(CHAT_RATE, person, at)

    def check_proposal(self, person: str, at: int) -> None:
        self._check_rate(PROPOSAL_RATE, person, at)

    def check_takeover(self, person: str, at: int) -> None:
        self._check_rate(TAKEOVER_RATE, person, at)

    def _check_rate(self, rate: Rate, person: str, at: int) -> None:
        lately = self._lately.get((rate, person), deque())
        # If the wall clock was set back, nobody has to wait for it.
        if len(lately) == rate.times and 0 <= at - lately[0] < rate.within:
            raise Refusal("too-often", 429, seconds=-(-(lately[0] + rate.within - at) // 1000))

    # --- they did ----------------------------------------------------------

    def sat(self, person: str, at: int) -> None:
        self._sittings += 1
        if person:
            self._note(SITTING_RATE, person, at)

    def proposed(self, person: str, at: int) -> None:
        self._note(PROPOSAL_RATE, person, at)

    def took_over(self, person: str, at: int) -> None:
        self._note(TAKEOVER_RATE, person, at)

    def chatted(self, event: int, person: str, name: str, seat: int, at: int) -> None:
        self._said[seat, person] += 1
        self.speakers[event] = person
        self.names[person] = name
        self._note(CHAT_RATE, person, at)

    def _note(self, rate: Rate, person: str, at: int) -> None:
        lately = self._lately[rate, person]
        lately.append(at)
        if len(lately) > rate.times:
            lately.popleft()

    def silenced(self) -> list[int]:
        """Return the messages of people who may not speak."""
        return [event for event, person in self.speakers.items() if person in self.muted]

    def mute(self, person: str, muted: bool) -> None:
        """Mute or unmute a person; without a person, all spectators."""
        if not person:
            self.quiet = muted
        elif muted:
            self.muted.add(person)
        else:
            self.muted.discard(person)
