import { appliedModifiers, flag, oneOf, optional, usually, type Declared, type Fact } from '../../../core/index.js';
import {
  chanceOf,
  dice,
  dismounted,
  figureScale,
  figures,
  ground,
  halvingsFrom,
  hits,
  ownKind,
  rawChance,
} from '../facts.js';
import { band } from '../vocabulary.js';
import { fireHalvingNames, firingFacts } from './firing-figures.facts.js';
import { firerFacts, shownFacts, targetFormation } from './hit-chance.facts.js';
import { distanceCm } from './range-band.facts.js';

/** What is seen by what the unit is, and told apart only where it is said. */
const orByUnit = ({ says, shape }: Fact<boolean>): Fact<boolean | null> =>
  optional<boolean>({
    says: {
      it: `${says.it}; se manca, secondo il tipo di unità`,
      en: `${says.en}; if left out, by the kind of unit`,
    },
    shape,
    absent: undefined,
  });

// prettier-ignore
export const fireAttackFacts = {
  ...firingFacts,
  ...firerFacts,
  firerMounted:          orByUnit(shownFacts.firerMounted),
  firerKind:             optional({ ...ownKind, says: { it: 'Tipo dell’unità che tira', en: 'Kind of the unit that fires' } }),
  firerDismounted:       { ...dismounted, says: { it: 'Chi tira è cavalleria italiana appiedata', en: 'The firer is Italian cavalry on foot' } },
  firerHorseHolders:     usually(0, figures('Soldatini di chi tira che tengono i cavalli', 'Figures of the firer that hold the horses')),
  band:                  optional(oneOf({ it: 'Distanza di tiro; al suo posto si può dare quella in cm', en: 'Range band; the distance in cm may be given instead' }, band)),
  distanceCm:            optional(distanceCm),
  targetFigures:         figures('Soldatini rimasti al bersaglio', 'Figures left in the target'),
  targetWasFiredUpon: flag('Ha già subito tiri, e il test le manca ancora', 'It was fired at before, and has its test before it'),
  targetLossesThisPhase: usually(0, figures('Quanti di questi sono già segnati come perdite della fase', 'How many of these are marked already as losses of the phase')),
  targetFormation,
  targetInCover:         orByUnit(shownFacts.targetInCover),
  targetMounted:         orByUnit(shownFacts.targetMounted),
  targetIsArtillery:     orByUnit(shownFacts.targetIsArtillery),
  targetKind:            optional({ ...ownKind, says: { it: 'Tipo dell’unità bersaglio', en: 'Kind of the target' } }),
  targetDismounted:      { ...dismounted, says: { it: 'Il bersaglio è cavalleria italiana appiedata', en: 'The target is Italian cavalry on foot' } },
  targetTerrain:         optional({ ...ground, says: { it: 'Terreno in cui sta il bersaglio', en: 'Ground where the target stands' } }),
  figureScale,
};
export type FireAttack = Declared<typeof fireAttackFacts>;

export const fireAttackOutcome = {
  band: oneOf({ it: 'Distanza di tiro', en: 'Range band' }, band),
  rawChance: optional(rawChance),
  chance: chanceOf('Colpisce fino a questa faccia', 'Hits up to this face'),
  modifiers: appliedModifiers,
  halvings: halvingsFrom(fireHalvingNames),
  dice,
  hits: hits('Colpi', 'Hits'),
  casualties: figures('Perdite del bersaglio', 'Casualties of the target'),
};
