// Written by tools/typescript.py; run `make types` to write it again.


export type Phase = 'first' | 'lay' | 'flip' | 'fill' | 'take' | 'spice' | 'remove' | 'swap' | 'give' | 'answer' | 'return' | 'draw' | 'more' | 'store' | 'lift' | 'set' | 'offer' | 'place' | 'done';

export type Colour = 'red' | 'green' | 'purple' | 'blue' | 'yellow';

export type Spice = 'cardamom' | 'caraway' | 'coriander' | 'ginger' | 'black-mustard' | 'cinnamon' | 'red-pepper' | 'black-pepper';

export type FaceDown = 'face-down';

/** Everything on the table of Ganesha, for every reader. */
export interface GaneshaView {
  /** the version of this form */
  version: 2;
  /** how many play */
  players: number;
  /** who looks; null is a spectator */
  seat: number | null;
  /** what happens next: `first` chance says who begins, `lay` a token is laid face down, `flip` chance shows what a token is, `fill` chance draws a gem for the altar; `take` and `more` a player takes a gem, `spice` uses what lies under it or leaves it; `remove` cardamom, `swap` caraway, `give` and `answer` ginger, `return` black pepper, `draw` chance draws for a pepper; `store` a taken gem is put away, `lift` and `set` coriander; `offer` phase 3; `place` the final stage; `done` */
  phase: Phase;
  /** whose turn it is */
  turn: number;
  /** the player whom ginger asks */
  asked: number | null;
  /** who had the drum at the start */
  opener: number;
  /** who has the drum: the first player now */
  drum: number;
  /** rounds completed */
  round: number;
  /** turns completed in this round */
  turns: number;
  /** the hexes of the altar, in the order in which they are filled */
  altar: Hex[];
  /** how many of them were filled so far, while the altar is being filled */
  filling: number;
  /** gems in the bag */
  bag: { [key in Colour]: number };
  /** slots of the mandala that hold a gem */
  mandala: { [key in Colour]: number };
  /** the players' tiles by seat */
  tiles: PlayerTile[];
  /** the first and the second gem taken in this turn; null if not taken or put away already */
  taken: (Colour | null)[];
  /** where the first gem of this turn came from */
  lifted: Lifted | null;
  /** the spice being decided or carried out */
  spice: Spice | null;
  /** whether coriander will be asked about after phase 2 */
  coriander: boolean;
  /** whether cinnamon widens the offering of this turn */
  cinnamon: boolean;
  /** the tactics slots that took a gem in this turn */
  slots_used: number[];
  /** gems that coriander still sends back to tactics slots */
  to_set: number;
  /** how often anybody has scored */
  clock: number;
  /** after the end, for everyone: the view of each seat */
  seats?: GaneshaView[];
}

/** A hex of the altar. */
export interface Hex {
  /** its name */
  hex: string;
  /** the gem on it */
  gem: Colour | null;
  /** the spice token on it, under the gem if there is one */
  spice: Spice | FaceDown | null;
}

/** What belongs to one player. */
export interface PlayerTile {
  /** gems in the treasury */
  treasury: { [key in Colour]: number };
  /** the gems in the two tactics slots */
  tactics: (Colour | null)[];
  /** the lines of the score sheet */
  earned: Earned;
  /** their sum: the points */
  total: number;
  /** the highest totals this player has had, at most sixteen, in rising order */
  reached: Reached[];
}

/** Points, by where they came from. */
export interface Earned {
  /** gems moved to the mandala in phase 3 */
  mandala: number;
  /** black mustard, less what red pepper cost */
  spices: number;
  /** gems placed in the final stage */
  final: number;
}

/** When a total was first reached, for ties (10.3). */
export interface Reached {
  /** a total of points */
  total: number;
  /** the `clock` at which this player first had it */
  date: number;
}

/** The first gem that was taken in this turn. */
export interface Lifted {
  /** where it was taken */
  hex: string;
  /** what it was then; a spice may have changed it since */
  colour: Colour;
}
