/**
 * Pointing at things: a mouse that rests, a finger that stays, keyboard focus. What carries `data-about="deck"` says
 * the game's `about-deck` with its clause; `data-args` holds values for it as JSON. What carries `data-says` says
 * that first: what it is just now, or what a tap would do; `data-clause` is the clause of that.
 */
import { on } from 'svelte/events';
import type { Say } from '../../i18n/fluent';
import { openRules } from '../../rules/panel.svelte';
import { asking } from './asking.svelte';

const REST = 250; // milliseconds until a mouse has come to rest
const PRESS = 450; // milliseconds until a finger stays
const STRAYED = 10; // pixels after which it does not
const GRACE = 400; // milliseconds in which a mouse may reach what was said, to look up its clause
const HEARD = 5000; // milliseconds for an answer that nobody points at

export interface Told {
  /** What it is said of. */
  element: Element;
  text: string;
  /** The clause of the rules; '' for none. */
  clause: string;
}

export class Pointing {
  told: Told | null = $state.raw(null);
  /** The element that is pointed at, as long as it is. */
  element: Element | null = $state.raw(null);
  /** What was read off the thing itself; it is read again when the thing changes. */
  private described: Told | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;
  private begun = { x: 0, y: 0 };

  constructor(private say: () => Say) {}

  /** An attachment for the board. */
  watch = (root: HTMLElement): (() => void) => {
    const heard: [string, (event: never) => void, boolean?][] = [
      [
        'pointerover',
        (event: PointerEvent) => event.pointerType === 'mouse' && this.wait(event.target, REST),
      ],
      ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && this.clear()],
      ['pointerdown', (event: PointerEvent) => this.press(event), true],
      ['pointermove', (event: PointerEvent) => this.leave(event)],
      ['pointerup', () => clearTimeout(this.timer)],
      ['pointercancel', () => this.clear()],
      ['contextmenu', (event: Event) => this.pressed && event.preventDefault()],
      ['click', (event: Event) => this.swallow(event), true],
      ['focusin', ({ target }: FocusEvent) => focused(target) && !isSaid(target) && this.point(target)],
      ['focusout', (event: FocusEvent) => isSaid(event.relatedTarget) || this.clear()],
      ['keydown', (event: KeyboardEvent) => this.key(event)],
    ];
    // Svelte's own listeners: what loses the focus by being removed is told while the board is being drawn.
    const ends = heard.map(([name, what, early]) =>
      on(root, name, what as EventListener, { capture: early ?? false }),
    );
    const changes = new MutationObserver((seen) => this.describeAgain(seen));
    changes.observe(root, { attributeFilter: ['data-about', 'data-args', 'data-says'], subtree: true });
    return () => {
      clearTimeout(this.timer);
      changes.disconnect();
      ends.forEach((end) => end());
    };
  };

  /** Answer somebody who tried something, beside what they tried. */
  answer(element: Element, text: string, clause = ''): void {
    clearTimeout(this.timer);
    this.told = { element, text, clause };
    this.timer = setTimeout(() => (this.told = null), HEARD);
  }

  clear = (): void => {
    clearTimeout(this.timer);
    this.element = null;
    this.told = null;
  };

  /** `R` looks up the clause that was named. */
  private key({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
    if (key === 'Escape') this.clear();
    else if (key.toLowerCase() === 'r' && this.told?.clause && !ctrlKey && !altKey && !metaKey)
      openRules(this.told.clause);
  }

  private wait(target: EventTarget | null, time: number): void {
    const found = thingAt(target);
    if (isSaid(target)) return clearTimeout(this.timer);
    if (found === this.element) return;
    if (!found && this.told?.clause) {
      clearTimeout(this.timer);
      this.timer = setTimeout(this.clear, GRACE);
      return;
    }
    this.clear();
    this.element = found;
    if (found) this.timer = setTimeout(() => this.point(found), time);
  }

  private press(event: PointerEvent): void {
    if (isSaid(event.target)) return;
    this.pressed = false;
    if (asking.on) {
      event.stopPropagation(); // nothing is picked up
      return this.point(event.target);
    }
    if (event.pointerType === 'mouse') return this.clear();
    const found = thingAt(event.target);
    this.clear();
    this.begun = { x: event.clientX, y: event.clientY };
    if (!found) return;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.point(found);
    }, PRESS);
  }

  /** A finger that goes on carries something, or scrolls. */
  private leave({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse' || this.pressed) return;
    if (Math.hypot(clientX - this.begun.x, clientY - this.begun.y) > STRAYED) clearTimeout(this.timer);
  }

  /** A finger that stayed has read, and does not act. */
  private swallow(event: Event): void {
    if (asking.on && !isSaid(event.target)) this.point(event.target);
    else if (!this.pressed) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  private point(target: EventTarget | null): void {
    const found = thingAt(target);
    this.element = found;
    this.told = this.described = found && this.read(found);
  }

  private describeAgain(seen: MutationRecord[]): void {
    const told = this.described;
    if (told && told === this.told && seen.some((change) => change.target === told.element))
      this.point(told.element);
  }

  private read(element: HTMLElement | SVGElement): Told | null {
    const { about, args, says, clause: given = '' } = element.dataset;
    const say = this.say();
    const explained = about ? say(`about-${about}`, args ? JSON.parse(args) : {}) : '';
    const clause = about ? say(`about-${about}.clause`) : given;
    const text = [says, explained].filter(Boolean).join(' ');
    return text ? { element, text, clause: clause.startsWith('about-') ? '' : clause } : null;
  }
}

/** The sentence itself, of which only the number of a clause can be touched. */
const isSaid = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.said') !== null;

const thingAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-about],[data-says]') : null;

const focused = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');
