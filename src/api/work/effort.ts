import { wholeEffort, type Effort } from '../../core/index.js';

/** No odds take longer than this, in milliseconds. */
const longestOddsMs = 2_000;

/** As much work as any odds may take, counted from now. */
export const effortFromNow = (ms = longestOddsMs): Effort => {
  const end = performance.now() + ms;
  return { paths: wholeEffort.paths, hasTime: () => performance.now() < end };
};
