import { flag, oneOf, usually, vocabulary } from '../../../core/index.js';
import { fraction, um } from '../facts.js';

// prettier-ignore
export const advanceReaction = vocabulary('AdvanceReaction', {
  'none':           { it: 'nessuna', en: 'none' },
  'test-mandatory': { it: 'test obbligatorio', en: 'a test is due' },
  'test-optional':  { it: 'test facoltativo', en: 'a test is allowed' },
});

export const advanceTriggerFacts = {
  distanceUm: um(
    'Distanza della fanteria dal fronte della cavalleria',
    'Distance of the infantry from the cavalry front',
  ),
  frontFractionInside: usually(
    1,
    fraction(
      'Parte del fronte della fanteria dentro il corridoio davanti alla cavalleria (0–1)',
      'Part of the infantry’s front inside the corridor ahead of the cavalry (0–1)',
    ),
  ),
  cavalryHasOpportunity: flag('La cavalleria ha un ordine di opportunità', 'The cavalry has an opportunity order'),
};

export const advanceTriggerOutcome = {
  reaction: oneOf({ it: 'Reazione della cavalleria', en: 'Reaction of the cavalry' }, advanceReaction),
};
