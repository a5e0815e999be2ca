import type { Example } from '../../../core/index.js';
import type { evasionFacts, evasionOutcome } from './evasion.facts.js';

/** Skirmishers of B with a charger at 1 cm. */
const skirmishers = {
  step: 'b-evades',
  role: 'B',
  threatenedByContact: true,
  entitled: true,
  allowanceCm: 22,
} as const;
const ofA = { ...skirmishers, step: 'a-evades', role: 'A' } as const;

const onlyNimble = { 'evasion-eligibility': 'open-order-light-cavalry-horse-artillery' } as const;

export const evasionExamples: readonly Example<typeof evasionFacts, typeof evasionOutcome>[] = [
  {
    says: { it: 'I tiratori di B evadono di una mossa', en: 'B’s skirmishers evade by one move' },
    facts: skirmishers,
    outcome: { legal: true, reason: null, maxDistanceCm: 22 },
  },
  {
    says: { it: 'Nella fase di B le unità di A non evadono', en: 'In B’s step the units of A do not evade' },
    facts: { ...skirmishers, role: 'A', threatenedByContact: false },
    outcome: { legal: false, reason: 'not-this-sides-step', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'E nella fase di A non evadono quelle di B', en: 'And in A’s step those of B do not' },
    facts: { ...skirmishers, step: 'a-evades' },
    outcome: { legal: false, reason: 'not-this-sides-step', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'Chi non è minacciato non evade', en: 'A unit that is not threatened does not evade' },
    facts: { ...skirmishers, threatenedByContact: false, entitled: false },
    outcome: { legal: false, reason: 'not-threatened', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'Una linea dichiarata incapace di evadere resta', en: 'A line declared unable to evade stays' },
    facts: { ...skirmishers, entitled: false, movedThisTurn: true },
    outcome: { legal: false, reason: 'not-entitled', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'Le unità di A evadono anche se hanno mosso', en: 'A’s units evade even after moving' },
    facts: { ...ofA, movedThisTurn: true },
    outcome: { legal: true, reason: null, maxDistanceCm: 22 },
  },
  {
    says: { it: 'Per il club chi ha mosso non evade', en: 'At this club a unit that has moved does not evade' },
    facts: { ...ofA, movedThisTurn: true },
    rulings: { 'a-unit-evading-after-moving': 'only-unmoved' },
    outcome: { legal: false, reason: 'already-moved', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Questo vale per A: B, che si è solo ritirata, evade',
      en: 'That is about A: a unit of B that has only retreated evades',
    },
    facts: { ...skirmishers, movedThisTurn: true },
    rulings: { 'a-unit-evading-after-moving': 'only-unmoved' },
    outcome: { legal: true, reason: null, maxDistanceCm: 22 },
  },
  {
    says: { it: 'Per il club la cavalleria leggera evade sempre', en: 'At this club light cavalry always evades' },
    facts: { ...skirmishers, entitled: false, arm: 'light-cavalry', formation: 'line', allowanceCm: 30 },
    rulings: onlyNimble,
    outcome: { legal: true, reason: null, maxDistanceCm: 30 },
  },
  {
    says: { it: 'Per il club evade la fanteria in ordine aperto', en: 'At this club infantry in open order evades' },
    facts: { ...skirmishers, entitled: false, arm: 'infantry', formation: 'open-order' },
    rulings: onlyNimble,
    outcome: { legal: true, maxDistanceCm: 22 },
  },
  {
    says: {
      it: 'Ma non la fanteria in linea, comunque dichiarata',
      en: 'But infantry in line does not, whatever was declared',
    },
    facts: { ...skirmishers, arm: 'infantry', formation: 'line' },
    rulings: onlyNimble,
    outcome: { legal: false, reason: 'not-entitled', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club evade l’artiglieria a cavallo agganciata', en: 'At this club limbered horse guns evade' },
    facts: { ...skirmishers, entitled: false, arm: 'horse-artillery', formation: 'limbered', allowanceCm: 28 },
    rulings: onlyNimble,
    outcome: { legal: true, maxDistanceCm: 28 },
  },
  {
    says: { it: 'Sganciata no', en: 'Unlimbered they do not' },
    facts: { ...skirmishers, arm: 'horse-artillery', formation: 'unlimbered' },
    rulings: onlyNimble,
    outcome: { legal: false, reason: 'not-entitled', maxDistanceCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club si evade di 11 cm', en: 'At this club an evader goes 11 cm' },
    facts: { ...skirmishers, clubDistanceCm: 11 },
    rulings: { 'evasion-distance': 'club-rule' },
    outcome: { legal: true, maxDistanceCm: 11 },
  },
];
