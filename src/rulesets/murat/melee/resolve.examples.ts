import type { Example } from '../../../core/index.js';
import type { meleeResolveFacts, meleeResolveOutcome } from './resolve.facts.js';

const two = { unit: { fouInitial: 4, fouCurrent: 2 } } as const;
const three = { unit: { fouInitial: 4, fouCurrent: 3 } } as const;
const lancers = { unit: { arm: 'cavalry', cavalryType: 'lancer', fouCurrent: 4 }, charging: true } as const;
const square = { unit: { formation: 'square', fouInitial: 4, fouCurrent: 3 } } as const;
const battery = { unit: { arm: 'artillery', fouCurrent: 3 } } as const;

/** A round of two dice against two in which nobody hits. */
const hitless = {
  round: 1,
  attackerDice: 2,
  defenderDice: 2,
  attackerNeeded: 4,
  defenderNeeded: 4,
  attackerModifiers: [],
  defenderModifiers: [],
  attackerHits: 0,
  defenderHits: 0,
  attackerScore: 0,
  defenderScore: 0,
  scoreModifiers: [],
  winner: 'draw',
  attackerLosses: 0,
  defenderLosses: 0,
  attackerFouAfter: 2,
  defenderFouAfter: 2,
  attackerDisordered: false,
  defenderDisordered: false,
  attackerDissolved: false,
  defenderDissolved: false,
  lossesInflicted: false,
  attackerBatteryEliminated: false,
  defenderBatteryEliminated: false,
  engineersEliminated: false,
} as const;

export const meleeResolveExamples: readonly Example<typeof meleeResolveFacts, typeof meleeResolveOutcome>[] = [
  {
    says: {
      it: 'La carica riesce: il difensore perde 1 FoU e va indietro di 2 UM',
      en: 'The charge succeeds: the defender loses 1 FoU and goes back 2 UM',
    },
    facts: { attacker: { ...two, charging: true }, defender: three },
    dice: [4, 5, 1, 4, 1, 1, 5],
    outcome: {
      winner: 'attacker',
      ending: 'retreats',
      rounds: [
        {
          ...hitless,
          attackerDice: 3,
          defenderDice: 3,
          attackerModifiers: [{ id: 'formed-infantry-charging', value: 1 }],
          attackerHits: 2,
          defenderHits: 1,
          attackerScore: 2,
          defenderScore: 1,
          winner: 'attacker',
          defenderLosses: 1,
          attackerDisordered: true,
          defenderDisordered: true,
          lossesInflicted: true,
        },
      ],
      secondRoundReason: null,
      attackerFouAfter: 2,
      defenderFouAfter: 2,
      attackerRetreatUm: 0,
      defenderRetreatUm: 2,
      attackerDisordered: true,
      defenderDisordered: true,
      breakthroughBarred: false,
    },
  },
  {
    says: {
      it: 'La carica è respinta oltre la siepe da cui era partita',
      en: 'The charge is thrown back over the hedge it came from',
    },
    facts: { attacker: { ...two, obstaclesCrossed: 1 }, defender: two },
    dice: [1, 1, 4, 1, 6],
    outcome: { winner: 'defender', ending: 'retreats', attackerRetreatUm: 0, attackerDisordered: true },
  },
  {
    says: { it: 'Il difensore è dissolto: nessun dado', en: 'The defender is dissolved: no die' },
    facts: { attacker: three, defender: { unit: { fouInitial: 4, fouCurrent: 1 } } },
    dice: [4, 4, 1, 1],
    outcome: { winner: 'attacker', ending: 'loser-dissolved', defenderFouAfter: 0, defenderRetreatUm: 0 },
  },
  {
    says: { it: 'Si dissolvono a vicenda', en: 'They dissolve each other' },
    facts: { attacker: two, defender: two },
    rulings: { 'melee-loss-scale': 'one-loss-per-hit' },
    dice: [4, 4, 4, 4],
    outcome: { winner: 'none', ending: 'both-dissolved', attackerFouAfter: 0, defenderFouAfter: 0 },
  },
  {
    says: {
      it: 'Pari senza perdite, poi vince il difensore',
      en: 'A draw without losses, then the defender wins',
    },
    facts: { attacker: two, defender: { ...two, support: { fouCurrent: 4 } } },
    // The hit of the first round disorders both, and the defender’s supporter with it.
    dice: [4, 1, 4, 1, 1, /* round 2 */ 1, 4, 2],
    outcome: {
      winner: 'defender',
      ending: 'retreats',
      secondRoundReason: 'drawn',
      attackerRetreatUm: 1,
      attackerDisordered: true,
      defenderDisordered: true,
      breakthroughBarred: false,
    },
  },
  {
    says: { it: 'Due pareggi: entrambi indietro di 1 UM', en: 'Two draws: both back 1 UM' },
    facts: { attacker: two, defender: two },
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    outcome: {
      winner: 'draw',
      ending: 'drawn',
      rounds: [hitless, { ...hitless, round: 2 }],
      secondRoundReason: 'drawn',
      attackerRetreatUm: 1,
      defenderRetreatUm: 1,
      attackerDisordered: true,
      defenderDisordered: true,
    },
  },
  {
    says: {
      it: 'Pari con perdite contro un muretto: arretra solo l’attaccante, col suo generale',
      en: 'A draw with losses at a wall: only the attacker goes back, general and all',
    },
    facts: { attacker: { ...two, general: {}, support: { fouCurrent: 4 } }, defender: { ...two, position: 'wall' } },
    dice: [6, 6, 1, 1, 4, 4],
    outcome: { winner: 'draw', ending: 'drawn', attackerRetreatUm: 1, defenderRetreatUm: 0 },
  },
  {
    says: {
      it: 'Al secondo pareggio, con un generale e un supporto ancora in ordine',
      en: 'At the second draw, with a general and a supporter still in good order',
    },
    facts: { attacker: { ...two, general: {}, support: { fouCurrent: 4 } }, defender: two },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { winner: 'draw', attackerRetreatUm: 1, attackerDisordered: true },
  },
  {
    says: {
      it: 'Il quadrato battuto tiene e al secondo turno si rompe',
      en: 'The beaten square holds, and breaks in the second round',
    },
    facts: { attacker: lancers, defender: square },
    // Three lances against four bayonets; the square holds on 2; then three against three, and it breaks on 5.
    dice: [4, 1, 1, 1, 1, 1, 1, 2, /* round 2 */ 4, 4, 1, 1, 1, 1, 5],
    outcome: {
      winner: 'attacker',
      ending: 'square-broken-line-facing-away',
      secondRoundReason: 'square-held',
      defenderFouAfter: 2,
      defenderRetreatUm: 2,
      breakthroughBarred: true,
    },
  },
  {
    says: {
      it: 'Il quadrato tiene, il secondo turno è pari: i lancieri si ritirano col dado',
      en: 'The square holds, the second round is level: the lancers retire by the die',
    },
    facts: { attacker: lancers, defender: square },
    dice: [4, 1, 1, 1, 1, 1, 1, 2, /* round 2 */ 1, 1, 1, 1, 1, 1, 4],
    outcome: {
      winner: 'draw',
      ending: 'drawn',
      secondRoundReason: 'square-held',
      attackerRetreatUm: 3,
      defenderRetreatUm: 0,
      breakthroughBarred: true,
    },
  },
  {
    says: {
      it: 'Per il club il quadrato tiene anche al secondo turno',
      en: 'At this club the square holds in the second round too',
    },
    facts: { attacker: lancers, defender: square },
    rulings: { 'square-beaten-twice': 'holds' },
    dice: [4, 1, 1, 1, 1, 1, 1, 2, /* round 2 */ 4, 1, 1, 1, 1, 1, 3],
    outcome: { winner: 'attacker', ending: 'square-holds', defenderRetreatUm: 0, breakthroughBarred: true },
  },
  {
    says: { it: 'I cannoni battuti allo scoperto sono distrutti', en: 'Guns beaten in the open are destroyed' },
    facts: { attacker: { ...two, charging: true }, defender: battery },
    dice: [4, 1, 1, 1, 1, 1],
    outcome: { winner: 'attacker', ending: 'destroyed', defenderRetreatUm: 0 },
  },
  {
    says: { it: 'Dietro difese campali i cannoni si ritirano', en: 'Behind field works guns retreat' },
    facts: { attacker: { ...two, charging: true }, defender: { ...battery, position: 'field-works' } },
    dice: [6, 1, 1, 1, 1, 1, 3],
    outcome: { winner: 'attacker', ending: 'retreats', defenderRetreatUm: 1 },
  },
  {
    says: { it: 'Il presidio battuto lascia il paese', en: 'The beaten garrison leaves the village' },
    facts: { attacker: { ...three, engineers: true }, defender: { unit: { formation: 'perimeter', fouCurrent: 2 } } },
    dice: [5, 1, 1, 1, 1, 4],
    outcome: { winner: 'attacker', ending: 'leaves-built-up-area-in-line', defenderRetreatUm: 2 },
  },
  {
    says: {
      it: 'La divisione si ritira dal campo: la sua unità battuta si dissolve',
      en: 'The division is withdrawing: its beaten unit dissolves',
    },
    facts: { attacker: two, defender: { ...two, divisionWithdrawing: true } },
    dice: [4, 1, 1, 1],
    outcome: { winner: 'attacker', ending: 'dissolved', defenderFouAfter: 2, defenderRetreatUm: 0 },
  },
  {
    says: {
      it: 'Per il club decidono gli hit: la cavalleria vince e muore, il quadrato tiene',
      en: 'At this club the hits decide: the cavalry wins and dies, the square holds',
    },
    facts: {
      attacker: {
        unit: { arm: 'cavalry', cavalryType: 'lancer', fouInitial: 4, fouCurrent: 1 },
        charging: true,
        general: { quality: 'excellent' },
        strikesFlankOrRear: true,
      },
      defender: square,
    },
    rulings: { 'dissolved-in-melee': 'hits-decide' },
    dice: [4, 4, 4, 1, 4, 4, 1, 1, 2],
    outcome: { winner: 'attacker', ending: 'square-holds', secondRoundReason: null, attackerFouAfter: 0 },
  },
  {
    says: {
      it: 'Per il club decidono gli hit: pari, ma dell’attaccante non resta nessuno',
      en: 'At this club the hits decide: a draw, but nobody of the attacker is left',
    },
    facts: { attacker: { unit: { fouInitial: 4, fouCurrent: 1 }, charging: true }, defender: three },
    rulings: { 'dissolved-in-melee': 'hits-decide' },
    dice: [4, 4, 4, 4, 1],
    outcome: { winner: 'draw', ending: 'drawn', attackerFouAfter: 0, attackerRetreatUm: 0, defenderRetreatUm: 1 },
  },
  {
    says: {
      it: 'Solo il secondo turno: un pareggio lo chiude',
      en: 'The second round alone: a draw ends it',
    },
    facts: { attacker: two, defender: two, round: 2 },
    dice: [1, 1, 1, 1],
    outcome: { winner: 'draw', ending: 'drawn', secondRoundReason: null, attackerRetreatUm: 1 },
  },
];
