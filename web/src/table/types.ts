/** What the server tells. Seats and plies count from 0, times are milliseconds. */

export interface Person {
  id: string;
  name: string;
  program: boolean;
}

export interface ClockPlan {
  seconds: number;
  increment: number;
  each_turn: boolean;
}

export interface OptionFacts {
  name: string;
  text: string;
  choices: string[];
}

export interface GameFacts {
  name: string;
  title: string;
  rules: number;
  players: number[];
  options: OptionFacts[];
  editions: string[];
  bots: string[];
}

export interface Result {
  finished: number;
  reason: string;
  names: string[];
  places: number[];
  points: number[];
}

export interface TableEntry {
  id: string;
  created: number;
  game: string;
  title: string;
  players: number;
  clock: ClockPlan | null;
  status: Status;
  names: string[];
  your_turn: boolean;
  yours: boolean;
  result: Result | null;
}

export interface LobbyNow {
  public: TableEntry[];
  yours: TableEntry[];
}

export type Status = 'open' | 'playing' | 'finished';

export interface SeatNow {
  name: string;
  bot: string;
  human: boolean;
  program: boolean;
  gave_up: boolean;
  here: boolean;
  clock: number | null;
}

export interface Choice {
  notation: string;
  text: string;
  kind: string;
  fields: Record<string, any>;
  final?: boolean;
}

export interface StoryLine {
  ply: number;
  text: string;
  key: string;
  fields: Record<string, any>;
  actor: number;
}

export interface Note {
  seq: number;
  at: number;
  kind: string;
  text: string;
  seat: number;
  name: string;
}

export interface Outcome {
  reason: string;
  sheets: Record<string, number>[];
  labels: Record<string, string>;
  points: number[];
  places: number[];
}

export interface TableFacts {
  id: string;
  created: number;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  edition: string;
  own_edition: boolean;
  reconstructed: string[];
  public: boolean;
  hints: boolean;
  clock: ClockPlan | null;
  parent: string;
  parent_ply: number;
  deal: string;
  shared: boolean;
  commitment: string;
}

export interface TableNow {
  type: 'table';
  facts: TableFacts;
  status: Status;
  seq: number;
  turn: number;
  plies: number;
  you: number | null;
  host: boolean;
  seats: SeatNow[];
  watching: number;
  actor: number | null;
  question: string;
  prompt: string;
  view: any;
  legal: Choice[];
  undo: boolean;
  rematch: string;
  seed: string;
  outcome: Outcome | null;
  story_from: number;
  story: StoryLine[];
  notes: Note[];
}

export interface Done {
  type: 'done';
  id: number;
  seq: number;
}

export interface Hint {
  type: 'hint';
  id: number;
  bot: string;
  notation: string;
  text: string;
}

export interface Here {
  type: 'here';
  here: boolean[];
  watching: number;
}

export interface Refused {
  type: 'refused';
  code: string;
  text: string;
  clause?: string;
  id?: number;
}

export type Message = TableNow | Done | Hint | Here | Refused;

export interface GameRecord {
  facts: TableFacts;
  names: string[];
  perspective: string;
  plies: number;
  actors: number[];
  story: StoryLine[];
  outcome: Outcome | null;
  seed: string;
}

export interface Position {
  ply: number;
  actor: number | null;
  view: any;
}

export interface Verification {
  verified: boolean;
  draws: Record<string, number>;
  problem: string;
}

export interface Span {
  text: string;
  bold?: boolean;
  dim?: boolean;
  fore?: string;
  back?: string;
}

export type Block =
  | { is: 'lines'; lines: Span[][] }
  | { is: 'grid'; head: Span[][]; rows: Block[][][] }
  | { is: 'box'; title: Span[]; inside: Block[] }
  | { is: 'beside'; parts: Block[][] };

export interface Reading {
  turn: number;
  blocks: Block[];
}
