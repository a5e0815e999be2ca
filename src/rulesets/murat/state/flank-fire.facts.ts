import { oneOf, usually, yesNo } from '../../../core/index.js';
import { fraction } from '../facts.js';
import { firingArm } from '../vocabulary.js';

export const flankFireFacts = {
  shooterArm: usually('infantry', oneOf({ it: 'Arma di chi tira', en: 'Arm of the shooter' }, firingArm)),
  frontFractionBeyondLine: fraction(
    'Parte del fronte di chi tira oltre la linea frontale prolungata del bersaglio',
    'Part of the shooter’s front beyond the prolonged front line of the target',
  ),
};

export const flankFireOutcome = {
  enfilade: yesNo({ it: 'Fuoco d’infilata', en: 'Enfilade fire' }),
};
