/** What a person has chosen so far within a question: dice picked, a cell and a turn, a choice that waits. */
import type { Picking } from '../../generated/prospects/rajas';
import type { Die } from '../../generated/views/rajas';
import type { Choice } from '../../table/types';
import type { Usual } from '../shared/changes';

export class Choosing {
  /** A choice that cannot be taken back and was tapped once. */
  armed = $state('');
  /** Dice to pay with or to roll again, by their places on the statue. */
  picked: number[] = $state([]);
  /** Dice are to be turned over. */
  flipping = $state(false);
  cell: string | null = $state(null);
  turn = $state(0);
  /** Where a tile was let go before it could be laid. */
  wanted = '';
  /** Choices that follow of themselves once the one before is made. */
  plan: string[] = [];

  clear(): void {
    this.armed = '';
    this.picked = [];
    this.flipping = false;
    this.cell = null;
    this.turn = 0;
  }

  /** Pick what is usually paid with. */
  preselect(usual: Usual | null, dice: Die[]): void {
    this.picked = [];
    for (const notation of usual?.notations ?? []) {
      const found = dice.findIndex((die, i) => !this.picked.includes(i) && notation === `pay ${nameOf(die)}`);
      if (found >= 0) this.picked = [...this.picked, found];
    }
  }

  toggle(die: number, several: boolean): void {
    const without = this.picked.filter((one) => one !== die);
    const had = without.length < this.picked.length;
    this.picked = had ? without : several ? [...this.picked, die] : [die];
  }

  /** What is done with the dice that are picked, in the order that the engine names: `verb` is `pay` or `reroll`. */
  series(verb: string, dice: Die[], picking: Picking | null): string[] {
    const order = picking?.dice.map(nameOf) ?? [];
    const place = (name: string): number => order.indexOf(name);
    const chosen = this.picked.map((i) => nameOf(dice[i]!)).sort((a, b) => place(a) - place(b));
    return chosen.map((name) => `${verb} ${name}`);
  }

  /** The turns in which the chosen tile may lie, by its cell. */
  allTurns(legal: Iterable<Choice>): Map<string, number[]> {
    const found = new Map<string, number[]>();
    for (const { kind, fields } of legal) {
      const cell = String(fields['cell']);
      if (kind === 'lay') found.set(cell, [...(found.get(cell) ?? []), Number(fields['turn'])]);
    }
    return found;
  }

  /** The first tap on a cell lays the tile there as it fits, the next ones turn it. */
  point(cell: string, turns: number[]): void {
    const at = this.cell === cell ? turns.indexOf(this.turn) : -1;
    this.cell = cell;
    this.turn = turns[(at + 1) % turns.length] ?? 0;
  }

  layWhereWanted(legal: Iterable<Choice>): void {
    const turns = this.allTurns(legal).get(this.wanted);
    if (turns) this.point(this.wanted, turns);
  }

  get laying(): string {
    return this.cell ? `lay ${this.cell} ${this.turn}` : '';
  }
}

export function nameOf({ colour, face }: Die): string {
  return `${colour} ${face}`;
}
