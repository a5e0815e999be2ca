import type { By } from '../../../core/index.js';
import { gunsOverrunBreakthrough } from './melee.rulings.js';

const byChoice = ['breakthrough', 'reorganise'] as const;
const byObligation = ['breakthrough'] as const;

/** What whoever overruns guns without a melee may do. */
export const overrunOptions = (chargerArm: 'infantry' | 'cavalry', by: By) =>
  chargerArm === 'cavalry' && by(gunsOverrunBreakthrough) === 'cavalry-must' ? byObligation : byChoice;
