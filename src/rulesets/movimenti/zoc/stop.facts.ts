import { group, optional, standingApart, type Base } from '../../../core/index.js';
import { allowanceCm, approach, base, cm, enemyVisible, ownArm, phase, travel } from '../facts.js';

const positions = group(
  { it: 'Posizioni da cui misurare', en: 'Positions to measure from' },
  'ZocPositions',
  { mover: base('Chi avanza', 'The mover'), enemy: base('Il nemico', 'The enemy') },
  {
    impossible: {
      enemy: standingApart<{ readonly mover: Base; readonly enemy: Base }>(
        ({ mover }) => mover,
        ({ enemy }) => enemy,
      ),
    },
  },
);

export const stopFacts = {
  arm: ownArm,
  allowanceCm,
  distanceCm: optional(
    cm('Distanza dal nemico; se manca, dalle posizioni', 'Distance to the enemy; if left out, from the positions'),
  ),
  approach: optional({
    ...approach,
    says: {
      it: 'Lato del nemico a cui ci si avvicina; se manca, dalle posizioni, o il fronte',
      en: 'Side of the enemy approached; if left out, from the positions, or the front',
    },
  }),
  enemyVisible,
  phase,
  positions: optional(positions),
};

export const stopOutcome = {
  stopAtCm: optional(cm('Ci si ferma a questa distanza', 'It halts at this distance')),
  advanceCm: travel('Può avanzare di', 'It may advance by'),
};
