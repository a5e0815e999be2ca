import { procedure, refuseFirst, remind, verdict, type Refusal, type Umpire } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { shareOf } from './action-cost.js';
import { movementAllowance } from './allowance.procedure.js';
import { changesFormation, refusalOf, retreatsInMass, stanceAfter, type Doing, type Stance } from './doing.js';
import { coveredIn, exceeds, spentOn, type Entry } from './ledger.js';
import { planReasons, type PlanReason } from './movement.reasons.js';
import { capacityAfterChange, leavingMass, movedMeasure, unlistedFacing, unpackAndFire } from './movement.rulings.js';
import { actionCosts } from './movement.tables.js';
import { movePlanExamples } from './plan.examples.js';
import { movePlanFacts, movePlanOutcome, type MovePlan, type PlannedAction } from './plan.facts.js';
import { terrainCost } from './terrain-cost.procedure.js';

type Verbs = Umpire<MovePlan>;
type Allowed = ReturnType<typeof allowanceIn>;

const allowanceIn = ({ kind, subtype, figureScale }: MovePlan, stance: Stance, { call }: Verbs) =>
  call(`allowance-${stance.formation}${stance.dismounted ? '-on-foot' : ''}`, movementAllowance, {
    kind,
    subtype,
    figureScale,
    ...stance,
  });

/** Packing, unpacking, guns and baggage in a wadi leave time for nothing else. */
const wholePhase = 1;

/** A stretch or a crossing; null where the ground forbids it. */
const walk = (label: string, unit: Doing, action: PlannedAction, capacityCm: number, { call }: Verbs): Entry | null => {
  const { cm, onRoad } = action;
  const { kind, formation, dismounted, type } = unit;
  const terrain = type === 'cross-wadi' ? 'wadi' : (action.terrain ?? 'open');
  const cost = call(label, terrainCost, { kind, formation, dismounted, terrain, cm, onRoad });
  if (!cost.allowed) return null;
  const share = cost.capacityShare ?? 0;
  return { share, costCm: cost.costCm ?? 0, capacityCm, groundCm: cm ?? 0, takesAll: share >= wholePhase };
};

const doInPlace = (doing: Doing, capacityCm: number, umpire: Verbs): Entry => {
  const share = shareOf(doing, actionCosts, umpire);
  const takesAll = (doing.type === 'pack' || doing.type === 'unpack') && share >= wholePhase;
  return { share, costCm: 0, capacityCm, groundCm: 0, takesAll };
};

/** What was done up to the first refusal: what it took, and how the unit stands then. */
interface Course {
  readonly entries: readonly Entry[];
  readonly start: Allowed;
  readonly end: Allowed;
  readonly stance: Stance;
  readonly refusal: Refusal<PlanReason>;
}

const followed = (plan: MovePlan, umpire: Verbs): Course => {
  const { kind, order, formation, dismounted, actions } = plan;
  const { by, reckon } = umpire;
  const inMass = { it: 'In ritirata sta a massa, senza spesa', en: 'In retreat it is in mass, for nothing' };
  let stance: Stance = {
    formation: retreatsInMass(plan) ? reckon('Ordini, L110', inMass, 'mass') : formation,
    dismounted,
  };
  const start = allowanceIn(plan, stance, umpire);
  const entries: Entry[] = [];
  let end = start;
  let refusal: Refusal<PlanReason> = false;
  for (const [i, action] of actions.entries()) {
    const { type, to, byTurningFigures, inContactWithHorses } = action;
    const doing = { kind, order, ...stance, type, to, byTurningFigures, inContactWithHorses };
    refusal = refusalOf(doing, by);
    if (refusal !== false) break;
    const { normalCm } = by(capacityAfterChange) === 'rest-at-old-rate' ? start : end;
    const entry =
      type === 'move' || type === 'cross-wadi'
        ? walk(`stretch-${i + 1}`, doing, action, normalCm, umpire)
        : doInPlace(doing, normalCm, umpire);
    if (entry === null) {
      refusal = ['impassable', 'Tipi di terreno, L79–82'];
      break;
    }
    entries.push(entry);
    const next = stanceAfter(doing);
    if (next.formation !== stance.formation || next.dismounted !== stance.dismounted)
      end = allowanceIn(plan, next, umpire);
    stance = next;
  }
  return { entries, start, end, stance, refusal };
};

/** More than this can only come of house rules, or of moves across the whole room. */
const mostShares = 1000;
const told = (rule: string, it: string, en: string, share: number, { atMost, reckon }: Verbs): number => {
  const value = reckon(rule, { it, en }, share);
  return value > mostShares
    ? atMost(rule, { it: 'Al massimo mille', en: 'A thousand at most' }, mostShares, value)
    : value;
};

export const movePlan = procedure({
  id: 'guaitana.movement.plan',
  title: { it: 'Costo di una mossa intera', en: 'Cost of a whole move' },
  rule: 'Movimento, L129, L150–158',
  when: { it: 'Ogni volta che un’unità muove.', en: 'Each time a unit moves.' },
  facts: movePlanFacts,
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: movePlanOutcome,
  tables: [actionCosts],
  rulings: [movedMeasure, capacityAfterChange, leavingMass, unlistedFacing, unpackAndFire],
  calls: [movementAllowance, terrainCost],
  examples: movePlanExamples,

  adjudicate(plan, umpire) {
    const { by, effect, forbid, owe } = umpire;
    const { order, charging } = plan;
    const { entries, start, end, stance, refusal } = followed(plan, umpire);
    const isCrowded = entries.length > 1 && entries.some(({ takesAll }) => takesAll);
    const reason = refuseFirst(forbid, planReasons, [
      refusal,
      isCrowded && ['needs-the-whole-phase', 'Tipi di terreno, L80; Movimento, L152'],
    ]);
    if (reason !== null)
      return {
        legal: false,
        reason,
        spentFraction: null,
        limitFraction: null,
        movedMoreThanHalf: null,
        formationAfter: null,
        dismountedAfter: null,
      };
    const spent = spentOn(entries);
    const rate = by(capacityAfterChange) === 'rest-at-old-rate' ? start : end;
    const bonusCm = charging || order === 'retreat' ? (rate.chargeBonusCm ?? 0) : 0;
    // Bonus and capacity are added before they are divided.
    const limit = (rate.normalCm + bonusCm) / rate.normalCm;
    const spentFraction = told(
      'Movimento, L133',
      'Parte della capacità spesa',
      'Share of the capacity spent',
      spent,
      umpire,
    );
    const limitFraction = told('Movimento, L133', 'A disposizione', 'At hand', limit, umpire);
    const withGuns = plan.actions.find(({ type }) => type === 'pack' || type === 'unpack')?.type;
    const measured = by(movedMeasure) === 'distance' ? coveredIn(entries) / end.normalCm : spent;
    const movedMoreThanHalf = umpire.reckon(
      'Movimento, L129',
      { it: 'Ha mosso più di mezza mossa', en: 'It moved more than half its capacity' },
      // A whole phase is more than half a move, however it is measured; what forbids fire is this mark.
      withGuns === undefined ? exceeds(measured, 1 / 2) : withGuns === 'pack' || by(unpackAndFire) === 'no',
    );
    if (order !== 'retreat' && stance.formation === 'mass' && changesFormation({ kind: plan.kind, ...stance }))
      remind(umpire, leavingMass);
    const exceeded = refuseFirst(forbid, planReasons, [
      exceeds(spent, limit) && ['allowance-exceeded', 'Movimento, L133'],
    ]);
    if (exceeded === null) {
      effect('Movimento, L133', 'unit', 'movedFraction', { to: spentFraction }, 'now');
      effect('Movimento, L129', 'unit', 'movedMoreThanHalf', { to: movedMoreThanHalf }, 'now');
      effect('Movimento, L127', 'unit', 'movedThisTurn', { to: spent > 0 }, 'now');
      effect('Ordini, L114', 'unit', 'movedLastPhase', { to: spent > 0 }, 'now');
      if (stance.formation !== plan.formation)
        effect('Movimento, L156', 'unit', 'formation', { to: stance.formation }, 'now');
      if (stance.dismounted !== plan.dismounted) {
        effect('Movimento, L150', 'unit', 'dismounted', { to: stance.dismounted }, 'now');
        // Who holds the horses, and the weapon on foot, are told by their own page.
        owe('Movimento, L150', 'unit', 'guaitana.movement.mount-dismount', 'now');
      }
    }
    return {
      legal: exceeded === null,
      reason: exceeded,
      spentFraction,
      limitFraction,
      movedMoreThanHalf,
      formationAfter: stance.formation,
      dismountedAfter: stance.dismounted,
    };
  },

  inWords: ({ reason, spentFraction, limitFraction, movedMoreThanHalf }) => {
    const spent = Math.round((spentFraction ?? 0) * 100);
    const limit = Math.round((limitFraction ?? 1) * 100);
    const half = movedMoreThanHalf
      ? { it: 'più di mezza mossa', en: 'more than half a move' }
      : { it: 'non più di mezza mossa', en: 'not more than half a move' };
    return verdict(
      planReasons,
      reason,
      {
        it: `Capacità spesa: ${spent}% su ${limit}% disponibile; ${half.it}`,
        en: `Capacity spent: ${spent}% out of ${limit}%; ${half.en}`,
      },
      { it: 'La mossa non è ammessa', en: 'The move is not allowed' },
    );
  },
});
