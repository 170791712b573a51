// Written by tools/typescript.py; run `make types` to write it again.
import type { GaneshaProspects } from './prospects/ganesha';

export interface Prospects {
  ganesha: GaneshaProspects;
}

export type Prospect = Prospects[keyof Prospects];
