import { procedure } from '../../../core/index.js';
import { gunsOverrunBreakthrough } from './melee.rulings.js';
import { winnerOptionsExamples } from './winner-options.examples.js';
import { winnerOption, winnerOptionsFacts, winnerOptionsOutcome } from './winner-options.facts.js';

export const winnerOptions = procedure({
  id: 'murat.melee.winner-options',
  title: { it: 'Chi vince la mischia', en: 'The winner of a melee' },
  rule: '§2.10',
  when: { it: 'Una mischia ha un vincitore.', en: 'A melee has a winner.' },
  facts: winnerOptionsFacts,
  outcome: winnerOptionsOutcome,
  rulings: [gunsOverrunBreakthrough],
  parts: { winner: { fills: { winnerCharged: 'chargedThisTurn' } } },
  examples: winnerOptionsExamples,

  adjudicate(
    { winner, winnerCharged, loserArm, alreadyBrokeThrough, secondRoundAgainstSquare, forcedBridge },
    { reckon, owe, effect },
  ) {
    if (winner.wonStanding) effect('§2.10', 'winner', 'wonStanding', { to: false }, 'now');
    // Whoever charged earlier in the turn, and was charged since, has not won by its charge.
    if (!winnerCharged || winner.wonStanding) {
      reckon('§2.10', { it: 'Non ha caricato: resta ferma', en: 'It did not charge: it stands' }, 'stand');
      owe('§2.10', 'winner', 'murat.recovery.after-melee', 'now');
      return { options: ['stand'], mandatory: 'stand' } as const;
    }
    if (alreadyBrokeThrough || secondRoundAgainstSquare || forcedBridge) {
      reckon('§2.10', { it: 'Non può sfondare', en: 'It may not break through' }, true);
      owe('§2.10', 'winner', 'murat.recovery.after-melee', 'now');
      return { options: ['stand', 'reorganise'], mandatory: null } as const;
    }
    const isBritish = winner.nation === 'british';
    if (winner.arm === 'cavalry' && (isBritish || loserArm !== 'cavalry')) {
      const says = isBritish
        ? { it: 'La cavalleria britannica sfonda sempre', en: 'British cavalry always breaks through' }
        : { it: 'Cavalleria che batte fanti o cannoni: sfonda', en: 'Cavalry that beats foot or guns breaks through' };
      reckon('§2.10', says, 'breakthrough');
      owe('§2.10', 'winner', 'murat.melee.breakthrough', 'now');
      return { options: ['breakthrough'], mandatory: 'breakthrough' } as const;
    }
    reckon('§2.10', { it: 'Ha caricato: sceglie', en: 'It charged: it chooses' }, true);
    // What it chose, it says there: whoever breaks through does not recover.
    owe('§2.10', 'winner', 'murat.recovery.after-melee', 'now');
    return { options: ['stand', 'reorganise', 'breakthrough'], mandatory: null } as const;
  },

  inWords: ({ options, mandatory }) => {
    if (mandatory !== null) {
      const { it, en } = winnerOption.words[mandatory];
      return { it: `Per obbligo ${it}.`, en: `By obligation ${en}.` };
    }
    return {
      it: `A scelta: ${options.map(option => winnerOption.words[option].it).join(', ')}.`,
      en: `By choice: ${options.map(option => winnerOption.words[option].en).join(', ')}.`,
    };
  },
});
