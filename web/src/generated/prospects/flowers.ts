// Written by tools/typescript.py; run `make types` to write it again.


export type MandalaName = 'A' | 'B' | 'C';

export type Colour = 'gray' | 'purple' | 'red' | 'green' | 'orange' | 'yellow';

export type Alone = 'no-face-up' | 'tie' | 'half';

export type Back = 'dark' | 'light';

/** The deciding facts of a game of Flowers, as the viewer may know them. */
export interface FlowersProspects {
  /** the three mandalas */
  mandalas: { [key in MandalaName]: MandalaProspect };
  /** by seat */
  players: PlayerProspect[];
  /** what the others' hands surely hold together, if that is more than what is known of each */
  together: { [key in Colour]: number } | null;
  /** with how many flowers of one player the game ends */
  flowers_to_end: number;
  /** how many mandalas are completed before the tiles run out, the last one included */
  mandalas_left: number;
}

/** How a mandala would be shared out if it were destroyed now. */
export interface MandalaProspect {
  /** the colours that do not show yet */
  missing: Colour[];
  /** by seat: how many cards they have here */
  cards: number[];
  /** who would take a tile first */
  first: number | null;
  /** who would get the other one; null: the first takes both */
  second: number | null;
  /** how many cards fewer than the first the second has */
  behind: number | null;
  /** why nobody comes second, while there is a first */
  alone: Alone | null;
  /** with two players: the other one, while there is a first */
  rival: number | null;
  /** with two players: how many cards the rival needs to come second */
  needs: number | null;
  /** what its tiles would bring; null: there is none */
  tiles: { [key in Back]: TileProspect | null };
}

/** What a tile would bring each seat now. */
export interface TileProspect {
  /** by seat: the points it would bring */
  points: number[];
  /** by seat: whether it would make a flower */
  flower: boolean[];
  /** by seat: whether that flower would end the game */
  ends: boolean[];
}

/** How a player stands. */
export interface PlayerProspect {
  /** the points that the viewer knows of */
  points: number;
  /** whether there may be more */
  more: boolean;
  /** of their flowers, in the order in which they were made; null: unknown */
  worth: (number | null)[];
  /** how many more flowers of theirs would end the game */
  flowers_left: number;
}
