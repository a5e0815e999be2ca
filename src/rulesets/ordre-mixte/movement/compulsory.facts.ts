import { oneOf, optional, someOf, usually, vocabulary, yesNo } from '../../../core/index.js';
import { centimetres, ownArm, ownDisorder, ownFormation } from '../facts.js';
import { status } from '../vocabulary.js';

export const brokenStatus = someOf('BrokenStatus', status, ['routing', 'retreating']);
export const statusAfterMove = someOf('StatusAfterMove', status, ['routing', 'steady', 'removed']);

// prettier-ignore
export const facing = vocabulary('Facing', {
  'front-to-enemy': { it: 'fronte al nemico', en: 'facing the enemy', also: ['di fronte'] },
  'back-to-enemy':  { it: 'spalle al nemico', en: 'back to the enemy', also: ['di spalle'] },
});

export const compulsoryFacts = {
  status: oneOf({ it: 'Stato di morale', en: 'Morale status' }, brokenStatus),
  arm: ownArm,
  formation: ownFormation,
  disordered: ownDisorder,
  facingChoice: optional(
    oneOf(
      { it: 'Come finisce la ritirata, a scelta di chi la muove', en: 'How a retreat ends, as its owner chooses' },
      facing,
    ),
  ),
  rallied: usually(
    false,
    yesNo({ it: 'In questo turno l’unità è stata recuperata', en: 'The unit has rallied this turn' }),
  ),
};

export const compulsoryOutcome = {
  distanceCm: optional(centimetres('Mossa obbligata', 'Compulsory move')),
  removed: yesNo({ it: 'È tolta dal gioco', en: 'It is removed from play' }),
  gunsAbandoned: yesNo({ it: 'I serventi lasciano i pezzi', en: 'The crew leaves its guns' }),
  disorderedAfter: yesNo({ it: 'È in disordine dopo la mossa', en: 'It is disordered after the move' }),
  facing: optional(oneOf({ it: 'Come finisce la mossa', en: 'How the move ends' }, facing)),
  statusAfter: oneOf({ it: 'Stato dopo la mossa', en: 'Status after the move' }, statusAfterMove),
};
