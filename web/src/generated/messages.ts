// Written by tools/typescript.py; run `make types` to write it again.

import type { Prospect } from './prospects';
import type { View } from './views';

/** Decide: one action or a series, all or none. */
export interface Act {
  do: "act";
  turn: number;
  actions: string[];
  id?: number;
}

/** Agree to what was asked, or not; who asked may take it back with a no. */
export interface Answer {
  do: "answer";
  yes: boolean;
  id?: number;
}

/** Ask the others for a pause, or to take back your last decision. */
export interface Ask {
  do: "ask";
  kind: "pause" | "takeback";
  id?: number;
}

/** Blocks side by side, where there is room. */
export interface Beside {
  is: "beside";
  parts: ((Lines | Grid | Box | Beside)[])[];
}

/** A level of bots: its name, and how it plays. */
export interface BotFacts {
  name: string;
  title: string;
  how: string;
  usual: boolean;
}

/** Blocks with a title. */
export interface Box {
  is: "box";
  title: Span[];
  inside: (Lines | Grid | Box | Beside)[];
}

/** Say something to everyone at the table. */
export interface Chat {
  do: "chat";
  text: string;
  id?: number;
}

/** One thing that you may do: send its notation. */
export interface Choice {
  notation: string;
  text: string;
  kind: string;
  fields: { [key: string]: any };
}

/** What a choice would do, up to the next decision that is not forced. */
export interface ChoiceEffects {
  notation: string;
  moves: Moved[];
  gains: Gained[];
  lines: string[];
  keys: string[];
  decides: number | null;
  over: boolean;
  final: boolean;
  certain: boolean;
}

/** A numbered rule. */
export interface Clause {
  name: string;
  blocks: (Paragraph | Items | Rows | Sketch | Figure)[];
}

/** Seconds for the game and an increment after every decision; or seconds for each turn. */
export interface ClockPlan {
  seconds: number;
  increment?: number;
  each_turn?: boolean;
}

/** The colours of a game's emblems. */
export interface Colours {
  ground: string;
  line: string;
  motifs: string[];
}

/** The tables that play the same deal, how they ended, and what comparing them means. */
export interface DealSnapshot {
  id: string;
  game: string;
  players: number;
  commitment: string;
  shared: boolean;
  closed: boolean;
  busy: boolean;
  host: boolean;
  may_close: boolean;
  seed: string;
  tables: DealTable[];
  proven: string[];
  unproven: string[];
}

/** One table of a deal. */
export interface DealTable {
  table: string;
  yours: boolean;
  status: string;
  result: Result | null;
}

/** A command has been carried out and is on disk. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** What each of your choices would do. */
export interface Effects {
  type: "effects";
  id: number;
  turn: number;
  choices: ChoiceEffects[];
  usual: UsualAnswer | null;
}

/** A position of the game, by the name of its file. */
export interface Figure {
  is: "figure";
  name: string;
  caption: string;
}

/** A position that a rules page shows, as its board draws it. */
export interface FigurePosition {
  name: string;
  edition: string;
  names: string[];
  you: number | null;
  actor: number | null;
  view: View;
  prospects: Prospect | null;
  words: (Lines | Grid | Box | Beside)[];
}

/** Play on from a ply of a finished game. */
export interface Fork {
  ply: number;
  public?: boolean;
  seats?: string[];
  start?: boolean;
}

/** What a seat gains, or loses if the amount is negative. */
export interface Gained {
  seat: number;
  what: string;
  amount: number | null;
  why: string;
  text: string;
}

/** A game that can be played here. */
export interface GameFacts {
  name: string;
  title: string;
  about: string;
  kind: string;
  minutes: number[];
  weight: number;
  race: boolean;
  rules: number;
  players: number[];
  options: OptionFacts[];
  editions: string[];
  bots: BotFacts[];
  look: LookFacts;
  cites: { [key: string]: string };
}

/** How a game went. Points stand as `points[seat][kind][moment]`, in the order of `labels`. */
export interface GameSummary {
  race: boolean;
  labels: { [key: string]: string };
  moments: number[];
  points: number[][][];
  swings: Turn[];
  lead: Turn | null;
  seats: SeatSummary[];
}

/** Ask what each choice would do; nothing changes. */
export interface GetEffects {
  do: "effects";
  id?: number;
}

/** Ask for a hint; nothing changes. */
export interface GetHint {
  do: "hint";
  id?: number;
}

/** Rows of cells; without a head it is only a layout. */
export interface Grid {
  is: "grid";
  head: Span[][];
  rows: (((Lines | Grid | Box | Beside)[])[])[];
}

/** Play again yourself after a bot took over. */
export interface HandBack {
  do: "handback";
  id?: number;
}

/** What one ply did, as you may know it. */
export interface Happening {
  ply: number;
  actor: number;
  seen: string;
  moves: Moved[];
  gains: Gained[];
}

/** What a bot would do. */
export interface Hint {
  type: "hint";
  id: number;
  bot: string;
  notation: string;
  text: string;
  lines: string[];
}

/** A list, perhaps with numbers. */
export interface Items {
  is: "items";
  items: Phrase[][];
  numbered?: boolean;
}

/** Text; several lines together are a drawing in fixed-width characters. */
export interface Lines {
  is: "lines";
  lines: Span[][];
}

/** What a visitor finds: their own tables, and the newest of the public ones. */
export interface Lobby {
  open: TablePage;
  playing: TablePage;
  yours: TableEntry[];
}

/** How a game looks on the pages. */
export interface LookFacts {
  cover: string;
  colours: Colours | null;
  shapes: { [key: string]: string };
  tokens: { [key: string]: Paint };
}

/** Things that go from one place to another; `?` in a name is what you cannot know. */
export interface Moved {
  what: string;
  source: string;
  target: string;
  amount: number | null;
}

/** Silence the author of a message, or let them speak again; only the host may. */
export interface Mute {
  do: "mute";
  said: number;
  muted?: boolean;
  id?: number;
}

/** Your finished games, and your results. */
export interface MyGames {
  tables: TableEntry[];
  more: string;
  by_game: WinCount[];
  by_opponent: WinCount[];
}

/** What someone wants to be called. */
export interface Name {
  name: string;
}

/** A thing with a name in a sentence, such as a colour; a player is the field `seat`, from 1. */
export interface Named {
  start: number;
  end: number;
  field: string;
  value: string;
}

/** What a host asks for. */
export interface NewTable {
  game: string;
  players?: number;
  options?: { [key: string]: string };
  edition?: string;
  edition_text?: string;
  public?: boolean;
  clock?: ClockPlan | null;
  hints?: boolean;
  absent?: "bot" | "wait";
  pace?: "at-once" | "brisk" | "calm";
  seats?: string[];
  start?: boolean;
  deal?: "own" | "shared";
}

/** Something that happened at the table, but not in the game. */
export interface Note {
  seq: number;
  at: number;
  kind: string;
  text: string;
  seat: number;
  name: string;
}

/** What a seat asks of the others. */
export interface OpenProposal {
  seat: number;
  what: string;
  ply: number;
  waiting: number[];
  text: string;
}

/** The table to go to. */
export interface Opened {
  table: string;
}

/** An option; its first choice is the default. */
export interface OptionFacts {
  name: string;
  text: string;
  choices: string[];
  called: string[];
  about: string;
  meanings: string[];
  clause: string;
}

/** How it ended. */
export interface Outcome {
  reason: string;
  sheets: { [key: string]: number }[];
  labels: { [key: string]: string };
  about: { [key: string]: ScoreLine };
  total: string;
  points: number[];
  places: number[];
  gave_up: boolean[];
  out: string[];
  lead: string;
  ties: string[];
}

/** What stands before a name in a sentence: one of the shapes, in a colour. */
export interface Paint {
  shape: string;
  colour: string;
}

/** Sentences, perhaps a worked example. */
export interface Paragraph {
  is: "paragraph";
  phrases: Phrase[];
  example?: boolean;
}

/** A user of this site; `program` marks one that is not human. */
export interface Person {
  id: string;
  name: string;
  program?: boolean;
}

/** Some words in one style; a `clause` names another clause of the page. */
export interface Phrase {
  text: string;
  style?: "" | "clause" | "code" | "emphasis" | "strong";
}

/** A replay at one ply: before it, after all plies before it. */
export interface Position {
  ply: number;
  actor: number | null;
  view: View;
  prospects: Prospect | null;
  words: (Lines | Grid | Box | Beside)[];
  happened: Happening[];
}

/** Who has come or gone; nothing else has changed. */
export interface Presence {
  type: "here";
  here: boolean[];
  watching: number;
}

/** The host puts a bot on an empty seat. */
export interface PutBot {
  do: "bot";
  seat: number;
  bot: string;
  id?: number;
}

/** The message for a refused request. Nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  clause?: string;
  id?: number;
}

/** A finished match as one reader may know it. */
export interface Replay {
  facts: TableFacts;
  names: string[];
  perspective: string;
  plies: number;
  actors: number[];
  story: StoryLine[];
  outcome: Outcome | null;
  seed: string;
  kept: { [key: string]: any };
}

/** Give up: a bot takes the seat, which ranks last. */
export interface Resign {
  do: "resign";
  seat?: number | null;
  id?: number;
}

/** How a game ended. */
export interface Result {
  finished: number;
  reason: string;
  names: string[];
  places: number[];
  points: number[];
  bots?: string[];
  stood_in?: number[];
}

/** End a pause: who asked for it at any time, the others when it has become long. */
export interface Resume {
  do: "resume";
  id?: number;
}

/** A table. */
export interface Rows {
  is: "rows";
  head: Phrase[][];
  rows: Phrase[][][];
}

/** The rules of a game in one language. */
export interface RulesPage {
  game: string;
  lang: string;
  title: string;
  note: string;
  edition: string;
  sections: Section[];
}

/** Another table with the deal of one that shares it. */
export interface SameDeal {
  public?: boolean;
  seats?: string[];
  start?: boolean;
}

/** What a line of a score sheet counts, and the clause about it. */
export interface ScoreLine {
  text: string;
  clause: string;
}

/** A seat and who plays there. */
export interface SeatSnapshot {
  name: string;
  bot: string;
  human: boolean;
  program: boolean;
  gave_up: boolean;
  why: string;
  here: boolean;
  clock: number | null;
  points: number | null;
  more: boolean;
}

/** What a player did in this game. */
export interface SeatSummary {
  decisions: number;
  turns: number;
  seconds: number | null;
  tallies: Tally[];
  best: Turn | null;
}

/** A part of the page under one heading. */
export interface Section {
  number: string;
  heading: string;
  blocks: (Paragraph | Items | Rows | Sketch | Figure)[];
  clauses: Clause[];
}

/** Take an empty seat before the start: for yourself, or once you are seated for someone who
    plays at the same screen. */
export interface Sit {
  do: "sit";
  seat: number;
  beside?: string;
  id?: number;
}

/** A drawing in characters of one width. */
export interface Sketch {
  is: "sketch";
  text: string;
}

/** Text in one style. With `back` it is a coloured chip. */
export interface Span {
  text: string;
  bold?: boolean;
  dim?: boolean;
  fore?: string;
  back?: string;
}

/** Leave a seat before the start; the host may also clear another seat. */
export interface Stand {
  do: "stand";
  seat?: number | null;
  id?: number;
}

/** Begin, once every seat is taken. */
export interface Start {
  do: "start";
  id?: number;
}

/** A sentence of the log, told to this reader. */
export interface StoryLine {
  ply: number;
  text: string;
  key: string;
  fields: { [key: string]: any };
  actor: number;
  tokens: Named[];
  stand_in?: boolean;
}

/** A table in a list. */
export interface TableEntry {
  id: string;
  created: number;
  game: string;
  title: string;
  players: number;
  clock: ClockPlan | null;
  status: string;
  names: string[];
  here: boolean[];
  watching: number;
  your_turn: boolean;
  yours: boolean;
  result: Result | null;
}

/** What never changes about a table. */
export interface TableFacts {
  id: string;
  created: number;
  game: string;
  title: string;
  players: number;
  options: { [key: string]: string };
  edition: string;
  own_edition: boolean;
  secrets: boolean;
  look_back: boolean;
  reconstructed: string[];
  public: boolean;
  hints: boolean;
  clock: ClockPlan | null;
  patience: number | null;
  pace: string;
  parent: string;
  parent_ply: number;
  deal: string;
  shared: boolean;
  commitment: string;
}

/** Some tables of a list; `more` asks for those that follow, empty at the end. */
export interface TablePage {
  tables: TableEntry[];
  more: string;
}

/** All that one reader may know of a table, and what is new since the event they held. */
export interface TableSnapshot {
  type: "table";
  facts: TableFacts;
  status: string;
  seq: number;
  turn: number;
  plies: number;
  you: number | null;
  yours: number[];
  host: boolean;
  seats: SeatSnapshot[];
  watching: number;
  actor: number | null;
  question: string;
  prompt: string;
  view: View | null;
  prospects: Prospect | null;
  words: (Lines | Grid | Box | Beside)[];
  legal: Choice[];
  undo: boolean;
  may_ask: string[];
  asked: OpenProposal | null;
  paused: number | null;
  rematch: string;
  quiet: boolean;
  muted: number[];
  seed: string;
  outcome: Outcome | null;
  story_from: number;
  story: StoryLine[];
  happened: Happening[];
  notes: Note[];
}

/** Let a bot play for yourself, this turn or until you come back, or for someone who has been
    away for as long as the table's plan says. */
export interface TakeOver {
  do: "takeover";
  seat: number;
  on?: boolean;
  id?: number;
}

/** How often a player did something. */
export interface Tally {
  text: string;
  count: number;
}

/** For the header `Authorization: Bearer TOKEN` of an outside program. */
export interface Token {
  person: Person;
  token: string;
}

/** A turn of a seat: its first ply, and the points it brought. */
export interface Turn {
  ply: number;
  seat: number;
  change: number;
}

/** Take back the last decision, if nothing hidden was shown since and nobody else decided. */
export interface Undo {
  do: "undo";
  turn: number;
  id?: number;
}

/** A log, and the edition file it was played with if it is not a released one. */
export interface Upload {
  log: string;
  edition_text?: string;
  public?: boolean;
}

/** What a person would usually answer, decision by decision. */
export interface UsualAnswer {
  notations: string[];
  reason: string;
}

/** Whether every draw follows from the seed that was committed to. */
export interface Verification {
  verified: boolean;
  draws: { [key: string]: number };
  sources: { [key: string]: string };
  problem: string;
}

/** Your results in a game, or against an opponent. */
export interface WinCount {
  name: string;
  played: number;
  won: number;
  bot?: boolean;
}

export type ServerMessage = TableSnapshot | Done | Hint | Effects | Presence | Refused;

export type ClientMessage = Sit | PutBot | Stand | Start | Act | Undo | Resign | TakeOver | HandBack | Ask | Answer | Resume | Chat | Mute | GetHint | GetEffects;
