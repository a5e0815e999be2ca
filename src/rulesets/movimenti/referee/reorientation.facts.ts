import { oneOf, optional, text, usually, yesNo, type Declared } from '../../../core/index.js';
import { headingDegrees, point } from '../facts.js';
import { players } from '../vocabulary.js';

export const reorientationFacts = {
  unit: point('Dove sta l’unità', 'Where the unit stands'),
  target: point('Dove sta il nemico dopo la sua mossa', 'Where the enemy stands after its move'),
  targetMoved: yesNo({ it: 'Il nemico dichiarato ha mosso', en: 'The declared enemy has moved' }),
  headingDegrees: headingDegrees('Direzione attuale del fronte', 'Present heading'),
  player: usually('first', oneOf({ it: 'Di chi è l’unità', en: 'Owner of the unit' }, players)),
  declared: optional(
    yesNo({
      it: 'Il nemico era stato dichiarato; se manca, lo dicono i nomi, o sì',
      en: 'The target is one of the declared enemies; if left out, as the names tell, or yes',
    }),
  ),
  declaredFrontTargetId: optional(
    text({ it: 'Nome breve del solo nemico dichiarato', en: 'Short name of the only declared enemy' }),
  ),
  targetId: optional(text({ it: 'Nome breve di questo nemico', en: 'Short name of this enemy' })),
};

export type Reorientation = Declared<typeof reorientationFacts>;

export const reorientationOutcome = {
  reoriented: yesNo({ it: 'L’arbitro la riorienta', en: 'The referee turns it' }),
  headingDegrees: headingDegrees('Direzione del fronte', 'Heading of the front'),
};
