import { flag, optional, reasonFrom, usually } from '../../../core/index.js';
import { capacityShare, dismounted, legal, ownFormation, ownKind, ownOrder } from '../facts.js';
import { formationReasons } from './movement.reasons.js';

export const byTurningFigures = flag('Ogni soldatino gira di 90° sul posto', 'Every figure turns 90° on the spot');

export const formationChangeFacts = {
  from: ownFormation,
  to: { ...ownFormation, says: { it: 'Formazione voluta', en: 'Formation wished for' } },
  byTurningFigures,
  kind: usually('italian-infantry', ownKind),
  dismounted,
  order: optional(ownOrder),
};

export const formationChangeOutcome = {
  legal,
  reason: reasonFrom(formationReasons),
  capacityShare: optional(capacityShare('Parte della mossa che richiede', 'Share of the move that it takes')),
};
