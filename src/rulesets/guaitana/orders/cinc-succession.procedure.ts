import { howMany, procedure, sum } from '../../../core/index.js';
import { successionExamples } from './cinc-succession.examples.js';
import { successionFacts, successionOutcome } from './cinc-succession.facts.js';
import { halfDieRounding, successorUnit } from './orders.rulings.js';
import { successionThrow } from './orders.tables.js';

export const cincSuccession = procedure({
  id: 'guaitana.orders.cinc-succession',
  title: { it: 'Chi succede al comandante in capo', en: 'Replacing the commander-in-chief' },
  rule: 'Ordini, L123',
  when: { it: 'Il comandante in capo è eliminato.', en: 'The commander-in-chief is eliminated.' },
  facts: successionFacts,
  impossible: {
    successorCommanderAlive: {
      says: {
        it: 'Succede il comandante di un’unità, e quella il suo non l’ha più (L123).',
        en: 'A unit commander succeeds him, and that unit has lost its own (L123).',
      },
      when: ({ successorCommanderAlive }) => !successorCommanderAlive,
    },
  },
  outcome: successionOutcome,
  throws: [successionThrow],
  rulings: [halfDieRounding, successorUnit],
  parts: { successor: { fills: { successorUnitId: 'id' } }, commander: { of: 'own' } },
  examples: successionExamples,

  adjudicate({ turnOfLoss }, { by, throwDice, reckon, effect }) {
    const half = throwDice(successionThrow, 1, sum) / 2;
    const turns = reckon(
      'Ordini, L123',
      { it: 'Turni senza ordini dall’alto', en: 'Turns without orders from above' },
      by(halfDieRounding) === 'up' ? Math.ceil(half) : Math.floor(half),
    );
    const takesOverOnTurn = reckon(
      'Ordini, L123',
      { it: 'Comanda dalla fase degli ordini del turno', en: 'He commands from the orders phase of turn' },
      turnOfLoss + turns,
    );
    // The post is his from then on, whoever fills it.
    effect('Ordini, L123', 'commander', 'takesOverOnTurn', { to: takesOverOnTurn }, 'now');
    const leavesHisUnit = reckon(
      'Ordini, L123',
      { it: 'La sua unità resta senza comandante', en: 'His unit is left without commander' },
      by(successorUnit) === 'unit-becomes-leaderless',
    );
    if (leavesHisUnit) effect('Ordini, L123', 'successor', 'commanderAlive', { to: false }, 'now');
    return { turns, takesOverOnTurn };
  },

  inWords: ({ turns, takesOverOnTurn }) => ({
    it: `Il successore prende il comando dopo ${howMany(turns, 'turno', 'turni')}, nel turno ${takesOverOnTurn}.`,
    en: `The successor takes over after ${howMany(turns, 'turn', 'turns')}, in turn ${takesOverOnTurn}.`,
  }),
});
