import { exact, frontOf, outlineOf, partBeyond, type Base, type Fact, type Segment } from '../../../core/index.js';

/** The share of an edge that lies beyond the prolonged front line of a unit, on the side of its rear. */
const beyondLineOf = (target: Base, edge: Segment): number =>
  partBeyond(edge, frontOf(target)[0], target.headingDegrees - 90, 'right');

/** How much of a front lies beyond the prolonged front line of a target. */
export const frontBeyond = (target: Base, of: Base): number => exact(beyondLineOf(target, frontOf(of)));

/** How much of a whole base does: no more than the least of its front and of its rear. */
export const baseBeyond = (target: Base, of: Base): number => {
  const [frontLeft, frontRight, rearRight, rearLeft] = outlineOf(of);
  if (!frontLeft || !frontRight || !rearRight || !rearLeft) throw new Error('A base has four corners.');
  const front = beyondLineOf(target, [frontLeft, frontRight]);
  return exact(Math.min(front, beyondLineOf(target, [rearLeft, rearRight])));
};

/** Says of a fact that positions can stand for it. */
export const orFromPositions = <V>(fact: Fact<V>): Fact<V> => ({
  ...fact,
  says: { it: `${fact.says.it}; se manca, dalle posizioni`, en: `${fact.says.en}; if left out, from the positions` },
});
