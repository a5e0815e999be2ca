import { procedure } from '../../../core/index.js';
import { fireOverflow } from '../core/core.rulings.js';
import { chokepointFire, hardCoverTerm } from '../rulings.js';
import { artilleryPercentageExamples } from './artillery-percentage.examples.js';
import { areLimbered, artilleryPercentageFacts, artilleryPercentageOutcome } from './artillery-percentage.facts.js';
import {
  fireFromHardCover,
  horseArtilleryWeight,
  limberedFire,
  marchColumnDense,
  movedUnitsFire,
  squareFlank,
} from './fire.rulings.js';
import { artilleryFireModifiers } from './fire.tables.js';
import { firePercentage, noShot, percentageInWords } from './percentage.js';
import { fireReasons, impossibleTarget } from './shot.facts.js';

export const artilleryPercentage = procedure({
  id: 'ordre-mixte.fire.artillery-percentage',
  title: { it: 'Percentuale di tiro dell’artiglieria', en: 'Artillery fire percentage' },
  rule: 'L21–34',
  when: {
    it: 'Una batteria sganciata tira nella fase di fuoco.',
    en: 'An unlimbered battery fires in the fire phase.',
  },
  facts: artilleryPercentageFacts,
  impossible: impossibleTarget,
  outcome: artilleryPercentageOutcome,
  tables: [artilleryFireModifiers],
  rulings: [
    horseArtilleryWeight,
    limberedFire,
    movedUnitsFire,
    chokepointFire,
    fireOverflow,
    hardCoverTerm,
    fireFromHardCover,
    marchColumnDense,
    squareFlank,
  ],
  parts: { unit: { fills: { firerCover: 'cover', chargingThisTurn: 'chargeTargetIds', unitArm: 'arm' } } },
  examples: artilleryPercentageExamples,

  adjudicate(facts, umpire) {
    const { rangeBand, chargingThisTurn, firingBases } = facts;
    const { by, forbid } = umpire;
    if (rangeBand === 'out-of-range') return noShot(forbid('L5–9', fireReasons, 'out-of-range'));
    if (areLimbered(facts) && by(limberedFire) === 'forbidden') return noShot(forbid('L21', fireReasons, 'limbered'));
    if (chargingThisTurn && by(movedUnitsFire) === 'chargers-forbidden')
      return noShot(forbid('L91', fireReasons, 'charger'));
    const shot = firePercentage(umpire, 'L23', 20, artilleryFireModifiers, firingBases);
    // Beyond 100 the reading matters when the die is thrown; the answer already names it.
    if (shot.percentage > 100) by(fireOverflow);
    return shot;
  },

  inWords: percentageInWords,
});
