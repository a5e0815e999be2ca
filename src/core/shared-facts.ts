import { group, list, measure, text, usually, yesNo } from './fact.js';

/** Facts that every book has. */

/** True only if somebody says so. */
export const flag = (it: string, en: string) => usually(false, yesNo({ it, en }));
/** True unless somebody denies it. */
export const unlessDenied = (it: string, en: string) => usually(true, yesNo({ it, en }));

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
