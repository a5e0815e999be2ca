import type { Example } from '../../../core/index.js';
import type { eliteRecoveryFacts, eliteRecoveryOutcome } from './elite.facts.js';

const grenadiers = { experience: 'elite', disordered: true } as const;

export const eliteRecoveryExamples: readonly Example<typeof eliteRecoveryFacts, typeof eliteRecoveryOutcome>[] = [
  {
    says: { it: 'I granatieri d’élite tirano 4 e si riordinano', en: 'Elite grenadiers throw 4 and recover' },
    facts: { unit: grenadiers },
    dice: [4],
    outcome: { legal: true, reasons: [], face: 4, needed: 4, recovered: true },
  },
  {
    says: { it: 'Con loro si riordina chi li supporta', en: 'Whoever supports them recovers with them' },
    facts: { unit: { ...grenadiers, supporterId: '69th' } },
    dice: [5],
    outcome: { recovered: true },
  },
  {
    says: { it: 'La Guardia tira 3 e resta disordinata', en: 'The Guard throws 3 and stays disordered' },
    facts: { unit: { experience: 'guard', disordered: true } },
    dice: [3],
    outcome: { face: 3, needed: 4, recovered: false },
  },
  {
    says: {
      it: 'Chi ha già tirato come unità motivata tira di nuovo',
      en: 'A unit that rolled as motivated rolls again',
    },
    facts: { unit: grenadiers, motivatedRollMade: true },
    dice: [6],
    outcome: { recovered: true },
  },
  {
    says: {
      it: 'Per il club un tiro solo: non tira di nuovo',
      en: 'At this club one roll only: it does not roll again',
    },
    facts: { unit: grenadiers, motivatedRollMade: true },
    rulings: { 'motivated-and-elite': 'one-roll' },
    outcome: { legal: false, reasons: ['already-rolled-as-motivated'], face: null, needed: null, recovered: null },
    notAllowed: true,
  },
  {
    says: { it: 'Il tiro è uno solo per mossa', en: 'There is one roll a turn' },
    facts: { unit: { ...grenadiers, eliteRollMade: true } },
    outcome: { legal: false, reasons: ['already-rolled-as-elite'], face: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Veterani in ordine: due motivi per non tirare',
      en: 'Veterans in good order: two reasons not to roll',
    },
    facts: { unit: {} },
    outcome: { legal: false, reasons: ['not-disordered', 'not-elite-or-guard'], recovered: null },
    notAllowed: true,
  },
];
