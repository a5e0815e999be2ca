import { type By, inOneSentence, procedure, refuse } from '../../../core/index.js';
import { brigadeCommand, divisionCommand } from '../tables.js';
import { takeCommandReasons } from './order.reasons.js';
import { failedOrderCounts, takeCommandOrders } from './order.rulings.js';
import { ordersOfTakenCommand } from './order.tables.js';
import { takeCommandExamples } from './take-command.examples.js';
import { takeCommandFacts, takeCommandOutcome, type TakeCommand } from './take-command.facts.js';

const refused = {
  commandValue: null,
  ordersAvailable: null,
  ordersAlreadyGiven: null,
  divisionPhaseForfeited: null,
} as const;

/** The unit bears the mark of its failure, and its general has given no order but that one. */
const isFirstFailed = ({ brigadeFirstTestFailed, unit, brigadeGeneralOrders }: TakeCommand, by: By): boolean => {
  if (brigadeFirstTestFailed !== null || unit === null) return brigadeFirstTestFailed ?? true;
  if (!unit.failedOrderThisTurn || brigadeGeneralOrders > 1) return false;
  return brigadeGeneralOrders === 0 || by(failedOrderCounts) === 'counts';
};

export const takeCommand = procedure({
  id: 'murat.order.take-command',
  title: { it: '«Prendo io il comando»', en: '“I take command”' },
  rule: '§2.12',
  when: {
    it: 'Quando un generale di brigata ha appena fallito il suo primo test della mossa.',
    en: 'When a brigade general has just failed his first command test of the turn.',
  },
  facts: takeCommandFacts,
  outcome: takeCommandOutcome,
  tables: [brigadeCommand, divisionCommand, ordersOfTakenCommand],
  rulings: [takeCommandOrders, failedOrderCounts],
  parts: {
    brigadeGeneral: { fills: { brigadeGeneral: 'quality', brigadeGeneralOrders: 'ordersGivenThisTurn' }, of: 'own' },
    divisionGeneral: {
      fills: {
        divisionGeneral: 'quality',
        usedThisGame: 'takeCommandUsed',
        divisionGeneralAlive: 'alive',
        divisionGeneralAttachedTo: 'attachedTo',
      },
      of: 'own',
    },
    leaves: { among: 'divisionGeneral.attachedTo' },
  },
  examples: takeCommandExamples,

  adjudicate(facts, { by, forbid, lookUp, effect }) {
    const { usedThisGame, brigadeGeneral, divisionGeneral, divisionGeneralAttachedTo, distanceUm } = facts;
    const { radiusUm } = lookUp(brigadeCommand, brigadeGeneral);
    const reasons = refuse(forbid, takeCommandReasons, [
      usedThisGame && ['once-per-game', '§2.12'],
      !facts.divisionGeneralAlive && ['general-fallen', '§2.4'],
      !isFirstFailed(facts, by) && ['only-after-failed-first-test', '§2.12'],
      distanceUm > radiusUm && ['outside-brigade-radius', '§2.12'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...refused };
    const { value: commandValue } = lookUp(divisionCommand, divisionGeneral);
    const reading = by(takeCommandOrders);
    const orders = lookUp(ordersOfTakenCommand, reading);
    effect('§2.12', 'divisionGeneral', 'takeCommandUsed', { to: true }, 'now');
    effect('§2.12', 'divisionGeneral', 'ordersGivenThisTurn', { to: orders.ordersAlreadyGiven }, 'now');
    effect('§2.12', 'divisionGeneral', 'divisionPhaseForfeited', { to: true }, 'now');
    // The unit that failed may try again.
    if (reading === 'fresh-three') effect('§2.12', 'unit', 'failedOrderThisTurn', { to: false }, 'now');
    // He goes to the brigade general, and leaves the unit he was with.
    if (divisionGeneralAttachedTo !== '') {
      effect('§2.12', 'divisionGeneral', 'attachedTo', { to: '' }, 'now');
      effect('§2.12', 'leaves', 'attachedGenerals', { without: 'divisionGeneral' }, 'now');
    }
    return { legal: true, reasons, commandValue, ...orders, divisionPhaseForfeited: true };
  },

  inWords: ({ legal, reasons, commandValue, ordersAvailable }) => {
    const why = inOneSentence(takeCommandReasons, reasons);
    return legal
      ? {
          it: `Prende il comando della brigata: ${ordersAvailable} ordini con valore ${commandValue}, e in questa mossa rinuncia alla sua fase.`,
          en: `He takes command of the brigade: ${ordersAvailable} orders at value ${commandValue}, and gives up his own phase this turn.`,
        }
      : { it: `Non può prendere il comando: ${why.it}.`, en: `He may not take command: ${why.en}.` };
  },
});
