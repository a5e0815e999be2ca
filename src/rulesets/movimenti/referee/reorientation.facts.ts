import { oneOf, unlessDenied, usually, yesNo } from '../../../core/index.js';
import { headingDegrees, point } from '../facts.js';
import { players } from '../vocabulary.js';

export const reorientationFacts = {
  unit: point('Dove sta l’unità', 'Where the unit stands'),
  target: point('Dove sta il nemico dopo la sua mossa', 'Where the enemy stands after its move'),
  targetMoved: yesNo({ it: 'Il nemico dichiarato ha mosso', en: 'The declared enemy has moved' }),
  headingDegrees: headingDegrees('Direzione attuale del fronte', 'Present heading'),
  player: usually('first', oneOf({ it: 'Di chi è l’unità', en: 'Owner of the unit' }, players)),
  declared: unlessDenied('Il nemico era stato dichiarato', 'The target is one of the declared enemies'),
};

export const reorientationOutcome = {
  reoriented: yesNo({ it: 'L’arbitro la riorienta', en: 'The referee turns it' }),
  headingDegrees: headingDegrees('Direzione del fronte', 'Heading of the front'),
};
