/** What every part of the board is handed: the table as it lies, and how to act on it. */
import type { RajasBoardEdition } from '../../generated/editions/rajas';
import type { RajasProspects, StallAt } from '../../generated/prospects/rajas';
import type { Part, RajasView } from '../../generated/views/rajas';
import type { Say } from '../../i18n/fluent';
import type { ChoiceEffects } from '../shared/changes';
import type { Movement } from '../shared/movement.svelte';
import type { Choice } from '../../table/types';

export interface Table {
  view: RajasView;
  edition: RajasBoardEdition;
  prospects: RajasProspects;
  say: Say;
  names: string[];
  /** The seat whose desk is drawn large. */
  bottom: number;
  actor: number | null;
  /** The legal choices by notation. */
  legal: Map<string, Choice>;
  /** A choice that waits for its second tap, or that a hint names. */
  marked: string;
  /** The choice that is looked at. */
  looked: string;
  /** What the choice that is looked at would do. */
  ahead: ChoiceEffects | null;
  /** Dice that suit the space that is looked at. */
  lifted: ReadonlySet<string>;
  /** Stalls that would pay. */
  paying: StallAt[];
  /** What is looked at would build over a tile. */
  covering: boolean;
  movement: Movement;
  /** Carry out a choice, show it first if it cannot be taken back, or say why it is none. */
  tap: (notation: string, element: Element) => void;
  /** Say something beside what was tried. */
  answer: (element: Element, text: string) => void;
}

/** What a component gives, by its name in the edition's layout. */
export function benefit({ edition }: Table, name: string): Part[] {
  return edition.layout.benefits[name] ?? [];
}

/** The parts of which each change is followed by itself. */
export const VIEW: { [part in keyof Required<RajasView>]: 1 } = {
  version: 1,
  seat: 1,
  stage: 1,
  phase: 1,
  turn: 1,
  start: 1,
  next_start: 1,
  met: 1,
  rajas: 1,
  placed: 1,
  stacks: 1,
  pool: 1,
  yields: 1,
  river: 1,
  river_left: 1,
  agenda: 1,
  bonuses: 1,
  builds: 1,
  asked: 1,
  seats: 1,
};
export const PROSPECTS: { [part in keyof Required<RajasProspects>]: 1 } = {
  you: 1,
  navaratna: 1,
  length: 1,
  money_per_fame: 1,
  racers: 1,
  spaces: 1,
  tiles: 1,
  open_cells: 1,
  coverable: 1,
  flips: 1,
  market: 1,
  stalls: 1,
  sales: 1,
  picking: 1,
  assorted: 1,
  river: 1,
  reachable: 1,
  next_start: 1,
  last_turns: 1,
};
