import { procedure, refuse } from '../../../core/index.js';
import { attachedGeneral } from '../parts.js';
import { emergencyInWords } from './emergency-in-words.js';
import { emergencyReasons } from './emergency.reasons.js';
import { emergencyRefusals, refused } from './emergency-refusals.js';
import { infantryAdvanceExamples } from './infantry-advance.examples.js';
import { infantryAdvanceFacts, infantryAdvanceOutcome } from './infantry-advance.facts.js';
import { emergencyTest } from './test.procedure.js';

export const infantryAdvance = procedure({
  id: 'murat.emergency.infantry-advance',
  title: { it: 'Carica obbligata della cavalleria', en: 'The cavalry’s forced charge' },
  rule: '§2.6',
  when: {
    it: 'Quando fanteria che avanza verso cavalleria fa scattare il test.',
    en: 'When infantry advancing on cavalry has set off the test.',
  },
  facts: infantryAdvanceFacts,
  outcome: infantryAdvanceOutcome,
  calls: [emergencyTest],
  parts: attachedGeneral,
  examples: infantryAdvanceExamples,

  adjudicate(facts, { by, forbid, call }) {
    const tested = {
      ...facts,
      kind: 'advance-reaction',
      enemyStartDistanceUm: null,
      isNeighbour: false,
      distanceToTargetUm: 0,
      frontClear: true,
      enemyWithin45: true,
      separationUm: null,
    } as const;
    const reasons = refuse(forbid, emergencyReasons, emergencyRefusals(tested, by));
    if (reasons.length > 0) return { ...refused, reasons };
    const { roll, total, needed, passed, effect, modifiers } = call('test', emergencyTest, tested, {
      on: { unit: 'unit' },
      reads: ['roll', 'total', 'needed', 'passed', 'effect', 'modifiers'],
    });
    return { legal: true, reasons, roll, total, needed, passed, effect, modifiers };
  },

  inWords: outcome =>
    outcome.effect === 'none'
      ? {
          it: `${outcome.total} su ${outcome.needed}+: la cavalleria resta ferma.`,
          en: `${outcome.total} on ${outcome.needed}+: the cavalry stands.`,
        }
      : emergencyInWords(outcome),
});
