import type { Declared } from '../../../core/index.js';
import { allowanceCm, changeFraction, changeWhen, factor, newAllowanceCm, onRoad, travel } from '../facts.js';

export const budgetFacts = { allowanceCm, onRoad, changeWhen, changeFraction, newAllowanceCm };
export type DoubledMove = Declared<typeof budgetFacts>;

export const budgetOutcome = { factor, travelCm: travel('Quanto può percorrere', 'How far it may travel') };
