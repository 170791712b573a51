/** What can be done where: legal actions by the thing on the board that a player taps. */
import type { Choice } from '../../table/types';
import type { BoardProps } from '../board';
import { carriedTo, thingAt } from './carrying';
import { wish, type Thing } from './wishes';
import { drag, type At } from '../shared/drag';
import type { Pointing } from '../shared/pointing.svelte';
import type { Colour } from '../../generated/views/ganesha';

const ON_HEX = ['take', 'swap', 'lay'];
const ON_WELL = ['answer', 'return', 'place'];
const CARRIED = ['take', 'place', 'offer', 'set'];

function thingOf({ kind, fields }: Choice): Thing | null {
  if (ON_HEX.includes(kind)) return `hex ${fields['hex']}`;
  if (ON_WELL.includes(kind)) return `well ${fields['colour']}`;
  if (kind === 'keep') return 'bowl';
  if (kind === 'slot') return `slot ${fields['slot']}`;
  if (kind === 'lift' && fields['lifted'] !== 'both') return `slot ${fields['lifted']}`;
  if (kind === 'remove') return `petal ${fields['colour']}`;
  if (kind === 'give') return `seat ${Number(fields['seat']) - 1}`;
  return null;
}

export class Hands {
  /** The notation that a mouse or the focus points at. */
  private over = $state('');
  /** The colour tapped in the bowl, where one more tap is to come; and the way of offering chosen then. */
  colour: Colour | null = $state(null);
  way = $state('');
  /** A gem that is carried: its thing, and where the pointer is. */
  carried: Thing = $state('');
  at: At | null = $state.raw(null);
  /** By colour in the bowl: what one more step decides. */
  readonly steps = $derived.by(() => stepsOf(this.given().legal));
  readonly direct = $derived.by(() => this.directs(this.steps));
  /** What has no place on the board. */
  readonly others = $derived.by(() =>
    this.given().legal.filter(
      ({ kind, fields }) => ['use', 'leave', 'stop', 'pass'].includes(kind) || fields['lifted'] === 'both',
    ),
  );
  /** The action whose effects are on the board. */
  readonly aim = $derived.by(() => this.over || this.way || this.given().marked);

  constructor(
    private given: () => Pick<
      BoardProps<'ganesha'>,
      'legal' | 'view' | 'act' | 'refused' | 'marked' | 'effects'
    >,
    private pointing: Pointing,
    private waiting: () => string,
  ) {}

  /** One tap decides; a colour that was tapped leads on to its slots. */
  private directs(steps: Map<Colour, Choice[]>): Map<Thing, Choice> {
    const found = new Map<Thing, Choice>();
    for (const choice of this.given().legal) {
      const thing = thingOf(choice);
      if (thing) found.set(thing, choice);
    }
    for (const [colour, ways] of steps) {
      if (ways[0]!.kind !== 'set') continue;
      if (ways.length === 1) found.set(`well ${colour}`, ways[0]!);
      else if (colour === this.colour) for (const one of ways) found.set(`slot ${one.fields['slot']}`, one);
    }
    return found;
  }

  /** The ways to move gems that one more tap decides between. */
  get ways(): Choice[] {
    const found = this.colour ? (this.steps.get(this.colour) ?? []) : [];
    return found[0]?.kind === 'offer' ? found : [];
  }

  lit(thing: Thing): boolean {
    return this.direct.has(thing) || this.leads(thing);
  }

  private leads(thing: Thing): boolean {
    const [kind, name] = thing.split(' ');
    return kind === 'well' && this.steps.has(name as Colour);
  }

  clear = (): void => {
    this.over = '';
    this.colour = null;
    this.way = '';
  };

  get chosen(): boolean {
    return this.colour !== null;
  }

  /** What an action does, or else what it is, for reading. */
  says(choice: Choice): string {
    return this.given().effects?.get(choice.notation)?.lines.join(' ') || choice.text;
  }

  tap(element: Element, thing: Thing): void {
    const choice = this.direct.get(thing);
    if (choice) return this.act(choice);
    if (this.leads(thing)) return this.open(thing.split(' ')[1] as Colour);
    // The petal that a chosen way leads to will do as well.
    const way = this.ways.find((one) => one.notation === this.way);
    if (way && thing === `petal ${way.fields['colour']}`) return this.act(way);
    void this.explain(element, thing);
  }

  act(choice: Choice): void {
    const shown = choice.kind === 'offer' || (choice.kind === 'set' && this.colour !== null);
    this.over = '';
    this.given().act(choice.notation, shown);
  }

  private open(colour: Colour): void {
    this.over = '';
    if (this.colour === colour) return this.clear();
    this.colour = colour;
    const { ways } = this;
    this.way = ways.length === 1 ? ways[0]!.notation : '';
  }

  /** A way is looked at first, and then taken; pointing at it is looking. */
  choose(choice: Choice): void {
    if (this.way === choice.notation || this.over === choice.notation) this.act(choice);
    else this.way = choice.notation;
  }

  /** For the board's element: gems can be carried, too. */
  readonly carrying = drag({
    lift: (element) => {
      this.carried = element.dataset['drag']!;
      const [kind, colour] = this.carried.split(' ') as [string, Colour];
      if (kind === 'well' && this.leads(this.carried) && this.colour !== colour) this.open(colour);
      return true;
    },
    carry: (at, over) => {
      this.at = at;
      if (at) this.over = this.goal(over)?.notation ?? '';
    },
    drop: (over) => {
      const found = this.goal(over);
      this.carried = '';
      this.over = '';
      if (found) this.act(found);
    },
  });

  private goal(over: Element | null): Choice | undefined {
    const to = this.carried.startsWith('hex') && over?.closest('.mine') ? 'mine' : thingAt(over);
    return carriedTo(this.carried, to, this.given().legal, this.direct);
  }

  private async explain(element: Element, thing: Thing): Promise<void> {
    const { view, legal, refused } = this.given();
    if (!legal.length) return this.pointing.answer(element, this.waiting());
    const reason = await refused(wish(thing, view.phase));
    if (reason) this.pointing.answer(element, reason.text, reason.clause);
  }

  private point = (notation: string): void => {
    this.over = notation;
  };

  /** Attributes of a thing that can be tapped. */
  attributes(thing: Thing, name: string): Record<string, unknown> {
    const choice = this.direct.get(thing);
    const lit = this.lit(thing);
    const tap = (event: Event): void => this.tap(event.currentTarget as Element, thing);
    if (!lit) return { 'data-tried': thing, onclick: tap };
    const kind = choice?.kind ?? 'offer';
    return {
      ...this.aimed(choice),
      'data-drag': /^(hex|well)/.test(thing) && CARRIED.includes(kind) ? thing : undefined,
      role: 'button',
      tabindex: 0,
      'data-thing': thing,
      'aria-label': choice ? choice.text : name,
      onclick: tap,
      onkeydown: pressed(tap),
    };
  }

  /** Attributes of a control that decides: what it would do shows while it is pointed at. */
  aimed(choice: Choice | undefined): Record<string, unknown> {
    if (!choice) return { 'data-lit': '' };
    const { notation } = choice;
    return {
      'data-lit': '',
      'data-notation': notation,
      'data-says': this.says(choice),
      'data-marked': this.given().marked === notation ? '' : undefined,
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.point(notation),
      onpointerleave: () => this.point(''),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(':focus-visible') && this.point(notation),
      onblur: () => this.point(''),
    };
  }
}

const pressed =
  (then: (event: Event) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    then(event);
  };

/** Offerings begin with the colour that is offered or moved; coriander with the colour that is set. */
function stepsOf(legal: Choice[]): Map<Colour, Choice[]> {
  const found = new Map<Colour, Choice[]>();
  for (const choice of legal) {
    if (choice.kind !== 'offer' && choice.kind !== 'set') continue;
    for (const colour of new Set([choice.fields['offered'], choice.fields['colour']]))
      if (colour && colour !== 'none') found.set(colour, [...(found.get(colour) ?? []), choice]);
  }
  return found;
}
