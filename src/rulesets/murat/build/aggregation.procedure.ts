import { procedure, type WordOf } from '../../../core/index.js';
import { aggregationExamples } from './aggregation.examples.js';
import { aggregationAdvice, aggregationFacts, aggregationOutcome } from './aggregation.facts.js';
import { smallRegiments } from './build.tables.js';

export const aggregation = procedure({
  id: 'murat.build.aggregation',
  title: { it: 'Consiglio sulle unità molto piccole', en: 'Advice on very small units' },
  rule: '§1.1',
  when: { it: 'Quando si forma un esercito storico.', en: 'When a historical army is built.' },
  facts: aggregationFacts,
  outcome: aggregationOutcome,
  tables: [smallRegiments],
  examples: aggregationExamples,

  adjudicate({ arm, men }, { lookUp, reckon }) {
    const { under, minimumAggregateMen } = lookUp(smallRegiments, arm);
    const small = reckon(
      '§1.1',
      { it: 'Il reggimento è troppo piccolo', en: 'The regiment is too small' },
      men < under,
    );
    if (small) {
      const says = {
        it: 'I generali di brigata non si schierano: comanda quello di divisione, e il comandante del corpo ne fa le veci',
        en: 'Brigade generals are not fielded: the division general commands, and the corps commander takes his place',
      };
      reckon('§1.1', says, true);
    }
    const advice: WordOf<typeof aggregationAdvice> = small ? 'aggregate-to-brigade' : 'field-as-regiment';
    return { advice, minimumAggregateMen };
  },

  inWords: ({ advice, minimumAggregateMen }) => {
    const { it, en } = aggregationAdvice.words[advice];
    return advice === 'aggregate-to-brigade' && minimumAggregateMen !== null
      ? {
          it: `Meglio ${it}, di almeno ${minimumAggregateMen} uomini.`,
          en: `Better ${en}, of at least ${minimumAggregateMen} men.`,
        }
      : { it: `Meglio ${it}.`, en: `Better ${en}.` };
  },
});
