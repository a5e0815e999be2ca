import type { Example } from '../../../core/index.js';
import type { motivatedRecoveryFacts, motivatedRecoveryOutcome } from './motivated.facts.js';

const redcoats = { nation: 'british', disordered: true } as const;

export const motivatedRecoveryExamples: readonly Example<
  typeof motivatedRecoveryFacts,
  typeof motivatedRecoveryOutcome
>[] = [
  {
    says: { it: 'La fanteria inglese tira 5 e si riordina', en: 'British infantry throws 5 and recovers' },
    facts: { unit: redcoats },
    dice: [5],
    outcome: { legal: true, reasons: [], face: 5, needed: 5, recovered: true },
  },
  {
    says: { it: 'Con lei si riordina chi la supporta', en: 'Whoever supports it recovers with it' },
    facts: { unit: { ...redcoats, supporterId: '52nd' } },
    dice: [6],
    outcome: { recovered: true },
  },
  {
    says: { it: 'Con un 4 resta disordinata', en: 'With a 4 it stays disordered' },
    facts: { unit: redcoats },
    dice: [4],
    outcome: { face: 4, needed: 5, recovered: false },
  },
  {
    says: {
      it: 'La Guardia inglese fallisce, ma tirerà ancora prima di essere attivata',
      en: 'The British Guard fails, but will roll again before it is activated',
    },
    facts: { unit: { ...redcoats, experience: 'guard' } },
    dice: [3],
    outcome: { recovered: false },
  },
  {
    says: {
      it: 'Per il club la Guardia inglese ha questo tiro solo',
      en: 'At this club the British Guard has this roll only',
    },
    facts: { unit: { ...redcoats, experience: 'guard' } },
    rulings: { 'motivated-and-elite': 'one-roll' },
    dice: [3],
    outcome: { recovered: false },
  },
  {
    says: { it: 'Corazzieri francesi nel 1809', en: 'French cuirassiers in 1809' },
    facts: { unit: { nation: 'french', arm: 'cavalry', cavalryType: 'cuirassier', disordered: true }, year: 1809 },
    dice: [6],
    outcome: { recovered: true },
  },
  {
    says: { it: 'Il tiro è uno solo per mossa', en: 'There is one roll a turn' },
    facts: { unit: { ...redcoats, motivatedRollMade: true } },
    outcome: { legal: false, reasons: ['already-rolled-as-motivated'], face: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Fanteria russa in ordine: due motivi per non tirare',
      en: 'Russian infantry in good order: two reasons not to roll',
    },
    facts: { unit: { nation: 'russian' }, year: 1812 },
    outcome: {
      legal: false,
      reasons: ['not-disordered', 'not-motivated'],
      face: null,
      needed: null,
      recovered: null,
    },
    notAllowed: true,
  },
];
