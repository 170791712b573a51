/** What the server sends; the names that pages use. */
import type {
  Beside,
  Box,
  ClientMessage,
  Grid,
  Lines,
  Lobby,
  Record,
  ServerMessage,
} from '../generated/messages';

export type {
  BotFacts,
  Choice,
  ClockPlan,
  Course,
  DealNow,
  Done,
  Fared,
  GameFacts,
  Here,
  Hint,
  MyGames,
  Note,
  Opened,
  Outcome,
  Person,
  Position,
  Refused,
  SeatNow,
  Span,
  StoryLine,
  TableEntry,
  TableFacts,
  TablePage,
  Turn,
  TableNow,
  Verification,
} from '../generated/messages';

export type Message = ServerMessage;
export type LobbyNow = Lobby;
export type GameRecord = Record;
export type Block = Lines | Grid | Box | Beside;

/** A command; its id is given when it is sent. */
export type Command = ClientMessage;
