import { procedure } from '../../../core/index.js';
import { musketryValueExamples } from './musketry-value.examples.js';
import { musketryValueFacts, musketryValueOutcome } from './musketry-value.facts.js';

export const musketryValue = procedure({
  id: 'murat.build.musketry-value',
  title: { it: 'Moschetteria di un’unità', en: 'Musketry value of a unit' },
  rule: '§1.3, §2.8',
  when: {
    it: 'Ogni volta che la fanteria fa fuoco: cala con la FoU.',
    en: 'Whenever infantry fires: it falls as the FoU falls.',
  },
  facts: musketryValueFacts,
  outcome: musketryValueOutcome,
  examples: musketryValueExamples,

  adjudicate({ fou }, { reckon }) {
    const says = { it: 'Un terzo della FoU, per eccesso', en: 'A third of the FoU, rounded up' };
    return { musketryDice: reckon('§1.3', says, Math.ceil(fou / 3)) };
  },

  inWords: ({ musketryDice }, { fou }) => ({
    it: `FoU ${fou}: moschetteria ${musketryDice}.`,
    en: `FoU ${fou}: musketry ${musketryDice}.`,
  }),
});
