import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const straightReasons = vocabulary('StraightReason', {
  'not-granted-to-this-state': { it: 'a questa unità, in questo assetto, la regola non lo concede', en: 'the rule does not grant it to this unit in this state' },
  'cannot-advance':            { it: 'chi agisce solo in formazione e l’ha persa avanza soltanto in terreno difficile', en: 'a unit that acts only in formation and has lost it advances in difficult ground only' },
});

// prettier-ignore
export const exitReasons = vocabulary('ExitReason', {
  'formed-cavalry-within-20': { it: 'entro 20 cm si vede cavalleria nemica in formazione', en: 'formed enemy cavalry is visible within 20 cm' },
});

/** The catalogue lists the units and has no words for it; a refusal needs some. */
// prettier-ignore
export const declarationReasons = vocabulary('DeclarationReason', {
  'front-not-declared':  { it: 'di un’unità mossa non si è detto verso chi è rivolta', en: 'a unit that moved has no declared front' },
  'unit-did-not-move':   { it: 'chi non ha mosso non dichiara', en: 'a unit that did not move does not declare' },
});
