import { count, oneOf, optional, vocabulary } from '../../../core/index.js';
import { manoeuvreArm } from '../vocabulary.js';

export const aggregationFacts = {
  arm: oneOf({ it: 'Arma', en: 'Arm' }, manoeuvreArm),
  men: count({ it: 'Uomini del reggimento', en: 'Men of the regiment' }, 0, 100_000),
};

// prettier-ignore
export const aggregationAdvice = vocabulary('AggregationAdvice', {
  'field-as-regiment':    { it: 'schierare il reggimento', en: 'field the regiment' },
  'aggregate-to-brigade': { it: 'schierare tutta la brigata come una sola unità', en: 'field the whole brigade as one unit' },
});

export const aggregationOutcome = {
  advice: oneOf({ it: 'Consiglio', en: 'Advice' }, aggregationAdvice),
  minimumAggregateMen: optional(
    count(
      { it: 'Uomini che la brigata aggregata dovrebbe avere', en: 'Men that an aggregated brigade should have' },
      0,
      100_000,
    ),
  ),
};
