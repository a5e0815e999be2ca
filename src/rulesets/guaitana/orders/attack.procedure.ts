import { exact, inUnit, procedure, remind, type By } from '../../../core/index.js';
import { spendable } from '../movement/action-cost.js';
import { attackOrderExamples } from './attack.examples.js';
import { attackOrderFacts, attackOrderOutcome, type AttackOrder } from './attack.facts.js';
import {
  attackOnSoftTargets,
  firearmAttackContact,
  lanceAndCarbineAttack,
  nearestEnemyVisibility,
} from './orders.rulings.js';
import { attackBonus, attackCapacity, isElected, isHeldBack } from './orders.tables.js';

/** Whether an attacker goes for contact; those with firearms may rather halt to fire. */
const mayCharge = (facts: AttackOrder, by: By): boolean => {
  if (!isHeldBack(facts, by)) return true;
  return by(firearmAttackContact) === 'charge-when-in-reach' ? facts.chargeBonusCm !== null : isElected(facts, by);
};

export const attackOrder = procedure({
  id: 'guaitana.orders.attack',
  title: { it: 'Obblighi dell’ordine di attacco', en: 'Obligations of an attack order' },
  rule: 'Ordini, L114; Movimento, L138',
  when: {
    it: 'Nella fase di movimento, per un’unità con ordine di attacco.',
    en: 'In the movement phase, for a unit with attack orders.',
  },
  facts: attackOrderFacts,
  needed: {
    closeRangeCm: {
      says: {
        it: 'Per chi ha armi da fuoco serve la distanza di tiro vicina.',
        en: 'For a unit with firearms its close range is needed.',
      },
      when: isHeldBack,
    },
  },
  outcome: attackOrderOutcome,
  tables: [attackCapacity, attackBonus],
  rulings: [firearmAttackContact, lanceAndCarbineAttack, nearestEnemyVisibility, attackOnSoftTargets],
  parts: { unit: {} },
  examples: attackOrderExamples,

  adjudicate(facts, umpire) {
    const { by, modify, modifyPart, reckon } = umpire;
    const { capacityCm, chargeBonusCm, distanceCm, closeRangeCm } = facts;
    remind(umpire, nearestEnemyVisibility);
    remind(umpire, attackOnSoftTargets);

    const { total } = modify(capacityCm, attackCapacity);
    const reachCm = spendable('Ordini, L114', total, umpire);
    const charge = { mayCharge: mayCharge(facts, by), reachCm, distanceCm, chargeBonusCm };
    const { total: chargeCm } = modifyPart(reachCm, attackBonus, charge);
    const contact = reckon(
      'Ordini, L114; Movimento, L138',
      { it: 'Arriva a contatto', en: 'It comes into contact' },
      charge.mayCharge && distanceCm <= chargeCm,
    );

    const roomCm = isHeldBack(facts, by)
      ? reckon(
          'Ordini, L114',
          { it: 'Manca alla distanza di tiro vicina (cm)', en: 'Short of close range by (cm)' },
          Math.max(0, exact(distanceCm - (closeRangeCm ?? 0))),
        )
      : distanceCm;
    const moveCm = contact ? distanceCm : Math.min(reachCm, roomCm);
    reckon(
      'Movimento, L134',
      {
        it: 'Oltre mezza mossa: non tirerà, salvo i giavellotti',
        en: 'More than half its capacity: no fire, but for javelins',
      },
      moveCm * 2 > capacityCm,
    );
    reckon(
      'Ordini, L114',
      {
        it: 'Insegue chi si allontana; eliminato il nemico, l’ordine diventa',
        en: 'It pursues an enemy that draws away; once the enemy is eliminated, the order becomes',
      },
      'defence',
    );
    return { moveCm, bonusUsed: contact && distanceCm > reachCm, contact };
  },

  inWords: ({ moveCm, bonusUsed, contact }) => {
    if (moveCm === 0 && !contact) return { it: 'Resta ferma.', en: 'It stands still.' };
    const move = inUnit(moveCm, 'cm');
    if (!contact) return { it: `Avanza di ${move.it}.`, en: `It advances ${move.en}.` };
    return bonusUsed
      ? {
          it: `Carica di ${move.it} con il bonus e arriva a contatto.`,
          en: `It charges ${move.en} with the bonus, into contact.`,
        }
      : { it: `Muove di ${move.it} e arriva a contatto.`, en: `It moves ${move.en}, into contact.` };
  },
});
