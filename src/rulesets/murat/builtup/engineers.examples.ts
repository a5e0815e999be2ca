import type { Example } from '../../../core/index.js';
import type { builtupEngineersFacts, builtupEngineersOutcome } from './engineers.facts.js';

const step = [{ id: 'engineers-cover-step', value: -1 }];

export const builtupEngineersExamples: readonly Example<
  typeof builtupEngineersFacts,
  typeof builtupEngineersOutcome
>[] = [
  {
    says: {
      it: 'I genieri aprono una breccia nel perimetro: da pesante a leggera',
      en: 'The engineers breach the perimeter: heavy becomes light',
    },
    facts: { coverClass: 'heavy' },
    outcome: { effectiveCover: 'light', engineersEliminated: false, attackerLosses: 0, modifiers: step },
  },
  {
    says: { it: 'Tra le case la copertura leggera svanisce', en: 'Among the houses light cover is gone' },
    facts: { coverClass: 'light' },
    outcome: { effectiveCover: 'none', modifiers: step },
  },
  {
    says: { it: 'Allo scoperto non c’è nulla da togliere', en: 'In the open there is nothing to take away' },
    facts: { coverClass: 'none' },
    outcome: { effectiveCover: 'none', modifiers: [] },
  },
  {
    says: { it: 'Con due perdite i genieri escono per primi', en: 'With two losses the engineers are the first to go' },
    facts: { coverClass: 'heavy', attackerLosses: 2 },
    outcome: { effectiveCover: 'light', engineersEliminated: true, attackerLosses: 2 },
  },
  {
    says: { it: 'Per il club i genieri assorbono una perdita', en: 'At this club the engineers absorb one loss' },
    facts: { coverClass: 'heavy', attackerLosses: 2 },
    rulings: { 'engineer-loss': 'absorb-one' },
    outcome: { engineersEliminated: true, attackerLosses: 1 },
  },
  {
    says: { it: 'Regola della casa: i genieri non contano', en: 'House rule: engineers do not count' },
    facts: { coverClass: 'heavy' },
    house: { 'engineers-cover-step': 'off' },
    outcome: { effectiveCover: 'heavy', modifiers: [] },
  },
  {
    says: { it: 'Regola della casa: tolgono ogni copertura', en: 'House rule: they take all cover away' },
    facts: { coverClass: 'heavy' },
    house: { 'engineers-cover-step': -5 },
    outcome: { effectiveCover: 'none' },
  },
];
