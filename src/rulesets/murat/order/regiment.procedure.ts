import { procedure, refuse, sum } from '../../../core/index.js';
import { orderParts, supporter } from '../parts.js';
import { lossThresholds, noBrigadeGeneral, thirdLostMeasure } from '../rulings.js';
import { commandFailure } from '../state/command-failure.procedure.js';
import { brigadeCommand, divisionCommand } from '../tables.js';
import { commandTableOf } from './command.js';
import { orderInWords } from './order-in-words.js';
import { orderRefusals } from './order-refusals.js';
import { orderReasons } from './order.reasons.js';
import {
  artilleryOrderMalus,
  commandDistance,
  commandRadius,
  divisionPhaseModifiers,
  failedOrderCounts,
  failedOrderInitiative,
  orderCountScope,
} from './order.rulings.js';
import { commandThrow, orderModifiers } from './order.tables.js';
import { regimentOrderExamples } from './regiment.examples.js';
import { regimentOrderFacts, regimentOrderOutcome } from './regiment.facts.js';

const refused = {
  base: null,
  target: null,
  modifiers: [],
  total: null,
  passed: null,
  recoversDisorder: null,
  consumesOrder: null,
  failureEffect: null,
  divisionWithdraws: null,
  brigadeActivationEnds: null,
} as const;

export const regimentOrder = procedure({
  id: 'murat.order.regiment',
  title: { it: 'Ordine di reggimento', en: 'Regiment order' },
  rule: '§2.4',
  when: {
    it: 'Quando un generale attiva una singola unità; una carica si dichiara prima del test.',
    en: 'When a general activates a single unit; a charge is declared before the test.',
  },
  facts: regimentOrderFacts,
  outcome: regimentOrderOutcome,
  tables: [brigadeCommand, divisionCommand, orderModifiers],
  throws: [commandThrow],
  rulings: [
    noBrigadeGeneral,
    commandRadius,
    commandDistance,
    orderCountScope,
    failedOrderCounts,
    failedOrderInitiative,
    artilleryOrderMalus,
    divisionPhaseModifiers,
    lossThresholds,
    thirdLostMeasure,
  ],
  calls: [commandFailure],
  parts: { ...orderParts, ...supporter },
  examples: regimentOrderExamples,

  adjudicate(facts, { by, forbid, lookUp, modify, throwDice, reckon, call, effect, owe }) {
    const { unit, general, phase, charge, divisionDecimated } = facts;
    const isBattery = unit.arm === 'artillery';
    const { value: base, radiusUm } = lookUp(commandTableOf(facts, by), general);
    const reasons = refuse(forbid, orderReasons, orderRefusals(facts, radiusUm, by));
    if (reasons.length > 0) return { legal: false, reasons, ...refused };

    const bare = { it: 'Vale il valore nudo del generale', en: 'The bare value of the general counts' };
    const { total: target, rows: modifiers } =
      phase === 'division-phase' && by(divisionPhaseModifiers) === 'none'
        ? { total: reckon('§2.12', bare, base), rows: [] }
        : modify(base, orderModifiers);
    const total = throwDice(commandThrow, 2, sum);
    const says = {
      it: 'Test superato: il totale non supera il valore',
      en: 'Passed: the total does not exceed the value',
    };
    const passed = reckon('§2.4', says, total <= target);

    const consumesOrder = reckon(
      isBattery ? '§2.7' : '§2.4',
      { it: 'Conta tra gli ordini del generale', en: 'It counts among the general’s orders' },
      !isBattery && (passed || by(failedOrderCounts) === 'counts'),
    );
    if (consumesOrder) effect('§2.4', 'general', 'ordersGivenThisTurn', { by: 1 }, 'now');
    if (passed) effect('§2.4', 'unit', 'ordersReceivedThisTurn', { by: 1 }, 'now');
    else effect('§2.4', 'unit', 'failedOrderThisTurn', { to: true }, 'now');
    // A new order is not the one with which it changed formation.
    if (passed && unit.changedFormation) effect('§2.7', 'unit', 'changedFormation', { to: false }, 'now');
    const recoversDisorder = passed && unit.disordered;
    if (recoversDisorder) effect('§2.11', 'unit', 'disordered', { to: false }, 'now');
    if (recoversDisorder && unit.supporterId !== '') effect('§2.7', 'supporter', 'disordered', { to: false }, 'now');
    if (passed && charge) owe('§2.7', 'unit', 'murat.charge.move', 'now');

    const failureEffect = passed ? 'none' : call('failure', commandFailure, { unit }, { on: { unit: 'unit' } }).effect;
    const divisionWithdraws = !passed && divisionDecimated;
    // The whole division goes: which units they are is for its own procedure to say.
    if (divisionWithdraws) owe('§1.8', 'unit', 'murat.state.division', 'now');
    const mayEndBrigade = !passed && phase === 'activation' && !isBattery;
    return {
      legal: true,
      reasons,
      base,
      target,
      modifiers,
      total,
      passed,
      recoversDisorder,
      consumesOrder,
      failureEffect,
      divisionWithdraws,
      brigadeActivationEnds: mayEndBrigade && by(failedOrderInitiative) === 'brigade-ends',
    };
  },

  inWords: orderInWords,
});
