import { flag, oneOf, optional, reasonFrom, yesNo } from '../../../core/index.js';
import { doublePaceReasons } from '../double-pace/double-pace.reasons.js';
import { gunsFacts } from '../double-pace/eligibility.facts.js';
import { allowed, cm, enemies, onRoad } from '../facts.js';
import { artilleryArm } from '../vocabulary.js';

export const gunsDoublePaceFacts = {
  arm: oneOf({ it: 'A piedi o a cavallo', en: 'Foot or horse' }, artilleryArm),
  ...gunsFacts,
  enemies: {
    ...enemies(),
    says: {
      it: 'Unità nemiche, con le distanze dopo la mossa',
      en: 'Enemy units, with their distances after the move',
    },
  },
  unlimbersAtEnd: flag('Sganciano alla fine', 'They unlimber at the end'),
  onRoad,
};

export const gunsDoublePaceOutcome = {
  allowed,
  reason: reasonFrom(doublePaceReasons),
  putBackToCm: optional(cm('L’arbitro li riporta a questa distanza', 'The referee puts them back to this distance')),
  limberedAfter: yesNo({ it: 'Agganciati dopo la mossa', en: 'Limbered after the move' }),
  everUnlimberedAfter: yesNo({
    it: 'Già sganciati in questa partita, dopo la mossa',
    en: 'Unlimbered in this game, after the move',
  }),
};
