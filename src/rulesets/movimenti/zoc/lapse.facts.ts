import { oneOf, optional, usually, yesNo } from '../../../core/index.js';
import { approach, enemyVisible, ownArm, phase } from '../facts.js';
import { lapseReasons } from './zoc.reasons.js';

export const lapseFacts = { phase, enemyVisible, approach: usually('front', approach), arm: optional(ownArm) };

export const lapseOutcome = {
  lapses: yesNo({ it: 'La zona decade', en: 'The zone lapses' }),
  reason: optional(oneOf({ it: 'Perché decade', en: 'Why it lapses' }, lapseReasons)),
};
