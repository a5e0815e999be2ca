import { optional, type Declared } from '../../../core/index.js';
import { cm, dismounted, figureScale, ownFormation, ownKind, ownSubtype } from '../facts.js';

export const allowanceFacts = {
  kind: ownKind,
  subtype: ownSubtype,
  formation: ownFormation,
  dismounted,
  figureScale,
};
export type Allowance = Declared<typeof allowanceFacts>;
/** A unit as far as its speed goes. */
export type Mover = Omit<Allowance, 'figureScale'>;

export const allowanceOutcome = {
  normalCm: cm('Capacità di movimento', 'Movement capacity'),
  chargeBonusCm: optional(cm('Bonus di carica, se ne ha uno', 'Charge bonus, if it has one')),
};
