import type { Component } from 'svelte';
import type { Editions } from '../generated/editions';
import type { Prospects } from '../generated/prospects';
import type { Views } from '../generated/views';
import type { Say } from '../i18n/fluent';
import type { Choice, StoryLine } from '../table/types';
import type { ChoiceEffects, PlyChanges, Usual } from './shared/changes';

/** What is known of a past move: its notation or its fields, and who made it. */
export interface Pointed {
  notation?: string;
  fields?: Record<string, unknown>;
  seat?: number;
}

/** Why something cannot be done, with the clause that forbids it; '' for none. */
export interface Reason {
  text: string;
  clause: string;
}

export type GameName = keyof Views;

/** What a game's board is given. It draws, and says which legal action was chosen. docs/boards.md tells how one is
 *  written. */
export interface BoardProps<G extends GameName = GameName> {
  /** The seat's view of the game. */
  view: Views[G];
  /** What the engine reads off that view and the board always shows; null if the game tells nothing. */
  prospects: G extends keyof Prospects ? Prospects[G] | null : null;
  /** The plies that led to this view from the one shown before. */
  happened: PlyChanges[];
  /** The sentences that tell of them. */
  told: StoryLine[];
  /** All plies since your own last decision, for marking the others' last moves. */
  since: PlyChanges[];
  /** What may be done; empty when it is not your decision. */
  legal: Choice[];
  /** What each of `legal` would do, by notation; null until it is known. */
  effects: Map<string, ChoiceEffects> | null;
  /** What to preselect, if there is something usual; null until it is known. */
  usual: Usual | null;
  /** Names of the seats. */
  names: string[];
  /** Your seat; null for a spectator or in a replay. */
  you: number | null;
  /** Whose decision it is. */
  actor: number | null;
  /** The components' numbers; null while loading. */
  edition: Editions[G] | null;
  lang: string;
  /** The game's words in the reader's language: `board-…` and `about-…` of its file. */
  say: Say;
  /** Carry out one of `legal`. `shown`: the person chose in two steps, and what the action does
   *  was on the board before the second one; then it is not asked for once more. */
  act: (notation: string, shown?: boolean) => void;
  /** Why an action that is not in `legal` cannot be carried out, as the engine says it. Nothing changes. */
  refused: (notation: string) => Promise<Reason | null>;
  /** Milliseconds for one movement; 0 is no animation. */
  animate: number;
  /** Write the name of every thing beside it. */
  labels: boolean;
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
  /** In a low window it needs the whole width: players and log are panes there. */
  wide?: boolean;
}
