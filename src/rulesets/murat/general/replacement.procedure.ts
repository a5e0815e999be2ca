import { procedure, type Declared } from '../../../core/index.js';
import { replacementDelay } from './general.rulings.js';
import { replacementExamples } from './replacement.examples.js';
import { replacementFacts, replacementOutcome } from './replacement.facts.js';

type Facts = Declared<typeof replacementFacts>;

/** The turn in which the general fell, as was said or as the turn remembers; null if nobody knows. */
const killedIn = ({ turnKilled, turn, fallenIn }: Facts): number | null => {
  if (turnKilled !== null || turn === null || fallenIn === 'earlier') return turnKilled;
  return fallenIn === 'this-turn' ? turn : turn - 1;
};

export const generalReplacement = procedure({
  id: 'murat.general.replacement',
  title: { it: 'Rimpiazzo di un generale caduto', en: 'Replace a dead general' },
  rule: '§2.4',
  when: { it: 'Un generale è stato ucciso.', en: 'A general was killed.' },
  facts: replacementFacts,
  needed: {
    turnKilled: {
      says: {
        it: 'Serve la mossa in cui il generale è caduto.',
        en: 'The turn in which the general fell is needed.',
      },
      when: facts => killedIn(facts) === null,
    },
  },
  outcome: replacementOutcome,
  rulings: [replacementDelay],
  examples: replacementExamples,

  adjudicate(facts, { by, reckon, effect, owe }) {
    const { turn, returnsInTurn: awaitedIn } = facts;
    // Facts from which it does not follow are not read.
    const turnKilled = killedIn(facts) ?? 0;
    const next = turnKilled + 1;
    const turnsWithoutCommand = by(replacementDelay) === 'full-turn-after' ? [next] : [];
    const returnsInTurn = reckon(
      '§2.4',
      {
        it: 'Mossa in cui il sostituto è posto vicino ai suoi, nel movimento dei generali',
        en: 'Turn in which the substitute is placed near his men, when the generals move',
      },
      next + turnsWithoutCommand.length,
    );
    const quality = reckon('§2.4', { it: 'Il sostituto è sempre scarso', en: 'The substitute is always poor' }, 'poor');
    effect('§2.4', 'general', 'returnsInTurn', { to: returnsInTurn }, 'now');
    effect('§2.4', 'general', 'quality', { to: quality }, 'now');
    const isAwaited = awaitedIn !== null && awaitedIn > turnKilled;
    const turnsLeft = returnsInTurn - (turn ?? (isAwaited ? next : turnKilled));
    const says = { it: 'Il sostituto è in campo', en: 'The substitute is on the field' };
    const arrived = reckon('§2.4', says, turnsLeft <= 0);
    if (turnsLeft > 1) owe('§2.4', 'general', 'murat.general.replacement', 'next-turn');
    else effect('§2.4', 'general', 'alive', { to: true }, arrived ? 'now' : 'next-turn');
    return { returnsInTurn, turnsWithoutCommand, arrived, quality };
  },

  inWords: ({ returnsInTurn, arrived }) =>
    arrived
      ? { it: 'Il sostituto, scarso, è in campo.', en: 'The substitute, a poor one, is on the field.' }
      : {
          it: `Il sostituto, scarso, arriva nella mossa ${returnsInTurn}.`,
          en: `The substitute, a poor one, comes in turn ${returnsInTurn}.`,
        },
});
