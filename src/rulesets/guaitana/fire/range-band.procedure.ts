import { procedure } from '../../../core/index.js';
import { band } from '../vocabulary.js';
import { rangeLimits, rifleName } from './fire.rulings.js';
import { reaches } from './fire.tables.js';
import { rangeBandExamples } from './range-band.examples.js';
import { rangeBandFacts, rangeBandOutcome } from './range-band.facts.js';
import { bandWithin, lineOf } from './reach.js';

export const fireRangeBand = procedure({
  id: 'guaitana.fire.range-band',
  title: { it: 'Distanza di tiro', en: 'Range band' },
  rule: 'Tiro, L174–182',
  when: { it: 'Per ogni tiro.', en: 'For each shot.' },
  facts: rangeBandFacts,
  outcome: rangeBandOutcome,
  tables: [reaches],
  rulings: [rangeLimits, rifleName],
  examples: rangeBandExamples,

  adjudicate({ weapon, distanceCm, figureScale }, { by, lookUp, reckon }) {
    const limits = lookUp(reaches, lineOf(weapon, by));
    const found = bandWithin(limits, distanceCm, figureScale, by);
    return { band: reckon('Tiro, L176–182', band.words[found], found) };
  },

  inWords: ({ band: found }) =>
    found === 'out-of-range'
      ? { it: 'Il bersaglio è fuori tiro.', en: 'The target is out of range.' }
      : { it: `La distanza è ${band.words[found].it}.`, en: `The range is ${band.words[found].en}.` },
});
