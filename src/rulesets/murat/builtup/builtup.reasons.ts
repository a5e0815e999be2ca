import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const areaReasons = vocabulary('BuiltupAreaReason', {
  'side-under-2um': { it: 'il lato è sotto i 2 UM', en: 'its side is under 2 UM' },
  'road-only':      { it: 'cavalleria e artiglieria passano solo per strada', en: 'cavalry and artillery pass by road only' },
});

// prettier-ignore
export const perimeterReasons = vocabulary('BuiltupPerimeterReason', {
  'perimeter-is-infantry-only': { it: 'il perimetro è solo della fanteria', en: 'the perimeter is for infantry only' },
});
