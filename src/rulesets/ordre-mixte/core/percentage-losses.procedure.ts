import { atMost, dieThrow, procedure } from '../../../core/index.js';
import {
  basesAndPm,
  d100Direction,
  fireOverflow,
  lossUnit,
  nonPositivePercentage,
  overflowBeyond200,
} from './core.rulings.js';
import { percentageLossesExamples } from './percentage-losses.examples.js';
import { percentageLossesFacts, pmPerBaseNeeded, percentageLossesOutcome } from './percentage-losses.facts.js';

const lossThrow = dieThrow('loss', 'L59', { it: 'D100 contro la percentuale', en: 'D100 against the percentage' }, 100);

export const percentageLosses = procedure({
  id: 'ordre-mixte.core.percentage-losses',
  title: { it: 'Dalla percentuale alle perdite', en: 'Turn a percentage into losses' },
  rule: 'L59',
  when: {
    it: 'Dopo aver calcolato una percentuale di tiro o di mischia.',
    en: 'After a fire or melee percentage has been computed.',
  },
  facts: percentageLossesFacts,
  needed: { pmPerBase: pmPerBaseNeeded },
  outcome: percentageLossesOutcome,
  throws: [lossThrow],
  rulings: [d100Direction, lossUnit, basesAndPm, fireOverflow, overflowBeyond200, nonPositivePercentage],
  examples: percentageLossesExamples,

  adjudicate({ percentage, kind, pmPerBase }, { by, reckon, throwDice, effect, owe }) {
    if (percentage <= 0 && by(nonPositivePercentage) === 'no-roll') {
      reckon('L59', { it: 'Percentuale nulla: non si tira', en: 'No percentage, so no roll' }, 0);
      return { automaticLosses: 0, rolledAgainst: null, losses: 0 };
    }
    const capped = kind === 'fire' && percentage > 100 && by(fireOverflow) === 'cap-at-100';
    const hundreds = capped ? 0 : Math.max(0, Math.ceil(percentage / 100) - 1);
    const single = hundreds > 1 && by(overflowBeyond200) === 'single-automatic';
    const automaticLosses = reckon(
      'L59',
      { it: 'Una perdita automatica per ogni centinaio superato', en: 'One automatic loss for every hundred exceeded' },
      single ? 1 : hundreds,
    );
    const rolledAgainst = reckon(
      'L59',
      { it: 'Percentuale che resta da tirare', en: 'Percentage left to roll' },
      Math.min(100, Math.max(1, percentage - 100 * automaticLosses)),
    );
    const highest = by(d100Direction) === 'below' ? rolledAgainst - 1 : rolledAgainst;
    const losses = automaticLosses + throwDice(lossThrow, 1, atMost(highest));
    if (losses > 0) {
      if (by(lossUnit) === 'one-base') {
        effect('L59', 'opponent', 'totalBases', { by: -losses }, 'now');
        effect('L59', 'opponent', 'basesLost', { by: losses }, 'now');
      } else {
        effect('L59', 'opponent', 'pm', { by: -losses }, 'now');
        const basesGone = pmPerBase !== null && by(basesAndPm) === 'fixed-ratio' ? Math.floor(losses / pmPerBase) : 0;
        if (basesGone > 0) effect('L111', 'opponent', 'basesLost', { by: basesGone }, 'now');
      }
      owe('L109', 'opponent', 'ordre-mixte.morale.trigger', 'now');
    }
    return { automaticLosses, rolledAgainst, losses };
  },

  inWords: ({ losses, rolledAgainst }) =>
    rolledAgainst === null
      ? { it: 'Nessun tiro, nessuna perdita.', en: 'No roll, no loss.' }
      : {
          it: `Perdite: ${losses} (tiro contro ${rolledAgainst}%).`,
          en: `Losses: ${losses} (rolled against ${rolledAgainst}%).`,
        },
});
