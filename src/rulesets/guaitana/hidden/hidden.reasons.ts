import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const revealReasons = vocabulary('RevealReason', {
  'only-in-movement-phase':              { it: 'si appare solo nella fase di movimento', en: 'units appear in the movement phase only' },
  'needs-closed-terrain-or-obstruction': { it: 'serve terreno chiuso, o un ostacolo alla vista', en: 'it takes closed terrain, or something that blocks sight' },
  'already-crossed-or-observed':         { it: 'gli italiani hanno già attraversato o osservato quel terreno', en: 'Italians have already crossed or observed that ground' },
});
