/** Messages of Fluent files, and lists, as a language has them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const FALLBACK = 'en';
export type Values = Record<string, FluentVariable>;
export type Say = (key: string, values?: Values) => string;

// Our English is British, in lists and dates too.
const LOCALES: Record<string, string> = { en: 'en-GB' };

// French has a space before these signs, at which no line breaks.
const SIGNS: Record<string, Record<string, string>> = { fr: { ':': '\u00a0:', ';': '\u202f;' } };

export function locale(lang: string): string {
  return LOCALES[lang] ?? lang;
}

/** The languages of files such as `./words/en.ftl`. */
export function languagesOf(files: Record<string, unknown>): string[] {
  return Object.keys(files).map(languageOf).sort();
}

export function languageOf(path: string): string {
  return /([^/]+)\.ftl$/.exec(path)![1]!;
}

/** Says messages of the first file that has them, given as language and text; `key.name` is an attribute. */
export function speaker(files: [lang: string, text: string][]): Say {
  const bundles = files.map(([lang, text]) => {
    const found = new FluentBundle(lang, { useIsolating: false });
    found.addResource(new FluentResource(text));
    return found;
  });
  return (key, values = {}) => {
    const [name, attribute] = key.split('.') as [string, string?];
    for (const bundle of bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, values);
    }
    return key;
  };
}

/** `a, b and c`, or `a, b or c`. */
export function joined(lang: string, items: string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locale(lang), { type }).format(items);
}

/** A colon or semicolon as a language sets it. */
export function sign(lang: string, one: ':' | ';'): string {
  return SIGNS[lang]?.[one] ?? one;
}

/** What a language calls itself. */
export function ownName(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
