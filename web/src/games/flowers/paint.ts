// Which of the board's colours a shape is drawn in: `--c` its ground, `--on` what stands on it.

import type { Colour } from './model';

export const paint = (colour: Colour | null): string =>
  colour
    ? `--c:var(--fl-${colour});--on:var(--fl-on-${colour})`
    : '--c:var(--fl-covered);--on:var(--fl-on-covered)';
