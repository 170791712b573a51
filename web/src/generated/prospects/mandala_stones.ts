// Written by tools/typescript.py; run `make types` to write it again.


export type Colour = 'red' | 'yellow' | 'blue' | 'purple';

export type Objective = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j';

export type Range = 'exactly' | 'least' | 'between';

export type Pattern = 'starburst' | 'ring';

export type Circle = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

/** The facts that decide a game of Mandala Stones, worked out from a view. */
export interface MandalaStonesProspects {
  /** by seat */
  players: PlayerProspects[];
  /** the next space of the mandala to be covered; null: it is full */
  next_place: number | null;
  /** the space whose covering brings the last round */
  hands_place: number;
  /** how many stones it takes to cover that one; 0 once it is covered */
  to_end: number;
  /** in the last round: the seats that have a turn yet */
  last_turns: number[];
  /** chances, in percent, of the pattern of a covered stone of this colour; null: none is left */
  odds: { [key in Colour]: { [key in Pattern]: number } | null };
  /** by stack: what taking its top stone uncovers; null: nothing */
  uncovers: (Uncovered | null)[];
  /** by artist and free circle */
  reaches: Reach[];
  /** the stack that is being collected */
  building: Building | null;
}

/** What a player's board is worth. */
export interface PlayerProspects {
  /** points won so far; at the end with the objective */
  points: number;
  /** what the rule of each space counts now */
  counts: number[];
  /** what each space would score now by its rule */
  spaces: number[];
  /** what scoring a colour would bring */
  colours: { [key in Colour]: ColourScore };
  /** what scoring one top stone would bring, two, three, ... */
  tops: TopsScore[];
  /** null if the viewer may not know them */
  objectives: ObjectiveState[] | null;
}

/** What scoring a colour would bring a player now. */
export interface ColourScore {
  /** the spaces with the colour on top */
  spaces: number[];
  /** whether there are enough of them to score the colour */
  allowed: boolean;
  /** what each of these stacks would score */
  points: number[];
  /** the spaces of the mandala that would be covered */
  places: number[];
  /** extra points of these places */
  bonus: number;
  /** all of it together */
  total: number;
  /** whether it would cover the hands and so bring the last round */
  ends: boolean;
}

/** What scoring top stones would bring a player now, whichever stones they are. */
export interface TopsScore {
  /** what each of them would score */
  points: number[];
  /** the spaces of the mandala that would be covered */
  places: number[];
  /** extra points of these places */
  bonus: number;
  /** all of it together */
  total: number;
  /** whether it would cover the hands and so bring the last round */
  ends: boolean;
}

/** How an objective stands on its owner's board. */
export interface ObjectiveState {
  /** which one */
  card: Objective;
  /** whether it is met now */
  met: boolean;
  /** what it is worth */
  points: number;
  /** how its `least` and `most` are to be read: `least` has no upper end */
  range: Range;
  /** what its rule counts now */
  count: number;
  /** how many more it takes; negative: how many are too many */
  missing: number;
  /** spaces whose top stones stand in the way */
  wrong: number[];
}

/** A stone that comes to light when the one above it is taken. */
export interface Uncovered {
  /** its colour */
  colour: Colour;
  /** the chances of its pattern, in percent */
  odds: { [key in Pattern]: number };
}

/** What an artist would take on a free circle. */
export interface Reach {
  /** the circle that it leaves */
  artist: Circle;
  /** the circle it goes to */
  circle: Circle;
  /** its pattern */
  pattern: Pattern;
  /** the stacks it takes from, clockwise from above the circle */
  stacks: number[];
  /** stacks that show its pattern, but lie beside another artist */
  guarded: number[];
}

/** The stack of the collection that is being decided. */
export interface Building {
  /** the stack by its first stone */
  orders: Order[];
  /** where its stones come from, the bottom one first; null until the first one is chosen */
  stack: number[] | null;
  /** the board by the space it is laid on */
  layings: Laying[];
}

/** The new stack if one of its stones is taken first. */
export interface Order {
  /** the stack whose stone is taken first */
  first: number;
  /** where its stones come from, the bottom one first */
  stacks: number[];
}

/** The player's board if the new stack is laid on a space. */
export interface Laying {
  /** which one */
  space: number;
  /** what each space would score then by its rule */
  worth: number[];
}
