import { oneOf, vocabulary, type WordOf } from '../../../core/index.js';
import { strongUnitAs } from '../unit.js';

export const commandFailureFacts = {
  unit: strongUnitAs('Unità che ha fallito il test di comando', 'Unit that failed its command test'),
};

/** What a failed command test makes of a unit. */
// prettier-ignore
export const commandFailureEffect = vocabulary('CommandFailureEffect', {
  'none':               { it: 'nessun effetto', en: 'no effect' },
  'becomes-disordered': { it: 'diventa disordinata', en: 'it becomes disordered' },
  'dissolved':          { it: 'fugge ed è dissolta', en: 'it flees and is dissolved' },
});
export type CommandFailureEffect = WordOf<typeof commandFailureEffect>;

export const commandFailureOutcome = {
  effect: oneOf({ it: 'Effetto sull’unità', en: 'Effect on the unit' }, commandFailureEffect),
};
