import type { Example } from '../../../core/index.js';
import type { meleeRoundFacts, meleeRoundOutcome } from './round.facts.js';

const three = { unit: { fouCurrent: 3 } } as const;
const two = { unit: { fouCurrent: 2 } } as const;
const five = { unit: { fouCurrent: 5 } } as const;

export const meleeRoundExamples: readonly Example<typeof meleeRoundFacts, typeof meleeRoundOutcome>[] = [
  {
    says: {
      it: 'Tre hit a uno: il difensore ha due perdite, l’attaccante solo il disordine',
      en: 'Three hits to one: the defender has two losses, the attacker only disorder',
    },
    facts: { attacker: { ...three, charging: true }, defender: three },
    dice: [4, 5, 6, 1, 4, 2, 3],
    outcome: {
      round: 1,
      attackerDice: 4,
      defenderDice: 3,
      attackerNeeded: 4,
      defenderNeeded: 4,
      attackerHits: 3,
      defenderHits: 1,
      attackerScore: 3,
      defenderScore: 1,
      scoreModifiers: [],
      winner: 'attacker',
      attackerLosses: 0,
      defenderLosses: 2,
      attackerFouAfter: 3,
      defenderFouAfter: 1,
      attackerDisordered: true,
      defenderDisordered: true,
      attackerDissolved: false,
      defenderDissolved: false,
      lossesInflicted: true,
      attackerBatteryEliminated: false,
      defenderBatteryEliminated: false,
      engineersEliminated: false,
    },
  },
  {
    says: { it: 'A hit pari vince chi ha più esperienza', en: 'With hits level the more experienced side wins' },
    facts: { attacker: two, defender: { unit: { fouCurrent: 2, experience: 'elite' } } },
    dice: [4, 1, 4, 1, 1],
    outcome: {
      attackerHits: 1,
      defenderHits: 1,
      attackerScore: 1,
      defenderScore: 2,
      scoreModifiers: [{ id: 'higher-experience', side: 'defender', value: 1 }],
      winner: 'defender',
    },
  },
  {
    says: {
      it: 'Nessun hit da una parte e dall’altra: pari, in ordine',
      en: 'No hit on either side: a draw, in good order',
    },
    facts: { attacker: two, defender: two },
    dice: [1, 2, 3, 1],
    outcome: {
      winner: 'draw',
      lossesInflicted: false,
      attackerDisordered: false,
      defenderDisordered: false,
    },
  },
  {
    says: {
      it: 'I veterani battono i coscritti senza un solo hit',
      en: 'Veterans beat conscripts without a single hit',
    },
    facts: { attacker: two, defender: { unit: { fouCurrent: 3, experience: 'conscript' } } },
    dice: [1, 2, 3, 1],
    outcome: {
      attackerScore: 1,
      defenderScore: 0,
      scoreModifiers: [{ id: 'higher-experience', side: 'attacker', value: 1 }],
      winner: 'attacker',
      attackerDisordered: false,
      defenderDisordered: true,
      lossesInflicted: false,
    },
  },
  {
    says: {
      it: 'La terza perdita del reggimento battuto tocca alla batteria aggregata',
      en: 'The third loss of the beaten regiment is its attached battery',
    },
    facts: { attacker: { unit: { fouCurrent: 6 } }, defender: { unit: { fouCurrent: 4 }, attachedBatteries: 1 } },
    dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
    outcome: {
      attackerHits: 5,
      winner: 'attacker',
      defenderLosses: 2,
      defenderFouAfter: 2,
      defenderBatteryEliminated: true,
      attackerBatteryEliminated: false,
    },
  },
  {
    says: {
      it: 'La batteria finisce col reggimento dissolto',
      en: 'The battery ends with the regiment that is dissolved',
    },
    facts: { attacker: three, defender: { unit: { fouInitial: 6, fouCurrent: 1 }, attachedBatteries: 1 } },
    dice: [4, 4, 1, 1, 1],
    outcome: {
      defenderLosses: 1,
      defenderFouAfter: 0,
      defenderDissolved: true,
      defenderBatteryEliminated: true,
      winner: 'attacker',
    },
  },
  {
    says: {
      it: 'Chi fa più hit ma perde l’ultima FoU non vince',
      en: 'Whoever hits more but loses its last FoU does not win',
    },
    facts: { attacker: { unit: { fouInitial: 6, fouCurrent: 1 }, attachedBatteries: 3 }, defender: five },
    dice: [6, 6, 6, 1, 4, 4, 1, 1, 1],
    outcome: {
      attackerScore: 3,
      defenderScore: 2,
      winner: 'defender',
      attackerLosses: 1,
      attackerDissolved: true,
      defenderLosses: 2,
      defenderDissolved: false,
    },
  },
  {
    says: { it: 'Per il club decidono gli hit', en: 'At this club the hits decide' },
    facts: { attacker: { unit: { fouInitial: 6, fouCurrent: 1 }, attachedBatteries: 3 }, defender: five },
    rulings: { 'dissolved-in-melee': 'hits-decide' },
    dice: [6, 6, 6, 1, 4, 4, 1, 1, 1],
    outcome: { winner: 'attacker', attackerDissolved: true },
  },
  {
    says: { it: 'Dissolte entrambe: non vince nessuno', en: 'Both dissolved: nobody wins' },
    facts: {
      attacker: { unit: { fouInitial: 4, fouCurrent: 2 } },
      defender: { unit: { fouInitial: 4, fouCurrent: 1 }, attachedBatteries: 2 },
    },
    dice: [6, 6, 6, 6, 6],
    outcome: {
      winner: 'none',
      attackerLosses: 2,
      defenderLosses: 1,
      attackerDissolved: true,
      defenderDissolved: true,
    },
  },
  {
    says: { it: 'Le perdite non superano la FoU', en: 'Losses are never more than the FoU' },
    facts: { attacker: { unit: { fouCurrent: 5 } }, defender: two },
    dice: [6, 6, 6, 6, 6, 1, 1],
    outcome: { attackerHits: 5, defenderLosses: 2, defenderFouAfter: 0, defenderDissolved: true },
  },
  {
    says: { it: 'Per il club ogni hit è una perdita', en: 'At this club every hit is a loss' },
    facts: { attacker: two, defender: three },
    rulings: { 'melee-loss-scale': 'one-loss-per-hit' },
    dice: [4, 1, 6, 6, 1],
    outcome: { attackerLosses: 2, defenderLosses: 1, attackerDissolved: true, winner: 'defender' },
  },
  {
    says: {
      it: 'I genieri cadono con la prima perdita dell’attaccante',
      en: 'The engineers go with the attacker’s first loss',
    },
    facts: { attacker: { ...three, engineers: true }, defender: { ...three, position: 'building-interior' } },
    dice: [4, 4, 3, 4, 4, 1],
    outcome: {
      attackerNeeded: 4,
      attackerHits: 2,
      attackerLosses: 1,
      engineersEliminated: true,
      attackerFouAfter: 2,
      winner: 'draw',
    },
  },
  {
    says: { it: 'Per il club i genieri assorbono quella perdita', en: 'At this club the engineers absorb that loss' },
    facts: { attacker: { ...three, engineers: true }, defender: { ...three, position: 'building-interior' } },
    rulings: { 'engineer-loss': 'absorb-one' },
    dice: [4, 4, 3, 4, 4, 1],
    outcome: { attackerLosses: 0, engineersEliminated: true, attackerFouAfter: 3 },
  },
  {
    says: {
      it: 'Disordinato col generale e un supporto: anche loro ne rispondono',
      en: 'Disordered with a general and a supporter: they share the risk',
    },
    facts: { attacker: two, defender: { ...two, general: {}, support: { fouCurrent: 4 } } },
    dice: [4, 1, 1, 1, 1, 1],
    outcome: { defenderDice: 4, winner: 'attacker', defenderDisordered: true, defenderLosses: 0 },
  },
  {
    says: { it: 'Regola della casa: l’esperienza non conta', en: 'House rule: experience does not count' },
    facts: { attacker: two, defender: { unit: { fouCurrent: 2, experience: 'elite' } } },
    house: { 'higher-experience': 'off' },
    dice: [4, 1, 4, 1, 1],
    outcome: { scoreModifiers: [], winner: 'draw' },
  },
];
