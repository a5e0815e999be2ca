import { procedure, refuseFirst, remind, verdict, type By, type Text } from '../../../core/index.js';
import { leaderlessAttack } from '../rulings.js';
import { distances } from '../tables.js';
import type { Order } from '../vocabulary.js';
import { goOver } from '../go-over.js';
import { initiativeExamples } from './initiative-change.examples.js';
import { initiativeFacts, initiativeOutcome } from './initiative-change.facts.js';
import { limitOf } from './limit.js';
import { initiativeReasons } from './orders.reasons.js';
import { initiativeAttempts, leaderlessRetreat } from './orders.rulings.js';
import { initiatives } from './orders.tables.js';

/** The row of the table that a change is, if a unit commander may think of it at all. */
const initiativeOf = (from: Order, to: Order): keyof typeof initiatives.entries | null => {
  if (to === 'retreat') return 'any-to-retreat';
  if (from === 'movement' && to === 'defence') return 'movement-to-defence';
  if (from === 'defence' && to === 'attack') return 'defence-to-attack';
  return from === 'retreat' && to === 'defence' ? 'retreat-to-defence' : null;
};

/** Whether the rulings let a unit make a change without its own commander. */
const needsNoCommander = (change: keyof typeof initiatives.entries | null, by: By): boolean => {
  if (change === 'any-to-retreat') return by(leaderlessRetreat) === 'yes';
  return change === 'defence-to-attack' && by(leaderlessAttack) === 'any-unit';
};

const changeInWords = (needsTest: boolean, isTheSame: boolean): Text => {
  if (isTheSame) return { it: 'L’unità resta in ritirata', en: 'The unit stays in retreat' };
  return needsTest
    ? {
        it: 'L’unità cambia ordine se supera il test di morale',
        en: 'The unit changes its order if it passes its morale test',
      }
    : { it: 'L’unità cambia ordine', en: 'The unit changes its order' };
};

export const initiativeChange = procedure({
  id: 'guaitana.orders.initiative-change',
  title: { it: 'Cambio d’ordine d’iniziativa', en: 'Order change on a unit commander’s initiative' },
  rule: 'Ordini, L116–123',
  when: {
    it: 'Nella fase degli ordini, per un’unità che ha ancora il suo comandante.',
    en: 'In the orders phase, for a unit whose own commander is alive.',
  },
  facts: initiativeFacts,
  outcome: initiativeOutcome,
  tables: [initiatives, distances],
  rulings: [initiativeAttempts, leaderlessRetreat, leaderlessAttack],
  parts: { unit: { fills: { from: 'order' } } },
  examples: initiativeExamples,

  adjudicate({ from, to, commanderAlive, enemySighted, pointDistanceCm, figureScale }, umpire) {
    const { by, forbid, lookUp, owe } = umpire;
    const change = initiativeOf(from, to);
    const terms = change === null ? null : lookUp(initiatives, change);
    const isLed = commanderAlive || needsNoCommander(change, by);
    const tooFar = terms?.needsPoint === true && pointDistanceCm > limitOf('defence-point', figureScale, umpire);
    const reason = refuseFirst(forbid, initiativeReasons, [
      !isLed && ['commander-eliminated', 'Ordini, L123'],
      terms?.needsEnemy === true && !enemySighted && ['no-enemy-sighted', 'Ordini, L118–119'],
      tooFar && ['point-beyond-15-cm', 'Ordini, L118–120'],
      terms === null && ['no-such-initiative', 'Ordini, L116–121'],
    ]);
    if (reason !== null) return { legal: false, reason, needsTest: false };
    const test = terms?.test ?? null;
    if (test !== null) {
      remind(umpire, initiativeAttempts);
      owe('Ordini, L119–120', 'unit', test, 'now');
    } else if (to !== from) goOver('Ordini, L118–121', 'unit', to, umpire);
    return { legal: true, reason, needsTest: test !== null };
  },

  inWords: ({ reason, needsTest }, { from, to }) =>
    verdict(initiativeReasons, reason, changeInWords(needsTest, from === to), {
      it: 'L’unità non può cambiare ordine',
      en: 'The unit cannot change its order',
    }),
});
