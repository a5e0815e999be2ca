import { exact, procedure, refuse, sum, type Umpire } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { inUm } from '../numbers.js';
import { attachedGeneral } from '../parts.js';
import type { Unit } from '../unit.js';
import { lossThresholds, openOrderSquare } from '../rulings.js';
import { emergencyInWords } from './emergency-in-words.js';
import { emergencyReasons } from './emergency.reasons.js';
import { emergencyRefusals, refused } from './emergency-refusals.js';
import { emergencyGeneralQuality, emergencyLossStacking, neighbourSquareFailure } from './emergency.rulings.js';
import { emergencyEffects, emergencyModifiers, emergencyThrow } from './emergency.tables.js';
import { emergencyTestExamples } from './test.examples.js';
import { emergencyTestFacts, emergencyTestOutcome, type EmergencyOutcome } from './test.facts.js';

export const emergencyTest = procedure({
  id: 'murat.emergency.test',
  title: { it: 'Test di manovra di emergenza', en: 'Emergency manoeuvre test' },
  rule: '§2.6',
  when: {
    it: 'Quando un’unità tenta una manovra nella mossa nemica: quadrato, controcarica, fuga dei pezzi.',
    en: 'When a unit tries a manoeuvre in the enemy’s turn: a square, a countercharge, the flight of guns.',
  },
  facts: emergencyTestFacts,
  needed: {
    separationUm: {
      says: {
        it: 'Per una controcarica serve la distanza tra le due unità.',
        en: 'A countercharge needs the distance between the two units.',
      },
      when: ({ kind }) => kind === 'countercharge',
    },
  },
  outcome: emergencyTestOutcome,
  tables: [emergencyModifiers, emergencyEffects],
  throws: [emergencyThrow],
  rulings: [openOrderSquare, emergencyLossStacking, emergencyGeneralQuality, neighbourSquareFailure, lossThresholds],
  parts: attachedGeneral,
  examples: emergencyTestExamples,

  adjudicate(facts, umpire) {
    const { by, forbid, reckon, throwDice, modify, lookUp } = umpire;
    const { unit, kind, isNeighbour, separationUm } = facts;
    const reasons = refuse(forbid, emergencyReasons, emergencyRefusals(facts, by));
    if (reasons.length > 0) return { ...refused, reasons, moveUm: null };

    const needed = reckon('§2.6', { it: 'Totale richiesto con 2D6', en: 'Total needed on 2D6' }, 7);
    const roll = throwDice(emergencyThrow, 2, sum);
    const { total, rows: modifiers } = modify(roll, emergencyModifiers);
    const passed = reckon('§2.6', { it: 'La manovra riesce', en: 'The manoeuvre succeeds' }, total >= needed);
    const { passed: success, failed: failure } = lookUp(emergencyEffects, kind);
    const unharmed =
      kind === 'form-square' && !passed && isNeighbour && by(neighbourSquareFailure) === 'no-penalty'
        ? reckon('§2.6', { it: 'Un’unità vicina non si disordina', en: 'A neighbour is not disordered' }, true)
        : false;
    const effect = passed ? success : unharmed ? 'none' : failure;
    const moveUm =
      effect === 'countercharges' && separationUm !== null
        ? reckon(
            '§2.6',
            {
              it: 'Muove di metà della distanza che la separa dal nemico',
              en: 'It moves half the distance to the enemy',
            },
            exact(separationUm / 2),
          )
        : null;
    putIntoEffect(effect, unit, umpire);
    return { legal: true, reasons, roll, total, needed, passed, effect, modifiers, moveUm };
  },

  inWords: outcome => {
    if (outcome.moveUm === null) return emergencyInWords(outcome);
    const { it, en } = inUm(outcome.moveUm);
    return emergencyInWords(outcome, { it: `, di ${it}`, en: `, ${en}` });
  },
});

/** What the result changes on the unit, and what must now be played. */
const putIntoEffect = (
  result: EmergencyOutcome['effect'],
  unit: Unit,
  { effect, owe }: Pick<Umpire, 'effect' | 'owe'>,
): void => {
  switch (result) {
    case 'forms-square':
      return effect('§2.6', 'unit', 'formation', { to: 'square' }, 'now');
    case 'disordered-and-cannot-fire':
      disorder('§2.6', 'unit', unit, { effect, owe });
      return effect('§2.6', 'unit', 'failedSquareThisTurn', { to: true }, 'now');
    case 'countercharges':
      // A countercharge is a charge, and there is one a turn.
      effect('§2.7', 'unit', 'chargedThisTurn', { to: true }, 'now');
      effect('§2.6', 'unit', 'countercharging', { to: true }, 'now');
      return owe('§2.6', 'unit', 'murat.melee.resolve', 'now');
    case 'charges-disordered-without-bonus':
      return owe('§2.6', 'unit', 'murat.charge.move', 'now');
    case 'limbers-and-flees':
      return effect('§2.7', 'unit', 'formation', { to: 'limbered' }, 'now');
    case 'receives-at-halt':
    case 'stays':
    case 'none':
    case null:
      return;
  }
};
