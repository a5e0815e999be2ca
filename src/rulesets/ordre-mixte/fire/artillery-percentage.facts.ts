import { oneOf, optional, yesNo, type Declared } from '../../../core/index.js';
import { ownArm, ownFormation } from '../facts.js';
import { artilleryMobility, artilleryWeight } from '../vocabulary.js';
import { percentageOutcome, shotFacts } from './shot.facts.js';

export const weightNeeded = {
  it: 'Calibro dei pezzi: per l’artiglieria serve light, medium o heavy.',
  en: 'Weight of the guns: artillery needs light, medium or heavy.',
};
export const mobilityFacts = {
  artilleryMobility: optional(
    oneOf(
      {
        it: 'Artiglieria a piedi o a cavallo; se manca, secondo l’arma dell’unità, o a piedi',
        en: 'Foot or horse artillery; if left out, by the arm of the unit, or foot',
      },
      artilleryMobility,
    ),
  ),
  unitArm: optional({ ...ownArm, says: { it: 'Arma dell’unità che tira', en: 'Arm of the unit that fires' } }),
};

/** Whether guns are drawn by a mounted crew: as was declared, or else as the unit tells. */
export const areHorseGuns = ({ artilleryMobility, unitArm }: Declared<typeof mobilityFacts>): boolean =>
  artilleryMobility === null ? unitArm === 'horse-artillery' : artilleryMobility === 'horse';

const limberFacts = {
  limbered: optional(
    yesNo({
      it: 'La batteria è agganciata; se manca, secondo la sua formazione',
      en: 'The battery is limbered; if left out, by its formation',
    }),
  ),
  formation: optional({ ...ownFormation, says: { it: 'Formazione di chi tira', en: 'Formation of the firer' } }),
};

export const areLimbered = ({ limbered, formation }: Declared<typeof limberFacts>): boolean =>
  limbered ?? formation === 'limbered';

export const artilleryPercentageFacts = {
  ...shotFacts,
  artilleryWeight: oneOf({ it: 'Calibro dei pezzi', en: 'Weight of the guns' }, artilleryWeight),
  ...mobilityFacts,
  ...limberFacts,
};

export const artilleryPercentageOutcome = percentageOutcome;
