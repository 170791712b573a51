// Written by tools/typescript.py; run `make types` to write it again.


export type Provenance = 'rulebook' | 'documented' | 'deduced' | 'reconstructed';

export type Spice = 'cardamom' | 'caraway' | 'coriander' | 'ginger' | 'black-mustard' | 'cinnamon' | 'red-pepper' | 'black-pepper';

export interface GaneshaEdition {
  /** the name of the edition */
  name: string;
  /** the title of the game */
  title: string;
  /** the gems */
  gems: Gems;
  /** the rounds */
  rounds: Rounds;
  /** the spice tokens */
  spices: Spices;
  /** the track of points */
  track: Track;
  /** the altar */
  altar: Altar;
  /** the day side for two players */
  'day-2': MandalaBoard;
  /** the day side for three */
  'day-3': MandalaBoard;
  /** the day side for four */
  'day-4': MandalaBoard;
  /** the night side for two players */
  'night-2': MandalaBoard;
  /** the night side for three */
  'night-3': MandalaBoard;
  /** the night side for four */
  'night-4': MandalaBoard;
}

/** The gems. */
export interface Gems {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** gems of each colour in the box */
  copies: number;
  /** of each colour in play, with two, three and four players */
  bag: number[];
}

/** The rounds. */
export interface Rounds {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** how many, with two, three and four players */
  count: number[];
  /** the altar is filled again after this many */
  refill: number;
}

/** The spice tokens. */
export interface Spices {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** those in the box */
  tokens: Spice[];
  /** how many are laid, with two, three and four players */
  in_play: number[];
}

/** The track of points. */
export interface Track {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** the pawn begins another lap beyond this space */
  lap: number;
}

/** The altar by number of players; `o` is a hex, `.` one that is not used. */
export interface Altar {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** for two players */
  two: string[];
  /** for three */
  three: string[];
  /** for four */
  four: string[];
}

/** The values of the slots of each colour, from the first on. */
export interface MandalaBoard {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** the red ones */
  red: number[];
  /** the green ones */
  green: number[];
  /** the purple ones */
  purple: number[];
  /** the blue ones */
  blue: number[];
  /** the yellow ones */
  yellow: number[];
}
