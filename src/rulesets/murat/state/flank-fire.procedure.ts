import { procedure } from '../../../core/index.js';
import { flankFireExamples } from './flank-fire.examples.js';
import { flankFireFacts, flankFireOutcome } from './flank-fire.facts.js';
import { enfiladeFraction } from './state.tables.js';

export const flankFire = procedure({
  id: 'murat.state.flank-fire',
  title: { it: 'Fuoco d’infilata', en: 'Enfilade fire' },
  rule: '§1.7',
  when: { it: 'Prima del fuoco di moschetti o cannoni.', en: 'Before muskets or guns fire.' },
  facts: flankFireFacts,
  outcome: flankFireOutcome,
  tables: [enfiladeFraction],
  examples: flankFireExamples,

  adjudicate({ shooterArm, frontFractionBeyondLine }, { lookUp, reckon }) {
    const needed = lookUp(enfiladeFraction, shooterArm);
    const says = {
      it: 'Abbastanza fronte è oltre la linea del bersaglio',
      en: 'Enough front lies beyond the target’s line',
    };
    return { enfilade: reckon('§1.7', says, frontFractionBeyondLine >= needed) };
  },

  inWords: ({ enfilade }) =>
    enfilade
      ? { it: 'È fuoco d’infilata.', en: 'It is enfilade fire.' }
      : { it: 'Non è fuoco d’infilata.', en: 'It is not enfilade fire.' },
});
