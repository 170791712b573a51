/** What may be done. */
import type { Choice } from '../../table/types';

/** What may be done, by what it is about. */
export interface Legal {
  collects: Map<string, Choice>;
  artists: Set<string>;
  firsts: Map<number, Choice>;
  spaces: Map<number, Choice>;
  colours: Map<string, Choice>;
  /** Spaces whose top stone can be scored. */
  tops: Set<number>;
}

export function sorted(legal: Choice[]): Legal {
  const found: Legal = {
    collects: new Map(),
    artists: new Set(),
    firsts: new Map(),
    spaces: new Map(),
    colours: new Map(),
    tops: new Set(),
  };
  for (const one of legal) {
    const { kind, fields } = one;
    if (kind === 'collect') {
      found.collects.set(`${fields['artist']} ${fields['circle']}`, one);
      found.artists.add(String(fields['artist']));
    } else if (kind === 'first') found.firsts.set(Number(fields['stack']), one);
    else if (kind === 'space') found.spaces.set(Number(fields['space']), one);
    else if (kind === 'score') found.colours.set(String(fields['colour']), one);
    else if (kind === 'tops')
      for (const space of one.notation.split(' ')[1]!.split('-')) found.tops.add(Number(space));
  }
  return found;
}
