import { procedure, refuseFirst, verdict, type By, type Declared } from '../../../core/index.js';
import { breakingContact } from '../rulings.js';
import { sequenceReasons } from './movement.reasons.js';
import { contactFromEarlierTurnRuling } from './movement.rulings.js';
import { movementSequenceExamples } from './sequence.examples.js';
import { movementSequenceFacts, movementSequenceOutcome } from './sequence.facts.js';

type Activation = Declared<typeof movementSequenceFacts>;

/** Italians begin, then one unit each; who has nothing left is passed over. */
const isTheOthersTurn = ({ side, lastSide, opponentHasUnitsLeft }: Activation): boolean =>
  opponentHasUnitsLeft && (lastSide === null ? side === 'native' : side === lastSide);

/** As was declared, or else as the stored unit tells. */
const isPinned = ({ contactedThisPhase, contacts }: Activation): boolean => contactedThisPhase ?? contacts > 0;

const isLocked = ({ unitOrder, contactFromEarlierTurn }: Activation, by: By): boolean =>
  contactFromEarlierTurn &&
  by(contactFromEarlierTurnRuling) === 'stay-locked' &&
  (unitOrder !== 'retreat' || by(breakingContact) === 'pinned');

export const movementSequence = procedure({
  id: 'guaitana.movement.sequence',
  title: { it: 'Ordine di movimento', en: 'Order of movement' },
  rule: 'Movimento, L127, L131',
  when: { it: 'Nella fase di movimento.', en: 'In the movement phase.' },
  facts: movementSequenceFacts,
  outcome: movementSequenceOutcome,
  rulings: [breakingContact, contactFromEarlierTurnRuling],
  parts: { unit: { fills: { contacts: 'contactedBy' } } },
  examples: movementSequenceExamples,

  adjudicate(activation, { by, forbid }) {
    const { unitOrder, retreatersLeft } = activation;
    const reason = refuseFirst(forbid, sequenceReasons, [
      isTheOthersTurn(activation) && ['not-your-activation', 'Movimento, L127'],
      retreatersLeft && unitOrder !== 'retreat' && ['retreaters-first', 'Movimento, L127'],
      isPinned(activation) && ['pinned-by-contact', 'Movimento, L131'],
      isLocked(activation, by) && ['locked-in-melee', 'Movimento, L131'],
    ]);
    return { legal: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      sequenceReasons,
      reason,
      { it: 'L’unità può muovere', en: 'The unit may move' },
      { it: 'Non può muovere', en: 'It may not move' },
    ),
});
