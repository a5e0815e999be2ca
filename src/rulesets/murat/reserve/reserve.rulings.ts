import { ruling } from '../../../core/index.js';

// prettier-ignore
export const arrivalDieLevel = ruling('arrival-die-level', '§2.5',
  { it: 'Il paragrafo parla di brigate, ma a tirare è la divisione.', en: 'The paragraph speaks of brigades, yet it is the division that throws.' }, {
    'division': { it: 'un dado per divisione', en: 'one die for each division' },
    'brigade':  { it: 'un dado per brigata', en: 'one die for each brigade' },
  });
