import { group, list, oneOf, optional, reasonFrom, unlessDenied, type Declared } from '../../../core/index.js';
import { allowed, cm, ownArm } from '../facts.js';
import { arm, isHorse, states } from '../vocabulary.js';
import { exitReasons } from './straight.reasons.js';

const nearFacts = {
  arm: oneOf({ it: 'Arma del nemico', en: 'Arm of the enemy' }, arm),
  state: optional(oneOf({ it: 'Assetto del nemico', en: 'State of the enemy' }, states)),
  distanceCm: cm('Distanza dall’uscita', 'Distance from the exit'),
  visible: unlessDenied('Si vede', 'It is visible'),
};
export type Near = Declared<typeof nearFacts>;

const near = group({ it: 'Nemico vicino', en: 'Enemy near by' }, 'EnemyNearBuildings', nearFacts, {
  needed: {
    state: {
      says: {
        it: 'Per la cavalleria serve sapere se è in formazione.',
        en: 'For cavalry, say whether it is in formation.',
      },
      when: ({ arm }) => isHorse(arm),
    },
  },
});

export const buildingExitFacts = {
  arm: ownArm,
  enemies: list({ it: 'Unità nemiche vicine', en: 'Enemy units near by' }, near, 0, 100),
};

export const buildingExitOutcome = { allowed, reason: reasonFrom(exitReasons) };
