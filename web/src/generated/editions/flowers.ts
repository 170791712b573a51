// Written by tools/typescript.py; run `make types` to write it again.


export type Provenance = 'rulebook' | 'documented' | 'deduced' | 'reconstructed';

export type Back = 'dark' | 'light';

/** The components of Flowers. */
export interface FlowersEdition {
  /** the name of the edition */
  name: string;
  /** the title of the game */
  title: string;
  /** the cards */
  cards: Cards;
  /** hands and drawing */
  hands: Hands;
  /** the faces of the tiles */
  tiles: Tiles;
  /** their backs */
  backs: Backs;
}

/** The cards. */
export interface Cards {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** cards of each colour */
  copies: number;
}

/** Hands and drawing. */
export interface Hands {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** cards at the beginning, in turn order */
  start: number[];
  /** drawing stops here */
  limit: number;
  /** the most that are drawn after playing one card */
  draw: number;
}

/** What is printed on the six tiles of each colour: a number, or `x3`. */
export interface Tiles {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** the gray ones */
  gray: (number | string)[];
  /** the purple ones */
  purple: (number | string)[];
  /** the red ones */
  red: (number | string)[];
  /** the green ones */
  green: (number | string)[];
  /** the orange ones */
  orange: (number | string)[];
  /** the yellow ones */
  yellow: (number | string)[];
}

/** The backs of the tiles of each colour: one for all, or six. */
export interface Backs {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** of the gray ones */
  gray: Back | Back[];
  /** of the purple ones */
  purple: Back | Back[];
  /** of the red ones */
  red: Back | Back[];
  /** of the green ones */
  green: Back | Back[];
  /** of the orange ones */
  orange: Back | Back[];
  /** of the yellow ones */
  yellow: Back | Back[];
}
