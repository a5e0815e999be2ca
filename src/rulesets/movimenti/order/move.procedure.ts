import {
  along,
  bearingOf,
  distanceBetween,
  distanceOf,
  exact,
  lastOutside,
  moved,
  outlineOf,
  overlaps,
  procedure,
  type Base,
  type By,
  type Point,
  type Umpire,
} from '../../../core/index.js';
import { inCm, within } from '../allowance.js';
import { blockersOf, unlimberLimitOf } from '../artillery/close-enemies.js';
import { forbiddenGround } from '../artillery/forbidden-ground.js';
import { limberCost } from '../artillery/limber-cost.procedure.js';
import {
  hedgeGap,
  horseArtilleryClose,
  putBackAndDoublePace,
  roadThroughForbiddenGround,
} from '../artillery/artillery.rulings.js';
import {
  advanceAfterLeaving,
  difficultGroundExtent,
  skirmishStateInDifficultGround,
} from '../difficult/difficult.rulings.js';
import { isSlowed } from '../difficult/ground.js';
import { doublePaceChangeBase, doublePaceOnABendingRoad } from '../double-pace/double-pace.rulings.js';
import { doublePaceEligibility } from '../double-pace/eligibility.procedure.js';
import { longestMoveCm } from '../facts.js';
import { changeCost } from '../formation/change-cost.procedure.js';
import { changeInMidMove } from '../formation/formation.rulings.js';
import { obliqueIncline } from '../oblique/incline.procedure.js';
import { obliqueLateral } from '../oblique/lateral.procedure.js';
import { roadPace } from '../road/pace.procedure.js';
import { roadBends } from '../road/road.rulings.js';
import { rotationLegality } from '../rotation/legality.procedure.js';
import { numberOfRotations } from '../rotation/rotation.rulings.js';
import { activeUnit, boundary, isWithin, roadAndDifficultGround, zocInfantryFront } from '../rulings.js';
import { isBroken } from '../straight/standing.js';
import { straightMove } from '../straight/move.procedure.js';
import { limits } from '../tables.js';
import { isArtillery, type State } from '../vocabulary.js';
import { zocArtilleryMover, zocPassingBy, zocWidth } from '../zoc/zoc.rulings.js';
import { courseOf, type Part } from './course.js';
import { moveExamples } from './move.examples.js';
import { moveConditions, moveFacts, moveOutcome, stepTypes, type MoveOrder } from './move.facts.js';
import { moveReasons } from './move.reasons.js';
import { countsForDouble, difficultStretches, firstHalt, type Halt } from './what-stops.js';

type Reason = Halt['reason'];
type Verbs = Umpire<MoveOrder>;

/** Why and where an order ends before its end. */
interface Stop {
  readonly at: number;
  readonly reason: Reason;
  readonly by: string | null;
}

/** A unit on its way. */
interface Walk {
  readonly base: Base;
  readonly state: State;
  readonly formation: string | null;
  readonly limbered: boolean;
  readonly everUnlimbered: boolean;
  readonly travelledCm: number;
  readonly spentCm: number;
  readonly stop: Stop | null;
  readonly putBack: { readonly toCm: number; readonly at: Point } | null;
}

/** What a move has to spend, and at which rate. */
interface Purse {
  readonly cm: number;
  readonly rate: number;
}

const stopped = (walk: Walk, { at }: Part, reason: Reason, by: string | null = null): Walk => ({
  ...walk,
  stop: { at, reason, by: by === '' ? null : by },
});

const tidy = ({ x, y }: Point): Point => ({ x: exact(x), y: exact(y) });

/** Whether any part of the unit starts in difficult ground. */
const startsInDifficult = ({ base, terrain }: MoveOrder): boolean => {
  const own = outlineOf(base);
  return terrain.some(({ difficult, area }) => difficult && overlaps(own, area.points));
};

/** How a turn is combined with travel: with the next way that the unit goes. */
const turnsWhile = (part: Part, course: readonly Part[]): 'forward' | 'backward' | 'on-the-spot' => {
  const next = course.slice(part.at).find(({ goes }) => goes !== null);
  if (next === undefined) return 'on-the-spot';
  return next.goes === 'backward' ? 'backward' : 'forward';
};

/** What the pages say of a part of the order: whether it is granted, and whether it halves the move. */
const judge = (
  part: Part,
  course: readonly Part[],
  order: MoveOrder,
  { by, call }: Verbs,
): { readonly reason: Reason | null; readonly halves: boolean } => {
  const { arm, unitClass, allowanceCm, onRoad } = order;
  const state = isArtillery(arm) ? null : order.state;
  const inDifficultGround = startsInDifficult(order);
  const reads = { reads: ['reason', 'factor'] } as const;
  const halved = (factor: number): boolean => factor < 1 && !inDifficultGround;
  if (part.turns && !(onRoad && by(roadBends) === 'no-rotation-cost-on-the-road')) {
    const direction = turnsWhile(part, course);
    const asked = { arm, unitClass, state, direction, inDifficultGround };
    const { reason, factor } = call(`turn-${part.at}`, rotationLegality, asked, reads);
    if (reason !== null || part.goes === null) return { reason, halves: halved(factor) };
    if (halved(factor)) return { reason, halves: true };
  }
  switch (part.goes) {
    case null:
      return { reason: null, halves: false };
    case 'oblique':
    case 'lateral': {
      const changesFormation = order.steps.some(({ type }) => type === 'change-formation');
      const page = part.goes === 'oblique' ? obliqueIncline : obliqueLateral;
      const asked = { arm, unitClass, state, changesFormation, allowanceCm, straightCm: 0, obliqueCm: 0 };
      const { reason, factor } = call(`${part.goes}-${part.at}`, page, asked, reads);
      return { reason, halves: factor < 1 };
    }
    case 'forward':
    case 'backward': {
      // Whoever has lost his formation may advance in difficult ground alone: the way itself tells.
      if (part.goes === 'forward' && isBroken({ arm, unitClass, state })) return { reason: null, halves: false };
      const asked = { arm, unitClass, state, direction: part.goes, inDifficultGround };
      return { reason: call(`straight-${part.at}`, straightMove, asked, reads).reason, halves: false };
    }
  }
};

/** What speaks against a part of the order before anything is measured. */
const barred = (
  part: Part,
  course: readonly Part[],
  order: MoveOrder,
  straightOnly: boolean,
  by: By,
): Reason | null => {
  const { type, at } = part;
  const bends = part.turns || part.goes === 'oblique' || part.goes === 'lateral';
  if (bends && straightOnly && !(order.onRoad && by(doublePaceOnABendingRoad) === 'follow-the-road'))
    return 'double-pace-is-straight';
  if (part.turns && by(numberOfRotations) === 'one-turn-only' && course.some(other => other.turns && other.at < at))
    return 'one-turn-only';
  const inTheMiddle = at > 0 && at < course.length - 1;
  if (type === 'change-formation' && inTheMiddle && by(changeInMidMove) === 'start-or-end-only')
    return 'change-only-at-start-or-end';
  return (type === 'limber' || type === 'unlimber') && !isArtillery(order.arm) ? 'only-artillery-limbers' : null;
};

/** What the move has to spend: the allowance with its factors, less what changes and limbering take. */
const purseOf = (order: MoveOrder, halved: boolean, umpire: Verbs): Purse => {
  const { by, call, reckon } = umpire;
  const { arm, state, formation, onRoad, pace, allowanceCm, changeFraction, steps } = order;
  const { factor: ofRoad } = call(
    'road',
    roadPace,
    { arm, state: isArtillery(arm) ? null : state, formation, onRoad },
    { reads: ['factor'] },
  );
  const factor = ofRoad * (pace === 'double' ? 2 : 1);
  const pay = (when: 'start' | 'end', availableCm: number) =>
    call(
      `change-at-${when}`,
      changeCost,
      { fromFormation: formation ?? '', changeFraction, when, availableCm },
      { reads: ['costCm', 'leftCm'] },
    );
  const [first, last] = [steps[0], steps.at(-1)];
  const changesFirst = first?.type === 'change-formation';
  const single = changesFirst
    ? Math.min(pay('start', allowanceCm).leftCm, first.newAllowanceCm ?? longestMoveCm)
    : allowanceCm;
  const full = within('VI-5, L68; VI-6, L76', longestMoveCm, single * factor, umpire);
  const operations = steps.filter(({ type }) => type === 'limber' || type === 'unlimber').length;
  const limbering = Math.min(operations, 2);
  const afterLimbering =
    limbering === 0
      ? full
      : call('limbering', limberCost, { fullMoveCm: full, limberOperations: limbering }, { reads: ['leftCm'] }).leftCm;
  const changesLast = !changesFirst && last?.type === 'change-formation';
  const base = pace === 'double' && by(doublePaceChangeBase) === 'of-the-single-move' ? allowanceCm : afterLimbering;
  const cm = Math.max(0, changesLast ? afterLimbering - pay('end', base).costCm : afterLimbering);
  reckon('VI-2, L34', { it: 'Movimento da spendere (cm)', en: 'Movement to spend (cm)' }, exact(cm));
  return { cm, rate: reckon('VI-3, L46', { it: 'Ogni cm ne costa', en: 'Each cm costs' }, halved ? 2 : 1) };
};

/** The farthest share of a way that can be paid for, when its slow stretches cost more. */
const affordable = (
  lengthCm: number,
  slow: readonly (readonly [number, number])[],
  leftCm: number,
  rate: number,
): { readonly share: number; readonly costOf: (share: number) => number } => {
  const costOf = (share: number): number => {
    const slowed = slow.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, share) - start), 0);
    return lengthCm * (share * rate + slowed * (2 - rate));
  };
  if (costOf(1) <= leftCm + 1e-9) return { share: 1, costOf };
  const marks = [...slow.flat(), 1].sort((a, b) => a - b);
  let from = 0;
  for (const to of marks) {
    if (costOf(to) > leftCm) {
      const perShare = (costOf(to) - costOf(from)) / (to - from);
      return { share: from + Math.max(0, leftCm - costOf(from)) / perShare, costOf };
    }
    from = to;
  }
  return { share: from, costOf };
};

/** Goes one straight way as far as may be. */
const goOn = (walk: Walk, part: Part, to: Point, order: MoveOrder, purse: Purse, by: By): Walk => {
  const { arm, unitClass, terrain, onRoad } = order;
  const base = { ...walk.base, headingDegrees: part.heading };
  const from = { x: base.x, y: base.y };
  const way = { outline: outlineOf(base), from, to };
  const lengthCm = distanceOf(from, to);
  const inside = onRoad && by(roadAndDifficultGround) === 'road-cancels' ? [] : difficultStretches(way, terrain);
  const slow = isSlowed({ arm, unitClass, inDifficultGround: true }, by) ? inside : [];
  const wholeSlow = slow.length > 0 && by(difficultGroundExtent) === 'whole-move' ? ([[0, 1]] as const) : slow;
  const { share: paid, costOf } = affordable(lengthCm, wholeSlow, purse.cm - walk.spentCm, purse.rate);
  const halts: Halt[] = [];
  if (paid < 1) halts.push({ share: paid, reason: 'beyond-allowance', by: '' });
  const met = firstHalt(way, order, by);
  if (met) halts.push(met);
  const broken = brokenOn(walk, part, inside, order, by);
  if (broken) halts.push(broken);
  const halt = halts.reduce<Halt | null>(
    (first, one) => (first === null || one.share < first.share ? one : first),
    null,
  );
  const share = halt?.share ?? 1;
  const entered = inside.some(([start]) => start < share || (start === 0 && share > 0));
  const place = share === 1 ? to : along(from, to, share);
  const gone: Walk = {
    ...walk,
    base: { ...base, ...place },
    state: entered ? stateInside(walk.state, by) : walk.state,
    travelledCm: walk.travelledCm + share * lengthCm,
    spentCm: walk.spentCm + costOf(share),
  };
  if (halt === null) return gone;
  const held = stopped(gone, part, halt.reason, halt.by);
  return halt.reason === 'double-pace-limit'
    ? { ...held, putBack: { toCm: limits.entries['double-pace'], at: tidy(place) } }
    : held;
};

/** Where a unit that acts only in formation has to halt because it has none: outside difficult ground it does not advance. */
const brokenOn = (
  walk: Walk,
  part: Part,
  inside: readonly (readonly [number, number])[],
  { arm, unitClass }: MoveOrder,
  by: By,
): Halt | null => {
  if (part.goes === 'backward' || isArtillery(arm) || unitClass !== 'formation-only') return null;
  const [first] = inside;
  if (isBroken({ arm, unitClass, state: walk.state })) {
    if (first === undefined || first[0] > 0)
      return { share: 0, reason: walk.travelledCm > 0 ? 'must-re-form-first' : 'cannot-advance', by: '' };
    return first[1] < 1 ? { share: first[1], reason: 'must-re-form-first', by: '' } : null;
  }
  if (first === undefined || first[1] >= 1 || by(advanceAfterLeaving) === 'may-finish-the-move') return null;
  return { share: first[1], reason: 'must-re-form-first', by: '' };
};

/** The order a unit is in once it has entered difficult ground. */
const stateInside = (state: State, by: By): State => {
  if (state === 'in-formation') return 'not-in-formation';
  return state === 'skirmish' && by(skirmishStateInDifficultGround) === 'becomes-not-in-formation'
    ? 'not-in-formation'
    : state;
};

/** Unhooks the guns, if ground and enemies allow it; else says where the referee would put them. */
const unlimber = (walk: Walk, part: Part, course: readonly Part[], order: MoveOrder, by: By): Walk => {
  const { arm, enemies, terrain } = order;
  if (!walk.limbered) return stopped(walk, part, 'already-unlimbered');
  const own = outlineOf(walk.base);
  const ground = terrain.find(
    ({ kind, area }) => !forbiddenGround.entries[kind].unlimbers && overlaps(own, area.points),
  );
  if (ground) return stopped(walk, part, 'no-unlimbering-here', ground.id);
  const line = unlimberLimitOf(arm, by);
  const limitCm = line === null ? 0 : limits.entries[line];
  const near = enemies.map(enemy => ({ ...enemy, distanceCm: exact(distanceBetween(own, outlineOf(enemy.base))) }));
  const blockers = line === null ? [] : blockersOf(near, limitCm, by).flatMap(i => near[i] ?? []);
  const [first] = blockers;
  if (first === undefined) return { ...walk, limbered: false, everUnlimbered: true };
  const at = backTo(
    walk.base,
    blockers.map(({ base }) => base),
    course.filter(({ at, to }) => to !== null && at < part.at).at(-1),
    limitCm,
  );
  const held = { ...stopped(walk, part, 'enemy-too-close', first.id), putBack: { toCm: limitCm, at: tidy(at) } };
  return by(putBackAndDoublePace) === 'yes' ? { ...held, everUnlimbered: true } : held;
};

/** The last place on the last way that respects the limit; if there is none, straight away from the nearest enemy. */
const backTo = (base: Base, enemies: readonly Base[], way: Part | undefined, limitCm: number): Point => {
  const here: Point = { x: base.x, y: base.y };
  const away = (): Point => {
    const gapTo = (enemy: Base): number => distanceBetween(outlineOf(base), outlineOf(enemy));
    const nearest = enemies.reduce((one, other) => (gapTo(other) < gapTo(one) ? other : one));
    return moved(here, bearingOf(nearest, here), limitCm - gapTo(nearest));
  };
  if (way === undefined) return away();
  const start = outlineOf({ ...base, ...way.from });
  const shares = enemies.map(enemy => lastOutside(start, way.from, here, outlineOf(enemy), limitCm));
  const known = shares.filter(share => share !== null);
  return known.length < shares.length ? away() : along(way.from, here, Math.min(...known));
};

/** Plays one part of the order. */
const play = (walk: Walk, part: Part, course: readonly Part[], order: MoveOrder, purse: Purse, by: By): Walk => {
  switch (part.type) {
    case 'turn':
      return { ...walk, base: { ...walk.base, headingDegrees: part.heading } };
    case 'change-formation':
      return {
        ...walk,
        formation: part.step.formation,
        state: walk.state === 'disorder' ? walk.state : 'in-formation',
      };
    case 'limber':
      return walk.limbered ? stopped(walk, part, 'already-limbered') : { ...walk, limbered: true };
    case 'unlimber':
      return unlimber(walk, part, course, order, by);
    default:
      return part.to === null ? walk : goOn(walk, part, part.to, order, purse, by);
  }
};

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
    horseArtilleryClose,
    putBackAndDoublePace,
    hedgeGap,
    roadThroughForbiddenGround,
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
  },
  examples: moveExamples,

  adjudicate(order, umpire) {
    const { by, call, effect, forbid, reckon } = umpire;
    const { arm, base, steps, enemies, pace, limbered, everUnlimbered, deployedUnlimbered } = order;
    const course = courseOf(base, steps);
    const start: Walk = {
      base,
      state: isArtillery(arm) ? 'not-in-formation' : (order.state ?? 'in-formation'),
      formation: order.formation,
      limbered,
      everUnlimbered,
      travelledCm: 0,
      spentCm: 0,
      stop: null,
      putBack: null,
    };
    const eligible =
      pace === 'normal'
        ? { reason: null, straightOnly: false }
        : call(
            'double-pace',
            doublePaceEligibility,
            {
              arm,
              state: isArtillery(arm) ? null : order.state,
              formation: steps[0]?.type === 'change-formation' ? steps[0].formation : order.formation,
              limbered,
              everUnlimbered,
              deployedUnlimbered,
              limbersAtStart: steps[0]?.type === 'limber',
            },
            { reads: ['reason', 'straightOnly'] },
          );
    const judged = course.map(part => {
      const reason = barred(part, course, order, eligible.straightOnly, by);
      return { part, ...(reason === null ? judge(part, course, order, umpire) : { reason, halves: false }) };
    });
    const tired = reckon('VI-3, L46', { it: 'È stanca', en: 'It is tired' }, order.tired);
    const halved = tired || judged.some(({ halves }) => halves);
    const purse = purseOf(order, halved, umpire);
    const own = outlineOf(base);
    const tooClose =
      pace === 'double' &&
      enemies.find(
        enemy =>
          countsForDouble(enemy, by) &&
          isWithin(exact(distanceBetween(own, outlineOf(enemy.base))), limits.entries['double-pace'], by),
      );
    const [firstPart] = course;
    const refusedPace = eligible.reason ?? (tooClose ? 'starts-too-close' : null);
    let walk =
      refusedPace !== null && firstPart ? stopped(start, firstPart, refusedPace, tooClose ? tooClose.id : null) : start;
    for (const { part, reason } of judged) {
      if (walk.stop !== null) break;
      walk = reason === null ? play(walk, part, course, order, purse, by) : stopped(walk, part, reason);
    }
    return report(walk, order, purse, { effect, forbid, reckon });
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

/** What came of the order, with what was measured, and what changes once somebody confirms it. */
const report = (
  walk: Walk,
  order: MoveOrder,
  purse: Purse,
  { effect, forbid, reckon }: Pick<Verbs, 'effect' | 'forbid' | 'reckon'>,
) => {
  const { stop } = walk;
  const place = tidy(walk.base);
  const end: Base = { ...walk.base, ...place, headingDegrees: exact(walk.base.headingDegrees) };
  const travelledCm = reckon('VI-1, L23', { it: 'Percorre (cm)', en: 'It travels (cm)' }, exact(walk.travelledCm));
  const outline = outlineOf(end);
  const gaps = order.enemies.map(enemy => distanceBetween(outline, outlineOf(enemy.base)));
  const nearestEnemyCm =
    gaps.length === 0
      ? null
      : reckon(
          'VI-9, L105',
          { it: 'Distanza misurata dal nemico più vicino (cm)', en: 'Measured distance to the nearest enemy (cm)' },
          exact(Math.min(...gaps)),
        );
  const done = travelledCm > 0 || (stop?.at ?? 1) > 0;
  if (stop !== null) {
    const says = moveReasons.words[stop.reason];
    if (done) reckon('VI-1–VI-9', says, stop.by ?? stop.reason);
    else forbid('VI-1–VI-9', moveReasons, stop.reason);
  }
  if (done) {
    const changes = {
      x: [order.base.x, end.x],
      y: [order.base.y, end.y],
      headingDegrees: [order.base.headingDegrees, end.headingDegrees],
      formation: [order.formation, walk.formation],
      limbered: [order.limbered, walk.limbered],
      everUnlimbered: [order.everUnlimbered, walk.everUnlimbered],
      state: [order.state, walk.state],
    } as const;
    for (const [field, [before, after]] of Object.entries(changes))
      if (after !== before && after !== null) effect('VI-1, L23', 'unit', field, { to: after }, 'now');
    effect('VI-1, L21', 'unit', 'movedThisTurn', { to: true }, 'now');
    if (order.pace === 'double') effect('VI-6, L78', 'unit', 'usedDoublePace', { to: true }, 'now');
  }
  return {
    legal: stop === null,
    reason: stop?.reason ?? null,
    stoppedAtStep: stop?.at ?? null,
    stoppedBy: stop?.by ?? null,
    end,
    travelledCm,
    spentCm: exact(walk.spentCm),
    leftCm: Math.max(0, exact(purse.cm - walk.spentCm)),
    stateAfter: walk.state,
    formationAfter: walk.formation,
    limberedAfter: walk.limbered,
    everUnlimberedAfter: walk.everUnlimbered,
    nearestEnemyCm,
    putBack: walk.putBack,
  };
};
