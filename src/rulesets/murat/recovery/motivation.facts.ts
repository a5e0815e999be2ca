import { optional, yesNo } from '../../../core/index.js';
import { year } from '../facts.js';
import { unitAs } from '../unit.js';

export const motivationFacts = {
  unit: unitAs('Unità', 'Unit'),
  year: optional(year('Anno della battaglia, se noto', 'Year of the battle, if known')),
};

export const motivationOutcome = {
  motivated: yesNo({ it: 'È motivata', en: 'It is motivated' }),
};
