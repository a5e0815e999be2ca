import { procedure } from '../../../core/index.js';
import { rangeBand as bands } from '../vocabulary.js';
import { horseArtilleryRange, rangeBoundary } from './fire.rulings.js';
import { ranges } from './fire.tables.js';
import { areHorseGuns, weightNeeded } from './artillery-percentage.facts.js';
import { rangeBandExamples } from './range-band.examples.js';
import { rangeBandFacts, rangeBandOutcome } from './range-band.facts.js';

export const rangeBand = procedure({
  id: 'ordre-mixte.fire.range-band',
  title: { it: 'Fascia di gittata', en: 'Range band' },
  rule: 'L5–9',
  when: { it: 'Per ogni tiro dichiarato.', en: 'For each declared shot.' },
  facts: rangeBandFacts,
  needed: { artilleryWeight: { says: weightNeeded, when: f => f.weapon === 'artillery' } },
  outcome: rangeBandOutcome,
  tables: [ranges],
  parts: { unit: { fills: { unitArm: 'arm' } } },
  rulings: [rangeBoundary, horseArtilleryRange],
  examples: rangeBandExamples,

  adjudicate(facts, { by, lookUp, reckon }) {
    const { weapon, artilleryWeight, distanceCm } = facts;
    const horseRow = areHorseGuns(facts) && (artilleryWeight === 'light' || by(horseArtilleryRange) === 'horse-row');
    const gunRow = artilleryWeight === 'light' || horseRow ? 'light-horse-artillery' : 'medium-heavy-artillery';
    const { shortCm, longCm } = lookUp(ranges, weapon === 'artillery' ? gunRow : weapon);
    const reaches = (limit: number): boolean =>
      distanceCm < limit || (distanceCm === limit && by(rangeBoundary) === 'inclusive');
    const band = reaches(shortCm) ? 'short' : reaches(longCm) ? 'long' : 'out-of-range';
    return {
      band: reckon('L5–9', { it: 'Fascia in cui cade la distanza', en: 'Band the distance falls in' }, band),
      shortCm,
      longCm,
    };
  },

  inWords: ({ band, shortCm, longCm }) => ({
    it: `Gittata ${bands.words[band].it} (corta ${shortCm} cm, lunga ${longCm} cm).`,
    en: `Range: ${bands.words[band].en} (short ${shortCm} cm, long ${longCm} cm).`,
  }),
});
