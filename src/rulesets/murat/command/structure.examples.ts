import type { Example } from '../../../core/index.js';
import type { commandStructureFacts, commandStructureOutcome } from './structure.facts.js';

export const commandStructureExamples: readonly Example<
  typeof commandStructureFacts,
  typeof commandStructureOutcome
>[] = [
  {
    says: { it: 'Una divisione francese del 1809', en: 'A French division of 1809' },
    facts: { nation: 'french', year: 1809 },
    outcome: {
      organisation: 'brigaded-division',
      generals: ['division', 'brigade'],
      orderAllowance: ['division-general', 'brigade-general'],
    },
  },
  {
    says: { it: 'Una colonna austriaca del 1805', en: 'An Austrian column of 1805' },
    facts: { nation: 'austrian', year: 1805 },
    outcome: { organisation: 'column', generals: ['division'], orderAllowance: ['column'] },
  },
  {
    says: {
      it: 'A Elchingen lo scenario dà agli Austriaci le brigate',
      en: 'At Elchingen the scenario gives the Austrians brigades',
    },
    facts: { organisation: 'brigaded-division', nation: 'austrian', year: 1805 },
    outcome: { organisation: 'brigaded-division', generals: ['division', 'brigade'] },
  },
  {
    says: { it: 'I Russi del 1807 sono ancora in colonne', en: 'The Russians of 1807 are still in columns' },
    facts: { nation: 'russian', year: 1807 },
    outcome: { organisation: 'column', generals: ['division'] },
  },
  {
    says: { it: 'Dal 1808 non più', en: 'From 1808 no longer' },
    facts: { nation: 'russian', year: 1808 },
    outcome: { organisation: 'brigaded-division', generals: ['division', 'brigade'] },
  },
  {
    says: { it: 'I Prussiani a Jena', en: 'The Prussians at Jena' },
    facts: { nation: 'prussian', year: 1806 },
    outcome: { organisation: 'column', orderAllowance: ['column'] },
  },
  {
    says: { it: 'I Prussiani del 1811 hanno le brigate', en: 'The Prussians of 1811 have brigades' },
    facts: { nation: 'prussian', year: 1811 },
    outcome: { organisation: 'brigaded-division' },
  },
  {
    says: { it: 'Una brigata prussiana del 1813', en: 'A Prussian brigade of 1813' },
    facts: { nation: 'prussian', year: 1813 },
    outcome: { organisation: 'prussian-brigade', generals: ['division'], orderAllowance: ['prussian-brigade'] },
  },
  {
    says: {
      it: 'Per il club chi comanda da solo ha i valori di brigata',
      en: 'At this club a general alone has the values of a brigade',
    },
    facts: { organisation: 'column' },
    rulings: { 'no-brigade-general': 'brigade-values' },
    outcome: { organisation: 'column', generals: ['division'], orderAllowance: ['column'] },
  },
  {
    says: { it: 'Una divisione ridotta del 1814', en: 'A reduced division of 1814' },
    facts: { organisation: 'understrength-division', nation: 'french', year: 1814 },
    outcome: { generals: ['division'], orderAllowance: ['understrength-division'] },
  },
  {
    says: { it: 'Una brigata indipendente', en: 'An independent brigade' },
    facts: { organisation: 'independent-brigade' },
    outcome: { generals: ['brigade'], orderAllowance: ['independent-brigade'] },
  },
  {
    says: { it: 'Ney guida di persona la riserva', en: 'Ney leads the reserve in person' },
    facts: { organisation: 'corps-reserve' },
    outcome: { generals: ['corps'], orderAllowance: ['independent-brigade'] },
  },
  {
    says: { it: 'Una Grande Batteria con il suo generale', en: 'A grand battery with its general' },
    facts: { organisation: 'grand-battery' },
    outcome: { generals: ['attached'], orderAllowance: [] },
  },
];
