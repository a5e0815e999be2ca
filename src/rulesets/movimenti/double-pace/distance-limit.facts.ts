import { oneOf, optional, unlessDenied, usually, vocabulary, yesNo } from '../../../core/index.js';
import { allowed, cm, travel } from '../facts.js';
import { combatStatus } from '../vocabulary.js';

// prettier-ignore
export const doublePaceHeadings = vocabulary('DoublePaceHeading', {
  towards: { it: 'verso il nemico', en: 'towards the enemy', also: ['verso'] },
  away:    { it: 'via dal nemico', en: 'away from the enemy', also: ['via'] },
});

export const distanceLimitFacts = {
  distanceCm: cm('Distanza dal nemico prima della mossa', 'Distance to the enemy before the move'),
  budgetCm: travel('Lunghezza del passo doppio', 'Length of the double-pace move'),
  heading: oneOf({ it: 'Direzione della mossa', en: 'Direction of the move' }, doublePaceHeadings),
  enemyActive: optional(
    yesNo({
      it: 'Il nemico è attivo; se manca, lo dice il suo stato, o sì',
      en: 'The enemy is active; if left out, as its status tells, or yes',
    }),
  ),
  enemyStatus: usually('steady', oneOf({ it: 'Stato del nemico', en: 'Status of the enemy' }, combatStatus)),
  enemyVisible: unlessDenied('Il nemico si vede', 'The enemy is visible'),
  normalAllowanceCm: optional(cm('Movimento normale', 'Normal allowance')),
};

export const distanceLimitOutcome = { allowed, travelCm: travel('Quanto può percorrere', 'How far it may travel') };
