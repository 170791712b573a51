import { t } from '../i18n/words.svelte';

const NAMES: Record<string, () => string> = {
  on: () => t('choice-on'),
  off: () => t('choice-off'),
  day: () => t('choice-day'),
  night: () => t('choice-night'),
  random: () => t('choice-random'),
  'first-player': () => t('choice-first-player'),
  later: () => t('choice-later'),
  earlier: () => t('choice-earlier'),
};

/** What a choice of an option is called; one that needs no words is shown as it is. */
export function choiceName(choice: string): string {
  return NAMES[choice]?.() ?? choice;
}
