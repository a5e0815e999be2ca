import { oneOf, yesNo } from '../../../core/index.js';
import { ownState } from '../facts.js';
import { artilleryArm } from '../vocabulary.js';

export const stateFacts = { arm: oneOf({ it: 'A piedi o a cavallo', en: 'Foot or horse' }, artilleryArm) };

export const stateOutcome = { state: ownState, hasRanks: yesNo({ it: 'Ha ranghi', en: 'It has ranks' }) };
