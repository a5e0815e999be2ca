import { atLeast, procedure, remind } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { isItalianInfantry } from '../tables.js';
import { compulsoryItalianExamples } from './compulsory-italian.examples.js';
import { compulsoryItalianFacts, compulsoryItalianOutcome } from './compulsory-italian.facts.js';
import { forcedFireWho } from './fire.rulings.js';
import { forcedFrom, forcedThrow } from './fire.tables.js';

export const fireCompulsoryItalian = procedure({
  id: 'guaitana.fire.compulsory-italian',
  title: { it: 'Fuoco obbligato degli italiani', en: 'Compulsory Italian fire' },
  rule: 'Tiro, L177',
  when: {
    it: 'Alla fine del tiro, per ogni unità italiana che non ha tirato.',
    en: 'At the end of the fire, for each Italian unit that has not fired.',
  },
  facts: compulsoryItalianFacts,
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: compulsoryItalianOutcome,
  throws: [forcedThrow],
  rulings: [forcedFireWho],
  parts: { unit: { fills: { firedThisPhase: 'firedThisTurn' } } },
  examples: compulsoryItalianExamples,

  adjudicate({ kind, dismounted, firedThisPhase, enemyInRange, ableToFire }, umpire) {
    const { reckon, throwDice, owe } = umpire;
    const everyone = remind(umpire, forcedFireWho) === 'every-unit-with-enemy-in-range';
    const concerned = kind === 'artillery' || isItalianInfantry({ kind, dismounted });
    const tests = reckon(
      'Tiro, L177',
      { it: 'Tira il dado', en: 'It rolls' },
      concerned && !firedThisPhase && enemyInRange && (ableToFire || everyone),
    );
    if (!tests) return { tests, mustFire: false };
    const mustFire = throwDice(forcedThrow, 1, atLeast(forcedFrom)) > 0;
    // Who cannot fire owes nothing, whatever the die says.
    if (mustFire && ableToFire) owe('Tiro, L177', 'unit', 'guaitana.fire.unit', 'now');
    return { tests, mustFire };
  },

  inWords: ({ tests, mustFire }) =>
    mustFire
      ? { it: 'L’unità deve tirare sul nemico più vicino.', en: 'The unit must fire at the nearest enemy.' }
      : {
          it: tests ? 'I soldati si trattengono.' : 'L’unità non tira il dado.',
          en: tests ? 'The men hold their fire.' : 'The unit does not roll.',
        },
});
