import { exact, inItalian, procedure } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { scaleConvertExamples } from './convert.examples.js';
import { scaleConvertFacts, scaleConvertOutcome } from './convert.facts.js';
import { measuringUnit } from './scale.tables.js';

export const scaleConvert = procedure({
  id: 'murat.scale.convert',
  title: { it: 'Da UM a centimetri', en: 'From UM to centimetres' },
  rule: '§1.5, App. 3',
  when: {
    it: 'Per qualsiasi distanza da misurare sul tavolo; tra 15 e 25 mm si sceglie una delle due scale.',
    en: 'For any distance to be measured on the table; between 15 and 25 mm one of the two scales is chosen.',
  },
  facts: scaleConvertFacts,
  outcome: scaleConvertOutcome,
  tables: [measuringUnit],
  examples: scaleConvertExamples,

  adjudicate({ scale, um }, { lookUp, reckon }) {
    const cmOfOne = lookUp(measuringUnit, scale);
    return { cm: reckon('§1.5', { it: 'UM per centimetri', en: 'UM times centimetres' }, exact(um * cmOfOne)) };
  },

  inWords: ({ cm }, { um }) => ({
    it: `${inUm(um).it} sono ${inItalian(cm)} cm.`,
    en: `${inUm(um).en} are ${cm} cm.`,
  }),
});
