import { appliedModifiers, count, oneOf, optional, usually, vocabulary, type Declared } from '../../../core/index.js';
import { d10Face, year } from '../facts.js';
import { nation, quality } from '../vocabulary.js';

// prettier-ignore
export const generalCommands = vocabulary('GeneralCommands', {
  'line':             { it: 'brigate di linea', en: 'line brigades', also: ['linea'] },
  'guard':            { it: 'brigate della Guardia', en: 'Guard brigades', also: ['guardia'] },
  'french-old-guard': { it: 'brigate della Vecchia Guardia francese', en: 'brigades of the French Old Guard', also: ['vecchia guardia'] },
});

export const valueRollFacts = {
  nation: usually('other', oneOf({ it: 'Esercito', en: 'Army' }, nation)),
  year: optional(year('Anno della battaglia, se noto', 'Year of the battle, if known')),
  commands: usually('line', oneOf({ it: 'Truppe che comanda', en: 'Troops he commands' }, generalCommands)),
};
export type ValueRollFacts = Declared<typeof valueRollFacts>;

export const valueRollOutcome = {
  face: d10Face,
  total: count({ it: 'Dado modificato', en: 'Modified die' }, -1000, 1000),
  quality: oneOf({ it: 'Valore del generale', en: 'Quality of the general' }, quality),
  modifiers: appliedModifiers,
};
