import { procedure } from '../../../core/index.js';
import { isCavalry } from '../vocabulary.js';
import { breakthroughAdvanceExamples } from './breakthrough-advance.examples.js';
import { breakthroughAdvanceFacts, breakthroughAdvanceOutcome, followUpReasons } from './breakthrough-advance.facts.js';
import { breakthroughConditions } from './turn.rulings.js';

export const breakthroughAdvance = procedure({
  id: 'ordre-mixte.turn.breakthrough-advance',
  title: { it: 'Sfondamento e avanzata', en: 'Breakthrough and infantry advance' },
  rule: 'L85',
  when: {
    it: 'Prima dell’iniziativa, dopo le mischie del turno passato.',
    en: 'Before initiative, after the melees of the turn before.',
  },
  facts: breakthroughAdvanceFacts,
  outcome: breakthroughAdvanceOutcome,
  rulings: [breakthroughConditions],
  examples: breakthroughAdvanceExamples,

  adjudicate({ kind, distanceCm, arm, opponentLeftContact, allowanceCm }, { by, reckon, forbid }) {
    const refused = (reason: keyof typeof followUpReasons.words) => ({
      legal: false,
      reason: forbid('L85', followUpReasons, reason),
    });
    const rightArm = kind === 'breakthrough' ? isCavalry(arm) : arm === 'infantry';
    if (!rightArm) return refused('wrong-arm');
    if (!opponentLeftContact && by(breakthroughConditions) === 'after-opponent-left-contact') {
      return refused('opponent-still-in-contact');
    }
    if (distanceCm > allowanceCm) return refused('beyond-allowance');
    // It does not count as the unit's move: it may still move with its side.
    reckon('L85', { it: 'Mossa entro quella normale', en: 'Within the ordinary move' }, distanceCm);
    return { legal: true, reason: null };
  },

  inWords: ({ reason }, { kind, unitId }) => {
    if (reason !== null) {
      const { it, en } = followUpReasons.words[reason];
      return { it: `L’unità ${unitId} non può: ${it}.`, en: `${unitId} may not: ${en}.` };
    }
    return kind === 'breakthrough'
      ? { it: `L’unità ${unitId} sfonda.`, en: `${unitId} breaks through.` }
      : { it: `L’unità ${unitId} avanza.`, en: `${unitId} advances.` };
  },
});
