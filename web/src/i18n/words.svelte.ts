/** The frame's words. What games say comes from the server, in the same language. */
import { settings } from '../site/settings.svelte';
import { FALLBACK, joined, locale, sign, speaker, type Say, type Values } from './fluent';
import { load } from './languages';

let say: Say | null = $state.raw(null);

/** Learn a language; what its file lacks is said in English. */
export async function speak(lang: string): Promise<void> {
  const wanted = lang === FALLBACK ? [lang] : [lang, FALLBACK];
  const texts = await Promise.all(
    wanted.map(async (one): Promise<[string, string]> => [one, await load(one)]),
  );
  if (lang === settings.lang) say = speaker(texts);
}

/** Whether there are words yet. */
export function ready(): boolean {
  return say !== null;
}

export function t(key: string, values: Values = {}): string {
  return say ? say(key, values) : key;
}

/** "Asha, Ravi and Mira" in the reader's language. */
export function listed(names: string[]): string {
  return joined(settings.lang, names, 'conjunction');
}

/** `a, b; c`: parts that have commas of their own. */
export function series(parts: string[]): string {
  return parts.join(`${sign(settings.lang, ';')} `);
}

/** A name before what it names, with its colon. */
export function label(name: string): string {
  return name + sign(settings.lang, ':');
}

/** A number as it is written there; with its sign also when it is a gain. */
export function number(value: number, signed = false): string {
  return new Intl.NumberFormat(locale(settings.lang), { signDisplay: signed ? 'exceptZero' : 'auto' })
    .format(value)
    .replace('-', '−');
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(settings.lang), { dateStyle: 'long' }).format(at);
}

/** Date and time; of today only the time. */
export function when(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(locale(settings.lang), {
    ...(today ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
  return format.format(at);
}
