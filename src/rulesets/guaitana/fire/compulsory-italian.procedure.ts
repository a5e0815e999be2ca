import { atLeast, procedure, type Umpire } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { isItalianInfantry } from '../tables.js';
import { fireAmmunition } from './ammunition.procedure.js';
import { compulsoryItalianExamples } from './compulsory-italian.examples.js';
import {
  compulsoryItalianFacts,
  compulsoryItalianOutcome,
  type CompulsoryItalian,
} from './compulsory-italian.facts.js';
import { impossibleContact, refusalsByContact } from './contact.js';
import { chargersFire, fireIntoMelee, forcedFireWho } from './fire.rulings.js';
import { forcedFrom, forcedThrow } from './fire.tables.js';

/** Whether a unit could fire at an enemy in range: as was declared, or else as the unit tells. */
const isAble = (unit: CompulsoryItalian, { by, call }: Pick<Umpire, 'by' | 'call'>): boolean => {
  if (unit.ableToFire !== null) return unit.ableToFire;
  const { formation, movedMoreThanHalf, movedThisTurn, shotsFired, hasMule } = unit;
  if (movedMoreThanHalf || formation === 'packed') return false;
  if (refusalsByContact(unit, by).some(refusal => refusal !== false)) return false;
  // Italians have rifles, unless they say otherwise.
  const stock = { weapon: unit.weapon ?? 'rifle', shotsFired, hasMule, side: unit.nation ?? 'italian', movedThisTurn };
  return call('ammunition', fireAmmunition, stock, { reads: ['mayFire'] }).mayFire;
};

export const fireCompulsoryItalian = procedure({
  id: 'guaitana.fire.compulsory-italian',
  title: { it: 'Fuoco obbligato degli italiani', en: 'Compulsory Italian fire' },
  rule: 'Tiro, L172',
  when: {
    it: 'Alla fine del tiro, per ogni unità italiana che non ha tirato.',
    en: 'At the end of the fire, for each Italian unit that has not fired.',
  },
  facts: compulsoryItalianFacts,
  impossible: { dismounted: onlyItalianCavalryDismounts, ...impossibleContact },
  outcome: compulsoryItalianOutcome,
  throws: [forcedThrow],
  rulings: [forcedFireWho, fireIntoMelee, chargersFire],
  calls: [fireAmmunition],
  parts: { unit: { fills: { firedThisPhase: 'firedThisTurn' } } },
  examples: compulsoryItalianExamples,

  adjudicate(facts, umpire) {
    const { kind, firedThisPhase, enemyInRange } = facts;
    const { by, reckon, throwDice, owe } = umpire;
    const concerned = (kind === 'artillery' || isItalianInfantry(facts)) && !firedThisPhase && enemyInRange;
    const ableToFire = concerned && isAble(facts, umpire);
    const tests = reckon(
      'Tiro, L172',
      { it: 'Tira il dado', en: 'It rolls' },
      concerned && (ableToFire || by(forcedFireWho) === 'every-unit-with-enemy-in-range'),
    );
    if (!tests) return { tests, mustFire: false };
    const mustFire = throwDice(forcedThrow, 1, atLeast(forcedFrom)) > 0;
    // Who cannot fire owes nothing, whatever the die says.
    if (mustFire && ableToFire) owe('Tiro, L172', 'unit', 'guaitana.fire.unit', 'now');
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
