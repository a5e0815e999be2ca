import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { brigadeCommand, divisionCommand } from '../tables.js';
import { takeCommandReasons } from './order.reasons.js';
import { takeCommandOrders } from './order.rulings.js';
import { ordersOfTakenCommand } from './order.tables.js';
import { takeCommandExamples } from './take-command.examples.js';
import { takeCommandFacts, takeCommandOutcome } from './take-command.facts.js';

const refused = {
  commandValue: null,
  ordersAvailable: null,
  ordersAlreadyGiven: null,
  divisionPhaseForfeited: null,
} as const;

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
  rulings: [takeCommandOrders],
  parts: {
    brigadeGeneral: { fills: { brigadeGeneral: 'quality' } },
    divisionGeneral: { fills: { divisionGeneral: 'quality', usedThisGame: 'takeCommandUsed' } },
  },
  examples: takeCommandExamples,

  adjudicate(facts, { by, forbid, lookUp, effect }) {
    const { usedThisGame, brigadeFirstTestFailed, brigadeGeneral, divisionGeneral, distanceUm } = facts;
    const { radiusUm } = lookUp(brigadeCommand, brigadeGeneral);
    const reasons = refuse(forbid, takeCommandReasons, [
      usedThisGame && ['once-per-game', '§2.12'],
      !brigadeFirstTestFailed && ['only-after-failed-first-test', '§2.12'],
      distanceUm > radiusUm && ['outside-brigade-radius', '§2.12'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...refused };
    const { value: commandValue } = lookUp(divisionCommand, divisionGeneral);
    const orders = lookUp(ordersOfTakenCommand, by(takeCommandOrders));
    effect('§2.12', 'divisionGeneral', 'takeCommandUsed', { to: true }, 'now');
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
