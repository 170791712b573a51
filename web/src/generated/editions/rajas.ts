// Written by tools/typescript.py; run `make types` to write it again.


export type Provenance = 'rulebook' | 'documented' | 'deduced' | 'reconstructed';

export type Side = 'up' | 'right' | 'down' | 'left';

export type Building = 'white' | 'yellow' | 'red' | 'brown';

export type Cell = 'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'a3' | 'b3' | 'c3' | 'd3' | 'e3' | 'a4' | 'b4' | 'c4' | 'd4' | 'e4';

export type GroundKind = 'open' | 'none' | 'residence';

export type Shape = 'straight' | 'bend' | 'T' | 'cross';

export type What = 'money' | 'fame' | 'karma' | 'dice' | 'colour-dice' | 'colour-dice-per-karma' | 'dice-per-karma' | 'listed-dice' | 'upgrade' | 'any-room' | 'room' | 'start-player' | 'yield-tile' | 'overbuild' | 'sail' | 'sail-up-to' | 'money-per-stall' | 'different-goods' | 'one-good-up-to' | 'fame-per-upgrade' | 'money-per-upgrade' | 'fame-per-karma' | 'fame-per-stall-tile' | 'fame-per-river' | 'money-per-building' | 'money-per-yield-tile' | 'fame-per-bend' | 'fame-per-worker' | 'reroll' | 'build' | 'pay-any' | 'pay-colour' | 'pay-face' | 'pay-up-to' | 'pay-sum' | 'place' | 'reveal' | 'score' | 'roll' | 'sell-good' | 'sail-by-die';

export type Colour = 'blue' | 'green' | 'orange' | 'purple';

export type Good = 'silk' | 'tea' | 'spices';

export type Back = 'snake' | 'tiger' | 'cow';

/** The components of Rajas of the Ganges, and what their texts say. */
export interface RajasBoardEdition {
  /** the name of the edition */
  name: string;
  /** the title of the game */
  title: string;
  /** the dice */
  dice: Dice;
  /** the workers */
  workers: Workers;
  /** karma */
  karma: Karma;
  /** the buildings */
  buildings: Buildings;
  /** the two tracks */
  tracks: Tracks;
  /** the track of money */
  money: Money;
  /** the track of fame */
  fame: Fame;
  /** the quarry */
  quarry: Quarry;
  /** the market */
  market: Market;
  /** the palace */
  palace: Palace;
  /** the verandas */
  verandas: Verandas;
  /** the terrace */
  terrace: Terrace;
  /** the balcony */
  balcony: Balcony;
  /** the harbour */
  harbour: Harbour;
  /** the river */
  river: River;
  /** the tiles for the river */
  river_tiles: RiverTiles;
  /** the province board */
  province: Province;
  /** its edges */
  edges: Edges;
  /** what edges without a yield tile give with Navaratna */
  small_yields: SmallYields;
  /** the yield tiles */
  yields: Yields;
  /** the province tiles */
  tiles: Tiles;
  /** what the short texts say */
  layout: RajasLayout;
}

/** The dice. */
export interface Dice {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** dice of each colour */
  each: number;
  /** of each colour for each player at the beginning */
  start: number;
  /** the most that a player keeps */
  limit: number;
  /** the same with Navaratna */
  navaratna_limit: number;
}

/** The workers. */
export interface Workers {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** for each player at the beginning */
  start: number;
  /** the most that a player has */
  limit: number;
  /** the same with Navaratna */
  navaratna_limit: number;
}

/** Karma. */
export interface Karma {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** for each player at the beginning */
  start: number;
  /** the most that a player has */
  limit: number;
}

/** The buildings. */
export interface Buildings {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** the fame of a building at each level */
  levels: number[];
}

/** The two tracks. */
export interface Tracks {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** the markers meet when twice the fame and the money reach this */
  meet: number;
}

/** The track of money. */
export interface Money {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** where a worker waits */
  worker: number;
  /** places with a bonus */
  places: number[];
  /** what they give, as effects */
  bonuses: string[];
  /** money at the beginning, in turn order */
  start: number[];
}

/** The track of fame. */
export interface Fame {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** where a worker waits */
  worker: number;
  /** places with a bonus */
  places: number[];
  /** what they give, as effects */
  bonuses: string[];
}

/** The prices of the quarry's spaces. */
export interface Quarry {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** with two players */
  two: number[];
  /** with three */
  three: number[];
  /** with four */
  four: number[];
}

/** The market. */
export interface Market {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** spaces of the assorted market with two, three, four players */
  assorted: number[];
  /** spaces for each good */
  single: number;
  /** stalls of different goods that pay in the assorted market */
  different: number;
}

/** The palace. */
export interface Palace {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what the six rooms give, as effects */
  rooms: string[];
}

/** What the verandas give, as effects. */
export interface Verandas {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** for a blue die */
  blue: string;
  /** for a green die */
  green: string;
  /** for an orange die */
  orange: string;
  /** for a purple die */
  purple: string;
}

/** What the terrace gives, as effects. */
export interface Terrace {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** for a blue die */
  blue: string;
  /** for a green die */
  green: string;
  /** for an orange die */
  orange: string;
  /** for a purple die */
  purple: string;
  /** spaces of each colour */
  spaces: number;
}

/** The balcony. */
export interface Balcony {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what it gives */
  effect: string;
}

/** The prices of the harbour's spaces. */
export interface Harbour {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** with two players */
  two: number[];
  /** with three */
  three: number[];
  /** with four */
  four: number[];
  /** the highest face that moves a boat */
  highest: number;
}

/** The river. */
export interface River {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** a worker waits behind this space */
  bridge: number;
  /** what the spaces give, as effects */
  spaces: string[];
}

/** The tiles for the river. */
export interface RiverTiles {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what each kind gives, as effects */
  kinds: string[];
  /** how many there are of each */
  counts: number[];
}

/** The province board. */
export interface Province {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** its lines: `.` a cell, `#` none, `R` the residence */
  cells: string[];
  /** the sides to which the residence's roads lead */
  residence: Side[];
  /** the edges: a cell and a side */
  edges: string[];
}

/** The edges of a province. */
export interface Edges {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what they give, as effects */
  bonuses: string[];
  /** the temples of the edges with Navaratna */
  temples: Building[];
}

/** What edges without a yield tile give with Navaratna, as effects. */
export interface SmallYields {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** an edge of the white temple */
  white: string;
  /** of the yellow one */
  yellow: string;
  /** of the red one */
  red: string;
  /** of the brown one */
  brown: string;
}

/** The yield tiles of each temple. */
export interface Yields {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what the white kinds give, as effects */
  white: string[];
  /** how many there are of each */
  white_counts: number[];
  /** the yellow kinds */
  yellow: string[];
  /** how many of each */
  yellow_counts: number[];
  /** the red kinds */
  red: string[];
  /** how many of each */
  red_counts: number[];
  /** the brown kinds */
  brown: string[];
  /** how many of each */
  brown_counts: number[];
}

/** The province tiles by colour and back. */
export interface Tiles {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** blue tiles with a snake */
  blue_snake: string[];
  /** blue tiles with a tiger */
  blue_tiger: string[];
  /** blue tiles with a cow */
  blue_cow: string[];
  /** green tiles with a snake */
  green_snake: string[];
  /** green tiles with a tiger */
  green_tiger: string[];
  /** green tiles with a cow */
  green_cow: string[];
  /** orange tiles with a snake */
  orange_snake: string[];
  /** orange tiles with a tiger */
  orange_tiger: string[];
  /** orange tiles with a cow */
  orange_cow: string[];
  /** purple tiles with a snake */
  purple_snake: string[];
  /** purple tiles with a tiger */
  purple_tiger: string[];
  /** purple tiles with a cow */
  purple_cow: string[];
}

/** What the short texts of the file say. */
export interface RajasLayout {
  /** the province board, line by line */
  ground: Ground[];
  /** its edges */
  edges: EdgePlace[];
  /** where the roads of each shape lead, by its quarter turns */
  roads: { [key in Shape]: Side[][] };
  /** what components give: spaces for workers and bonuses by their names, `quarry`, `harbour`, `river-3`, `river-tile-a`, `small-white`, `yield-white-a` */
  benefits: { [key in string]: Part[] };
}

/** A place of the province board. */
export interface Ground {
  /** its name */
  cell: Cell;
  /** from the top, counted from 0 */
  row: number;
  /** from the left, counted from 0 */
  column: number;
  /** whether tiles can lie there */
  kind: GroundKind;
}

/** Where an edge lies. */
export interface EdgePlace {
  /** its number, from 1 */
  edge: number;
  /** the cell whose road reaches it */
  cell: Cell;
  /** the side of that cell */
  side: Side;
  /** its temple with Navaratna */
  temple: Building;
}

/** A part of a benefit or a step of a turn; only what belongs to it is given. */
export interface Part {
  /** what it is */
  what: What;
  /** how many, how far, which room or which face */
  number: number | null;
  /** per how many spaces of the river */
  spaces: number | null;
  /** of which colours */
  colours: Colour[];
  /** which good */
  good: Good | null;
  /** of the stack with which back */
  back: Back | null;
}
