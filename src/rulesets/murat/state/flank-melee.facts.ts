import { group, optional, standingApart, yesNo, type Declared } from '../../../core/index.js';
import { fraction, places } from '../facts.js';
import { orFromPositions } from './from-positions.js';

const positionFacts = {
  chargerAtStart: places.base('Chi carica, alla partenza', 'The charger, when the charge began'),
  chargerAtContact: places.base('Chi carica, al contatto', 'The charger, once in contact'),
  target: places.base('Il bersaglio', 'The target'),
};
type Positions = Declared<typeof positionFacts>;

export const flankMeleeFacts = {
  startFractionBeyondLine: orFromPositions(
    optional(
      fraction(
        'Parte del fronte di chi carica oltre la linea di fianco, alla partenza',
        'Part of the charger’s front beyond the flank line when the charge began',
      ),
    ),
  ),
  contactFractionBehindLine: optional(
    fraction(
      'Parte del suo fronte dietro la linea frontale prolungata del bersaglio, al contatto; se manca, dalle posizioni, o tutto',
      'Part of its front behind the prolonged front line of the target, once in contact; if left out, from the positions, or all of it',
    ),
  ),
  positions: optional(
    group({ it: 'Posizioni da cui misurare', en: 'Positions to measure from' }, 'ChargePositions', positionFacts, {
      impossible: {
        chargerAtStart: standingApart<Positions>(
          ({ chargerAtStart }) => chargerAtStart,
          ({ target }) => target,
        ),
        chargerAtContact: standingApart<Positions>(
          ({ chargerAtContact }) => chargerAtContact,
          ({ target }) => target,
        ),
      },
    }),
  ),
};
export type FlankMelee = Declared<typeof flankMeleeFacts>;

export const flankMeleeOutcome = {
  flankOrRear: yesNo({ it: 'Attacco sul fianco o sul retro', en: 'Attack on the flank or rear' }),
};
