import { byBand, byName, modifierTable, row } from '../../../core/index.js';
import type { CoverClass } from '../vocabulary.js';

/** What each action at a perimeter makes of a unit. */
// prettier-ignore
export const perimeterActions = byName('perimeter-actions', '§2.14, §2.8', { it: 'Lungo il perimetro: formazione, copertura, punteggio del fuoco', en: 'At the perimeter: formation, cover, score of fire' }, {
  'enter':         { formation: 'perimeter', position: 'building-perimeter', coverClass: 'heavy', needed: null },
  'leave-inside':  { formation: 'line',      position: 'building-interior',  coverClass: 'light', needed: null },
  'leave-outside': { formation: 'line',      position: 'open',               coverClass: 'none',  needed: null },
  'fire':          { formation: 'perimeter', position: 'building-perimeter', coverClass: 'heavy', needed: 6 },
});

/** Cover by its steps. */
// prettier-ignore
export const coverSteps = byBand<CoverClass>('cover-steps', '§2.14', { it: 'Copertura per gradini', en: 'Cover by steps' }, [
  [0, 'none'],
  [1, 'light'],
  [2, 'heavy'],
]);

type Facts = { readonly coverClass: CoverClass };

// prettier-ignore
export const engineersModifiers = modifierTable<Facts>('engineers-modifiers', '§2.14', { it: 'Gradini di copertura', en: 'Steps of cover' }, [
  row('engineers-cover-step', { of: () => -1, printed: [] }, '§2.14', { it: 'I genieri tolgono un gradino di copertura', en: 'The engineers take one step of cover away' },
    f => f.coverClass !== 'none'),
]);
