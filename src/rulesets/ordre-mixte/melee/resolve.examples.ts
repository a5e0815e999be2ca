import type { Example } from '../../../core/index.js';
import type { meleeResolveFacts, meleeResolveOutcome } from './resolve.facts.js';

const battalion = { meleeBases: 4, arm: 'infantry', enemyArm: 'infantry', enemyFormation: 'line' } as const;
const lineAgainstLine = { a: battalion, b: { ...battalion, meleeBases: 3 }, pmA: 6, pmB: 5 } as const;
const chargeOnRecruits = {
  a: {
    meleeBases: 3,
    arm: 'heavy-cavalry',
    cuirassier: true,
    charging: true,
    quality: 'elite',
    enemyArm: 'infantry',
    enemyFormation: 'line',
  },
  b: {
    meleeBases: 3,
    arm: 'infantry',
    quality: 'recruit',
    enemyArm: 'heavy-cavalry',
    enemyFormation: 'line',
    enemyChargingCavalry: true,
  },
  pmA: 5,
  pmB: 2,
} as const;

export const meleeResolveExamples: readonly Example<typeof meleeResolveFacts, typeof meleeResolveOutcome>[] = [
  {
    says: {
      it: 'Due linee alla baionetta: A colpisce con 40, B manca con 31',
      en: 'Two lines with the bayonet: A hits with 40, B misses with 31',
    },
    facts: lineAgainstLine,
    dice: [40, 31],
    outcome: { percentageA: 40, percentageB: 30, lossesOnA: 0, lossesOnB: 1, pmAAfter: 6, pmBAfter: 4 },
  },
  {
    says: { it: 'Due linee alla baionetta: colpiscono entrambe', en: 'Two lines with the bayonet: both of them hit' },
    facts: lineAgainstLine,
    dice: [1, 30],
    outcome: { lossesOnA: 1, lossesOnB: 1, pmAAfter: 5, pmBAfter: 4 },
  },
  {
    says: {
      it: 'Corazzieri in carica al 144%: una perdita è certa',
      en: 'Cuirassiers charge at 144%: one loss is certain',
    },
    facts: { ...chargeOnRecruits, pmB: 4 },
    dice: [45, 22],
    outcome: { percentageA: 144, percentageB: 21, lossesOnA: 0, lossesOnB: 1, pmAAfter: 5, pmBAfter: 3 },
  },
  {
    says: {
      it: 'Travolti, colpiscono comunque: la mischia è contemporanea',
      en: 'Ridden down, they still hit: melee is simultaneous',
    },
    facts: chargeOnRecruits,
    dice: [44, 21],
    outcome: { lossesOnA: 1, lossesOnB: 2, pmAAfter: 4, pmBAfter: 0 },
  },
  {
    says: {
      it: 'Per il club chi carica colpisce per primo, e i travolti non rispondono',
      en: 'At this club chargers strike first, and those ridden down do not answer',
    },
    facts: chargeOnRecruits,
    rulings: { 'melee-simultaneity': 'attacker-first' },
    dice: [44],
    outcome: { percentageB: 21, lossesOnA: 0, lossesOnB: 2, pmAAfter: 5, pmBAfter: 0 },
  },
  {
    says: {
      it: 'Per il club chi carica colpisce per primo, ma chi ha ancora PM risponde',
      en: 'At this club chargers strike first, but those with PM left answer',
    },
    facts: chargeOnRecruits,
    rulings: { 'melee-simultaneity': 'attacker-first' },
    dice: [45, 21],
    outcome: { lossesOnA: 1, lossesOnB: 1, pmAAfter: 4, pmBAfter: 1 },
  },
  {
    says: { it: 'Chi ha percentuale nulla non tira', en: 'A side at nil does not roll' },
    facts: { ...lineAgainstLine, b: { ...battalion, arm: 'foot-artillery', meleeBases: 2 } },
    dice: [41],
    outcome: { percentageA: 40, percentageB: 0, lossesOnA: 0, lossesOnB: 0, pmAAfter: 6, pmBAfter: 5 },
  },
  {
    says: { it: 'I PM non vanno sotto zero', en: 'PM never go below zero' },
    facts: { ...chargeOnRecruits, pmB: 1 },
    dice: [44, 22],
    outcome: { lossesOnB: 2, pmBAfter: 0 },
  },
  {
    says: { it: 'Un secondo battaglione di A tira per conto suo', en: 'A second battalion of A rolls on its own' },
    facts: { ...lineAgainstLine, otherPercentageA: 65 },
    dice: [41, 31],
    outcome: { percentageA: 40, lossesOnB: 0, pmBAfter: 5 },
  },
  {
    says: {
      it: 'Per il club due battaglioni sommano le percentuali',
      en: 'At this club two battalions add their percentages',
    },
    facts: { ...lineAgainstLine, otherPercentageA: 65 },
    rulings: { 'multi-unit-melee': 'sum' },
    dice: [6, 31],
    outcome: { percentageA: 105, percentageB: 30, lossesOnB: 1, pmBAfter: 4 },
  },
  {
    says: { it: 'Per il club si perdono basette, non PM', en: 'At this club bases are lost, not PM' },
    facts: lineAgainstLine,
    rulings: { 'loss-unit': 'one-base' },
    dice: [40, 31],
    outcome: { lossesOnB: 1, pmAAfter: 6, pmBAfter: 5 },
  },
  {
    says: { it: 'Regola della casa: la carica non conta', en: 'House rule: the charge does not count' },
    facts: chargeOnRecruits,
    house: { 'charging-cavalry': 'off' },
    dice: [15, 90],
    outcome: { percentageA: 114, lossesOnB: 1, pmBAfter: 1 },
  },
];
