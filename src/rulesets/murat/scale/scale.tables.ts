import { byName } from '../../../core/index.js';

/** How many centimetres one measuring unit is. */
// prettier-ignore
export const measuringUnit = byName('measuring-unit', '§1.5', { it: 'Centimetri di una UM', en: 'Centimetres in one UM' }, {
  '5-15mm':  2.5,
  '25-30mm': 5,
});
