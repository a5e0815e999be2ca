import { count, flag, oneOf, optional, usually, yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { fightingArm, formation } from '../vocabulary.js';
import { formationReasons } from './build.reasons.js';

export const formationCheckFacts = {
  arm: oneOf({ it: 'Arma', en: 'Arm' }, fightingArm),
  bases: usually(4, count({ it: 'Basi dell’unità', en: 'Bases of the unit' }, 1, 50)),
  formation: oneOf({ it: 'Formazione voluta', en: 'Formation wanted' }, formation),
  openOrder: flag('Fanteria leggera in ordine aperto', 'Light infantry in open order'),
};

export const formationCheckOutcome = {
  legal,
  reasons: reasonsFrom(formationReasons),
  frontBases: optional(
    count(
      { it: 'Fronte in basi; quadrato e perimetro non ne hanno', en: 'Front in bases; none in square and perimeter' },
      1,
      50,
    ),
  ),
  canMove: ifLegal(yesNo({ it: 'Può muovere', en: 'It can move' })),
  canUseRoadRate: ifLegal(yesNo({ it: 'Può usare la distanza su strada', en: 'It can use the road distance' })),
  canFire: ifLegal(yesNo({ it: 'Può fare fuoco', en: 'It can fire' })),
  canCharge: ifLegal(yesNo({ it: 'Può caricare', en: 'It can charge' })),
};
