import type { Example } from '../../../core/index.js';
import type { machineGunJamFacts, machineGunJamOutcome } from './machine-gun-jam.facts.js';

export const machineGunJamExamples: readonly Example<typeof machineGunJamFacts, typeof machineGunJamOutcome>[] = [
  {
    says: { it: 'Una Nordenfeld con 5 tira', en: 'A Nordenfeld fires on 5' },
    facts: { model: 'nordenfeld' },
    dice: [5],
    outcome: { jammed: false },
  },
  {
    says: { it: 'Una Nordenfeld con 6 si inceppa', en: 'A Nordenfeld jams on 6' },
    facts: { model: 'nordenfeld' },
    dice: [6],
    outcome: { jammed: true },
  },
  {
    says: { it: 'Una Gatling si inceppa già con 5', en: 'A Gatling jams already on 5' },
    facts: { model: 'gatling' },
    dice: [5],
    outcome: { jammed: true },
  },
  {
    says: { it: 'Una Gardner con 4 tira', en: 'A Gardner fires on 4' },
    facts: { model: 'gardner' },
    dice: [4],
    outcome: { jammed: false },
  },
  {
    says: {
      it: 'Per il club i serventi prendono le carabine dalla fase seguente',
      en: 'At this club the crew takes its carbines from the next phase',
    },
    facts: { model: 'gardner' },
    rulings: { 'jam-crew-fire': 'from-next-phase' },
    dice: [6],
    outcome: { jammed: true },
  },
];
