import { procedure } from '../../../core/index.js';
import { replacementDelay } from './general.rulings.js';
import { replacementExamples } from './replacement.examples.js';
import { replacementFacts, replacementOutcome } from './replacement.facts.js';

export const generalReplacement = procedure({
  id: 'murat.general.replacement',
  title: { it: 'Rimpiazzo di un generale caduto', en: 'Replace a dead general' },
  rule: '§2.4',
  when: { it: 'Un generale è stato ucciso.', en: 'A general was killed.' },
  facts: replacementFacts,
  outcome: replacementOutcome,
  rulings: [replacementDelay],
  examples: replacementExamples,

  adjudicate({ turnKilled, turn, returnsInTurn: awaitedIn }, { by, reckon, effect, owe }) {
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
