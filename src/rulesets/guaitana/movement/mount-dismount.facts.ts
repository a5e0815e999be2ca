import { flag, oneOf, optional, reasonFrom, usually, yesNo, type Declared } from '../../../core/index.js';
import { capacityShare, figures, legal, ownKind } from '../facts.js';
import { weapon } from '../vocabulary.js';
import { mountReasons } from './movement.reasons.js';
import { mountAction } from './movement.vocabulary.js';

export const inContactWithHorses = flag('È a contatto con i suoi cavalli', 'It is in contact with its horses');

export const mountDismountFacts = {
  figures: figures('Soldatini dell’unità', 'Figures of the unit'),
  action: oneOf({ it: 'Che cosa fa', en: 'What it does' }, mountAction),
  inContactWithHorses,
  kind: usually('italian-cavalry', ownKind),
};
export type MountDismount = Declared<typeof mountDismountFacts>;

export const mountDismountOutcome = {
  legal,
  reason: reasonFrom(mountReasons),
  capacityShare: optional(capacityShare('Parte della mossa che richiede', 'Share of the move that it takes')),
  holders: optional(figures('Soldatini che tengono i cavalli', 'Figures that hold the horses')),
  fighting: optional(figures('Soldatini che combattono', 'Figures that fight')),
  dismounted: yesNo({ it: 'Dopo è appiedata', en: 'Afterwards it is on foot' }),
  weapon: optional(oneOf({ it: 'Arma dopo', en: 'Weapon afterwards' }, weapon)),
};
