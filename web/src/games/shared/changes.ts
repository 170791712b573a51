/** What plies did and what choices would do, as the engine tells it. */

/** Things that go from one place to another, as the game names both; `?` is what nobody here may know. */
export interface Move {
  what: string;
  source: string;
  target: string;
  /** null: it depends on what the reader cannot know. */
  amount: number | null;
}

/** An amount that a seat gains, or loses if it is negative. */
export interface Gain {
  seat: number;
  what: string;
  amount: number | null;
  why: string;
}

/** What one ply did. */
export interface PlyChanges {
  ply: number;
  /** -1: chance. */
  actor: number;
  /** Its notation, as this reader may know it. */
  seen: string;
  moves: Move[];
  gains: Gain[];
}

/** What one choice would do, up to the next decision that is not forced. */
export interface ChoiceEffects {
  notation: string;
  moves: Move[];
  gains: Gain[];
  /** What the log would tell, in sentences. */
  lines: string[];
  /** Who decides next; below 0: the game is over; null: it depends. */
  decides: number | null;
  /** It cannot be taken back. */
  final: boolean;
  /** Nothing of this depends on what the asker cannot know. */
  certain: boolean;
}

/** What the engine would preselect, and why. */
export interface Usual {
  notations: string[];
  reason: string;
}
