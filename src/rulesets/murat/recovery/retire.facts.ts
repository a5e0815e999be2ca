import { yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { recoveryReasons } from './recovery.reasons.js';

export const retireFacts = {
  unit: unitAs('Unità disordinata', 'Disordered unit'),
};

export const retireOutcome = {
  legal,
  reasons: reasonsFrom(recoveryReasons),
  retireUm: ifLegal(um('Arretra di', 'It goes back')),
  recovered: ifLegal(yesNo({ it: 'Si riordina', en: 'It recovers' })),
  mayFire: ifLegal(yesNo({ it: 'Può ancora sparare in questa mossa', en: 'It may still fire this turn' })),
  mayBeOrdered: ifLegal(
    yesNo({ it: 'Può ancora ricevere ordini in questa mossa', en: 'It may still be ordered this turn' }),
  ),
};
