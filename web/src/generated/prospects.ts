// Written by tools/typescript.py; run `make types` to write it again.
import type { MandalaStonesProspects } from './prospects/mandala_stones';

export interface Prospects {
  mandala_stones: MandalaStonesProspects;
}

export type Prospect = Prospects[keyof Prospects];
