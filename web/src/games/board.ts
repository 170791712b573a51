import type { Component } from 'svelte';
import type { Choice } from '../table/types';

/** What a game's board is given. It draws, and says which legal action was chosen. */
export interface BoardProps {
  /** The seat's view of the game. */
  view: any;
  /** What may be done; empty when it is not your decision. */
  legal: Choice[];
  /** Names of the seats. */
  names: string[];
  /** Your seat; null for a spectator or in a replay. */
  you: number | null;
  /** Whose decision it is. */
  actor: number | null;
  /** The components' numbers; null while loading. */
  edition: any;
  lang: string;
  /** Carry out one of `legal`. */
  act: (notation: string) => void;
  /** Milliseconds for one movement; 0 is no animation. */
  animate: number;
}

/** A game's folder exports this from its index.ts. */
export interface GameModule {
  board: Component<BoardProps>;
}
