import { flag, group, list, measure, oneOf, reasonFrom, usually, yesNo, type Declared } from '../../../core/index.js';
import { mostSpentCm } from '../allowance.js';
import { cm, direction, legal, onRoad, ownState, travel, unitClass } from '../facts.js';
import { states } from '../vocabulary.js';
import { difficultReasons } from './difficult.reasons.js';

const segmentFacts = {
  cm: cm('Lunghezza del tratto (cm)', 'Length of the stretch (cm)'),
  difficult: flag('Qualche figura è in terreno difficile', 'Any figure is in difficult ground'),
};
const segment = group({ it: 'Tratto del percorso', en: 'Stretch of the path' }, 'PathSegment', segmentFacts);
export type Segment = Declared<typeof segmentFacts>;

export const difficultMoveFacts = {
  allowanceCm: travel(
    'Movimento dell’unità, strada e passo doppio compresi (cm)',
    'Allowance of the unit, road and double pace included (cm)',
  ),
  unitClass,
  state: usually('in-formation', ownState),
  segments: list({ it: 'Percorso, tratto per tratto', en: 'Path, stretch by stretch' }, segment, 0, 60),
  otherHalving: flag('Si dimezza già per altro: è stanca, ruota…', 'Halved already: it is tired, turns…'),
  onRoad,
  direction: usually('forward', direction),
};
export type DifficultMove = Declared<typeof difficultMoveFacts>;

export const difficultMoveOutcome = {
  legal,
  reason: reasonFrom(difficultReasons),
  spentCm: measure(
    { it: 'Movimento che costa il percorso (cm)', en: 'What the path costs (cm)' },
    0,
    mostSpentCm,
    'cm',
  ),
  leftCm: travel('Movimento che resta (cm)', 'Movement left (cm)'),
  stateAfter: oneOf({ it: 'Assetto dell’unità dopo la mossa', en: 'State of the unit after the move' }, states),
  stillInside: yesNo({ it: 'È ancora in terreno difficile', en: 'It is still in difficult ground' }),
};
