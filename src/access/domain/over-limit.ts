import { problem, problemDetails, Refused } from '../../api/door/index.js';
import type { Language } from '../../core/index.js';
import { limitHeaders, type Level } from './limits.js';

/** The refusal of whoever went over a limit, with the longest wait of those it went over. */
export const overLimit = (levels: readonly Level[], language: Language): Refused => {
  const waits = levels.filter(({ allowed }) => !allowed).map(({ wait }) => wait);
  return new Refused(
    problem('too-many', problemDetails['too-many'], language, { retryAfter: Math.max(1, ...waits) }),
    limitHeaders(levels),
  );
};
