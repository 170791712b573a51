// Written by tools/typescript.py; run `make types` to write it again.


export type Space = 'quarry-0' | 'quarry-1' | 'quarry-2' | 'quarry-3' | 'quarry-4' | 'quarry-5' | 'quarry-6' | 'quarry-7' | 'quarry-8' | 'quarry-9' | 'harbour-0' | 'harbour-1' | 'harbour-2' | 'harbour-3' | 'harbour-4' | 'harbour-5' | 'harbour-6' | 'harbour-7' | 'harbour-8' | 'harbour-9' | 'assorted' | 'silk' | 'tea' | 'spices' | 'palace-1' | 'palace-2' | 'palace-3' | 'palace-4' | 'palace-5' | 'palace-6' | 'veranda-blue' | 'veranda-green' | 'veranda-orange' | 'veranda-purple' | 'terrace-blue' | 'terrace-green' | 'terrace-orange' | 'terrace-purple' | 'balcony';

export type Good = 'silk' | 'tea' | 'spices';

export type Building = 'white' | 'yellow' | 'red' | 'brown';

export type Cell = 'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'a3' | 'b3' | 'c3' | 'd3' | 'e3' | 'a4' | 'b4' | 'c4' | 'd4' | 'e4';

export type Side = 'up' | 'right' | 'down' | 'left';

/** What follows from the table as it lies. */
export interface RajasProspects {
  /** for whom spaces, tiles and dice are looked at */
  you: number;
  /** whether the game is played with yield tiles of four temples */
  navaratna: boolean;
  /** fame places between the two ends of the race */
  length: number;
  /** money places that lie beside one fame place */
  money_per_fame: number;
  /** the players by seat */
  racers: Racer[];
  /** the spaces for workers */
  spaces: SpaceProspect[];
  /** the open tiles */
  tiles: TileProspect[];
  /** empty cells of `you` that a road leads to */
  open_cells: Sight[];
  /** tiles of `you` that may be built over */
  coverable: Coverable[];
  /** what turning over would change; empty without karma */
  flips: Flip[];
  /** what a market of one good would pay `you`, by the face of the die */
  market: { [key in Good]: number[] };
  /** the stalls of `you`, in the order in which they pay */
  stalls: { [key in Good]: StallAt[] };
  /** the stalls that would pay after a choice, by its notation; for a market of one good with the best die */
  sales: { [key in string]: StallAt[] };
  /** which dice `you` may pick now; null: none are asked for */
  picking: Picking | null;
  /** what the assorted market would pay `you` */
  assorted: number;
  /** what the spaces of the river give, from 1, by their names in the edition's layout */
  river: string[];
  /** spaces of the river by the steps that lead there, from 1 */
  reachable: number[];
  /** who will be start player in the next round, so far */
  next_start: number;
  /** seats that still have a turn before the end; null: no markers have met */
  last_turns: number[] | null;
}

/** How far a player's two markers have come. */
export interface Racer {
  /** fame places between the markers; 0 or less: they have met or passed */
  gap: number;
  /** bonuses of the money track reached */
  money_notches: number;
  /** bonuses of the fame track reached */
  fame_notches: number;
  /** how many more dice the player may hold */
  room_for_dice: number;
  /** what each edge would give, by its name in the edition's layout */
  edges: string[];
}

/** A space for workers. */
export interface SpaceProspect {
  /** which */
  space: Space;
  /** how many workers still have room */
  free: number;
  /** the clause that keeps `you` from it; empty: it can be used */
  refusal: string;
  /** whether no space of the same use is cheaper and free */
  usual: boolean;
  /** coins that it costs */
  price: number;
  /** which die it costs; null: none */
  way: Part | null;
  /** kinds of dice of `you` that suit */
  dice: Die[];
}

/** A part of a benefit or a step of a turn; only what belongs to it is given. */
export interface Part {
  /** what it is */
  what: 'money' | 'fame' | 'karma' | 'dice' | 'colour-dice' | 'colour-dice-per-karma' | 'dice-per-karma' | 'listed-dice' | 'upgrade' | 'any-room' | 'room' | 'start-player' | 'yield-tile' | 'overbuild' | 'sail' | 'sail-up-to' | 'money-per-stall' | 'different-goods' | 'one-good-up-to' | 'fame-per-upgrade' | 'money-per-upgrade' | 'fame-per-karma' | 'fame-per-stall-tile' | 'fame-per-river' | 'money-per-building' | 'money-per-yield-tile' | 'fame-per-bend' | 'fame-per-worker' | 'reroll' | 'build' | 'pay-any' | 'pay-colour' | 'pay-face' | 'pay-up-to' | 'pay-sum' | 'place' | 'reveal' | 'score' | 'roll' | 'sell-good' | 'sail-by-die';
  /** how many, how far, which room or which face */
  number: number | null;
  /** per how many spaces of the river */
  spaces: number | null;
  /** of which colours */
  colours: ('blue' | 'green' | 'orange' | 'purple')[];
  /** which good */
  good: Good | null;
  /** of the stack with which back */
  back: 'snake' | 'tiger' | 'cow' | null;
}

/** A die. */
export interface Die {
  /** its colour */
  colour: 'blue' | 'green' | 'orange' | 'purple';
  /** the number that is up */
  face: number;
}

/** An open tile. */
export interface TileProspect {
  /** the colour of its stack */
  colour: string;
  /** the back of its stack */
  back: string;
  /** pips missing to pay for it; 0: it can be paid */
  short: number;
  /** coins that its stalls would bring */
  money: number;
  /** fame that its buildings would bring */
  fame: number;
  /** fame more after an upgrade of that kind */
  better: { [key in Building]: number };
}

/** A cell to which a road of the residence leads, empty or not. */
export interface Sight {
  /** which */
  cell: Cell;
  /** where such a road arrives */
  sides: Side[];
}

/** A tile of the province that may be built over in room 5. */
export interface Coverable {
  /** where it lies */
  cell: Cell;
  /** stalls that would count no more */
  stalls: number;
  /** their coins */
  coins: number;
  /** buildings that would count no more */
  buildings: number;
}

/** What turning a die over for karma would make possible. */
export interface Flip {
  /** the die as it lies */
  die: Die;
  /** its other face */
  face: number;
  /** spaces that could then be used and now cannot */
  spaces: Space[];
  /** spaces that now can be used and then could not */
  lost: Space[];
  /** open tiles that could then be paid and now cannot */
  tiles: StackName[];
}

/** Which stack it is. */
export interface StackName {
  /** the colour of its tiles */
  colour: 'blue' | 'green' | 'orange' | 'purple';
  /** the back of its tiles */
  back: 'snake' | 'tiger' | 'cow';
}

/** A stall in the province. */
export interface StallAt {
  /** where its tile lies */
  cell: Cell;
  /** what it pays */
  coins: number;
}

/** How dice are picked to be paid or rolled again. */
export interface Picking {
  /** whether more than one may be picked */
  several: boolean;
  /** kinds that may be picked, in the order in which they are given */
  dice: Die[];
}
