import {
  exact,
  frontOf,
  outlineOf,
  partBeyond,
  type Base,
  type Case,
  type Fact,
  type Segment,
  type Text,
} from '../../../core/index.js';

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

/** Measured facts or positions: what is missing, and what is too much. */
export const measuredOrPlaced = <F extends { readonly positions: unknown }>(
  fact: (facts: F) => unknown,
): { readonly needed: Case<F>; readonly positions: Case<F> } => ({
  needed: { says: neededSays, when: ({ positions }) => positions === null },
  positions: { says: bothSays, when: facts => facts.positions !== null && fact(facts) !== null },
});

const neededSays: Text = {
  it: 'Serve la misura, o le posizioni da cui prenderla.',
  en: 'The measure is needed, or positions to take it from.',
};
const bothSays: Text = {
  it: 'O la misura o le posizioni: non entrambe.',
  en: 'Either the measure or the positions: not both.',
};

/** Says of a fact that positions can stand for it. */
export const orFromPositions = <V>(fact: Fact<V>): Fact<V> => ({
  ...fact,
  says: { it: `${fact.says.it}; se manca, dalle posizioni`, en: `${fact.says.en}; if left out, from the positions` },
});
