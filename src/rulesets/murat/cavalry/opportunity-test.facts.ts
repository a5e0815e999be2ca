import { appliedModifiers, count, unlessDenied, usually, yesNo } from '../../../core/index.js';
import { d6Face, ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { opportunityReasons } from './cavalry.reasons.js';
import { chargeBonusDenied } from './opportunity-order.facts.js';

export const opportunityTestFacts = {
  unit: unitAs('Reggimento in opportunità', 'Regiment on opportunity'),
  opportunityOrder: unlessDenied(
    'Ha ricevuto un ordine di opportunità in questa mossa',
    'It was placed on opportunity this turn',
  ),
  enemyDistanceUm: usually(0, um('Distanza del nemico dal suo fronte', 'Distance of the enemy from its front')),
};

export const opportunityTestOutcome = {
  legal,
  reasons: reasonsFrom(opportunityReasons),
  face: ifLegal(d6Face),
  total: ifLegal(count({ it: 'Dado modificato', en: 'Modified die' }, -1000, 1000)),
  needed: ifLegal(count({ it: 'Punteggio richiesto', en: 'Score needed' }, 3, 5)),
  passed: ifLegal(yesNo({ it: 'Si attiva', en: 'It acts' })),
  chargeBonusDenied: ifLegal(chargeBonusDenied),
  modifiers: appliedModifiers,
};
