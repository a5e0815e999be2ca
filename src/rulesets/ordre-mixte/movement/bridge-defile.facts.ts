import { count, oneOf, optional, vocabulary } from '../../../core/index.js';
import { ownFormation } from '../facts.js';
import { legal } from './movement.facts.js';

export const bridgeDefileFacts = {
  formation: ownFormation,
  frontageBases: count({ it: 'Basette di fronte durante il passaggio', en: 'Bases abreast while crossing' }, 1, 200),
};

export const crossingReasons = vocabulary('CrossingReason', {
  'needs-march-column': {
    it: 'si passa solo in colonna di marcia, con una basetta di fronte',
    en: 'only a march column crosses, one base wide',
  },
});

export const bridgeDefileOutcome = {
  legal,
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, crossingReasons)),
};
