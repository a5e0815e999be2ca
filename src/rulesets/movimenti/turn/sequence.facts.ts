import { oneOf } from '../../../core/index.js';
import { turnState } from '../vocabulary.js';

export const sequenceFacts = { state: oneOf({ it: 'Fase attuale', en: 'Current phase' }, turnState) };
export const sequenceOutcome = { nextState: oneOf({ it: 'Fase seguente', en: 'Next phase' }, turnState) };
