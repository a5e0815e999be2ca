import { type Declared, procedure } from '../../../core/index.js';
import { lossThresholds } from '../rulings.js';
import { wearOf } from '../strength.js';
import { fouOf, initialFouOf, type Unit } from '../unit.js';
import { stateDivisionExamples } from './division.examples.js';
import { stateDivisionFacts, stateDivisionOutcome } from './division.facts.js';

const hasStrength = ({ arm }: Unit): boolean => arm === 'infantry' || arm === 'cavalry';
const total = (units: readonly Unit[], strengthOf: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + strengthOf(unit), 0);

/** As was declared, or else as the marks of the units tell. */
const hasFailedOrder = ({ unitFailedOrder, units }: Declared<typeof stateDivisionFacts>): boolean =>
  unitFailedOrder ?? units.some(({ failedOrderThisTurn }) => failedOrderThisTurn);

export const stateDivision = procedure({
  id: 'murat.state.division',
  title: { it: 'Divisione decimata', en: 'Division decimated' },
  rule: '§1.8',
  when: {
    it: 'Dopo ogni perdita e ogni ordine fallito; colonne e brigate prussiane di fanteria del 1813–1814 contano come divisioni, le altre brigate mai.',
    en: 'After every loss and every failed order; columns and Prussian infantry brigades of 1813–1814 count as divisions, other brigades never do.',
  },
  facts: stateDivisionFacts,
  impossible: {
    units: {
      says: {
        it: 'Di fanteria e cavalleria serve la FoU, attuale o iniziale.',
        en: 'Of infantry and cavalry the FoU is needed, initial or now.',
      },
      when: ({ units }) =>
        units.some(unit => hasStrength(unit) && unit.fouInitial === null && unit.fouCurrent === null),
    },
  },
  outcome: stateDivisionOutcome,
  rulings: [lossThresholds],
  examples: stateDivisionExamples,

  adjudicate(facts, { by, reckon, effect, owe }) {
    const counted = facts.units.filter(({ arm }) => arm !== 'artillery');
    const fouInitial = reckon(
      '§1.8',
      { it: 'FoU iniziale, senza artiglieria', en: 'Initial FoU, without artillery' },
      total(counted, initialFouOf),
    );
    const fouCurrent = reckon(
      '§1.8',
      { it: 'FoU attuale, senza artiglieria', en: 'FoU now, without artillery' },
      // A unit that fled has left the table with whatever strength it had.
      total(counted, unit => (unit.dissolved ? 0 : fouOf(unit))),
    );
    const { lost, decimated } = wearOf(fouInitial, fouCurrent, by);
    reckon('§1.8', { it: 'Due terzi sono perduti', en: 'Two thirds are lost' }, decimated);
    const withdrawalStarts = reckon(
      '§1.8',
      {
        it: 'Decimata, con un ordine fallito: la ritirata comincia',
        en: 'Decimated, with a failed order: the withdrawal starts',
      },
      !facts.withdrawing && decimated && hasFailedOrder(facts),
    );
    if (withdrawalStarts) {
      effect('§1.8', 'units', 'withdrawing', { to: true }, 'now');
      owe('§1.8', 'units', 'murat.state.division-withdrawal', 'now');
    }
    return {
      fouInitial,
      fouCurrent,
      lost,
      decimated,
      withdrawing: facts.withdrawing || withdrawalStarts,
      withdrawalStarts,
    };
  },

  inWords: ({ fouInitial, lost, decimated, withdrawing, withdrawalStarts }) => {
    const losses = { it: `FoU perduta: ${lost} su ${fouInitial}`, en: `FoU lost: ${lost} of ${fouInitial}` };
    if (withdrawalStarts)
      return {
        it: `${losses.it}; la divisione comincia a ritirarsi.`,
        en: `${losses.en}; the division begins to withdraw.`,
      };
    if (withdrawing)
      return {
        it: `${losses.it}; la divisione continua a ritirarsi.`,
        en: `${losses.en}; the division goes on withdrawing.`,
      };
    return decimated
      ? { it: `${losses.it}; la divisione è decimata.`, en: `${losses.en}; the division is decimated.` }
      : { it: `${losses.it}; la divisione tiene.`, en: `${losses.en}; the division holds.` };
  },
});
