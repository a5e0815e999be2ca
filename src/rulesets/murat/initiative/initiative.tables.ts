import { dieThrow, partTable, row } from '../../../core/index.js';
import type { InitiativeDivision } from './divisions.facts.js';

// prettier-ignore
export const initiativeModifiers = partTable<InitiativeDivision>('initiative-modifiers', '§2.3', { it: 'Modificatori all’iniziativa', en: 'Initiative modifiers' }, [
  row('excellent-general', +1, '§2.3', { it: 'Generale di divisione eccellente', en: 'The division general is excellent' }, ({ general, alive }) => alive && general === 'excellent'),
  row('poor-general',      -1, '§2.3', { it: 'Generale di divisione scarso', en: 'The division general is poor' }, ({ general, alive }) => alive && general === 'poor'),
]);

export const initiativeThrow = dieThrow(
  'initiative',
  '§2.3',
  { it: 'Un D10 per divisione, nell’ordine dell’elenco', en: 'One D10 for each division, in the order of the list' },
  10,
);

export const tieThrow = dieThrow(
  'initiative-tie',
  '§2.3',
  {
    it: 'Un altro D10 per ogni divisione in parità, nell’ordine dell’elenco',
    en: 'One more D10 for each division still tied, in the order of the list',
  },
  10,
);
