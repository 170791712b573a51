// Written by tools/typescript.py; run `make types` to write it again.


export type Side = 'day' | 'night';

export type Colour = 'red' | 'green' | 'purple' | 'blue' | 'yellow';

export type SecondGem = 'adjacent' | 'anywhere';

export type Spice = 'cardamom' | 'caraway' | 'coriander' | 'ginger' | 'black-mustard' | 'cinnamon' | 'red-pepper' | 'black-pepper';

export type TieBreak = 'sooner' | 'seat';

/** Everything a board shows beside the view. */
export interface GaneshaProspects {
  /** the side of the mandala board */
  side: Side;
  /** the hexes in use, as the edition draws them */
  altar: Cell[];
  /** spaces of the track */
  lap: number;
  /** by seat and by the colour that would move: what an offering would bring now, most points first; nothing in the final stage */
  offerings: { [key in Colour]: Offering[] }[];
  /** by seat and by each colour it has, in the final stage: what placing a gem would bring now */
  placings: { [key in string]: number }[];
  /** the slots of the mandala */
  petals: { [key in Colour]: Petal };
  /** by the hex of the first gem, while one is asked for: what may follow */
  seconds: { [key in string]: Second };
  /** which gem of `taken` is asked about: 0 the first, 1 the second; null: none */
  storing: number | null;
  /** whether the game is played with spices */
  spices: boolean;
  /** the spice that is decided or carried out, and where */
  asking: Asking | null;
  /** by seat (as text), while ginger is decided: what a player might give for the gem */
  returns: { [key in string]: Colour[] };
  /** rounds and refills */
  rounds: RoundsLeft;
  /** the players from first to last */
  standing: Standing[];
  /** the pawns by seat */
  pawns: Pawn[];
  /** who would place gems in the final stage, in order, if it began now; in the final stage who still has gems, from the one who places next */
  final_order: number[];
}

/** Where a hex of the altar lies (1.3). */
export interface Cell {
  /** its name */
  hex: string;
  /** in halves of a hex from the left */
  column: number;
  /** from the top */
  row: number;
}

/** A way to move the gems of a colour to the mandala. */
export interface Offering {
  /** the gem that would be offered; null is none (6.4) */
  offered: Colour | null;
  /** gems that would move */
  count: number;
  /** the values of the slots they would fill */
  values: number[];
  /** their sum */
  points: number;
}

/** The slots of a colour on the mandala. */
export interface Petal {
  /** what is printed on them, from the starting slot on */
  values: number[];
  /** what the next gem would score, the next two, the next three, ... */
  sums: number[];
}

/** What may be taken after a gem. */
export interface Second {
  /** where */
  hexes: string[];
  /** one tactics slot holds the colour (4.3), or both do (4.4) */
  why: SecondGem;
}

/** A spice that is being decided. */
export interface Asking {
  /** which one */
  spice: Spice;
  /** where: the hex with its token, or for coriander the first tactics slot of the turn */
  place: string;
}

/** How far the game has come. */
export interface RoundsLeft {
  /** the round being played; the last one in the final stage */
  now: number;
  /** rounds of the game */
  count: number;
  /** the rounds after which the altar is filled again */
  refills: number[];
  /** rounds to the next refill, with this one; null: no more */
  until_refill: number | null;
  /** rounds to the final stage, with this one; 0 once it has begun */
  until_final: number;
  /** the seats that still have a turn in this round, in order */
  to_play: number[];
}

/** A player's place among all. */
export interface Standing {
  /** who */
  seat: number;
  /** why they are ahead of the next player, who has as many points (10.2) */
  tie: TieBreak | null;
}

/** Where a player's pawn stands on the track (10.1). */
export interface Pawn {
  /** the space, 0 at the start */
  space: number;
  /** laps completed */
  lap: number;
}
