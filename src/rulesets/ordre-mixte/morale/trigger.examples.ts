import type { Example } from '../../../core/index.js';
import type { moraleTriggerFacts, moraleTriggerOutcome } from './trigger.facts.js';

const underFire = { cause: 'fire', pmBefore: 5, pmLostThisPhase: 1 } as const;

export const moraleTriggerExamples: readonly Example<typeof moraleTriggerFacts, typeof moraleTriggerOutcome>[] = [
  {
    says: {
      it: 'Il tiro la porta da 5 a 4 PM: test con il D10',
      en: 'Fire brings it from 5 to 4 PM: a test on the D10',
    },
    facts: underFire,
    outcome: { required: true, die: 10, pmAfter: 4, removed: false },
  },
  {
    says: { it: 'La mischia la porta a 3 PM: test con il D6', en: 'Melee brings it to 3 PM: a test on the D6' },
    facts: { cause: 'melee', pmBefore: 5, pmLostThisPhase: 2 },
    outcome: { required: true, die: 6, pmAfter: 3 },
  },
  {
    says: { it: 'Con 5 PM rimasti non si fa il test', en: 'With 5 PM left there is no test' },
    facts: { ...underFire, pmBefore: 6 },
    outcome: { required: false, die: null, pmAfter: 5, removed: false },
  },
  {
    says: { it: 'Ha solo 2 PM ma non ne ha persi: nessun test', en: 'It has only 2 PM but lost none: no test' },
    facts: { ...underFire, pmBefore: 2, pmLostThisPhase: 0 },
    outcome: { required: false, die: null, pmAfter: 2, removed: false },
  },
  {
    says: { it: 'Perde l’ultimo PM ed è eliminata', en: 'It loses its last PM and is removed' },
    facts: { ...underFire, pmBefore: 1 },
    outcome: { required: false, die: null, pmAfter: 0, removed: true },
  },
  {
    says: {
      it: 'Perdite oltre i PM che ha: zero, ed è eliminata',
      en: 'More losses than it has PM: zero, and it is removed',
    },
    facts: { cause: 'melee', pmBefore: 1, pmLostThisPhase: 3 },
    outcome: { required: false, die: null, pmAfter: 0, removed: true },
  },
  {
    says: {
      it: 'Per il club a zero PM resta in gioco e fa il test',
      en: 'At this club a unit at zero PM stays and tests',
    },
    facts: { ...underFire, pmBefore: 1 },
    rulings: { 'zero-pm': 'stays' },
    outcome: { required: true, die: 10, pmAfter: 0, removed: false },
  },
  {
    says: {
      it: 'Per il club contano i PM di prima: da 5 a 4 nessun test',
      en: 'At this club the PM before count: from 5 to 4 there is no test',
    },
    facts: underFire,
    rulings: { 'pm-threshold-timing': 'before-loss' },
    outcome: { required: false, die: null, pmAfter: 4 },
  },
  {
    says: {
      it: 'Per il club contano i PM di prima: da 4 a 3 il test è dovuto',
      en: 'At this club the PM before count: from 4 to 3 a test is due',
    },
    facts: { ...underFire, pmBefore: 4 },
    rulings: { 'pm-threshold-timing': 'before-loss' },
    outcome: { required: true, die: 10, pmAfter: 3 },
  },
  {
    says: { it: 'I PM persi per un test non ne chiamano un altro', en: 'PM lost through a test call for no other' },
    facts: { ...underFire, pmBefore: 4, pmLostThisPhase: 2, lostThroughTest: true },
    outcome: { required: false, die: null, pmAfter: 2, removed: false },
  },
  {
    says: {
      it: 'Per il club i PM persi per un test ne chiamano un altro',
      en: 'At this club PM lost through a test call for another',
    },
    facts: { ...underFire, pmBefore: 4, pmLostThisPhase: 2, lostThroughTest: true },
    rulings: { 'test-losses-retest': 'yes' },
    outcome: { required: true, die: 10, pmAfter: 2 },
  },
];
