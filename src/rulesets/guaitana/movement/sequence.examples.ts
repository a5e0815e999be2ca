import type { Example } from '../../../core/index.js';
import type { movementSequenceFacts, movementSequenceOutcome } from './sequence.facts.js';

export const movementSequenceExamples: readonly Example<
  typeof movementSequenceFacts,
  typeof movementSequenceOutcome
>[] = [
  {
    says: { it: 'Il primo a muovere è l’italiano', en: 'The Italian moves first' },
    facts: { side: 'italian', unitOrder: 'movement' },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Il nativo non comincia', en: 'The native player does not begin' },
    facts: { side: 'native', unitOrder: 'attack' },
    outcome: { legal: false, reason: 'not-your-activation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Comincia il nativo, se gli italiani non hanno nulla da muovere',
      en: 'The native begins if the Italians have nothing to move',
    },
    facts: { side: 'native', unitOrder: 'attack', opponentHasUnitsLeft: false },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Dopo un’unità italiana tocca al nativo', en: 'After an Italian unit it is the native’s turn' },
    facts: { side: 'native', lastSide: 'italian', unitOrder: 'attack' },
    outcome: { legal: true },
  },
  {
    says: { it: 'Due unità italiane di seguito no', en: 'Not two Italian units in a row' },
    facts: { side: 'italian', lastSide: 'italian', unitOrder: 'movement', retreatersLeft: true },
    outcome: { legal: false, reason: 'not-your-activation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Due di seguito sì, quando il nativo ha finito',
      en: 'Two in a row are fine once the native has finished',
    },
    facts: { side: 'italian', lastSide: 'italian', unitOrder: 'movement', opponentHasUnitsLeft: false },
    outcome: { legal: true },
  },
  {
    says: { it: 'Prima chi è in ritirata', en: 'Those in retreat come first' },
    facts: { side: 'native', lastSide: 'italian', unitOrder: 'attack', retreatersLeft: true, contactedThisPhase: true },
    outcome: { legal: false, reason: 'retreaters-first' },
    notAllowed: true,
  },
  {
    says: { it: 'La compagnia in ritirata muove per prima', en: 'The retreating company moves first' },
    facts: { side: 'italian', lastSide: 'native', unitOrder: 'retreat', retreatersLeft: true },
    outcome: { legal: true },
  },
  {
    says: {
      it: 'Contattata in questa fase non muove, nemmeno in ritirata',
      en: 'Touched in this phase it does not move, not even in retreat',
    },
    facts: {
      side: 'italian',
      unitOrder: 'retreat',
      retreatersLeft: true,
      contactedThisPhase: true,
      contactFromEarlierTurn: true,
    },
    outcome: { legal: false, reason: 'pinned-by-contact' },
    notAllowed: true,
  },
  {
    says: { it: 'Con un nemico addosso non muove', en: 'With an enemy upon it, it does not move' },
    facts: { side: 'italian', unitOrder: 'movement', contacts: 1 },
    outcome: { legal: false, reason: 'pinned-by-contact' },
    notAllowed: true,
  },
  {
    says: { it: 'In mischia dal turno prima resta bloccata', en: 'In melee since last turn it stays locked' },
    facts: { side: 'italian', unitOrder: 'movement', contactFromEarlierTurn: true },
    outcome: { legal: false, reason: 'locked-in-melee' },
    notAllowed: true,
  },
  {
    says: { it: 'In ritirata lascia la mischia', en: 'In retreat it leaves the melee' },
    facts: { side: 'italian', unitOrder: 'retreat', contactFromEarlierTurn: true },
    outcome: { legal: true },
  },
  {
    says: {
      it: 'Per il club nemmeno chi si ritira lascia la mischia',
      en: 'At this club not even a retreating unit leaves the melee',
    },
    facts: { side: 'italian', unitOrder: 'retreat', contactFromEarlierTurn: true },
    rulings: { 'breaking-contact': 'pinned' },
    outcome: { legal: false, reason: 'locked-in-melee' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club chi era a contatto dal turno prima è libero',
      en: 'At this club units in contact since last turn are free',
    },
    facts: { side: 'italian', unitOrder: 'movement', contactFromEarlierTurn: true },
    rulings: { 'contact-from-earlier-turn': 'free-to-move' },
    outcome: { legal: true },
  },
];
