import type { Component } from 'svelte';
import type { Editions } from '../generated/editions';
import type { Views } from '../generated/views';
import type { Choice } from '../table/types';

/** What is known of a past move: its notation or its fields, and who made it. */
export interface Pointed {
  notation?: string;
  fields?: Record<string, unknown>;
  seat?: number;
}

export type GameName = keyof Views;

/** What a game's board is given. It draws, and says which legal action was chosen. */
export interface BoardProps<G extends GameName = GameName> {
  /** The seat's view of the game. */
  view: Views[G];
  /** What may be done; empty when it is not your decision. */
  legal: Choice[];
  /** Names of the seats. */
  names: string[];
  /** Your seat; null for a spectator or in a replay. */
  you: number | null;
  /** Whose decision it is. */
  actor: number | null;
  /** The components' numbers; null while loading. */
  edition: Editions[G] | null;
  lang: string;
  /** Carry out one of `legal`. `shown`: the person chose in two steps, and what the action does
   *  was on the board before the second one; then it is not asked for once more. */
  act: (notation: string, shown?: boolean) => void;
  /** Milliseconds for one movement; 0 is no animation. */
  animate: number;
  /** An action of `legal` that a hint names or that waits for its second tap; '' for none. */
  marked: string;
  /** Say when things begin to move, and when all have landed: the next event waits for that. */
  moving: (on: boolean) => void;
  /** A past move that someone points at in the log. */
  pointed?: Pointed | null;
}

/** A game's folder exports this from its index.ts. */
export interface GameModule<G extends GameName = GameName> {
  board: Component<BoardProps<G>>;
}
