import type { Example } from '../../../core/index.js';
import type { successionFacts, successionOutcome } from './cinc-succession.facts.js';

const lost = { turnOfLoss: 4, successorUnitId: 'bersaglieri' } as const;

export const successionExamples: readonly Example<typeof successionFacts, typeof successionOutcome>[] = [
  {
    says: {
      it: 'Un 1: il capitano dei Bersaglieri comanda dal turno dopo',
      en: 'A 1: the captain of the Bersaglieri commands from the next turn',
    },
    facts: lost,
    dice: [1],
    outcome: { turns: 1, takesOverOnTurn: 5 },
  },
  {
    says: { it: 'Un 2 fa lo stesso', en: 'A 2 does the same' },
    facts: lost,
    dice: [2],
    outcome: { turns: 1, takesOverOnTurn: 5 },
  },
  {
    says: { it: 'Un 3, arrotondato per eccesso: due turni', en: 'A 3, rounded up: two turns' },
    facts: lost,
    dice: [3],
    outcome: { turns: 2, takesOverOnTurn: 6 },
  },
  {
    says: { it: 'Un 6: tre turni senza guida', en: 'A 6: three turns without a leader' },
    facts: lost,
    dice: [6],
    outcome: { turns: 3, takesOverOnTurn: 7 },
  },
  {
    says: {
      it: 'Per il club si arrotonda per difetto: con 1 comanda subito',
      en: 'At this club it is rounded down: on a 1 he commands at once',
    },
    facts: lost,
    dice: [1],
    rulings: { 'half-d6-rounding': 'down' },
    outcome: { turns: 0, takesOverOnTurn: 4 },
  },
  {
    says: { it: 'Per il club il successore tiene anche la sua unità', en: 'At this club he keeps his unit as well' },
    facts: lost,
    dice: [5],
    rulings: { 'successor-unit': 'doubles-up' },
    outcome: { turns: 3, takesOverOnTurn: 7 },
  },
];
