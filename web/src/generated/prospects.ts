// Written by tools/typescript.py; run `make types` to write it again.
import type { FlowersProspects } from './prospects/flowers';
import type { GaneshaProspects } from './prospects/ganesha';
import type { RajasProspects } from './prospects/rajas';

export interface Prospects {
  flowers: FlowersProspects;
  ganesha: GaneshaProspects;
  rajas: RajasProspects;
}

export type Prospect = Prospects[keyof Prospects];
