import { procedure } from '../../../core/index.js';
import { inCm, within } from '../allowance.js';
import { longestMoveCm } from '../facts.js';
import { limberFraction } from './artillery.rulings.js';
import { limbering } from './artillery.tables.js';
import { limberCostExamples } from './limber-cost.examples.js';
import { limberCostFacts, limberCostOutcome } from './limber-cost.facts.js';

export const limberCost = procedure({
  id: 'movimenti.artillery.limber-cost',
  title: { it: 'Agganciare e sganciare', en: 'Limbering and unlimbering' },
  rule: 'Artiglieria, L87, L94',
  when: { it: 'All’inizio, durante o alla fine di una mossa.', en: 'At the start, during or at the end of a move.' },
  facts: limberCostFacts,
  outcome: limberCostOutcome,
  tables: [limbering],
  rulings: [limberFraction],
  examples: limberCostExamples,

  adjudicate({ fullMoveCm, limberOperations, limbered }, umpire) {
    const { effect } = umpire;
    if (limbered !== null && limberOperations > 0) {
      // Of two, one hooks up and the other unhooks.
      if (limberOperations === 1) effect('Artiglieria, L87', 'unit', 'limbered', { to: !limbered }, 'now');
      if (limbered || limberOperations === 2) effect('Artiglieria, L94', 'unit', 'everUnlimbered', { to: true }, 'now');
    }
    const { total } = umpire.modifyPart(fullMoveCm, limbering, { operations: limberOperations, fullCm: fullMoveCm });
    return { leftCm: within('Artiglieria, L87', longestMoveCm, total, umpire) };
  },

  inWords: ({ leftCm }) => {
    const { it, en } = inCm(leftCm);
    return { it: `Restano ${it}.`, en: `${en} are left.` };
  },
});
