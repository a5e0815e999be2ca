import type { By } from '../../../core/index.js';
import { costAt, mostSpentCm } from '../allowance.js';
import { isDifficultTo } from '../rulings.js';
import { hasLostFormation } from '../straight/standing.js';
import type { State } from '../vocabulary.js';
import { advanceAfterLeaving, difficultGroundExtent, skirmishStateInDifficultGround } from './difficult.rulings.js';
import { slows } from './difficult.tables.js';
import type { DifficultMove, Segment } from './move.facts.js';

/** What a path through difficult ground does to a unit. */

/** What tiredness, a turn and the like leave of the allowance: a half, once. */
const otherHalf = 1 / 2;

/** The path as its ground counts: on a road it may all be open ground. */
export const groundThatCounts = ({ segments, onRoad }: DifficultMove, by: By): readonly Segment[] => {
  const isOpen = segments.some(({ difficult }) => difficult) && !isDifficultTo(onRoad, by);
  return isOpen ? segments.map(segment => ({ ...segment, difficult: false })) : segments;
};

/** The order a unit is in once it has entered. */
export const stateInside = (state: State, by: By): State => {
  if (state === 'in-formation') return 'not-in-formation';
  const breaks = state === 'skirmish' && by(skirmishStateInDifficultGround) === 'becomes-not-in-formation';
  return breaks ? 'not-in-formation' : state;
};

/** What the path costs, when difficult ground grants such a share of the allowance. */
export const spentOn = (move: DifficultMove, share: number, by: By): number => {
  const { segments, otherHalving } = move;
  const isWhole =
    segments.some(({ difficult }) => difficult) && slows(move, by) && by(difficultGroundExtent) === 'whole-move';
  const shareOf = ({ difficult }: Segment): number => {
    if (otherHalving) return otherHalf;
    return isWhole || (difficult && slows(move, by)) ? share : 1;
  };
  const spent = segments.reduce((sum, segment) => sum + costAt(segment.cm, shareOf(segment)), 0);
  return Math.min(spent, mostSpentCm);
};

/** Whether the path has a stretch in the open that the unit may not cover. */
export const isBarred = ({ segments, state, unitClass, direction }: DifficultMove, by: By): boolean => {
  if (direction === 'backward') return false;
  const firstInside = segments.findIndex(({ difficult }) => difficult);
  return segments.some(({ cm, difficult }, i) => {
    if (difficult || cm === 0) return false;
    const hasLeft = firstInside !== -1 && i > firstInside;
    const now = hasLeft ? stateInside(state, by) : state;
    return (
      hasLostFormation({ unitClass, state: now }) && !(hasLeft && by(advanceAfterLeaving) === 'may-finish-the-move')
    );
  });
};
