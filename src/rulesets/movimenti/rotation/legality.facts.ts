import { oneOf, reasonFrom, usually, vocabulary, type Declared } from '../../../core/index.js';
import { allowed, factor, inDifficultGround } from '../facts.js';
import { standingFacts } from '../straight/standing.js';
import { directions } from '../vocabulary.js';
import { rotationReasons } from './rotation.reasons.js';

const turnDirections = vocabulary('TurnDirection', {
  ...directions.words,
  'on-the-spot': { it: 'sul posto', en: 'on the spot', also: ['fermo'] },
});

export const rotationLegalityFacts = {
  ...standingFacts,
  direction: usually(
    'forward',
    oneOf({ it: 'Come si muove ruotando', en: 'How it moves as it turns' }, turnDirections),
  ),
  inDifficultGround,
};
export type Rotation = Declared<typeof rotationLegalityFacts>;

export const rotationLegalityOutcome = { allowed, reason: reasonFrom(rotationReasons), factor };
