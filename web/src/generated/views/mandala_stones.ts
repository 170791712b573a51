// Written by tools/typescript.py; run `make types` to write it again.


export type Phase = 'start' | 'lay' | 'show' | 'artist' | 'objective' | 'turn' | 'first' | 'space' | 'done';

export type Circle = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

export type Ending = 'hands' | 'no-action';

export type Colour = 'red' | 'yellow' | 'blue' | 'purple';

export type Pattern = 'starburst' | 'ring';

export type Objective = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j';

/** Everything that a seat or a spectator may know of a game of Mandala Stones. */
export interface MandalaStonesView {
  /** the version of this form */
  version: 2;
  /** how many play */
  players: number;
  /** played with the patterns of covered stones in sight */
  open_stacks: boolean;
  /** who looks; null is a spectator */
  seat: number | null;
  /** what happens next: chance draws the start player, lays a stone, shows a pattern, puts an artist, deals an objective; or a player takes a turn, names the first stone, names the space; or done */
  phase: Phase;
  /** whose turn it is, or who is dealt an objective */
  turn: number;
  /** who had the first turn of the game; null until it is drawn */
  start: number | null;
  /** whether the set-up is over */
  set_up: boolean;
  /** stones laid out of the bag so far */
  laid: number;
  /** objectives dealt so far */
  dealt: number;
  /** the stacks whose top stone is to show its pattern next */
  to_show: number[];
  /** the collection in progress */
  moving: Collection | null;
  /** whether the hands were covered, so that this round is the last */
  hands_covered: boolean;
  /** why the game ended; null while it goes on */
  ending: Ending | null;
  /** the stacks of the main board, each bottom stone first */
  stacks: Stone[][];
  /** the artists, in the order of their circles */
  artists: Artist[];
  /** the players' boards by seat */
  boards: PlayerBoard[];
  /** the stones in the mandala, in the order they came */
  mandala: Stone[];
  /** stones still in the bag */
  bag: { [key in Colour]: number };
  /** stones whose pattern nobody has seen, in the bag or not */
  unseen: { [key in Colour]: { [key in Pattern]: number } };
  /** after the end, for everyone: the view of each seat */
  seats?: MandalaStonesView[];
}

/** A collection that is being decided, as far as it is. */
export interface Collection {
  /** the circle that the artist leaves */
  artist: Circle;
  /** the circle it goes to */
  circle: Circle;
  /** the stack whose stone is taken first; null until it is chosen */
  first: number | null;
}

/** A stone on the main board, on a player's board or in the mandala. */
export interface Stone {
  /** its colour */
  colour: Colour;
  /** its pattern; null while it is covered and nobody knows */
  pattern: Pattern | null;
}

/** An artist on the main board. */
export interface Artist {
  /** where it stands */
  circle: Circle;
  /** the pattern of the stones it collects */
  pattern: Pattern;
}

/** What belongs to one player. */
export interface PlayerBoard {
  /** the stack on each of the five spaces, bottom stone first */
  spaces: Stone[][];
  /** the points so far, without objectives */
  earned: Earned;
  /** how many objectives were dealt to this player */
  cards: number;
  /** which ones; null if the viewer may not know */
  objectives: Objective[] | null;
}

/** Points won during the game. */
export interface Earned {
  /** by scoring a colour */
  colours: number;
  /** by scoring top stones */
  tops: number;
  /** extra points of the mandala's spaces */
  mandala: number;
}
