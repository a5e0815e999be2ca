import { inUnit, procedure, remind, type By } from '../../../core/index.js';
import { spendable } from '../movement/action-cost.js';
import { movementAllowance } from '../movement/allowance.procedure.js';
import { breakingContact } from '../rulings.js';
import { isInfantry, isMounted } from '../tables.js';
import { artilleryInRetreat, italianMassMovement, retreatMoveTiming, retreatNoDestination } from './orders.rulings.js';
import { retreatBonus } from './orders.tables.js';
import { retreatExamples } from './retreat.examples.js';
import { goalWords, retreatFacts, retreatOutcome, type Retreat } from './retreat.facts.js';

const destinationOf = ({ cincVisible, baggageDestroyed }: Retreat, by: By): keyof typeof goalWords => {
  if (cincVisible) return 'commander-in-chief';
  return baggageDestroyed ? by(retreatNoDestination) : 'baggage';
};

export const retreatOrder = procedure({
  id: 'guaitana.orders.retreat',
  title: { it: 'Obblighi dell’ordine di ritirata', en: 'Obligations of a retreat order' },
  rule: 'Ordini, L110; Tipi di truppe, L64',
  when: { it: 'Un’unità ha o riceve l’ordine di ritirata.', en: 'A unit has or receives retreat orders.' },
  facts: retreatFacts,
  outcome: retreatOutcome,
  tables: [retreatBonus],
  rulings: [retreatMoveTiming, italianMassMovement, breakingContact, retreatNoDestination, artilleryInRetreat],
  calls: [movementAllowance],
  examples: retreatExamples,

  adjudicate(facts, umpire) {
    const { by, call, modifyPart, reckon, effect } = umpire;
    const { kind, subtype, formation, dismounted, figureScale } = facts;
    remind(umpire, retreatMoveTiming);
    remind(umpire, breakingContact);

    // Guns that count as in mass are packed or in battery all the same: by that they move, and that they stay.
    const goesIntoMass = isInfantry(facts) || isMounted(facts);
    const ownFormation = goesIntoMass ? 'mass' : formation;
    const gunsInMass = kind === 'artillery' && by(artilleryInRetreat) === 'counts-as-mass';
    const formationAfter = reckon(
      'Tipi di truppe, L64; Ordini, L110',
      { it: 'Formazione in ritirata, senza costo', en: 'Formation in retreat, at no cost' },
      gunsInMass ? 'mass' : ownFormation,
    );
    if (goesIntoMass && formation !== 'mass')
      effect('Tipi di truppe, L64; Ordini, L110', 'unit', 'formation', { to: 'mass' }, 'now');

    const { normalCm, chargeBonusCm } = call('allowance', movementAllowance, {
      kind,
      subtype,
      formation: ownFormation,
      dismounted,
      figureScale,
    });
    const { total } = modifyPart(normalCm, retreatBonus, { chargeBonusCm });
    const moveCm = spendable('Ordini, L110', total, umpire);

    const towards = reckon(
      'Ordini, L110',
      {
        it: 'Per la via più diretta; devia solo per tenersi fuori dalla portata dei nemici in vista. Verso',
        en: 'By the most direct way; a detour only to stay out of reach of enemies in sight. Towards',
      },
      destinationOf(facts, by),
    );
    reckon(
      'Movimento, L127',
      { it: 'Muove prima delle altre unità della sua parte', en: 'It moves before the other units of its side' },
      true,
    );
    reckon(
      'Tiro, L198; Mischia, L250; Test di morale, L290',
      {
        it: 'Finché dura l’ordine tiro, mischia e morale sono peggiori',
        en: 'While the order lasts fire, melee and morale are worse',
      },
      true,
    );
    return { moveCm, towards, formationAfter };
  },

  inWords: ({ moveCm, towards }) => {
    const move = inUnit(moveCm, 'cm');
    return {
      it: `Si ritira di ${move.it} verso ${goalWords[towards].it}.`,
      en: `It retreats ${move.en} towards ${goalWords[towards].en}.`,
    };
  },
});
