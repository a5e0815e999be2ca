import {
  appliedModifiers,
  aside,
  count,
  type Declared,
  group,
  list,
  oneOf,
  text,
  unlessDenied,
  usually,
} from '../../../core/index.js';
import { quality } from '../vocabulary.js';

const mostDivisions = 12;
/** More dice than anybody throws, and more than a die and a house rule come to. */
const mostDice = 10_000;
const mostScore = 200;
const id = text({ it: 'Divisione', en: 'Division' });

const division = {
  id,
  side: usually('', text({ it: 'Parte a cui appartiene', en: 'Side it belongs to' })),
  general: usually('normal', oneOf({ it: 'Valore del generale di divisione', en: 'Quality of its general' }, quality)),
  alive: unlessDenied('Il suo generale è in vita', 'Its general is alive'),
};
export type InitiativeDivision = Declared<typeof division>;

export const divisionsFacts = {
  divisions: list(
    {
      it: 'Divisioni delle due parti; anche brigate indipendenti, riserve di corpo e grandi batterie',
      en: 'Divisions of both sides; independent brigades, corps reserves and grand batteries too',
    },
    group({ it: 'Divisione', en: 'Division' }, 'InitiativeDivision', division),
    1,
    mostDivisions,
  ),
};

/** Each division throws for itself: no two may go by the same name. */
export const namedOnce = {
  says: { it: 'Ogni divisione deve avere un nome diverso.', en: 'Each division must have a different id.' },
  when: ({ divisions }: Declared<typeof divisionsFacts>): boolean =>
    new Set(divisions.map(division => division.id)).size < divisions.length,
};

/** In their own phase the generals throw, and no longer the divisions. */
export const noneFallen = {
  says: { it: 'Un generale caduto non ha una fase sua.', en: 'A general who has fallen has no phase of his own.' },
  when: ({ divisions }: Declared<typeof divisionsFacts>): boolean => divisions.some(({ alive }) => !alive),
};

export const divisionsOutcome = {
  order: list({ it: 'Ordine di attivazione', en: 'Order of activation' }, id, 1, mostDivisions),
  scores: aside(
    list(
      { it: 'Dadi di ogni divisione, modificati', en: 'Dice of each division, modified' },
      group({ it: 'Dadi della divisione', en: 'Dice of the division' }, 'InitiativeScores', {
        id,
        keys: list(
          { it: 'Il primo dado e quelli degli spareggi', en: 'The first die and those of the ties' },
          count({ it: 'Dado modificato', en: 'Modified die' }, -mostScore, mostScore),
          1,
          mostDice,
        ),
      }),
      1,
      mostDivisions,
    ),
  ),
  modifiers: list(
    { it: 'Modificatori di ogni divisione', en: 'Modifiers of each division' },
    group({ it: 'Modificatori della divisione', en: 'Modifiers of the division' }, 'InitiativeModifiers', {
      id,
      modifiers: appliedModifiers,
    }),
    1,
    mostDivisions,
  ),
};
