// Written by tools/typescript.py; run `make types` to write it again.


export type Stage = 'lot' | 'tiles' | 'dice' | 'river' | 'yields' | 'play';

export type Phase = 'start' | 'reveal' | 'roll' | 'draw' | 'count' | 'river' | 'worker' | 'pay' | 'take' | 'lay' | 'sail' | 'name' | 'reroll' | 'upgrade' | 'good' | 'room' | 'bonus' | 'yield' | 'edge' | 'done';

export type Extra = 'money' | 'fame' | 'bridge';

export type Building = 'white' | 'yellow' | 'red' | 'brown';

export type Colour = 'blue' | 'green' | 'orange' | 'purple';

export type Cell = 'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'a3' | 'b3' | 'c3' | 'd3' | 'e3' | 'a4' | 'b4' | 'c4' | 'd4' | 'e4';

export type Back = 'snake' | 'tiger' | 'cow';

export type TileLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

export type Shape = 'straight' | 'bend' | 'T' | 'cross';

export type Good = 'silk' | 'tea' | 'spices';

export type Side = 'up' | 'right' | 'down' | 'left';

export type YieldLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j';

export type Space = 'quarry-0' | 'quarry-1' | 'quarry-2' | 'quarry-3' | 'quarry-4' | 'quarry-5' | 'quarry-6' | 'quarry-7' | 'quarry-8' | 'quarry-9' | 'harbour-0' | 'harbour-1' | 'harbour-2' | 'harbour-3' | 'harbour-4' | 'harbour-5' | 'harbour-6' | 'harbour-7' | 'harbour-8' | 'harbour-9' | 'assorted' | 'silk' | 'tea' | 'spices' | 'palace-1' | 'palace-2' | 'palace-3' | 'palace-4' | 'palace-5' | 'palace-6' | 'veranda-blue' | 'veranda-green' | 'veranda-orange' | 'veranda-purple' | 'terrace-blue' | 'terrace-green' | 'terrace-orange' | 'terrace-purple' | 'balcony';

export type What = 'money' | 'fame' | 'karma' | 'dice' | 'colour-dice' | 'colour-dice-per-karma' | 'dice-per-karma' | 'listed-dice' | 'upgrade' | 'any-room' | 'room' | 'start-player' | 'yield-tile' | 'overbuild' | 'sail' | 'sail-up-to' | 'money-per-stall' | 'different-goods' | 'one-good-up-to' | 'fame-per-upgrade' | 'money-per-upgrade' | 'fame-per-karma' | 'fame-per-stall-tile' | 'fame-per-river' | 'money-per-building' | 'money-per-yield-tile' | 'fame-per-bend' | 'fame-per-worker' | 'reroll' | 'build' | 'pay-any' | 'pay-colour' | 'pay-face' | 'pay-up-to' | 'pay-sum' | 'place' | 'reveal' | 'score' | 'roll' | 'sell-good' | 'sail-by-die';

export type Bonus = 'edge-1' | 'edge-2' | 'edge-3' | 'edge-4' | 'edge-5' | 'edge-6' | 'edge-7' | 'edge-8' | 'money-1' | 'money-2' | 'money-3' | 'money-4' | 'money-5' | 'money-6' | 'fame-1' | 'fame-2' | 'fame-3' | 'fame-4' | 'fame-5' | 'fame-6';

/** Everything on the table of Rajas of the Ganges, for every reader. */
export interface RajasView {
  /** the version of this form */
  version: 2;
  /** who looks; null is a spectator */
  seat: number | null;
  /** how far the set-up has come: the start player's lot, open tiles, first dice, river tiles, first yield tiles; then play */
  stage: Stage;
  /** what happens next: chance names the start player, reveals a tile, rolls a die, draws a yield tile, counts on along the river, lays a river tile; or a player places a worker, pays with a die, takes a tile, lays it, sails, names a colour, picks up dice to roll again, upgrades, chooses a good, a room, a bonus, a yield tile, its edge; or done */
  phase: Phase;
  /** whose turn it is, or who is given dice at the set-up */
  turn: number;
  /** the start player of this round */
  start: number;
  /** who used the Great Mogul and starts the next round */
  next_start: number | null;
  /** whose markers met first */
  met: number | null;
  /** the players by seat */
  rajas: Raja[];
  /** the workers on the board */
  placed: Standing[];
  /** the twelve stacks of province tiles */
  stacks: Stack[];
  /** dice that nobody has */
  pool: { [key in Colour]: number };
  /** yield tiles on their temples */
  yields: YieldStock[];
  /** tiles on the river */
  river: RiverTile[];
  /** river tiles not laid */
  river_left: RiverStock[];
  /** what is still to be done in this turn, the next part first */
  agenda: Part[];
  /** bonuses earned and not yet resolved */
  bonuses: Bonus[];
  /** tiles laid in this turn that still give a yield tile */
  builds: number;
  /** what is being decided */
  asked: Asked;
  /** after the end, for everyone: the view of each seat */
  seats?: RajasView[];
}

/** What belongs to one player. */
export interface Raja {
  /** the money marker */
  money: number;
  /** the fame marker */
  fame: number;
  /** karma */
  karma: number;
  /** active workers, placed or not */
  workers: number;
  /** those of them still to place in this round */
  idle: number;
  /** the space of the boat; 0 is before the river */
  boat: number;
  /** how many bonuses of the money track were reached */
  money_bonuses: number;
  /** where extra workers were found */
  found: Extra[];
  /** whether the assorted market was used in this round */
  assorted: boolean;
  /** the level of each kind of building */
  levels: { [key in Building]: number };
  /** the dice, by colour and face */
  dice: Die[];
  /** the tiles in the province, by cell */
  province: Laid[];
  /** the edges of the province */
  edges: Edge[];
}

/** A die. */
export interface Die {
  /** its colour */
  colour: Colour;
  /** the number that is up */
  face: number;
}

/** A tile in a province. */
export interface Laid {
  /** where it lies */
  cell: Cell;
  /** the tile */
  tile: Tile;
  /** quarter turns to the right */
  turn: number;
  /** the sides to which its roads lead as it lies */
  roads: Side[];
  /** the tile that was built over, if any */
  under: Tile | null;
}

/** A province tile with what is printed on it. */
export interface Tile {
  /** the colour of dice that pay for it */
  colour: Colour;
  /** its back */
  back: Back;
  /** which of the tiles with that colour and back it is */
  letter: TileLetter;
  /** what it costs in dice */
  cost: number;
  /** how its roads run */
  shape: Shape;
  /** its buildings */
  buildings: Building[];
  /** its stalls */
  stalls: Stall[];
}

/** A stall on a province tile. */
export interface Stall {
  /** what it sells */
  good: Good;
  /** what it pays */
  coins: number;
}

/** An edge of a province with a bonus. */
export interface Edge {
  /** its number */
  edge: number;
  /** whether a road has reached it */
  earned: boolean;
  /** the yield tile laid there, with Navaratna */
  yield_tile: YieldTile | null;
}

/** A kind of yield tile. */
export interface YieldTile {
  /** its temple */
  temple: Building;
  /** which of the temple's kinds it is */
  letter: YieldLetter;
}

/** Workers of one player on one space. */
export interface Standing {
  /** where they stand */
  space: Space;
  /** whose they are */
  seat: number;
  /** how many they are */
  workers: number;
}

/** A stack of province tiles. */
export interface Stack {
  /** the colour of its tiles */
  colour: Colour;
  /** the back of its tiles */
  back: Back;
  /** the tile that lies open */
  open: Tile | null;
  /** the tiles below it, in no order */
  rest: TileLetter[];
}

/** Yield tiles of one kind that lie on a temple. */
export interface YieldStock {
  /** their temple */
  temple: Building;
  /** which of the temple's kinds they are */
  letter: YieldLetter;
  /** how many there are */
  count: number;
}

/** A tile on the river. */
export interface RiverTile {
  /** the space it lies on */
  space: number;
  /** which kind it is */
  letter: TileLetter;
}

/** River tiles of one kind that are not laid. */
export interface RiverStock {
  /** which kind they are */
  letter: TileLetter;
  /** how many there are */
  count: number;
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

/** What is being decided, as far as it is; only what belongs to the phase is given. */
export interface Asked {
  /** whether the question is half answered, so that no die may be turned */
  begun: boolean;
  /** dice that are about to be rolled */
  rolling: { [key in Colour]: number };
  /** colours of dice to be named */
  naming: Naming | null;
  /** dice to be spent */
  payment: Payment | null;
  /** a tile on its way to the province */
  building: Construction | null;
  /** dice are picked up in order: no lower kind may follow */
  reroll_from: Die | null;
  /** the most spaces that the boat may sail */
  sail_up_to: number | null;
  /** the most stalls of the chosen good that pay */
  stalls_up_to: number | null;
  /** the yield tile for which an edge is chosen */
  yield_tile: YieldTile | null;
  /** whether the yield tile may be declined */
  declinable: boolean;
  /** the stack whose next tile is turned up */
  revealing: StackName | null;
  /** the temple whose yield tile is drawn */
  drawing: Building | null;
  /** the space reached while river tiles are laid */
  counted: number | null;
}

/** Colours of dice to be named. */
export interface Naming {
  /** how many are still to be named */
  count: number;
  /** from which */
  colours: Colour[];
  /** whether each may be named only once */
  once: boolean;
}

/** A payment with dice. */
export interface Payment {
  /** which dice pay: `pay-any` and the like */
  way: Part;
  /** what is still to be paid of a sum */
  due: number;
  /** no higher face may follow */
  ceiling: number;
}

/** A tile that is being chosen, laid or scored, as far as that is decided. */
export interface Construction {
  /** whether it is built over another tile */
  over: boolean;
  /** the tile */
  tile: Tile | null;
  /** where it lies or will lie */
  cell: Cell | null;
  /** quarter turns to the right */
  turn: number;
}

/** Which stack it is. */
export interface StackName {
  /** the colour of its tiles */
  colour: Colour;
  /** the back of its tiles */
  back: Back;
}
