/** The frame's words. What games say comes from the server, in the same language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from '../site/settings.svelte';

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
};

// Our English is British, in lists and dates too.
const locales: Record<Lang, string> = { en: 'en-GB', ru: 'ru' };

let bundle: FluentBundle | null = $state.raw(null);

export async function speak(lang: Lang): Promise<void> {
  const found = new FluentBundle(lang, { useIsolating: false });
  found.addResource(new FluentResource((await files[lang]()).default));
  if (lang === settings.lang) bundle = found;
}

/** Whether there are words yet. */
export function ready(): boolean {
  return bundle !== null;
}

export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : key;
}

/** "Asha, Ravi and Mira" in the reader's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locales[settings.lang], { type: 'conjunction' }).format(names);
}

/** A number as it is written there; with its sign also when it is a gain. */
export function number(value: number, signed = false): string {
  return new Intl.NumberFormat(locales[settings.lang], { signDisplay: signed ? 'exceptZero' : 'auto' })
    .format(value)
    .replace('-', '−');
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(locales[settings.lang], { dateStyle: 'long' }).format(at);
}

/** Date and time; of today only the time. */
export function when(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(locales[settings.lang], {
    ...(today ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
  return format.format(at);
}
