import { type Declared, inOneSentence, procedure, refuse, sum } from '../../../core/index.js';
import { brigadeCommand, divisionCommand } from '../tables.js';
import { commandTables } from './command.js';
import { divisionOrderExamples } from './division.examples.js';
import { divisionOrderFacts, divisionOrderOutcome } from './division.facts.js';
import { divisionOrderReasons } from './order.reasons.js';
import { divisionOrderFailed } from './order.rulings.js';
import { commandThrow } from './order.tables.js';

type OrderedUnit = Declared<typeof divisionOrderFacts>['units'][number];
type LeftOut = Declared<typeof divisionOrderOutcome>['excluded'][number];

/** Why a unit does not move by the order, if it does not. */
const leftOut = (unit: OrderedUnit, radiusUm: number): LeftOut['reason'] | null => {
  if (unit.disordered) return 'disordered';
  if (unit.distanceUm > radiusUm) return 'outside-radius';
  // A battery of which nothing is said is limbered.
  if (unit.formation === 'deployed') return 'deployed-artillery-stays';
  if (unit.retiredToRecover) return 'retired-to-recover';
  return unit.withdrawing ? 'withdrawing' : null;
};

const refused = {
  passed: null,
  total: null,
  target: null,
  radiusUm: null,
  movers: [],
  excluded: [],
  mayFire: null,
  regimentOrdersAvailable: null,
  divisionPhaseAvailable: null,
} as const;

export const divisionOrder = procedure({
  id: 'murat.order.division',
  title: { it: 'Ordine di divisione', en: 'Division order' },
  rule: '§2.4',
  when: {
    it: 'Per prima cosa nell’attivazione di una divisione, se il giocatore sceglie il movimento di divisione.',
    en: 'First thing in a division’s activation, if the player chose division movement.',
  },
  facts: divisionOrderFacts,
  outcome: divisionOrderOutcome,
  tables: [divisionCommand, brigadeCommand],
  throws: [commandThrow],
  rulings: [divisionOrderFailed],
  parts: {
    general: {
      fills: {
        general: 'quality',
        generalLevel: 'level',
        generalAlive: 'alive',
        divisionOrdersGiven: 'divisionOrdersThisTurn',
      },
      of: 'own',
    },
    units: { of: 'own' },
  },
  examples: divisionOrderExamples,

  adjudicate(facts, { by, forbid, lookUp, throwDice, reckon, effect }) {
    const { general, generalLevel, generalAlive, regimentOrdersGiven, units } = facts;
    const orderIndex = facts.orderIndex ?? facts.divisionOrdersGiven + 1;
    const reasons = refuse(forbid, divisionOrderReasons, [
      !generalAlive && ['general-fallen', '§2.4'],
      orderIndex > 2 && ['only-two-division-orders', '§2.4'],
      orderIndex === 1 && regimentOrdersGiven > 0 && ['division-order-must-come-first', '§2.4'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...refused };

    const { value: target, radiusUm } = lookUp(commandTables[generalLevel], general);
    const seen = units.map(unit => ({ id: unit.id, reason: leftOut(unit, radiusUm) }));
    const excluded = seen.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }]));
    const able = seen.filter(({ reason }) => reason === null).map(({ id }) => id);
    reckon('§2.4', { it: 'Unità che l’ordine raggiunge', en: 'Units that the order reaches' }, able.length);
    const total = throwDice(commandThrow, 2, sum);
    const passed = reckon(
      '§2.4',
      { it: 'Test superato, senza modificatori', en: 'Passed, with no modifiers' },
      total <= target,
    );
    const movers = passed ? able : [];
    if (movers.length > 0) effect('§2.4', 'movers', 'movedByDivisionOrder', { to: true }, 'now');
    const nothingMoved = !passed && orderIndex === 1;
    const open = reckon(
      '§2.4',
      {
        it: 'Restano ordini di reggimento e fase del generale di divisione',
        en: 'Regiment orders and the divisional phase remain open',
      },
      nothingMoved && by(divisionOrderFailed) === 'fall-back',
    );
    effect('§2.4', 'general', 'divisionOrdersThisTurn', { by: 1 }, 'now');
    if (!open) effect('§2.12', 'general', 'divisionPhaseForfeited', { to: true }, 'now');
    return {
      legal: true,
      reasons,
      passed,
      total,
      target,
      radiusUm,
      movers,
      excluded,
      mayFire: nothingMoved,
      regimentOrdersAvailable: open,
      divisionPhaseAvailable: open,
    };
  },

  inWords: ({ legal, reasons, passed, total, target, movers, excluded, mayFire, regimentOrdersAvailable }) => {
    const why = inOneSentence(divisionOrderReasons, reasons);
    if (!legal) return { it: `L’ordine non si può dare: ${why.it}.`, en: `The order may not be given: ${why.en}.` };
    const test = { it: `${total} contro ${target}`, en: `${total} against ${target}` };
    if (passed)
      return {
        it: `${test.it}: la divisione muove; unità in moto ${movers.length}, escluse ${excluded.length}.`,
        en: `${test.en}: the division moves; units moving ${movers.length}, left out ${excluded.length}.`,
      };
    if (regimentOrdersAvailable)
      return {
        it: `${test.it}: nessuno muove; si può sparare, e restano gli ordini di reggimento.`,
        en: `${test.en}: nobody moves; all may fire, and regiment orders remain open.`,
      };
    return mayFire
      ? { it: `${test.it}: nessuno muove, ma si può sparare.`, en: `${test.en}: nobody moves, but all may fire.` }
      : { it: `${test.it}: non c’è un secondo movimento.`, en: `${test.en}: there is no second move.` };
  },
});
