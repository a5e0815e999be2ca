import type { Example } from '../../../core/index.js';
import type { motivationFacts, motivationOutcome } from './motivation.facts.js';

const frenchInfantry = { nation: 'french' } as const;
const frenchCavalry = { nation: 'french', arm: 'cavalry' } as const;

export const motivationExamples: readonly Example<typeof motivationFacts, typeof motivationOutcome>[] = [
  {
    says: { it: 'La fanteria inglese lo è sempre', en: 'British infantry always is' },
    facts: { unit: { nation: 'british' } },
    outcome: { motivated: true },
  },
  {
    says: { it: 'La cavalleria inglese no', en: 'British cavalry is not' },
    facts: { unit: { nation: 'british', arm: 'cavalry' }, year: 1812 },
    outcome: { motivated: false },
  },
  {
    says: { it: 'La cavalleria austriaca lo è sempre', en: 'Austrian cavalry always is' },
    facts: { unit: { nation: 'austrian', arm: 'cavalry' }, year: 1805 },
    outcome: { motivated: true },
  },
  {
    says: { it: 'La fanteria francese nel 1797: il primo anno', en: 'French infantry in 1797: the first year' },
    facts: { unit: frenchInfantry, year: 1797 },
    outcome: { motivated: true },
  },
  {
    says: { it: 'La fanteria francese nel 1809: l’ultimo anno', en: 'French infantry in 1809: the last year' },
    facts: { unit: frenchInfantry, year: 1809 },
    outcome: { motivated: true },
  },
  {
    says: { it: 'La fanteria francese nel 1810 non più', en: 'French infantry in 1810 no longer' },
    facts: { unit: frenchInfantry, year: 1810 },
    outcome: { motivated: false },
  },
  {
    says: { it: 'La cavalleria francese dal 1804', en: 'French cavalry from 1804' },
    facts: { unit: frenchCavalry, year: 1804 },
    outcome: { motivated: true },
  },
  {
    says: { it: 'La cavalleria francese fino al 1812', en: 'French cavalry until 1812' },
    facts: { unit: frenchCavalry, year: 1812 },
    outcome: { motivated: true },
  },
  {
    says: { it: 'La cavalleria francese nel 1813 non più', en: 'French cavalry in 1813 no longer' },
    facts: { unit: frenchCavalry, year: 1813 },
    outcome: { motivated: false },
  },
  {
    says: { it: 'Senza l’anno i francesi non contano', en: 'With no year the French do not count' },
    facts: { unit: frenchCavalry },
    outcome: { motivated: false },
  },
  {
    says: { it: 'I russi non sono nell’elenco', en: 'The Russians are not on the list' },
    facts: { unit: { nation: 'russian' }, year: 1807 },
    outcome: { motivated: false },
  },
  {
    says: {
      it: 'Per il club vale l’anno stampato: la fanteria francese mai',
      en: 'At this club the printed year holds: French infantry never',
    },
    facts: { unit: frenchInfantry, year: 1805 },
    rulings: { 'motivated-years': 'as-printed' },
    outcome: { motivated: false },
  },
];
