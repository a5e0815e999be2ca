import { howMany, inOneSentence, procedure, refuse } from '../../../core/index.js';
import { grandBatteryReasons } from './corps.reasons.js';
import { grandBatteryExamples } from './grand-battery.examples.js';
import { grandBatteryFacts, grandBatteryOutcome } from './grand-battery.facts.js';

export const grandBattery = procedure({
  id: 'murat.corps.grand-battery',
  title: { it: 'Grande Batteria: formazione e perdita', en: 'Grand battery: formation and removal' },
  rule: '§2.13',
  when: {
    it: 'L’artiglieria di corpo è riunita, anche con basi prese dalle divisioni.',
    en: 'Corps artillery is massed, with bases of the divisions if wanted.',
  },
  facts: grandBatteryFacts,
  impossible: {
    basesLost: {
      says: { it: 'Non si perdono più basi di quante ce n’erano.', en: 'No more bases are lost than there were.' },
      when: f => f.basesLost > f.basesInitial,
    },
  },
  outcome: grandBatteryOutcome,
  examples: grandBatteryExamples,

  adjudicate({ basesInitial, basesLost }, { forbid, reckon }) {
    const reasons = refuse(forbid, grandBatteryReasons, [basesInitial < 4 && ['needs-four-bases', '§2.13']]);
    if (reasons.length > 0)
      return { legal: false, reasons, removed: null, basesLeft: null, nearestEnemyRuleApplies: null };
    const left = { it: 'Basi rimaste', en: 'Bases left' };
    const basesLeft = reckon('§2.13', left, basesInitial - basesLost);
    const twoThirds = { it: 'Ha perso due terzi delle basi', en: 'It has lost two thirds of its bases' };
    const removed = reckon('§2.13', twoThirds, 3 * basesLost >= 2 * basesInitial);
    const nearest = { it: 'Deve sparare al nemico più vicino', en: 'It must fire at the nearest enemy' };
    return { legal: true, reasons, removed, basesLeft, nearestEnemyRuleApplies: reckon('§2.13', nearest, false) };
  },

  inWords: ({ legal, reasons, removed, basesLeft }) => {
    if (!legal) {
      const why = inOneSentence(grandBatteryReasons, reasons);
      return { it: `Non si forma: ${why.it}.`, en: `It is not formed: ${why.en}.` };
    }
    if (removed)
      return { it: 'La Grande Batteria è tolta dal gioco.', en: 'The grand battery is removed from the game.' };
    return {
      it: `La Grande Batteria ha ${howMany(basesLeft ?? 0, 'base', 'basi')} e sceglie liberamente il bersaglio.`,
      en: `The grand battery has ${howMany(basesLeft ?? 0, 'base', 'bases')} and chooses its target freely.`,
    };
  },
});
