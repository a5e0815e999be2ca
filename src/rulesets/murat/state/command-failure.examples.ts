import type { Example } from '../../../core/index.js';
import type { commandFailureFacts, commandFailureOutcome } from './command-failure.facts.js';

export const commandFailureExamples: readonly Example<typeof commandFailureFacts, typeof commandFailureOutcome>[] = [
  {
    says: { it: 'Un reggimento fresco resta fermo e basta', en: 'A fresh regiment merely stands' },
    facts: { unit: { fouInitial: 8 } },
    outcome: { effect: 'none' },
  },
  {
    says: {
      it: 'Disordinato ma non decimato, non gli succede altro',
      en: 'Disordered but not decimated, it suffers nothing more',
    },
    facts: { unit: { fouInitial: 8, fouCurrent: 3, disordered: true } },
    outcome: { effect: 'none' },
  },
  {
    says: { it: 'Decimato, va in disordine', en: 'Decimated, it becomes disordered' },
    facts: { unit: { fouInitial: 9, fouCurrent: 3 } },
    outcome: { effect: 'becomes-disordered' },
  },
  {
    says: {
      it: 'Decimato, va in disordine con chi lo supporta',
      en: 'Decimated, it becomes disordered together with its supporter',
    },
    facts: { unit: { fouInitial: 9, fouCurrent: 3, supporterId: '69-linea' } },
    outcome: { effect: 'becomes-disordered' },
  },
  {
    says: { it: 'Decimato e già disordinato, fugge', en: 'Decimated and already disordered, it flees' },
    facts: { unit: { fouInitial: 9, fouCurrent: 3, disordered: true } },
    outcome: { effect: 'dissolved' },
  },
  {
    says: {
      it: 'Fugge: il suo generale ripara, la sua batteria è persa',
      en: 'It flees: its general finds shelter, its battery is lost',
    },
    facts: {
      unit: {
        fouInitial: 9,
        fouCurrent: 3,
        disordered: true,
        attachedGenerals: ['villatte'],
        attachedBatteries: ['6-libbre'],
      },
    },
    outcome: { effect: 'dissolved' },
  },
  {
    says: {
      it: 'Per il club le soglie si arrotondano per difetto: con 5 perdite su 8 è decimato',
      en: 'At this club thresholds are rounded down: 5 losses of 8 decimate it',
    },
    facts: { unit: { fouInitial: 8, fouCurrent: 3, disordered: true } },
    rulings: { 'loss-thresholds': 'round-down' },
    outcome: { effect: 'dissolved' },
  },
];
