/** What the server sends; the names that pages use. */
import type {
  Beside,
  Box,
  ClientMessage,
  Grid,
  Lines,
  Lobby,
  Replay,
  ServerMessage,
} from '../generated/messages';

export type {
  BotFacts,
  Colours,
  Choice,
  ClockPlan,
  GameSummary,
  DealSnapshot,
  Done,
  Effects,
  WinCount,
  GameFacts,
  Presence,
  Hint,
  LookFacts,
  MyGames,
  Note,
  Opened,
  OptionFacts,
  Outcome,
  Person,
  Position,
  Refused,
  SeatSnapshot,
  Span,
  StoryLine,
  TableEntry,
  TableFacts,
  TablePage,
  Turn,
  TableSnapshot,
  Verification,
} from '../generated/messages';

export type Message = ServerMessage;
export type LobbyNow = Lobby;
export type GameReplay = Replay;
export type Block = Lines | Grid | Box | Beside;

/** A command; its id is given when it is sent. */
export type Command = ClientMessage;
