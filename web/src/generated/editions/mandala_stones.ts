// Written by tools/typescript.py; run `make types` to write it again.


export type Provenance = 'rulebook' | 'documented' | 'deduced' | 'reconstructed';

export type Circle = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

export type Counts = 'different heights' | 'height' | 'colours';

export type Rule = 'only pattern' | 'stacks' | 'heights' | 'different colours' | 'colour';

export type Pattern = 'starburst' | 'ring';

export type Colour = 'red' | 'yellow' | 'blue' | 'purple';

export interface MandalaStonesEdition {
  /** the name of the edition */
  name: string;
  /** the title of the game */
  title: string;
  /** the stones */
  stones: Stones;
  /** the stacks of the main board */
  stacks: Stacks;
  /** the circles */
  circles: Circles;
  /** the artists */
  artists: Artists;
  /** the first space of a player's board */
  'space-1': Space;
  /** the second */
  'space-2': Space;
  /** the third */
  'space-3': Space;
  /** the fourth */
  'space-4': Space;
  /** the fifth */
  'space-5': Space;
  /** scoring top stones */
  tops: Tops;
  /** the mandala */
  spiral: Spiral;
  /** the objectives in general */
  objectives: Objectives;
  /** objective a */
  'objective-a': Objective;
  /** objective b */
  'objective-b': Objective;
  /** objective c */
  'objective-c': Objective;
  /** objective d */
  'objective-d': Objective;
  /** objective e */
  'objective-e': Objective;
  /** objective f */
  'objective-f': Objective;
  /** objective g */
  'objective-g': Objective;
  /** objective h */
  'objective-h': Objective;
  /** objective i */
  'objective-i': Objective;
  /** objective j */
  'objective-j': Objective;
}

/** The stones. */
export interface Stones {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** stones of each colour and pattern */
  copies: number;
}

/** The stacks of the main board. */
export interface Stacks {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** how many there are */
  count: number;
  /** how high each is at the beginning */
  height: number;
}

/** The numbers of the stacks above, to the right of, below and to the left of each circle. */
export interface Circles {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** around A */
  A: number[];
  /** around B */
  B: number[];
  /** around C */
  C: number[];
  /** around D */
  D: number[];
  /** around E */
  E: number[];
  /** around F */
  F: number[];
  /** around G */
  G: number[];
  /** around H */
  H: number[];
  /** around I */
  I: number[];
}

/** The artists. */
export interface Artists {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** artists of each pattern */
  copies: number;
  /** where they begin */
  start: Circle[];
}

/** A space of a player's board. */
export interface Space {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what it counts */
  counts: Counts;
  /** the points for a count of one, two and so on */
  points: number[];
}

/** Scoring top stones. */
export interface Tops {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** for each stone */
  points: number;
}

/** The mandala. */
export interface Spiral {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** how many spaces it has */
  spaces: number;
  /** spaces that say +1 */
  plus_1: number[];
  /** spaces that say +2 */
  plus_2: number[];
  /** the space that brings the end with two players */
  hands_2: number;
  /** with three */
  hands_3: number;
  /** with four */
  hands_4: number;
}

/** The objectives in general. */
export interface Objectives {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** how many each player is dealt */
  dealt: number;
}

/** An objective. */
export interface Objective {
  /** how surely the numbers are known */
  provenance: Provenance;
  /** what else is to be said about them */
  note?: string;
  /** what it counts */
  rule: Rule;
  /** of which pattern */
  pattern?: Pattern;
  /** of which colour */
  colour?: Colour;
  /** it is met from this count on */
  least: number;
  /** up to this one */
  most: number;
  /** what it is worth */
  points: number;
}
