// Written by tools/typescript.py; run `make types` to write it again.


export type Phase = 'begin' | 'draw' | 'play' | 'take' | 'order' | 'done' | 'start';

export type MandalaName = 'A' | 'B' | 'C';

export type Ending = 'third-flower' | 'no-tiles' | 'all-passed';

export type Colour = 'gray' | 'purple' | 'red' | 'green' | 'orange' | 'yellow';

export type Back = 'dark' | 'light';

export type TileLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** Everything that a seat or a spectator may know of a game of Flowers. */
export interface FlowersView {
  /** the version of this form */
  version: 2;
  /** how many play */
  players: number;
  /** played with covered cards and flowers to be remembered */
  memory: boolean;
  /** who looks; null is a spectator */
  seat: number | null;
  /** what happens next: chance draws the start player, turns up a tile of a mandala that is being begun, or deals a card; a player plays, or takes a tile; chance names the next mandala to destroy after the end; or done */
  phase: Phase;
  /** whose turn it is, or who is dealt cards */
  turn: number;
  /** who had the first turn of the game; null until it is drawn */
  start: number | null;
  /** the mandala just played to, being destroyed or being begun */
  mandala: MandalaName;
  /** cards that are still to be drawn */
  to_draw: number;
  /** how many have passed in a row */
  passes: number;
  /** whether the set-up is over */
  set_up: boolean;
  /** why the game ends; null while it goes on */
  ending: Ending | null;
  /** mandalas still to be destroyed after the end */
  left: MandalaName[];
  /** the cards played last */
  last: Play | null;
  /** the viewer's own cards; null for a spectator */
  hand: { [key in Colour]: number } | null;
  /** how many cards each seat holds */
  hand_sizes: number[];
  /** by seat: cards that are surely in that hand */
  known: { [key in Colour]: number }[];
  /** cards that all hands but the viewer's surely hold together */
  known_together: { [key in Colour]: number };
  /** cards in the deck */
  deck: number;
  /** the discard pile */
  discard: { [key in Colour]: number };
  /** tiles left in each stack */
  stacks: { [key in Back]: number };
  /** the three mandalas */
  mandalas: { [key in MandalaName]: Mandala };
  /** by seat: tiles without a partner */
  singles: Tile[][];
  /** the flowers, in the order in which they were made */
  flowers: Flower[];
  /** after the end, for everyone: the view of each seat */
  seats?: FlowersView[];
}

/** The cards that were played last, which everyone was shown. */
export interface Play {
  /** who played them */
  seat: number;
  /** their colour */
  colour: Colour;
  /** how many they were */
  count: number;
  /** where */
  mandala: MandalaName;
  /** whether they were covered */
  face_down: boolean;
}

/** A mandala; one without colours is being begun or is gone. */
export interface Mandala {
  /** its dark tile */
  dark: Tile | null;
  /** its light tile */
  light: Tile | null;
  /** who holds the claim marker */
  claim: number | null;
  /** the colours that show */
  present: Colour[];
  /** the cards by seat */
  cards: Cards[];
}

/** A tile with what is printed on it. */
export interface Tile {
  /** its colour */
  colour: Colour;
  /** which of the six tiles of that colour it is */
  letter: TileLetter;
  /** its back */
  back: Back;
  /** its number; 0 if it multiplies */
  value: number;
  /** what it multiplies by; 0 if it is a number */
  factor: number;
}

/** A seat's cards in a mandala. */
export interface Cards {
  /** those that lie face up */
  up: { [key in Colour]: number };
  /** the covered ones; null if the viewer may not look them up */
  down: { [key in Colour]: number } | null;
  /** how many are covered */
  down_size: number;
}

/** A flower that was made. */
export interface Flower {
  /** whose it is */
  seat: number;
  /** its colour */
  colour: Colour;
  /** its two tiles; null if the viewer may not look them up */
  tiles: Tile[] | null;
}
