/** What a visitor chose, kept in this browser. */

export type Theme = 'system' | 'day' | 'night';
export const SPEEDS = [0, 200, 400, 700] as const;
export const VOLUMES = [0, 0.35, 0.65, 1] as const;
export const LANGUAGES = ['en', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: number;
  /** Of sounds; 0 is none. */
  volume: number;
  confirm: boolean;
  reading: boolean;
  /** Between people at one screen also where nothing is secret. */
  curtain: boolean;
  opponents: number;
  level: string;
  /** Of the bots at one's tables. */
  pace: 'at-once' | 'brisk' | 'calm';
}

const PLACE = 'mandapa';

function preferred(): Lang {
  const wanted = navigator.languages.map((one) => one.slice(0, 2));
  return LANGUAGES.find((one) => one === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? 'en';
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
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
  curtain: false,
  opponents: 1,
  level: 'fair',
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
