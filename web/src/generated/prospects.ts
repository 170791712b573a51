// Written by tools/typescript.py; run `make types` to write it again.
import type { FlowersProspects } from './prospects/flowers';
import type { GaneshaProspects } from './prospects/ganesha';
import type { MandalaStonesProspects } from './prospects/mandala_stones';
import type { RajasProspects } from './prospects/rajas';

export interface Prospects {
  flowers: FlowersProspects;
  ganesha: GaneshaProspects;
  mandala_stones: MandalaStonesProspects;
  rajas: RajasProspects;
}

export type Prospect = Prospects[keyof Prospects];
