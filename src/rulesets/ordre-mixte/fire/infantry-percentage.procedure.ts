import { procedure } from '../../../core/index.js';
import { chokepointFire, hardCoverTerm } from '../rulings.js';
import { fireFromHardCover, marchColumnDense, movedUnitsFire, squareFlank } from './fire.rulings.js';
import { infantryFireModifiers } from './fire.tables.js';
import { infantryPercentageExamples } from './infantry-percentage.examples.js';
import { infantryPercentageFacts, infantryPercentageOutcome } from './infantry-percentage.facts.js';
import { firePercentage, noShot, percentageInWords } from './percentage.js';
import { fireReasons, impossibleTarget } from './shot.facts.js';

export const infantryPercentage = procedure({
  id: 'ordre-mixte.fire.infantry-percentage',
  title: { it: 'Percentuale di tiro della fanteria', en: 'Infantry fire percentage' },
  rule: 'L11–19, L25–34',
  when: { it: 'Un’unità di fanteria tira nella fase di fuoco.', en: 'An infantry unit fires in the fire phase.' },
  facts: infantryPercentageFacts,
  impossible: impossibleTarget,
  outcome: infantryPercentageOutcome,
  tables: [infantryFireModifiers],
  rulings: [movedUnitsFire, chokepointFire, hardCoverTerm, fireFromHardCover, marchColumnDense, squareFlank],
  parts: { unit: { fills: { firerCover: 'cover', chargingThisTurn: 'chargeTargetIds' } } },
  examples: infantryPercentageExamples,

  adjudicate({ rangeBand, chargingThisTurn, firingBases }, umpire) {
    const { by, forbid } = umpire;
    if (rangeBand === 'out-of-range') return noShot(forbid('L5–9', fireReasons, 'out-of-range'));
    if (chargingThisTurn && by(movedUnitsFire) === 'chargers-forbidden')
      return noShot(forbid('L91', fireReasons, 'charger'));
    return firePercentage(umpire, 'L13', 10, infantryFireModifiers, firingBases);
  },

  inWords: percentageInWords,
});
