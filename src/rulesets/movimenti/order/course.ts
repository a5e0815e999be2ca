import { bearingOf, moved, turnBetween, type Base, type Point } from '../../../core/index.js';
import type { MoveStep } from './step.facts.js';

/** One part of an order as the table sees it: where it leads, if anywhere, and how the unit then faces. */
export interface Part {
  readonly at: number;
  readonly type: MoveStep['type'];
  readonly from: Point;
  /** Null where the unit stays in its place. */
  readonly to: Point | null;
  /** The heading from here on. */
  readonly heading: number;
  readonly goes: 'forward' | 'backward' | 'oblique' | 'lateral' | null;
  readonly turns: boolean;
  readonly step: MoveStep;
}

/** The angle off the heading at which each step goes, counter-clockwise. */
// prettier-ignore
const ways = {
  'forward':       { off: 0,   goes: 'forward' },
  'backward':      { off: 180, goes: 'backward' },
  'incline-left':  { off: 45,  goes: 'oblique' },
  'incline-right': { off: -45, goes: 'oblique' },
  'shift-left':    { off: 90,  goes: 'lateral' },
  'shift-right':   { off: -90, goes: 'lateral' },
} as const;

/** Nobody at a table sees a smaller turn: it is what the decimals of a point leave. */
const noTurnDegrees = 0.01;

/** Whether the front looks another way. */
export const isTurn = (before: number, after: number): boolean => turnBetween(before, after) > noTurnDegrees;

/** The parts of an order one after the other, as if nothing stopped them. */
export const courseOf = (
  base: Pick<Base, 'x' | 'y' | 'headingDegrees'>,
  steps: readonly MoveStep[],
): readonly Part[] => {
  const parts: Part[] = [];
  let place: Point = { x: base.x, y: base.y };
  let heading = base.headingDegrees;
  steps.forEach((step, at) => {
    const { type } = step;
    const part = { at, type, from: place, step };
    switch (type) {
      case 'turn': {
        const turned = step.headingDegrees ?? heading;
        parts.push({ ...part, to: null, heading: turned, goes: null, turns: isTurn(heading, turned) });
        heading = turned;
        break;
      }
      case 'to-point': {
        const to = step.point ?? place;
        const bearing = to.x === place.x && to.y === place.y ? heading : bearingOf(place, to);
        parts.push({ ...part, to, heading: bearing, goes: 'forward', turns: isTurn(heading, bearing) });
        heading = bearing;
        place = to;
        break;
      }
      case 'change-formation':
      case 'limber':
      case 'unlimber':
        parts.push({ ...part, to: null, heading, goes: null, turns: false });
        break;
      default: {
        const { off, goes } = ways[type];
        const to = moved(place, heading + off, step.cm ?? 0);
        parts.push({ ...part, to, heading, goes, turns: false });
        place = to;
      }
    }
  });
  return parts;
};
