// Written by tools/typescript.py; run `make types` to write it again.
import type { FlowersProspects } from './prospects/flowers';
import type { GaneshaProspects } from './prospects/ganesha';

export interface Prospects {
  flowers: FlowersProspects;
  ganesha: GaneshaProspects;
}

export type Prospect = Prospects[keyof Prospects];
