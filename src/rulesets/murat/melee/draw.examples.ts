import type { Example } from '../../../core/index.js';
import type { meleeDrawFacts, meleeDrawOutcome } from './draw.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const square = { formation: 'square' } as const;

export const meleeDrawExamples: readonly Example<typeof meleeDrawFacts, typeof meleeDrawOutcome>[] = [
  {
    says: {
      it: 'Due linee pari e senza perdite ricominciano subito',
      en: 'Two lines, level and without losses, begin again at once',
    },
    facts: { attacker: {}, defender: { disordered: true }, lossesInflicted: false },
    outcome: {
      next: 'second-round',
      face: null,
      attackerRetreatUm: 0,
      defenderRetreatUm: 0,
      attackerDisordered: false,
      defenderDisordered: true,
    },
  },
  {
    says: { it: 'Pari con perdite: tutte e due indietro di 1 UM', en: 'Level with losses: both go back 1 UM' },
    facts: { attacker: {}, defender: {}, lossesInflicted: true },
    outcome: {
      next: 'end',
      attackerRetreatUm: 1,
      defenderRetreatUm: 1,
      attackerDisordered: true,
      defenderDisordered: true,
    },
  },
  {
    says: { it: 'Cavalleria contro cavalleria: tutte e due di 3 UM', en: 'Cavalry against cavalry: both by 3 UM' },
    facts: { attacker: hussars, defender: hussars, lossesInflicted: false },
    outcome: { next: 'end', attackerRetreatUm: 3, defenderRetreatUm: 3, attackerDisordered: true },
  },
  {
    says: {
      it: 'Il quadrato resta fermo e gli ussari, con perdite, vanno indietro di 3 UM',
      en: 'The square stays and the hussars, with losses, go back 3 UM',
    },
    facts: { attacker: hussars, defender: square, lossesInflicted: true },
    outcome: { attackerRetreatUm: 3, defenderRetreatUm: 0, attackerDisordered: true, defenderDisordered: false },
  },
  {
    says: {
      it: 'Secondo pareggio davanti al quadrato, senza perdite: gli ussari di 1 UM',
      en: 'A second draw before the square, without losses: the hussars by 1 UM',
    },
    facts: { attacker: hussars, defender: square, lossesInflicted: false, round: 2 },
    outcome: { attackerRetreatUm: 1, defenderRetreatUm: 0 },
  },
  {
    says: { it: 'Il quadrato contro fanteria arretra', en: 'A square against infantry goes back' },
    facts: { attacker: {}, defender: square, lossesInflicted: true },
    outcome: { attackerRetreatUm: 1, defenderRetreatUm: 1 },
  },
  {
    says: { it: 'Dietro la siepe il difensore resta', en: 'Behind the hedge the defender stays' },
    facts: { attacker: {}, defender: {}, defenderCover: 'light', lossesInflicted: true },
    outcome: { attackerRetreatUm: 1, defenderRetreatUm: 0, defenderDisordered: false },
  },
  {
    says: { it: 'Basta dire che sta dietro un muretto', en: 'It is enough to say that it is behind a wall' },
    facts: { attacker: {}, defender: {}, defenderPosition: 'wall', lossesInflicted: true },
    outcome: { attackerRetreatUm: 1, defenderRetreatUm: 0, defenderDisordered: false },
  },
  {
    says: { it: 'La cavalleria al coperto arretra lo stesso', en: 'Cavalry in cover goes back all the same' },
    facts: { attacker: {}, defender: hussars, defenderCover: 'light', lossesInflicted: true },
    outcome: { defenderRetreatUm: 1 },
  },
  {
    says: { it: 'Il presidio del perimetro non si muove', en: 'The garrison of a perimeter does not move' },
    facts: { attacker: {}, defender: { formation: 'perimeter' }, lossesInflicted: true },
    outcome: { attackerRetreatUm: 1, defenderRetreatUm: 0 },
  },
  {
    says: { it: 'Due pareggi di fila: entrambe di 1 UM', en: 'Two draws in a row: both by 1 UM' },
    facts: { attacker: {}, defender: {}, lossesInflicted: false, round: 2 },
    outcome: { next: 'end', face: null, attackerRetreatUm: 1, defenderRetreatUm: 1 },
  },
  {
    says: {
      it: 'Per il club al secondo pareggio cede l’attaccante',
      en: 'At this club the attacker gives way at a second draw',
    },
    facts: { attacker: {}, defender: {}, lossesInflicted: false, round: 2 },
    rulings: { 'second-draw': 'attacker-retires' },
    dice: [5],
    outcome: {
      face: 5,
      attackerRetreatUm: 2,
      defenderRetreatUm: 0,
      attackerDisordered: true,
      defenderDisordered: false,
    },
  },
  {
    says: {
      it: 'Il quadrato aveva tenuto e il secondo turno è pari: la cavalleria si ritira col dado',
      en: 'The square had held and the second round is level: cavalry retires by the die',
    },
    facts: {
      attacker: hussars,
      defender: { ...square, disordered: true },
      lossesInflicted: true,
      round: 2,
      secondRoundReason: 'square-held',
    },
    dice: [3],
    outcome: { next: 'end', face: 3, attackerRetreatUm: 2, defenderRetreatUm: 0, defenderDisordered: true },
  },
];
