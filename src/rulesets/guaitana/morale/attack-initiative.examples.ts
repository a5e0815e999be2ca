import type { Example } from '../../../core/index.js';
import type { moraleAttackInitiativeFacts, moraleAttackInitiativeOutcome } from './attack-initiative.facts.js';

const defending = { order: 'defence', originalFigures: 15, enemySighted: true } as const;
const nothing = { rawChance: null, chance: null, modifiers: [], passed: null, eliminated: false };

export const moraleAttackInitiativeExamples: readonly Example<
  typeof moraleAttackInitiativeFacts,
  typeof moraleAttackInitiativeOutcome
>[] = [
  {
    says: {
      it: 'I guerrieri vedono la colonna e con 4 attaccano',
      en: 'The warriors see the column, and attack on a 4',
    },
    facts: defending,
    dice: [4],
    outcome: {
      allowed: true,
      reason: null,
      rawChance: 4,
      chance: 4,
      modifiers: [],
      passed: true,
      orderAfter: 'attack',
      eliminated: false,
    },
  },
  {
    says: { it: 'Con 5 restano in difesa', en: 'On a 5 they stay in defence' },
    facts: defending,
    dice: [5],
    outcome: { allowed: true, passed: false, orderAfter: 'defence', eliminated: false },
  },
  {
    says: { it: 'Chi marcia non è in difesa', en: 'A marching unit is not in defence' },
    facts: { order: 'movement', originalFigures: 15 },
    outcome: { allowed: false, reason: 'not-in-defence', ...nothing, orderAfter: 'movement' },
    notAllowed: true,
  },
  {
    says: { it: 'Non si attacca chi non si vede', en: 'Nobody attacks what he does not see' },
    facts: { order: 'defence', originalFigures: 15, commanderAlive: false },
    outcome: { allowed: false, reason: 'no-enemy-sighted', ...nothing, orderAfter: 'defence' },
    notAllowed: true,
  },
  {
    says: { it: 'Caduto il capo nessuno li guida all’attacco', en: 'With their leader dead nobody leads them on' },
    facts: { ...defending, commanderAlive: false },
    outcome: { allowed: false, reason: 'commander-eliminated', ...nothing, orderAfter: 'defence' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club possono provare lo stesso, con −1', en: 'At this club they may try all the same, at −1' },
    facts: { ...defending, commanderAlive: false },
    rulings: { 'leaderless-attack': 'any-unit' },
    dice: [3],
    outcome: {
      allowed: true,
      chance: 3,
      modifiers: [{ id: 'unit-commander-eliminated', value: -1 }],
      passed: true,
      orderAfter: 'attack',
    },
  },
];
