import { sum, type Classification } from '../../../core/index.js';

type Classes = ReturnType<Classification<number>['classes']>;

/**
 * The total of a throw of which only what lies below a number is told apart. The odds need this: after a roll that
 * spares the commander the next one counts, whatever this one came to.
 */
export const totalBelow = (limit: number): Classification<number> => ({
  ...sum,
  classes: (thrown, left, sides) => asOneFrom(limit, sum.classes(thrown, left, sides)),
});

const asOneFrom = (limit: number, classes: Classes): Classes => {
  // Totals come in ascending order.
  const below = classes.values.filter(value => value < limit).length;
  if (below === classes.values.length) return classes;
  return {
    values: [...classes.values.slice(0, below), limit],
    chances: [...classes.chances.slice(0, below), classes.chances.slice(below).reduce((all, one) => all + one, 0)],
    ways: [...classes.ways.slice(0, below), classes.ways.slice(below).reduce((all, one) => all + one, 0n)],
    outOf: classes.outOf,
  };
};
