import type { Example } from '../../../core/index.js';
import type { moraleFoughtMeleeFacts, moraleFoughtMeleeOutcome } from './fought-melee.facts.js';

const squadron = { foughtThisTurn: true, order: 'attack', originalFigures: 8 } as const;
const nothing = { rawChance: null, chance: null, modifiers: [], passed: null, eliminated: false };

export const moraleFoughtMeleeExamples: readonly Example<
  typeof moraleFoughtMeleeFacts,
  typeof moraleFoughtMeleeOutcome
>[] = [
  {
    says: { it: 'Uno squadrone dopo la mischia regge con 3', en: 'A squadron stands after the melee on a 3' },
    facts: { ...squadron, contactedFlankOrRear: true },
    dice: [3],
    outcome: {
      due: true,
      rawChance: 3,
      chance: 3,
      modifiers: [{ id: 'contacted-flank-or-rear', value: -1 }],
      passed: true,
      orderAfter: 'attack',
      eliminated: false,
    },
  },
  {
    says: { it: 'Anche chi ha vinto può cedere', en: 'Even the winner may give way' },
    facts: { ...squadron, opponentWipedOut: true },
    dice: [5],
    outcome: { due: true, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: {
      it: 'Per il club chi ha spazzato via il nemico non fa il test',
      en: 'At this club a unit that wiped out its enemy does not test',
    },
    facts: { ...squadron, opponentWipedOut: true },
    rulings: { 'unopposed-unit': 'no' },
    outcome: { due: false, ...nothing, orderAfter: 'attack' },
  },
  {
    says: { it: 'Per lo stesso club gli altri lo fanno', en: 'At the same club all others do' },
    facts: squadron,
    rulings: { 'unopposed-unit': 'no' },
    dice: [4],
    outcome: { due: true, passed: true, orderAfter: 'attack' },
  },
  {
    says: { it: 'Non ha combattuto: nessun test', en: 'It did not fight: no test' },
    facts: { ...squadron, foughtThisTurn: false },
    outcome: { due: false, ...nothing, orderAfter: 'attack' },
  },
];
