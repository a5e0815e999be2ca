import { wholeEffort, type Effort } from '../../core/index.js';

/** No odds take longer than this, in milliseconds. */
export const usualOddsMs = 2_000;

/** As much work as any odds may take within so many milliseconds from now. */
export const effortFromNow = (ms: number): Effort => {
  const end = performance.now() + ms;
  return { paths: wholeEffort.paths, hasTime: () => performance.now() < end };
};
