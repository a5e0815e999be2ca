import { type By, exact, inOneSentence, procedure, type Refusal, refuse } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { inUm } from '../numbers.js';
import { endSupport, goesItsOwnWay, leaveBatteries, leaveSupported, movingOff } from '../moving-off.js';
import { turning } from '../parts.js';
import { distances } from '../tables.js';
import { formationOf } from '../unit.js';
import { moveReasons, type MoveReason } from './move.reasons.js';
import {
  cavalryDenseWood,
  cavalryRoughSpeed,
  fordRounding,
  halfDistances,
  infantryVillageRoad,
  lightInfantryRough,
  mixedRoad,
} from './move.rulings.js';
import { lineOf, lineTurn, moveAllowance, moveCosts } from './move.tables.js';
import { isDisorderedOnItsWay } from './disorder.js';
import { groundAtTheEnd, lengthOf, marchesByRoad, walked } from './path.js';
import { moveUnitExamples } from './unit.examples.js';
import { moveUnitFacts, moveUnitOutcome, type Move } from './unit.facts.js';

export const moveUnit = procedure({
  id: 'murat.move.unit',
  title: { it: 'Movimento: disponibile e costo', en: 'Movement: allowance and cost' },
  rule: '§2.7',
  when: { it: 'Per ogni movimento fatto con un ordine.', en: 'For every move made under an order.' },
  facts: moveUnitFacts,
  outcome: moveUnitOutcome,
  tables: [distances, moveAllowance, moveCosts],
  rulings: [
    halfDistances,
    cavalryRoughSpeed,
    fordRounding,
    cavalryDenseWood,
    lightInfantryRough,
    infantryVillageRoad,
    mixedRoad,
  ],
  parts: { ...turning, ...movingOff },
  examples: moveUnitExamples,

  adjudicate(move, { by, forbid, lookUp, modify, reckon, effect, owe }) {
    const { unit, rotationDegrees } = move;
    const baseUm = lookUp(distances, lineOf(move)).normalUm;
    const distanceUm = reckon(
      '§2.7',
      { it: 'Distanza percorsa (UM)', en: 'Distance covered (UM)' },
      lengthOf(walked(move)),
    );
    // Generals ride over any ground.
    if (unit.arm === 'general') {
      const reasons = refuse(forbid, moveReasons, [distanceUm > baseUm && ['too-far', '§2.1']]);
      return {
        legal: reasons.length === 0,
        reasons,
        allowanceUm: baseUm,
        costUm: distanceUm,
        distanceUm,
        applied: [],
        disordersUnit: false,
      };
    }
    const allowance = modify(baseUm, moveAllowance);
    const cost = modify(distanceUm, moveCosts);
    const allowanceUm = exact(allowance.total);
    const costUm = exact(cost.total);
    const disordersUnit = reckon(
      '§1.8, §2.7',
      { it: 'Il movimento disordina l’unità', en: 'The move disorders the unit' },
      isDisorderedOnItsWay(move),
    );
    const reasons = refuse(forbid, moveReasons, [
      ...refusals(move, distanceUm, by),
      costUm > allowanceUm && ['not-enough-movement', '§2.7'],
    ]);
    const legal = reasons.length === 0;
    if (legal && rotationDegrees > 0) effect('§2.7', 'unit', 'rotatedDegreesThisTurn', { by: rotationDegrees }, 'now');
    if (legal && disordersUnit) disorder('§1.8', 'unit', unit, { effect, owe });
    if (legal && distanceUm > 0) {
      const endsAt = move.endsAt ?? groundAtTheEnd(move);
      if (endsAt !== unit.position) effect('§2.7', 'unit', 'position', { to: endsAt }, 'now');
      if (!move.batteriesFollow) leaveBatteries(unit, { effect });
      if (move.endsSupport === true) endSupport(unit, { effect });
      else if (move.endsSupport === null && goesItsOwnWay(unit)) leaveSupported({ effect });
    }
    const applied = [...allowance.rows, ...cost.rows].filter(({ value }) => value !== 0).map(({ id }) => id);
    return { legal, reasons, allowanceUm, costUm, distanceUm, applied: applied.sort(), disordersUnit };
  },

  inWords: ({ legal, reasons, allowanceUm, costUm, disordersUnit }) => {
    const why = inOneSentence(moveReasons, reasons);
    const cost = inUm(costUm);
    const allowance = inUm(allowanceUm);
    if (!legal) {
      return {
        it: `Mossa non ammessa (costa ${cost.it}, disponibili ${allowance.it}): ${why.it}.`,
        en: `The move is not allowed (it costs ${cost.en} of ${allowance.en}): ${why.en}.`,
      };
    }
    const then = disordersUnit
      ? { it: ', e l’unità si disordina', en: ', and the unit is disordered' }
      : { it: '', en: '' };
    return {
      it: `La mossa costa ${cost.it} su ${allowance.it}${then.it}.`,
      en: `The move costs ${cost.en} of ${allowance.en}${then.en}.`,
    };
  },
});

/** All that speaks against the move, but its cost. */
const refusals = (move: Move, distanceUm: number, by: By): readonly Refusal<MoveReason>[] => {
  const { unit, rotationDegrees, rotationUsedThisTurn, formationChange, direction } = move;
  const formation = formationOf(unit);
  const stands = distanceUm > 0 && !formationChange;
  const widestTurn = formation === 'attack-column' || marchesByRoad(unit) ? 90 : lineTurn;
  const barred = unit.arm === 'cavalry' || unit.arm === 'artillery';
  const way = walked(move);
  return [
    formation === 'square' && stands && ['square-cannot-move', '§2.7'],
    formation === 'perimeter' && stands && ['perimeter-cannot-move', '§2.14'],
    formation === 'square' && direction === 'oblique' && ['square-cannot-oblique', '§2.7'],
    rotationDegrees > widestTurn && ['rotation-too-wide', '§2.7'],
    rotationDegrees > 0 && exact(rotationDegrees + rotationUsedThisTurn) > 90 && ['rotation-over-90-this-turn', '§2.7'],
    barred &&
      way.some(
        ({ terrain, byRoad }) =>
          terrain === 'dense-wood' && (!byRoad || (unit.arm === 'cavalry' && by(cavalryDenseWood) === 'never')),
      ) && ['forbidden-terrain-dense-wood', '§2.7'],
    barred &&
      way.some(({ terrain, byRoad }) => terrain === 'houses' && !byRoad) && ['forbidden-terrain-houses', '§2.7, §2.14'],
    way.some(({ byRoad }) => byRoad) && !marchesByRoad(unit) && ['road-needs-march-column', '§1.2, §2.7'],
  ];
};
