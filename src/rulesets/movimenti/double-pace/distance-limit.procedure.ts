import { exact, procedure, remind, vocabulary } from '../../../core/index.js';
import { inCm } from '../allowance.js';
import { activeUnit, boundary, isActive, isWithin } from '../rulings.js';
import { limits } from '../tables.js';
import { distanceLimitExamples } from './distance-limit.examples.js';
import { distanceLimitFacts, distanceLimitOutcome } from './distance-limit.facts.js';
import { doublePaceStartInside30, haltFormation } from './double-pace.rulings.js';

// prettier-ignore
const reasons = vocabulary('DistanceLimitReason', {
  'starts-too-close': { it: 'parte a meno di 30 cm da un nemico attivo e visibile', en: 'it starts closer than 30 cm to an active, visible enemy' },
});

export const doublePaceLimit = procedure({
  id: 'movimenti.double-pace.distance-limit',
  title: { it: 'Il limite dei 30 cm', en: 'The 30 cm limit' },
  rule: 'VI-6, L76, L78',
  when: { it: 'A ogni passo doppio.', en: 'At every double-pace move.' },
  facts: distanceLimitFacts,
  outcome: distanceLimitOutcome,
  tables: [limits],
  rulings: [doublePaceStartInside30, boundary, activeUnit, haltFormation],
  parts: { unit: { fills: { normalAllowanceCm: 'allowanceCm' }, acts: true }, enemy: { of: 'enemy' } },
  examples: distanceLimitExamples,

  adjudicate(move, umpire) {
    const { distanceCm, budgetCm, heading, enemyActive, enemyStatus, enemyVisible, normalAllowanceCm } = move;
    const { by, forbid, lookUp, reckon } = umpire;
    const counts = reckon(
      'VI-6, L76',
      { it: 'Il nemico è attivo e visibile', en: 'The enemy is active and visible' },
      enemyVisible && isActive({ active: enemyActive, status: null, combatStatus: enemyStatus, inBuilding: false }, by),
    );
    if (!counts) return { allowed: true, travelCm: budgetCm };
    const limit = lookUp(limits, 'double-pace');
    if (isWithin(distanceCm, limit, by)) {
      if (by(doublePaceStartInside30) === 'normal-pace-only') {
        const normal = { it: 'Muove al passo normale', en: 'It moves at the normal pace' };
        return { allowed: true, travelCm: reckon('VI-6, L76', normal, normalAllowanceCm ?? budgetCm / 2) };
      }
      forbid('VI-6, L76', reasons, 'starts-too-close');
      return { allowed: false, travelCm: 0 };
    }
    if (heading === 'away') return { allowed: true, travelCm: budgetCm };
    const room = reckon(
      'VI-6, L76',
      { it: 'Fino a 30 cm dal nemico', en: 'Up to 30 cm from the enemy' },
      exact(distanceCm - limit),
    );
    if (room < budgetCm) remind(umpire, haltFormation);
    return { allowed: true, travelCm: Math.min(budgetCm, room) };
  },

  inWords: ({ allowed, travelCm }) => {
    if (!allowed)
      return {
        it: 'Niente passo doppio: parte troppo vicina al nemico.',
        en: 'No double pace: it starts too close to the enemy.',
      };
    const { it, en } = inCm(travelCm);
    return { it: `Percorre al più ${it}.`, en: `It travels ${en} at most.` };
  },
});
