/** What every part of the board is handed: the table as it lies, and how to act on it. */
import type { RajasEdition } from '../../generated/editions/rajas';
import type { RajasProspects, StallAt } from '../../generated/prospects/rajas';
import type { RajasView } from '../../generated/views/rajas';
import type { Say } from '../../i18n/fluent';
import type { ChoiceEffects } from '../shared/changes';
import type { Movement } from '../shared/movement.svelte';
import type { Choice } from '../../table/types';

export interface Table {
  view: RajasView;
  edition: RajasEdition;
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

/** What an edge of a province gives its owner. */
export function edgeEffect(table: Table, seat: number, edge: number): string {
  const { edition, view, prospects } = table;
  const tile = view.rajas[seat]!.edges[edge - 1]!.yield_tile;
  if (tile) return yieldEffect(edition, tile.temple, tile.letter);
  return prospects.navaratna
    ? edition.small_yields[edition.edges.temples[edge - 1]!]
    : edition.edges.bonuses[edge - 1]!;
}

export function yieldEffect(edition: RajasEdition, temple: string, letter: string): string {
  const kinds = edition.yields[temple as 'white'];
  return kinds[letter.charCodeAt(0) - 97] ?? '';
}

export function bonusEffect(table: Table, seat: number, bonus: string): string {
  const [track, number] = bonus.split('-') as ['edge' | 'money' | 'fame', string];
  if (track === 'edge') return edgeEffect(table, seat, Number(number));
  return table.edition[track].bonuses[Number(number) - 1] ?? '';
}

/** What a space of the river gives: the tile on it, or what is printed there. */
export function riverEffect({ edition, view }: Table, space: number): string {
  const tile = view.river.find((one) => one.space === space);
  return tile
    ? (edition.river_tiles.kinds[tile.letter.charCodeAt(0) - 97] ?? '')
    : (edition.river.spaces[space - 1] ?? '');
}
