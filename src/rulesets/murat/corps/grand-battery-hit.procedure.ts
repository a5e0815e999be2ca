import { procedure } from '../../../core/index.js';
import { grandBatteryBaseLoss } from './corps.rulings.js';
import { grandBatteryHitExamples } from './grand-battery-hit.examples.js';
import { grandBatteryHitFacts, grandBatteryHitOutcome } from './grand-battery-hit.facts.js';

export const grandBatteryHit = procedure({
  id: 'murat.corps.grand-battery-hit',
  title: { it: 'Perdite di una Grande Batteria', en: 'Losses of a grand battery' },
  rule: '§2.13',
  when: { it: 'Il nemico spara a una base della Grande Batteria.', en: 'A base of the grand battery is fired at.' },
  facts: grandBatteryHitFacts,
  impossible: {
    losses: {
      says: { it: 'Senza hit non ci sono perdite.', en: 'Without hits there are no losses.' },
      when: f => f.losses > 0 && f.hits === 0,
    },
  },
  outcome: grandBatteryHitOutcome,
  rulings: [grandBatteryBaseLoss],
  examples: grandBatteryHitExamples,

  adjudicate({ fouCurrent, hits, losses }, { by, reckon, atLeast, effect }) {
    const says = { it: 'FoU che resta alla base colpita', en: 'FoU left to the base fired at' };
    const fouAfter = atLeast('§2.13', says, 0, fouCurrent - losses);
    const isSpent = fouAfter === 0;
    const baseLost = reckon(
      '§2.13',
      isSpent
        ? { it: 'La base non ha più FoU', en: 'The base has no FoU left' }
        : { it: 'La base è persa', en: 'The base is lost' },
      isSpent || (hits > 0 && by(grandBatteryBaseLoss) === 'when-hit'),
    );
    if (fouAfter < fouCurrent) effect('§2.13', 'base', 'fouCurrent', { by: fouAfter - fouCurrent }, 'now');
    if (baseLost) effect('§2.13', 'base', 'dissolved', { to: true }, 'now');
    return { fouAfter, baseLost };
  },

  inWords: ({ fouAfter, baseLost }) =>
    baseLost
      ? { it: 'La Grande Batteria perde la base.', en: 'The grand battery loses the base.' }
      : { it: `La base resta, con FoU ${fouAfter}.`, en: `The base stays, with FoU ${fouAfter}.` },
});
