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
      it: 'I fermi ricevono chi arriva di corsa, senza che lo si dica due volte',
      en: 'Stationary troops receive those who come running, and nobody has to say it twice',
    },
    facts: { first: { figures: 2, movedMoreThanHalf: true }, second: { figures: 2, stationary: true } },
    dice: [3, 3, 3, 6],
    outcome: { chanceFirst: 2, hitsFirst: 0, chanceSecond: 3, hitsSecond: 1 },
  },
  {
    says: {
      it: 'Chi non dice di aver mosso è fermo, di qualunque tipo sia',
      en: 'A unit that does not say that it moved is stationary, of whatever kind it is',
    },
    facts: { first: { figures: 1, movedFraction: 0.6 }, second: { figures: 1, targetFormation: 'mass' } },
    dice: [3, 3],
    outcome: { chanceFirst: 2, chanceSecond: 3, hitsSecond: 1 },
  },
  {
    says: {
      it: 'Mezza mossa esatta non è più di mezza mossa',
      en: 'Exactly half its capacity is not more than half',
    },
    facts: { first: { figures: 1, movedFraction: 0.5 }, second: { figures: 1 } },
    dice: [3, 3],
    outcome: { chanceFirst: 2, chanceSecond: 2 },
  },
  {
    says: {
      it: 'Sorpresi in corsa: chi li ha contattati ha mosso anche lui, e non è fermo',
      en: 'Caught on the run: who touched them has moved too, and is not stationary',
    },
    facts: {
      first: { figures: 1, kind: 'italian-infantry' },
      second: { figures: 1, movedMoreThanHalf: true, movedBeforeBeingContacted: true, targetFormation: 'column' },
    },
    dice: [3, 2],
    outcome: { chanceFirst: 2, chanceSecond: 1 },
  },
  {
    says: {
      it: 'Ma se li ha contattati un altro, e questi non hanno mosso, li ricevono da fermi',
      en: 'But if another unit touched them and this one has not moved, it receives them stationary',
    },
    facts: {
      first: { figures: 1, movedFraction: 0 },
      second: { figures: 1, movedMoreThanHalf: true, movedBeforeBeingContacted: true },
    },
    dice: [3, 2],
    outcome: { chanceFirst: 3, hitsFirst: 1, chanceSecond: 1 },
  },
  {
    says: {
      it: 'Che i lancieri sono arrivati al galoppo lo dice chi li riceve',
      en: 'That the lancers came at full tilt is said by those who receive them',
    },
    facts: { first: { figures: 1, mountedLancers: true }, second: { figures: 1, targetMovedMoreThanHalf: true } },
    dice: [3, 3],
    outcome: { chanceFirst: 3, chanceSecond: 3 },
  },
  {
    says: {
      it: 'Un comandante in capo in un edificio è a massa, all’aperto a catena',
      en: 'A commander-in-chief in a building is in mass, in the open in chain',
    },
    facts: {
      first: { figures: 3, kind: 'commander-in-chief', terrain: 'building' },
      second: { figures: 3, kind: 'commander-in-chief', terrain: 'open' },
    },
    dice: [3, 4, 4, 1, 2, 2],
    outcome: { chanceFirst: 3, hitsFirst: 1, chanceSecond: 1, hitsSecond: 1 },
  },
  {
    says: {
      it: 'Per il club che arrotonda per difetto, di tre presi alle spalle ne combatte uno',
      en: 'At a club that rounds down, of three taken in the rear one fights',
    },
    facts: { first: { figures: 1 }, second: { figures: 3, contactedFlankOrRear: true } },
    rulings: { 'halving-rounding': 'down' },
    dice: [6, 6],
    outcome: { chanceSecond: 1, diceSecond: 1 },
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
