import { motivationFacts } from './motivation.facts.js';
import { recoveryRollOutcome } from './recovery-roll.facts.js';

export const motivatedRecoveryFacts = motivationFacts;
export const motivatedRecoveryOutcome = recoveryRollOutcome;
