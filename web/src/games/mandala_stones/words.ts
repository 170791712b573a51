/** Sentences from the game's words. */
import type { Say } from '../../i18n/fluent';
import type { MandalaStonesEdition, Space } from '../../generated/editions/mandala_stones';
import type { ObjectiveState } from '../../generated/prospects/mandala_stones';
import type { Stone } from '../../generated/views/mandala_stones';
import { named, type Values } from '../shared/named';

export function stoneText(say: Say, { colour, pattern }: Stone): string {
  if (!pattern) return say('board-covered-stone', named(say, { colour }));
  return say('board-stone', named(say, { colour, pattern }));
}

export function stackText(say: Say, stones: Stone[]): string {
  if (!stones.length) return say('board-empty');
  const from = [...stones].reverse().map((one) => stoneText(say, one));
  return say('board-from-the-top', { stones: from.join(', ') });
}

/** The rule of a space of the players' boards, counted from 1. */
export function ruleOf(edition: MandalaStonesEdition, space: number): Space {
  return edition[`space-${space}` as 'space-1'];
}

/** What a card asks for, in a sentence without an end. */
export function ruleText(say: Say, edition: MandalaStonesEdition, { card, range }: ObjectiveState): string {
  const { rule, least, most, pattern, colour } = edition[`objective-${card}`];
  const values: Values = { least, most, range };
  if (pattern) values['pattern'] = pattern;
  if (colour) values['colour'] = colour;
  return say(`rule-${rule.replaceAll(' ', '-')}`, named(say, values));
}

/** Met, or what is missing. */
export function needText(say: Say, { met, missing, wrong }: ObjectiveState): string {
  if (met) return say('board-met');
  if (wrong.length) return say('board-in-the-way', { count: wrong.length, spaces: wrong.join(', ') });
  if (missing < 0) return say('board-too-many', { count: -missing });
  return say('board-missing', { count: missing });
}
