import { flag, oneOf, yesNo } from '../../../core/index.js';
import { formationReasons } from '../build/build.reasons.js';
import { ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { turnBars, unitAs } from '../unit.js';
import { formation } from '../vocabulary.js';

export const formationChangeFacts = {
  unit: unitAs('Unità che cambia formazione', 'Unit that changes formation'),
  to: oneOf({ it: 'Nuova formazione', en: 'New formation' }, formation),
  rotation: flag('Inoltre ruota', 'It also turns'),
  ...turnBars,
};

export const formationChangeOutcome = {
  legal,
  reasons: reasonsFrom(formationReasons),
  maxMoveUm: ifLegal(um('Movimento che le resta', 'Move left to it')),
  mayCharge: ifLegal(yesNo({ it: 'Può caricare', en: 'It may charge' })),
  needsRegimentOrder: ifLegal(yesNo({ it: 'Serve un ordine di reggimento', en: 'A regiment order is needed' })),
};
