import { oneOf, usually, vocabulary } from '../../../core/index.js';
import { legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { supportReasons } from './support.reasons.js';

// prettier-ignore
export const supportRelation = vocabulary('SupportRelation', {
  behind: { it: 'dietro', en: 'behind', also: ['alle spalle', 'sul retro'] },
  beside: { it: 'a fianco', en: 'beside', also: ['fianco', 'di fianco'] },
});

export const supportEligibilityFacts = {
  main: unitAs('Unità principale', 'Main unit'),
  supporter: unitAs('Unità che supporta', 'Supporting unit'),
  relation: usually(
    'behind',
    oneOf({ it: 'Dove sta chi supporta', en: 'Where the supporter stands' }, supportRelation),
  ),
  distanceUm: usually(0, um('Distanza tra le due unità', 'Distance between the two units')),
  frontOffsetUm: usually(
    0,
    um('Sfasamento dei fronti di due colonne affiancate', 'Offset of the fronts of two columns side by side'),
  ),
};

export const supportEligibilityOutcome = {
  legal,
  reasons: reasonsFrom(supportReasons),
};
