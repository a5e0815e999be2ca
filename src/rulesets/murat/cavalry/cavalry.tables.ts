import { byName, dieThrow, modifierTable, row } from '../../../core/index.js';
import type { Unit } from '../unit.js';

/** The lowest face that activates a regiment on opportunity. */
// prettier-ignore
export const opportunityScores = byName('opportunity-scores', '§2.2', { it: 'Punteggio per agire in opportunità', en: 'Score to act on opportunity' }, {
  conscript: 5,
  veteran:   4,
  elite:     3,
  guard:     3,
});

type Facts = { readonly unit: Unit };

// prettier-ignore
export const opportunityModifiers = modifierTable<Facts>('opportunity-modifiers', '§2.2', { it: 'Modificatori al dado di opportunità', en: 'Modifiers to the opportunity die' }, [
  row('disordered', -1, '§2.2', { it: 'Il reggimento è disordinato', en: 'The regiment is disordered' }, f => f.unit.disordered),
]);

export const opportunityThrow = dieThrow(
  'opportunity',
  '§2.2',
  { it: 'Dado di attivazione in opportunità', en: 'Die to act on opportunity' },
  6,
);
