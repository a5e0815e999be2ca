import type { By, Refusal } from '../../../core/index.js';
import { openOrderSquare } from '../rulings.js';
import { formationOf, isInOpenOrder } from '../unit.js';
import type { EmergencyReason } from './emergency.reasons.js';
import type { EmergencyFacts } from './test.facts.js';

/** All that speaks against the manoeuvre. */
export const emergencyRefusals = (facts: EmergencyFacts, by: By): readonly Refusal<EmergencyReason>[] => [
  facts.enemyInRearWithin1Um && ['enemy-in-rear', '§1.6'],
  ...refusalsOfKind(facts, by),
];

const refusalsOfKind = (facts: EmergencyFacts, by: By): readonly Refusal<EmergencyReason>[] => {
  const { kind, unit, enemy, isNeighbour, distanceToTargetUm, frontClear, enemyWithin45 } = facts;
  const notCavalry: Refusal<EmergencyReason> = unit.arm !== 'cavalry' && ['cavalry-only', '§2.6'];
  switch (kind) {
    case 'form-square':
      return [
        unit.arm !== 'infantry' && ['infantry-only', '§2.6'],
        formationOf(unit) === 'square' && ['already-square', '§2.6'],
        formationOf(unit) === 'perimeter' && ['perimeter-cannot-square', '§2.14'],
        isInOpenOrder(unit) && by(openOrderSquare) === 'forbidden' && ['open-order-cannot-square', '§1.2, §1.3'],
        isNeighbour && distanceToTargetUm > 1 && ['neighbour-too-far', '§2.6'],
        enemy.arm !== 'cavalry' && ['only-against-cavalry', '§2.6'],
      ];
    case 'countercharge':
      return [
        notCavalry,
        !frontClear && ['front-not-clear', '§2.6'],
        !enemyWithin45 && ['enemy-outside-45-degrees', '§2.6'],
      ];
    case 'advance-reaction':
      return [notCavalry];
    case 'limber-and-flee':
      return [];
  }
};

/** What a refusal leaves open. */
export const refused = {
  legal: false,
  roll: null,
  total: null,
  needed: null,
  passed: null,
  effect: null,
  modifiers: [],
} as const;
