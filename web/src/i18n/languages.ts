/** The languages of the pages: the files that lie beside this one. */
import { languageOf, languagesOf } from './fluent';

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGES = languagesOf(files);

export function load(lang: string): Promise<string> {
  const path = Object.keys(files).find((one) => languageOf(one) === lang)!;
  return files[path]!();
}
