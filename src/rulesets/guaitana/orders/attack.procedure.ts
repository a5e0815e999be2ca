import { exact, inUnit, procedure, remind, type By } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { rifleName } from '../fire/fire.rulings.js';
import { reaches } from '../fire/fire.tables.js';
import { spendable } from '../movement/action-cost.js';
import { movementAllowance } from '../movement/allowance.procedure.js';
import { attackOrderExamples } from './attack.examples.js';
import { attackOrderFacts, attackOrderOutcome } from './attack.facts.js';
import { attackerOf, closeRangeOf, lacksCloseRange, type Attacker } from './attacker.js';
import {
  attackOnSoftTargets,
  firearmAttackContact,
  lanceAndCarbineAttack,
  nearestEnemyVisibility,
} from './orders.rulings.js';
import { attackBonus, attackCapacity, isElected } from './orders.tables.js';

/** Whether an attacker goes for contact; those with firearms may rather halt to fire. */
const mayCharge = (attacker: Attacker, by: By): boolean => {
  if (!attacker.isHeldBack) return true;
  return by(firearmAttackContact) === 'charge-when-in-reach'
    ? attacker.chargeBonusCm !== null
    : isElected(attacker, by);
};

export const attackOrder = procedure({
  id: 'guaitana.orders.attack',
  title: { it: 'Obblighi dell’ordine di attacco', en: 'Obligations of an attack order' },
  rule: 'Ordini, L109; Movimento, L133',
  when: {
    it: 'Nella fase di movimento, per un’unità con ordine di attacco.',
    en: 'In the movement phase, for a unit with attack orders.',
  },
  facts: attackOrderFacts,
  needed: {
    capacityCm: {
      says: {
        it: 'Serve la capacità di movimento, o il tipo di unità che la dice.',
        en: 'The movement capacity is needed, or the type of unit that tells it.',
      },
      when: ({ kind }) => kind === null,
    },
    hasFirearms: {
      says: {
        it: 'Ha armi da fuoco? Lo dice anche l’arma.',
        en: 'Has it firearms? Its weapon tells, too.',
      },
      when: ({ weapon }) => weapon === null,
    },
    closeRangeCm: {
      says: {
        it: 'Per chi ha armi da fuoco serve la distanza di tiro vicina.',
        en: 'For a unit with firearms its close range is needed.',
      },
      when: lacksCloseRange,
    },
  },
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: attackOrderOutcome,
  tables: [attackCapacity, attackBonus, reaches],
  rulings: [firearmAttackContact, lanceAndCarbineAttack, nearestEnemyVisibility, attackOnSoftTargets, rifleName],
  calls: [movementAllowance],
  examples: attackOrderExamples,

  adjudicate(facts, umpire) {
    const { by, modifyPart, reckon } = umpire;
    remind(umpire, nearestEnemyVisibility);
    remind(umpire, attackOnSoftTargets);

    const attacker = attackerOf(facts, umpire);
    const { capacityCm, chargeBonusCm, distanceCm, isHeldBack } = attacker;
    const { total } = modifyPart(capacityCm, attackCapacity, attacker);
    const reachCm = spendable('Ordini, L109', total, umpire);
    const charge = { mayCharge: mayCharge(attacker, by), reachCm, distanceCm, chargeBonusCm };
    const { total: chargeCm } = modifyPart(reachCm, attackBonus, charge);
    const contact = reckon(
      'Ordini, L109; Movimento, L133',
      { it: 'Arriva a contatto', en: 'It comes into contact' },
      charge.mayCharge && distanceCm <= chargeCm,
    );

    const roomCm = isHeldBack
      ? reckon(
          'Ordini, L109',
          { it: 'Manca alla distanza di tiro vicina (cm)', en: 'Short of close range by (cm)' },
          Math.max(0, exact(distanceCm - closeRangeOf(facts, umpire))),
        )
      : distanceCm;
    const moveCm = contact ? distanceCm : Math.min(reachCm, roomCm);
    reckon(
      'Movimento, L129',
      {
        it: 'Oltre mezza mossa: non tirerà, salvo i giavellotti',
        en: 'More than half its capacity: no fire, but for javelins',
      },
      moveCm * 2 > capacityCm,
    );
    reckon(
      'Ordini, L109',
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
