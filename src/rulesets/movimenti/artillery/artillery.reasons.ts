import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const groundReasons = vocabulary('GroundReason', {
  'forbidden-terrain': { it: 'terreno vietato all’artiglieria', en: 'ground that is forbidden to artillery' },
});

// prettier-ignore
export const unlimberReasons = vocabulary('UnlimberReason', {
  'enemy-too-close': { it: 'un nemico attivo e visibile è troppo vicino', en: 'an active, visible enemy is too close' },
});
