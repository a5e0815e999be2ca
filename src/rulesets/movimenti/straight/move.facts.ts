import { reasonFrom, yesNo, type Declared } from '../../../core/index.js';
import { allowed, direction, factor, inDifficultGround } from '../facts.js';
import { standingFacts } from './standing.js';
import { straightReasons } from './straight.reasons.js';

export const straightMoveFacts = { ...standingFacts, direction, inDifficultGround };
export type StraightMove = Declared<typeof straightMoveFacts>;

export const straightMoveOutcome = {
  allowed,
  reason: reasonFrom(straightReasons),
  factor,
  mayTurn: yesNo({ it: 'Può anche ruotare mentre muove', en: 'It may also turn as it moves' }),
};
