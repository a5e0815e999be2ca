import { procedure } from '../../../core/index.js';
import { inCm } from '../allowance.js';
import { forbiddenGround } from '../artillery/forbidden-ground.js';
import { limberCost } from '../artillery/limber-cost.procedure.js';
import {
  artillery30CmEnemies,
  hedgeGap,
  horseArtilleryClose,
  manhandleOnRoad,
  putBackAndDoublePace,
  roadThroughForbiddenGround,
} from '../artillery/artillery.rulings.js';
import {
  advanceAfterLeaving,
  difficultGroundExtent,
  skirmishStateInDifficultGround,
} from '../difficult/difficult.rulings.js';
import {
  doublePaceChangeBase,
  doublePaceOnABendingRoad,
  doublePaceStartInside30,
  haltFormation,
} from '../double-pace/double-pace.rulings.js';
import { doublePaceEligibility } from '../double-pace/eligibility.procedure.js';
import { changeCost } from '../formation/change-cost.procedure.js';
import { changeInMidMove } from '../formation/formation.rulings.js';
import { obliqueIncline } from '../oblique/incline.procedure.js';
import { obliqueLateral } from '../oblique/lateral.procedure.js';
import { obliqueEmptyCells, obliqueHalvingExtent } from '../oblique/oblique.rulings.js';
import { repositionPath } from '../referee/referee.rulings.js';
import { roadPace } from '../road/pace.procedure.js';
import { roadBends } from '../road/road.rulings.js';
import { rotationLegality } from '../rotation/legality.procedure.js';
import {
  halvingAfterStartChange,
  halvingsOutsideDifficultGround,
  numberOfRotations,
} from '../rotation/rotation.rulings.js';
import { activeUnit, boundary, roadAndDifficultGround, zocInfantryFront } from '../rulings.js';
import { straightMove } from '../straight/move.procedure.js';
import { formationChangeStraight } from '../straight/straight.rulings.js';
import { limits } from '../tables.js';
import { zocArtilleryMover, zocPassingBy, zocWidth } from '../zoc/zoc.rulings.js';
import { grantsOf } from './granting.js';
import { moveExamples } from './move.examples.js';
import { moveConditions, moveFacts, moveOutcome } from './move.facts.js';
import { stepTypes } from './step.facts.js';
import { moveReasons } from './move.reasons.js';
import { paceOf } from './pace.js';
import { planOf } from './plan.js';
import { purseOf } from './purse.js';
import { reportOf } from './report.js';
import { stopped, walkFrom } from './walk.js';
import { walkOn } from './walking.js';

export const moveOrder = procedure({
  id: 'movimenti.order.move',
  title: { it: 'Un intero ordine di mossa', en: 'A whole move order' },
  rule: 'VI-1–VI-9',
  when: {
    it: 'Un’unità muove: la parte ammessa, dove si ferma e perché, che cosa costa, che cosa farebbe l’arbitro.',
    en: 'A unit moves: the legal part, where it halts and why, what it costs, what the referee would do.',
  },
  facts: moveFacts,
  needed: moveConditions.needed,
  impossible: moveConditions.impossible,
  outcome: moveOutcome,
  tables: [limits, forbiddenGround],
  rulings: [
    changeInMidMove,
    numberOfRotations,
    roadBends,
    doublePaceOnABendingRoad,
    doublePaceChangeBase,
    difficultGroundExtent,
    skirmishStateInDifficultGround,
    advanceAfterLeaving,
    roadAndDifficultGround,
    zocWidth,
    zocPassingBy,
    zocInfantryFront,
    zocArtilleryMover,
    activeUnit,
    boundary,
    doublePaceStartInside30,
    haltFormation,
    artillery30CmEnemies,
    horseArtilleryClose,
    putBackAndDoublePace,
    repositionPath,
    manhandleOnRoad,
    hedgeGap,
    roadThroughForbiddenGround,
    halvingsOutsideDifficultGround,
    halvingAfterStartChange,
    obliqueHalvingExtent,
    obliqueEmptyCells,
    formationChangeStraight,
  ],
  calls: [
    straightMove,
    rotationLegality,
    obliqueIncline,
    obliqueLateral,
    roadPace,
    changeCost,
    limberCost,
    doublePaceEligibility,
  ],
  parts: {
    unit: {
      fills: {
        'base.x': 'x',
        'base.y': 'y',
        'base.headingDegrees': 'headingDegrees',
        'base.width': 'width',
        'base.depth': 'depth',
      },
    },
    enemies: {
      fills: {
        'enemies.base.x': 'x',
        'enemies.base.y': 'y',
        'enemies.base.headingDegrees': 'headingDegrees',
        'enemies.base.width': 'width',
        'enemies.base.depth': 'depth',
        'enemies.combatStatus': 'status',
      },
      of: 'enemy',
    },
  },
  examples: moveExamples,

  adjudicate(order, umpire) {
    const plan = planOf(order, umpire.by);
    const pace = paceOf(order, umpire);
    const grants = grantsOf(plan, order, pace, umpire);
    const purse = purseOf(plan, grants, order, pace, umpire);
    const terms = { order, plan, pace, purse, umpire };
    const start = walkFrom(order, purse);
    let walk = pace.refused === null ? start : stopped(start, { at: 0 }, pace.refused.reason, pace.refused.by);
    for (const [at, grant] of grants.entries()) {
      const part = plan[at];
      if (walk.stop !== null || part === undefined) break;
      walk = grant.reason === null ? walkOn(walk, part, grant, terms) : stopped(walk, part, grant.reason);
    }
    return reportOf(walk, terms);
  },

  inWords: ({ legal, reason, stoppedAtStep, travelledCm }, { steps }) => {
    const far = inCm(travelledCm);
    if (legal || reason === null || stoppedAtStep === null)
      return {
        it: `L’ordine si esegue tutto: percorre ${far.it}.`,
        en: `The whole order is carried out: it travels ${far.en}.`,
      };
    const what = stepTypes.words[steps[stoppedAtStep]?.type ?? 'forward'];
    const why = moveReasons.words[reason];
    return {
      it: `Percorre ${far.it} e si ferma (${what.it}): ${why.it}.`,
      en: `It travels ${far.en} and halts (${what.en}): ${why.en}.`,
    };
  },
});
