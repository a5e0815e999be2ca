import {
  appliedModifiers,
  measure,
  oneOf,
  optional,
  usually,
  vocabulary,
  yesNo,
  type Declared,
} from '../../../core/index.js';
import { atDefendedChokepoint, bases, limbersWithoutGuns, ownDisorder, ownQuality, percentageOf } from '../facts.js';
import { arm, cover, formation, rangeBand } from '../vocabulary.js';

/** What every fire procedure asks about the shot. */
export const shotFacts = {
  firingBases: bases('Basette che tirano', 'Bases firing'),
  rangeBand: oneOf({ it: 'Fascia di gittata', en: 'Range band' }, rangeBand),
  quality: ownQuality,
  disordered: ownDisorder,
  firerCover: usually('none', oneOf({ it: 'Copertura di chi tira', en: 'Cover of the firer' }, cover)),
  targetFormation: oneOf({ it: 'Formazione del bersaglio', en: 'Formation of the target' }, formation),
  targetArm: usually('infantry', oneOf({ it: 'Arma del bersaglio', en: 'Arm of the target' }, arm)),
  targetCover: usually('none', oneOf({ it: 'Copertura del bersaglio', en: 'Cover of the target' }, cover)),
  flankOrRear: usually(
    false,
    yesNo({
      it: 'Il tiro prende il bersaglio sul fianco o sul retro',
      en: 'The shot comes in on the target’s flank or rear',
    }),
  ),
  chargingThisTurn: usually(false, yesNo({ it: 'Chi tira carica in questo turno', en: 'The firer charges this turn' })),
  atDefendedChokepoint,
};

/** What no target can be. */
export const impossibleTarget = {
  targetFormation: {
    says: {
      it: 'Solo l’artiglieria è agganciata o sganciata: indicare l’arma del bersaglio (targetArm: foot-artillery o horse-artillery).',
      en: 'Only artillery is limbered or unlimbered: state the arm of the target (targetArm: foot-artillery or horse-artillery).',
    },
    when: ({ targetArm, targetFormation }: Declared<typeof shotFacts>): boolean =>
      limbersWithoutGuns(targetArm, targetFormation),
  },
};

// prettier-ignore
export const fireReasons = vocabulary('FireReason', {
  'out-of-range': { it: 'bersaglio fuori gittata', en: 'the target is out of range' },
  'limbered':     { it: 'l’artiglieria agganciata non può tirare', en: 'limbered guns cannot fire' },
  'charger':      { it: 'chi carica in questo turno non tira', en: 'a unit that charges this turn does not fire' },
});

/** What every fire percentage answers. */
export const percentageOutcome = {
  canFire: yesNo({ it: 'Può tirare', en: 'May fire' }),
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, fireReasons)),
  perBase: optional(measure({ it: 'Valore per basetta', en: 'Value per base' }, -100_000, 100_000, '%')),
  percentage: percentageOf('Percentuale di tiro', 'Fire percentage'),
  modifiers: appliedModifiers,
};
