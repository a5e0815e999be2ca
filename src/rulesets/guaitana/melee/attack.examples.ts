import type { Example } from '../../../core/index.js';
import type { meleeAttackFacts, meleeAttackOutcome } from './attack.facts.js';

export const meleeAttackExamples: readonly Example<typeof meleeAttackFacts, typeof meleeAttackOutcome>[] = [
  {
    says: {
      it: 'Sei guerrieri su cinque fanti in linea: tutti colpiscono con 1 o 2',
      en: 'Six warriors on five infantrymen in line: all hit on 1 or 2',
    },
    facts: { first: { figures: 6 }, second: { figures: 5, targetFormation: 'mass' } },
    dice: [1, 2, 3, 4, 5, 6, 2, 6, 6, 6, 6],
    outcome: {
      chanceFirst: 2,
      diceFirst: 6,
      hitsFirst: 2,
      chanceSecond: 2,
      diceSecond: 5,
      hitsSecond: 1,
      casualtiesOnFirst: 1,
      casualtiesOnSecond: 2,
    },
  },
  {
    says: {
      it: 'Lancieri al galoppo su tre reclute a catena, prese di fianco: la catena sparisce',
      en: 'Lancers at full tilt on three recruits in chain, taken in flank: the chain is gone',
    },
    facts: {
      first: { figures: 4, mountedLancers: true, movedMoreThanHalf: true, targetFormation: 'chain' },
      second: {
        figures: 3,
        quality: 'recruit',
        contactedFlankOrRear: true,
        movedThisTurn: true,
        targetMovedMoreThanHalf: true,
      },
    },
    dice: [1, 2, 3, 4, 6],
    outcome: {
      chanceFirst: 4,
      diceFirst: 4,
      hitsFirst: 4,
      chanceSecond: 1,
      diceSecond: 1,
      hitsSecond: 0,
      casualtiesOnFirst: 0,
      casualtiesOnSecond: 3,
    },
  },
  {
    says: {
      it: 'Nessuno cede; per il club chi ha attaccato si stacca',
      en: 'Nobody gives way; at this club the attacker falls back',
    },
    facts: { first: { figures: 1 }, second: { figures: 1 } },
    rulings: { 'after-melee': 'attacker-falls-back-5-cm' },
    dice: [3, 3],
    outcome: { hitsFirst: 0, hitsSecond: 0, casualtiesOnFirst: 0, casualtiesOnSecond: 0 },
  },
  {
    says: {
      it: 'Dalle unità: lancieri al galoppo contro fanti fermi nel bosco',
      en: 'As the units tell: lancers at full tilt against infantry standing in a wood',
    },
    facts: {
      first: {
        figures: 4,
        kind: 'italian-cavalry',
        weapon: 'lance-and-carbine',
        formation: 'line',
        terrain: 'open',
        movedThisTurn: true,
        movedMoreThanHalf: true,
      },
      second: {
        figures: 4,
        kind: 'native-infantry',
        weapon: 'javelin',
        formation: 'mass',
        terrain: 'woods',
        targetMovedMoreThanHalf: true,
      },
    },
    dice: [2, 3, 6, 6, 3, 4, 6, 6],
    outcome: { chanceFirst: 2, hitsFirst: 1, chanceSecond: 3, hitsSecond: 1 },
  },
  {
    says: {
      it: 'Sei dei dodici combattono qui, e quattro sono già caduti contro altri',
      en: 'Six of the twelve fight here, and four have fallen already against others',
    },
    facts: { first: { figures: 6, unitFigures: 12, meleeLosses: 4 }, second: { figures: 10 } },
    dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { diceFirst: 6, hitsSecond: 10, casualtiesOnFirst: 8 },
  },
];
