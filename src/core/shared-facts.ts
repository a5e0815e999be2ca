import { group, list, measure, oneOf, optional, text, usually, yesNo } from './fact.js';
import type { Vocabulary } from './vocabulary.js';

/** Facts that every book has. */

/** True only if somebody says so. */
export const flag = (it: string, en: string) => usually(false, yesNo({ it, en }));
/** True unless somebody denies it. */
export const unlessDenied = (it: string, en: string) => usually(true, yesNo({ it, en }));

/** The first thing that speaks against something; none if it may be done. */
export const reasonFrom = <W extends string>(reasons: Vocabulary<W>) =>
  optional(oneOf({ it: 'Motivo del rifiuto', en: 'Reason for the refusal' }, reasons));

/** The rows that applied, as outcomes report them. */
export const appliedModifiers = list(
  { it: 'Modificatori applicati', en: 'Modifiers that applied' },
  group({ it: 'Modificatore', en: 'Modifier' }, 'Modifier', {
    id: text({ it: 'Riga della tabella', en: 'Row of the table' }),
    value: measure({ it: 'Valore', en: 'Value' }, -1_000_000, 1_000_000, ''),
  }),
  0,
  100,
);
