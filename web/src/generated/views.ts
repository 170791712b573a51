// Written by tools/typescript.py; `make types` writes it anew.


export interface FlowersView {
  players: number;
  memory: boolean;
  seat: number | null;
  phase: string;
  turn: number;
  start: number | null;
  mandala: number;
  to_draw: number;
  passes: number;
  set_up: boolean;
  ending: string;
  left: number[];
  last: {
    seat: number;
    colour: number;
    count: number;
    mandala: number;
    face_down: boolean;
  } | null;
  hand: number[] | null;
  hand_sizes: number[];
  known: number[][];
  known_together: number[];
  deck: number;
  discard: number[];
  stacks: number[];
  mandalas: {
    dark: number | null;
    light: number | null;
    claim: number | null;
    present: number[];
    cards: {
      up: number[];
      down: number[] | null;
      down_size: number;
    }[];
  }[];
  singles: number[][];
  flowers: {
    seat: number;
    colour: number;
    tiles: number[] | null;
  }[];
}

export interface GaneshaView {
  players: number;
  seat: number | null;
  phase: string;
  turn: number;
  asked: number | null;
  opener: number;
  drum: number;
  round: number;
  turns: number;
  altar: {
    hex: string;
    gem: string | null;
    spice: string | null;
  }[];
  filling: number;
  bag: number[];
  mandala: number[];
  treasuries: number[][];
  tactics: ((string | null)[])[];
  taken: (string | null)[];
  lifted: {
    hex: string;
    colour: string;
  } | null;
  spice: string | null;
  coriander: boolean;
  cinnamon: boolean;
  slots_used: number[];
  to_set: number;
  earned: number[][];
  totals: number[];
  clock: number;
  peaks: number[];
  reached: number[][];
}

export interface MandalaStonesView {
  players: number;
  open_stacks: boolean;
  seat: number | null;
  phase: string;
  turn: number;
  start: number | null;
  set_up: boolean;
  laid: number;
  dealt: number;
  to_show: number[];
  moving: {
    artist: number;
    circle: number;
    first: number | null;
  } | null;
  hands_covered: boolean;
  ending: string;
  stacks: (((number | null)[])[])[];
  artists: (number | null)[];
  boards: number[][][][];
  mandala: number[][];
  bag: number[];
  unseen: number[][];
  earned: number[][];
  cards: number[];
  objectives: (number[] | null)[];
}

export interface RajasView {
  placed: number[];
  top: number[];
  rest: number[];
  pool: number[];
  yields: number[];
  river_left: number[];
  river: number[];
  agenda: number[];
  rajas: {
    money: number;
    fame: number;
    karma: number;
    workers: number;
    idle: number;
    boat: number;
    next_money_bonus: number;
    found: number;
    earned: number;
    assorted_used: number;
    levels: number[];
    dice: number[];
    cells: number[];
    under: number[];
    edges: number[];
  }[];
  stage: number;
  phase: number;
  turn: number;
  start: number;
  next_start: number;
  trigger: number;
  bonuses: number;
  builds: number;
  asked: {
    declinable: boolean;
    rolling: number;
    to_name: number;
    name_from: number;
    name_once: boolean;
    begun: boolean;
    way: number;
    due: number;
    ceiling: number;
    paid: number;
    tile: number;
    cell: number;
    turn: number;
    over: boolean;
    reroll_from: number;
    steps: number;
    most_stalls: number;
    yield_tile: number;
    place: number;
  };
  seat: number | null;
}
