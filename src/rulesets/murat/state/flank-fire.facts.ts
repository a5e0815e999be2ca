import { group, oneOf, optional, standingApart, usually, yesNo, type Declared } from '../../../core/index.js';
import { fraction, places } from '../facts.js';
import { firingArm } from '../vocabulary.js';
import { orFromPositions } from './from-positions.js';

const positionFacts = {
  shooter: places.base('Chi tira', 'The shooter'),
  target: places.base('Il bersaglio', 'The target'),
};

export const flankFireFacts = {
  shooterArm: usually('infantry', oneOf({ it: 'Arma di chi tira', en: 'Arm of the shooter' }, firingArm)),
  frontFractionBeyondLine: orFromPositions(
    optional(
      fraction(
        'Parte del fronte di chi tira oltre la linea frontale prolungata del bersaglio',
        'Part of the shooter’s front beyond the prolonged front line of the target',
      ),
    ),
  ),
  positions: optional(
    group({ it: 'Posizioni da cui misurare', en: 'Positions to measure from' }, 'EnfiladePositions', positionFacts, {
      impossible: {
        target: standingApart<Declared<typeof positionFacts>>(
          ({ shooter }) => shooter,
          ({ target }) => target,
        ),
      },
    }),
  ),
};
export type FlankFire = Declared<typeof flankFireFacts>;

export const flankFireOutcome = {
  enfilade: yesNo({ it: 'Fuoco d’infilata', en: 'Enfilade fire' }),
};
