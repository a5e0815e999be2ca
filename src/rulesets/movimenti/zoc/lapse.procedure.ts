import { procedure, remind, type WordOf } from '../../../core/index.js';
import { zocInfantryFront } from '../rulings.js';
import { lapseExamples } from './lapse.examples.js';
import { lapseFacts, lapseOutcome } from './lapse.facts.js';
import { lapseReasons } from './zoc.reasons.js';
import { zocDiscoveredEnemy } from './zoc.rulings.js';

export const zocLapse = procedure({
  id: 'movimenti.zoc.lapse',
  title: { it: 'Quando la ZOC decade', en: 'When the zone lapses' },
  rule: 'VI-9, L110',
  when: { it: 'Prima di fermarsi davanti a un fronte nemico.', en: 'Before halting at an enemy front.' },
  facts: lapseFacts,
  outcome: lapseOutcome,
  rulings: [zocInfantryFront, zocDiscoveredEnemy],
  examples: lapseExamples,

  adjudicate({ phase, enemyVisible, approach, arm }, umpire) {
    const { by, reckon } = umpire;
    const why = (): WordOf<typeof lapseReasons> | null => {
      if (phase === 'charge') return 'charge-phase';
      if (!enemyVisible) {
        remind(umpire, zocDiscoveredEnemy);
        return 'enemy-not-visible';
      }
      if (approach === 'front') return null;
      return arm === 'infantry' && by(zocInfantryFront) === 'infantry-any-side' ? null : 'flank-or-rear';
    };
    const reason = why();
    const holds = { it: 'La zona vale', en: 'The zone holds' };
    reckon('VI-9, L110', reason === null ? holds : lapseReasons.words[reason], reason === null);
    return { lapses: reason !== null, reason };
  },

  inWords: ({ reason }) =>
    reason === null
      ? { it: 'La ZOC vale.', en: 'The zone of control holds.' }
      : {
          it: `La ZOC decade: ${lapseReasons.words[reason].it}.`,
          en: `The zone of control lapses: ${lapseReasons.words[reason].en}.`,
        },
});
