import { byBand, byName } from '../../../core/index.js';
import type { CommandOrganisation } from './structure.facts.js';

// prettier-ignore
export const prussianOrganisation = byBand<CommandOrganisation>('prussian-organisation', '§1.2', { it: 'Esercito prussiano: organizzazione dall’anno', en: 'Prussian army: organisation from the year' }, [
  [1700, 'column'],
  [1808, 'brigaded-division'],
  [1812, 'prussian-brigade'],
]);

// prettier-ignore
export const austrianRussianOrganisation = byBand<CommandOrganisation>('austrian-russian-organisation', '§1.2', { it: 'Eserciti austriaco e russo: organizzazione dall’anno', en: 'Austrian and Russian armies: organisation from the year' }, [
  [1700, 'column'],
  [1808, 'brigaded-division'],
]);

/** Who commands each formation, who one of its brigades, and how their orders are counted. */
// prettier-ignore
export const organisations = byName('organisations', '§1.1, §1.2, §2.4, §2.13', { it: 'Organizzazioni: generali in campo e loro ordini', en: 'Organisations: generals fielded and their orders' }, {
  'brigaded-division':      { general: 'division', ofEachBrigade: 'brigade', orders: 'division-general',       ordersOfEachBrigade: 'brigade-general' },
  'independent-brigade':    { general: 'brigade',  ofEachBrigade: null,      orders: 'independent-brigade',    ordersOfEachBrigade: null },
  'understrength-division': { general: 'division', ofEachBrigade: null,      orders: 'understrength-division', ordersOfEachBrigade: null },
  'column':                 { general: 'division', ofEachBrigade: null,      orders: 'column',                 ordersOfEachBrigade: null },
  'prussian-brigade':       { general: 'division', ofEachBrigade: null,      orders: 'prussian-brigade',       ordersOfEachBrigade: null },
  'corps-reserve':          { general: 'corps',    ofEachBrigade: null,      orders: 'independent-brigade',    ordersOfEachBrigade: null },
  'grand-battery':          { general: 'attached', ofEachBrigade: null,      orders: null,                     ordersOfEachBrigade: null },
});
