import { measure, oneOf, vocabulary } from '../../../core/index.js';
import { um } from '../facts.js';

// prettier-ignore
export const figureScale = vocabulary('FigureScale', {
  '5-15mm':  { it: '5–15 mm', en: '5–15 mm', also: ['6 mm', '10 mm', '15 mm', '15mm'] },
  '25-30mm': { it: '25–30 mm', en: '25–30 mm', also: ['25 mm', '28 mm', '28mm', '30 mm'] },
});

export const scaleConvertFacts = {
  scale: oneOf({ it: 'Scala dei pezzi', en: 'Scale of the figures' }, figureScale),
  um: um('Distanza in UM', 'Distance in UM'),
};

export const scaleConvertOutcome = {
  cm: measure({ it: 'Distanza in centimetri', en: 'Distance in centimetres' }, 0, 5000, 'cm'),
};
