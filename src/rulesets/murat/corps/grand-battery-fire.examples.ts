import type { Example } from '../../../core/index.js';
import type { grandBatteryFireFacts, grandBatteryFireOutcome } from './grand-battery-fire.facts.js';

const battery = { arm: 'artillery', nation: 'austrian', fouCurrent: 3 } as const;
/** Three dice on 5+. */
const shot = { shooter: battery, rangeUm: 12 } as const;
/** Two dice on 5+. */
const light = { ...shot, shooter: { ...battery, calibre: '3-4' } } as const;
const fires = { legal: true, reasons: [], dice: 3, needed: 5 } as const;

export const grandBatteryFireExamples: readonly Example<
  typeof grandBatteryFireFacts,
  typeof grandBatteryFireOutcome
>[] = [
  {
    says: {
      it: 'Quattro basi sullo stesso reggimento: danni base per base, e si indietreggia una volta',
      en: 'Four bases at the same regiment: damage base by base, and one push-back',
    },
    facts: { shots: [shot, shot, shot, shot], target: { fouCurrent: 8 } },
    dice: [5, 6, 1, 5, 1, 1, 5, 5, 1, 1, 1, 1],
    outcome: {
      shots: [fires, fires, fires, fires],
      hits: 5,
      losses: 2,
      targetFouAfter: 6,
      targetDisordered: true,
      targetDissolved: false,
      pushBackDice: 1,
    },
  },
  {
    says: {
      it: 'Sei basi di pezzi da 4: gruppo dopo gruppo, sempre una base alla volta',
      en: 'Six bases of 4 lbs: group after group, and always one base at a time',
    },
    facts: { shots: [light, light, light, light, light, light], target: { fouCurrent: 8 } },
    dice: [5, 5, 1, 1, 1, 1, 6, 6, 5, 1, 1, 1],
    outcome: { hits: 5, losses: 2, targetFouAfter: 6, pushBackDice: 1 },
  },
  {
    says: {
      it: 'Il bersaglio è dietro un muro per tutte le basi: due dadi in meno, e resta dov’è',
      en: 'The target is behind a wall to every base: two dice fewer, and it stays where it is',
    },
    facts: { shots: [shot, shot], target: { fouCurrent: 8 }, targetPosition: 'wall' },
    dice: [5, 6],
    outcome: {
      shots: [
        { ...fires, dice: 1 },
        { ...fires, dice: 1 },
      ],
      hits: 2,
      losses: 0,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Per il club gli hit si sommano: cinque hit, tre perdite',
      en: 'At this club the hits are added up: five hits, three losses',
    },
    facts: { shots: [shot, shot, shot, shot], target: { fouCurrent: 8 } },
    rulings: { 'grand-battery-fire': 'pooled' },
    dice: [5, 6, 1, 5, 1, 1, 5, 5, 1, 1, 1, 1],
    outcome: { hits: 5, losses: 3, targetFouAfter: 5, pushBackDice: 1 },
  },
  {
    says: {
      it: 'Il bersaglio è dissolto dalla prima base, la seconda tira lo stesso',
      en: 'The first base dissolves the target, the second throws all the same',
    },
    facts: { shots: [shot, shot], target: { fouInitial: 6, fouCurrent: 1 } },
    dice: [5, 6, 1, 5, 5, 5],
    outcome: { hits: 5, losses: 1, targetFouAfter: 0, targetDissolved: true, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Una base al traino non tira, le altre sì',
      en: 'A limbered base throws nothing, the others do',
    },
    facts: {
      shots: [shot, { ...shot, shooter: { ...battery, formation: 'limbered' } }, shot],
      target: { fouCurrent: 8 },
    },
    dice: [5, 1, 1, 4, 4, 4],
    outcome: {
      shots: [fires, { legal: false, reasons: ['limbered'], dice: null, needed: null }, fires],
      hits: 1,
      losses: 0,
      targetFouAfter: 8,
      targetDisordered: true,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Chi difende un muretto non indietreggia nemmeno davanti alla Grande Batteria',
      en: 'Defenders of a wall are not pushed back even by a grand battery',
    },
    facts: {
      shots: [
        { ...shot, rangeUm: 3, targetPosition: 'wall', enfilade: true },
        { ...shot, rangeUm: 3, targetPosition: 'wall', enfilade: true },
      ],
      target: { fouCurrent: 8 },
    },
    dice: [3, 3, 1, 3],
    outcome: { hits: 3, losses: 1, targetFouAfter: 7, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Nessuna base può sparare',
      en: 'No base may fire',
    },
    facts: { shots: [{ ...shot, rangeUm: 30 }], target: { fouCurrent: 8, disordered: true } },
    outcome: {
      shots: [{ legal: false, reasons: ['out-of-range'], dice: null, needed: null }],
      hits: 0,
      losses: 0,
      targetFouAfter: 8,
      targetDisordered: true,
      targetDissolved: false,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Per il club due perdite sono due dadi per indietreggiare',
      en: 'At this club two losses are two push-back dice',
    },
    facts: { shots: [shot, shot], target: { fouCurrent: 8 } },
    rulings: { 'push-back-dice': 'one-per-loss' },
    dice: [5, 6, 1, 5, 5, 1],
    outcome: { losses: 2, pushBackDice: 2 },
  },
];
