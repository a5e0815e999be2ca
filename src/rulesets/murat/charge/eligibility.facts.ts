import { flag, oneOf, unlessDenied, usually, vocabulary } from '../../../core/index.js';
import { legal, reasonsFrom } from '../facts.js';
import { unitAs } from '../unit.js';
import { chargeReasons } from './charge.reasons.js';

// prettier-ignore
export const chargeContact = vocabulary('ChargeContact', {
  front: { it: 'fronte', en: 'front', also: ['di fronte'] },
  flank: { it: 'fianco', en: 'flank', also: ['di fianco'] },
  rear:  { it: 'retro', en: 'rear', also: ['alle spalle'] },
});

export const chargeEligibilityFacts = {
  charger: unitAs('Unità che carica', 'Charging unit'),
  target: unitAs('Bersaglio della carica', 'Target of the charge'),
  contact: usually('front', oneOf({ it: 'Lato che verrebbe colpito', en: 'Side that would be struck' }, chargeContact)),
  targetEngaged: flag('Il bersaglio è già in mischia', 'The target is already in melee'),
  withinArc45: unlessDenied('Il bersaglio è nell’arco di 45°', 'The target is in the arc of 45°'),
  visible: unlessDenied('Il bersaglio si vede', 'The target is seen'),
  changedFormationThisOrder: flag('Ha cambiato formazione con questo ordine', 'It changed formation with this order'),
};

export const chargeEligibilityOutcome = {
  legal,
  reasons: reasonsFrom(chargeReasons),
};
