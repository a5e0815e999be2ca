import { inUnit, procedure, type Umpire } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { spendable } from './action-cost.js';
import { movementAllowance } from './allowance.procedure.js';
import { chargeBonusExamples } from './charge-bonus.examples.js';
import { chargeBonusFacts, chargeBonusOutcome, type ChargeBonus } from './charge-bonus.facts.js';
import { retreatsInMass } from './doing.js';
import { chargeBonusRows } from './movement.tables.js';

/** The bonus that was declared, or else that of the unit, which in retreat is in mass. */
const bonusOf = (facts: ChargeBonus, { call }: Pick<Umpire, 'call'>): number | null => {
  const { chargeBonusCm, kind, subtype, order, dismounted, figureScale } = facts;
  if (chargeBonusCm !== null || kind === null) return chargeBonusCm;
  const formation = retreatsInMass({ kind, dismounted, order }) ? 'mass' : facts.formation;
  return call('allowance', movementAllowance, { kind, subtype, formation, dismounted, figureScale }).chargeBonusCm;
};

export const chargeBonus = procedure({
  id: 'guaitana.movement.charge-bonus',
  title: { it: 'Uso del bonus di carica', en: 'Using the charge bonus' },
  rule: 'Ordini, L110; Movimento, L133',
  when: { it: 'Con ordini di attacco; in ritirata sempre.', en: 'With attack orders; in retreat always.' },
  facts: chargeBonusFacts,
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: chargeBonusOutcome,
  tables: [chargeBonusRows],
  calls: [movementAllowance],
  examples: chargeBonusExamples,

  adjudicate(facts, umpire) {
    const asked = { ...facts, chargeBonusCm: bonusOf(facts, umpire) };
    const { total, rows } = umpire.modifyPart(0, chargeBonusRows, asked);
    const applies = rows.length > 0;
    if (applies) umpire.effect('Movimento, L129', 'unit', 'movedMoreThanHalf', { to: true }, 'now');
    return { applies, extraCm: spendable('Movimento, L133', total, umpire) };
  },

  inWords: ({ applies, extraCm }) => {
    const extra = inUnit(extraCm, 'cm');
    return applies
      ? { it: `Deve aggiungere ${extra.it}.`, en: `It must add ${extra.en}.` }
      : { it: 'Nessun bonus di carica.', en: 'No charge bonus.' };
  },
});
