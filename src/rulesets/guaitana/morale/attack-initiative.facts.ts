import { reasonFrom } from '../../../core/index.js';
import { allowed, enemySighted } from '../facts.js';
import { attackInitiativeReasons } from './morale.reasons.js';
import { occasionOutcome, testedFacts } from './test.facts.js';

export const moraleAttackInitiativeFacts = { ...testedFacts, enemySighted };

export const moraleAttackInitiativeOutcome = {
  allowed,
  reason: reasonFrom(attackInitiativeReasons),
  ...occasionOutcome,
};
