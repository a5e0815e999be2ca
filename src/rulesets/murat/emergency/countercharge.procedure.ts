import { procedure, refuse } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { attachedGeneral } from '../parts.js';
import { emergencyInWords } from './emergency-in-words.js';
import { emergencyReasons } from './emergency.reasons.js';
import { emergencyRefusals, refused } from './emergency-refusals.js';
import { counterchargeExamples } from './countercharge.examples.js';
import { counterchargeFacts, counterchargeOutcome } from './countercharge.facts.js';
import { emergencyTest } from './test.procedure.js';

export const countercharge = procedure({
  id: 'murat.emergency.countercharge',
  title: { it: 'Controcarica', en: 'Countercharge' },
  rule: '§2.6, §2.7',
  when: {
    it: 'Se vuole, cavalleria caricata, o con un nemico che le si avvicina entro 4 UM dal fronte.',
    en: 'If it wishes, cavalry that is charged, or has an enemy coming up within 4 UM of its front.',
  },
  facts: counterchargeFacts,
  outcome: counterchargeOutcome,
  calls: [emergencyTest],
  parts: attachedGeneral,
  examples: counterchargeExamples,

  adjudicate(facts, { by, forbid, call }) {
    const tested = { ...facts, kind: 'countercharge', isNeighbour: false, distanceToTargetUm: 0 } as const;
    const reasons = refuse(forbid, emergencyReasons, emergencyRefusals(tested, by));
    if (reasons.length > 0) return { ...refused, reasons, moveUm: null };
    const outcome = call('test', emergencyTest, tested, { on: { unit: 'unit' } });
    return { ...outcome, reasons };
  },

  inWords: outcome => {
    if (outcome.moveUm === null) return emergencyInWords(outcome);
    const { it, en } = inUm(outcome.moveUm);
    return emergencyInWords(outcome, {
      it: ` di ${it} e si scontra lì con il nemico`,
      en: ` ${en} and meets the enemy there`,
    });
  },
});
