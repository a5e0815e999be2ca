import { inUnit, procedure } from '../../../core/index.js';
import { spendable } from './action-cost.js';
import { chargeBonusExamples } from './charge-bonus.examples.js';
import { chargeBonusFacts, chargeBonusOutcome } from './charge-bonus.facts.js';
import { chargeBonusRows } from './movement.tables.js';

export const chargeBonus = procedure({
  id: 'guaitana.movement.charge-bonus',
  title: { it: 'Uso del bonus di carica', en: 'Using the charge bonus' },
  rule: 'Ordini, L115; Movimento, L138',
  when: { it: 'Con ordini di attacco; in ritirata sempre.', en: 'With attack orders; in retreat always.' },
  facts: chargeBonusFacts,
  outcome: chargeBonusOutcome,
  tables: [chargeBonusRows],
  examples: chargeBonusExamples,

  adjudicate(_, umpire) {
    const { total, rows } = umpire.modify(0, chargeBonusRows);
    const applies = rows.length > 0;
    if (applies) umpire.effect('Movimento, L134', 'unit', 'movedMoreThanHalf', { to: true }, 'now');
    return { applies, extraCm: spendable('Movimento, L138', total, umpire) };
  },

  inWords: ({ applies, extraCm }) => {
    const extra = inUnit(extraCm, 'cm');
    return applies
      ? { it: `Deve aggiungere ${extra.it}.`, en: `It must add ${extra.en}.` }
      : { it: 'Nessun bonus di carica.', en: 'No charge bonus.' };
  },
});
