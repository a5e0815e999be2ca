import { flag, group, list, oneOf, optional, reasonFrom, yesNo, type Declared } from '../../../core/index.js';
import {
  capacityShare,
  cm,
  dismounted,
  figureScale,
  ground,
  legal,
  ownFormation,
  ownKind,
  ownOrder,
  ownSubtype,
} from '../facts.js';
import { formation } from '../vocabulary.js';
import { byTurningFigures } from './formation-change.facts.js';
import { inContactWithHorses } from './mount-dismount.facts.js';
import { planReasons } from './movement.reasons.js';
import { moveAction } from './movement.vocabulary.js';
import { lengthNeeded, onRoad, presentFormation } from './terrain-cost.facts.js';

const actionFacts = {
  type: oneOf({ it: 'Che cosa fa', en: 'What it does' }, moveAction),
  terrain: optional({ ...ground, says: { it: 'Terreno del tratto', en: 'Ground of the stretch' } }),
  cm: optional(cm('Lunghezza del tratto', 'Length of the stretch')),
  onRoad,
  to: optional({ ...ownFormation, says: { it: 'Formazione che prende', en: 'Formation that it takes' } }),
  byTurningFigures,
  inContactWithHorses,
};
export type PlannedAction = Declared<typeof actionFacts>;

const action = group({ it: 'Azione', en: 'Action' }, 'PlannedAction', actionFacts, {
  needed: {
    terrain: {
      says: { it: 'Serve il terreno del tratto.', en: 'The ground of the stretch is needed.' },
      when: ({ type }) => type === 'move',
    },
    cm: { says: lengthNeeded, when: ({ type, terrain }) => type === 'move' && terrain !== 'wadi' },
    to: {
      says: { it: 'Serve la formazione che prende.', en: 'The formation that it takes is needed.' },
      when: ({ type }) => type === 'change-formation',
    },
  },
});

export const movePlanFacts = {
  kind: ownKind,
  subtype: ownSubtype,
  formation: presentFormation,
  dismounted,
  order: optional(ownOrder),
  charging: flag('Carica: aggiunge il bonus', 'It charges: the bonus is added'),
  actions: list({ it: 'Che cosa fa, in ordine', en: 'What it does, in order' }, action, 0, 20),
  figureScale,
};
export type MovePlan = Declared<typeof movePlanFacts>;

export const movePlanOutcome = {
  legal,
  reason: reasonFrom(planReasons),
  spentFraction: optional(capacityShare('Parte della capacità spesa', 'Share of the capacity spent')),
  limitFraction: optional(capacityShare('Parte della capacità a disposizione', 'Share of the capacity at hand')),
  movedMoreThanHalf: optional(yesNo({ it: 'Ha mosso più di mezza mossa', en: 'It moved more than half its capacity' })),
  formationAfter: optional(oneOf({ it: 'Formazione dopo', en: 'Formation afterwards' }, formation)),
  dismountedAfter: optional(yesNo({ it: 'Dopo è appiedata', en: 'Afterwards it is on foot' })),
};
