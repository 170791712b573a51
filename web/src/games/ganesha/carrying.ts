/** Where a gem may be carried: from the altar to one's own area, from the hand to bowl or slot, from the bowl to a petal
 *  or a slot. */
import type { Choice } from '../../table/types';
import type { Thing } from './wishes';

const FROM_HAND = ['keep', 'slot', 'give', 'swap'];

/** What letting a gem go would decide; undefined if nothing, or if there is more to choose. `direct` is what one tap on a
 *  thing decides. */
export function carriedTo(
  from: Thing,
  to: Thing,
  legal: Choice[],
  direct: Map<Thing, Choice>,
): Choice | undefined {
  const [kind, colour] = from.split(' ') as [string, string];
  const [place, name] = to.split(' ') as [string, string];
  if (kind === 'hex') return place === 'mine' ? direct.get(from) : undefined;
  if (kind === 'taken') {
    const found = direct.get(to);
    return found && FROM_HAND.includes(found.kind) ? found : undefined;
  }
  const found = legal.filter(({ kind: what, fields }) => {
    if (place === 'slot')
      return what === 'set' && fields['colour'] === colour && `${fields['slot']}` === name;
    if (place !== 'petal' || fields['colour'] !== name) return false;
    return (
      (what === 'offer' && [name, fields['offered']].includes(colour)) ||
      (what === 'place' && name === colour)
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The thing that something was let go over. */
export function thingAt(over: Element | null): Thing {
  const found = over?.closest<HTMLElement>('[data-thing], [data-tried]');
  return found?.dataset['thing'] ?? found?.dataset['tried'] ?? '';
}
