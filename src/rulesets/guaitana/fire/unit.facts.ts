import {
  count,
  flag,
  oneOf,
  optional,
  reasonFrom,
  usually,
  vocabulary,
  yesNo,
  type By,
  type Declared,
  type Text,
} from '../../../core/index.js';
import { chanceOf, cm, dice, figures, figureScale, hits } from '../facts.js';
import { reserveOwner } from '../rulings.js';
import { formationIn } from '../tables.js';
import { unit, type Unit } from '../unit.js';
import { band, machineGunModel, order, weapon, type Weapon } from '../vocabulary.js';
import { mayFire, targetVisible } from './eligibility.facts.js';
import { ammunitionReasons, eligibilityReasons } from './fire.reasons.js';
import { squareShare } from './firing-figures.facts.js';
import { shownFacts } from './hit-chance.facts.js';
import { stanceConditions, stanceFacts } from './stance.js';

const { 'no-missile-weapon': _, ...ammunitionWords } = ammunitionReasons.words;
const { 'no-ammunition': __, ...eligibilityWords } = eligibilityReasons.words;

/** Why a unit does not fire: all that speaks against it on the pages of who may fire and of ammunition, and more. */
// prettier-ignore
export const unitFireReasons = vocabulary('UnitFireReason', {
  ...eligibilityWords,
  ...ammunitionWords,
  'guns-can-fire':        { it: 'le sue armi possono tirare, e i serventi non usano le carabine', en: 'its weapons can fire, and the crew does not use its carbines' },
  'escort-does-not-fire': { it: 'le scorte dei carriaggi non tirano', en: 'escorts of baggage do not fire' },
  'nobody-to-fire':       { it: 'non ha nessuno che possa tirare con quell’arma', en: 'it has nobody to fire with that weapon' },
});

const unitAs = (says: Text) => ({ ...unit, says });
/** As many machine guns as a unit may have. */
const mostMachineGuns = 20;

// prettier-ignore
export const unitFireFacts = {
  firer:              unitAs({ it: 'Unità che tira', en: 'Unit that fires' }),
  target:             unitAs({ it: 'Bersaglio', en: 'Target' }),
  weaponUsed:         optional(oneOf({ it: 'Arma usata, se non è quella dell’unità: le carabine dei serventi, un cannone aggregato', en: 'Weapon used, if not the unit’s own: carbines of a crew, an attached cannon' }, weapon)),
  ...stanceFacts,
  targetVisible:      optional({ ...targetVisible, says: { it: 'Chi tira vede il bersaglio; se manca, secondo la distanza, il terreno in cui sta e se ha mosso o tirato', en: 'The firer sees the target; if left out, by the distance, the ground where it stands and whether it moved or fired' } }),
  targetInCover:      optional({ ...shownFacts.targetInCover, says: { it: 'Il bersaglio è coperto; se manca, secondo il terreno in cui sta', en: 'The target is in cover; if left out, by the ground where it stands' } }),
  squareShare,
  clearedMachineGuns: usually(0, count({ it: 'Mitragliatrici sbloccate in questa fase', en: 'Machine guns cleared this phase' }, 0, mostMachineGuns)),
  followed:           flag('È l’ultimo tiro sul bersaglio: si tirano subito comandante e morale', 'It is the last shot at the target: its leader and morale are thrown at once'),
  targetCincDistanceCm:        optional(cm('Distanza del bersaglio dal suo comandante in capo', 'Distance of the target from its commander-in-chief')),
  targetFriendDistanceCm:      optional(cm('Distanza del bersaglio dall’amico più vicino non in ritirata', 'Distance of the target from its nearest friend not in retreat')),
  targetNoEnemySeenOrWithin60: flag('Il bersaglio non ha nemici in vista o entro 60 cm', 'The target has no enemy in sight or within 60 cm'),
  figureScale,
};
export type UnitFire = Declared<typeof unitFireFacts>;

const weaponsOfCrews: readonly Weapon[] = ['machine-gun', 'cannon', 'carbine'];

/** What has to be known of a unit that fires, and of one that is fired at. */
export const unitFireConditions = {
  needed: stanceConditions.needed,
  impossible: {
    ...stanceConditions.impossible,
    firer: {
      says: {
        it: 'Servono i soldatini di chi tira, il modello delle mitragliatrici se ne ha, e se è italiano o nativo dove la riserva è di tutti gli italiani.',
        en: 'The firer’s figures are needed, the make of its machine guns if it has any, and whether it is Italian or native where all Italians have the reserve.',
      },
      when: ({ firer }: UnitFire, by: By) =>
        firer.figures === null || (firer.machineGuns > 0 && machineGunsOf(firer) === null) || lacksNation(firer, by),
    },
    target: {
      says: {
        it: 'Servono i soldatini del bersaglio; per seguire il tiro fino al morale anche l’ordine e se è italiano o nativo.',
        en: 'The target’s figures are needed; to follow the shot to its morale also its order and whether it is Italian or native.',
      },
      when: ({ target, followed }: UnitFire) =>
        target.figures === null ||
        target.lossesThisPhase > target.figures ||
        (followed && (target.order === null || target.nation === null || originalOf(target) === 0)),
    },
    weaponUsed: {
      says: {
        it: 'I serventi hanno le loro armi e le carabine, e nient’altro (L55).',
        en: 'A crew has its weapons and its carbines, and nothing else (L55).',
      },
      when: ({ weaponUsed, firer }: UnitFire) =>
        firer.kind === 'artillery' && weaponUsed !== null && !weaponsOfCrews.includes(weaponUsed),
    },
    squareShare: {
      says: { it: 'Solo un quadrato può tirare su due bersagli.', en: 'Only a square can fire at two targets.' },
      when: ({ squareShare, firer }: UnitFire) =>
        squareShare !== 'single' && formationIn(firer.formation, firer.terrain) !== 'square',
    },
    clearedMachineGuns: {
      says: {
        it: 'Le mitragliatrici sbloccate sono più di quelle che funzionano.',
        en: 'More machine guns were cleared than work.',
      },
      when: ({ clearedMachineGuns, firer }: UnitFire) => clearedMachineGuns > firer.machineGuns,
    },
  },
};

/** The make of its machine guns; null if it is not known. */
export const machineGunsOf = ({ weaponModel }: Unit) =>
  machineGunModel.values.find(model => model === weaponModel) ?? null;

/** Its figures at the start; a unit of which nothing else is known has lost nobody. */
export const originalOf = ({ originalFigures, figures }: Unit): number => originalFigures ?? figures ?? 0;

const lacksNation = ({ nation }: Unit, by: By): boolean => nation === null && by(reserveOwner) === 'all-italian-units';

// prettier-ignore
export const unitFireOutcome = {
  mayFire,
  reason:           reasonFrom(unitFireReasons),
  jammed:           optional(count({ it: 'Mitragliatrici che si sono inceppate', en: 'Machine guns that have jammed' }, 0, mostMachineGuns)),
  band:             optional(oneOf({ it: 'Distanza di tiro', en: 'Range band' }, band)),
  chance:           optional(chanceOf('Colpisce fino a questa faccia', 'Hits up to this face')),
  dice:             optional(dice),
  hits:             optional(hits('Colpi', 'Hits')),
  casualties:       optional(figures('Perdite del bersaglio', 'Casualties of the target')),
  outOfAmmunition:  yesNo({ it: 'Dopo il tiro è senza munizioni', en: 'After the shot it is out of ammunition' }),
  commanderLost:    optional(yesNo({ it: 'Il comandante del bersaglio è tra le perdite', en: 'The commander of the target is among the losses' })),
  moralePassed:     optional(yesNo({ it: 'Il bersaglio supera il morale', en: 'The target passes its morale test' })),
  targetOrderAfter: optional(oneOf({ it: 'Ordine del bersaglio dopo il test', en: 'Order of the target after the test' }, order)),
};
export type UnitFireOutcome = Declared<typeof unitFireOutcome>;
