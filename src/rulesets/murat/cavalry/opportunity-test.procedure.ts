import { inOneSentence, procedure, refuse, sum } from '../../../core/index.js';
import { opportunityReasons } from './cavalry.reasons.js';
import { opportunityModifiers, opportunityScores, opportunityThrow } from './cavalry.tables.js';
import { opportunityTestExamples } from './opportunity-test.examples.js';
import { opportunityTestFacts, opportunityTestOutcome } from './opportunity-test.facts.js';

const refused = {
  face: null,
  total: null,
  needed: null,
  passed: null,
  chargeBonusDenied: null,
  modifiers: [],
} as const;

export const opportunityTest = procedure({
  id: 'murat.cavalry.opportunity-test',
  title: { it: 'Attivare la cavalleria in opportunità', en: 'Activate cavalry on opportunity' },
  rule: '§2.2',
  when: {
    it: 'Nell’attivazione nemica, con un nemico entro 6 UM dal fronte del reggimento.',
    en: 'In the enemy’s activation, with an enemy within 6 UM of the regiment’s front.',
  },
  facts: opportunityTestFacts,
  outcome: opportunityTestOutcome,
  tables: [opportunityScores, opportunityModifiers],
  throws: [opportunityThrow],
  examples: opportunityTestExamples,

  adjudicate({ unit, opportunityOrder, enemyDistanceUm }, { forbid, lookUp, throwDice, modify, reckon, effect }) {
    const reasons = refuse(forbid, opportunityReasons, [
      unit.arm !== 'cavalry' && ['cavalry-only', '§2.2'],
      !opportunityOrder && ['no-opportunity-order', '§2.2'],
      unit.opportunityTestTaken && ['test-already-taken', '§2.2'],
      enemyDistanceUm > 6 && ['no-enemy-within-6um-of-front', '§2.2'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...refused };
    const needed = lookUp(opportunityScores, unit.experience);
    const face = throwDice(opportunityThrow, 1, sum);
    const { total, rows } = modify(face, opportunityModifiers);
    const passed = reckon('§2.2', { it: 'Il reggimento agisce adesso', en: 'The regiment acts now' }, total >= needed);
    // The order stays, for it denies the bonus for the whole turn; what is used up is the one test.
    effect('§2.2', 'unit', 'opportunityTestTaken', { to: true }, 'now');
    return { legal: true, reasons, face, total, needed, passed, chargeBonusDenied: true, modifiers: rows };
  },

  inWords: ({ legal, reasons, total, needed, passed }) => {
    const why = inOneSentence(opportunityReasons, reasons);
    if (!legal) return { it: `Il test non si fa: ${why.it}.`, en: `There is no test: ${why.en}.` };
    return passed
      ? {
          it: `${total} su ${needed}+: agisce adesso, senza bonus di carica.`,
          en: `${total} on ${needed}+: it acts now, with no charge bonus.`,
        }
      : {
          it: `${total} su ${needed}+: resta in attesa della propria iniziativa.`,
          en: `${total} on ${needed}+: it waits for its own initiative.`,
        };
  },
});
