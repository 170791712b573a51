/** What a visitor chose, kept in this browser. */
import { FALLBACK } from '../i18n/fluent';
import { LANGUAGES } from '../i18n/languages';

export type Theme = 'system' | 'day' | 'night';
export const SPEEDS = [0, 200, 400, 700] as const;
export const VOLUMES = [0, 0.35, 0.65, 1] as const;

interface Kept {
  lang: string;
  theme: Theme;
  speed: number;
  /** Of sounds; 0 is none. */
  volume: number;
  confirm: boolean;
  reading: boolean;
  /** The name of every thing beside it; null: in the first games of each kind. */
  labels: boolean | null;
  /** How many games of each kind were played to their end here. */
  played: Record<string, number>;
  /** Between people at one screen also where nothing is secret. */
  curtain: boolean;
  opponents: number;
  /** Of bots; empty for the usual one. */
  level: string;
  /** Of the bots at one's tables. */
  pace: 'at-once' | 'brisk' | 'calm';
}

const PLACE = 'mandapa';

function preferred(): string {
  const wanted = navigator.languages.map((one) => one.split('-')[0]!.toLowerCase());
  return wanted.find((one) => LANGUAGES.includes(one)) ?? FALLBACK;
}

function stored(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    if (!LANGUAGES.includes(found.lang ?? '')) delete found.lang;
    return found;
  } catch {
    return {};
  }
}

const defaults: Kept = {
  lang: preferred(),
  theme: 'system',
  speed: 400,
  volume: 0,
  confirm: true,
  reading: false,
  labels: null,
  played: {},
  curtain: false,
  opponents: 1,
  level: '',
  pace: 'brisk',
};

export const settings: Kept = $state({ ...defaults, ...stored() });

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  apply();
}

const FIRST_GAMES = 2;

/** Whether the things of a game's board have their names beside them. */
export function labelled(game: string): boolean {
  return settings.labels ?? (settings.played[game] ?? 0) < FIRST_GAMES;
}

/** Show theme and language to the style sheet and to screen readers. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds for one movement. */
export function animation(): number {
  return still.matches ? 0 : settings.speed;
}
