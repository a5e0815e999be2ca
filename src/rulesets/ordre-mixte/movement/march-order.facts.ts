import { usually, yesNo } from '../../../core/index.js';
import { allowanceOutcome } from './allowance.facts.js';
import { moveFacts } from './movement.facts.js';

export const marchOrderFacts = {
  ...moveFacts,
  marchOrder: usually(
    true,
    yesNo({ it: 'Una basetta di fronte; qui è sempre così', en: 'One base wide; here it always is' }),
  ),
};

export const marchOrderOutcome = allowanceOutcome;
