import { flag, oneOf, usually, vocabulary, type Declared } from '../../../core/index.js';
import { cm, dismounted, figureScale, ownFormation, ownKind, ownSubtype } from '../facts.js';
import { formation } from '../vocabulary.js';

export const retreatFacts = {
  kind: ownKind,
  subtype: ownSubtype,
  formation: usually('none', ownFormation),
  dismounted,
  cincVisible: flag('L’unità vede il suo comandante in capo', 'The unit can see its commander-in-chief'),
  baggageDestroyed: flag('I carriaggi del suo esercito sono perduti', 'The baggage of its army is lost'),
  figureScale,
};
export type Retreat = Declared<typeof retreatFacts>;

// prettier-ignore
const retreatGoal = vocabulary('RetreatGoal', {
  'commander-in-chief': { it: 'il comandante in capo', en: 'the commander-in-chief' },
  'baggage':            { it: 'i carriaggi', en: 'the baggage' },
  'own-table-edge':     { it: 'il proprio bordo del tavolo', en: 'its own table edge' },
  'away-from-enemy':    { it: 'la parte opposta al nemico', en: 'the side away from the enemy' },
});
export const goalWords = retreatGoal.words;

export const retreatOutcome = {
  moveCm: cm('Mossa da fare per intero', 'Move to make in full'),
  towards: oneOf({ it: 'Verso dove', en: 'Towards what' }, retreatGoal),
  formationAfter: oneOf({ it: 'Formazione che assume', en: 'Formation it takes' }, formation),
};
