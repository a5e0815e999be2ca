import { yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { unitAs } from '../unit.js';
import { opportunityReasons } from './cavalry.reasons.js';

export const opportunityOrderFacts = {
  unit: unitAs('Reggimento di cavalleria', 'Cavalry regiment'),
};

export const chargeBonusDenied = yesNo({
  it: 'Per tutta la mossa senza bonus di carica',
  en: 'No charge bonus for the whole turn',
});

export const opportunityOrderOutcome = {
  legal,
  reasons: reasonsFrom(opportunityReasons),
  opportunityOrder: ifLegal(yesNo({ it: 'Posto in opportunità', en: 'Placed on opportunity' })),
  chargeBonusDenied: ifLegal(chargeBonusDenied),
};
