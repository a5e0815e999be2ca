import { problem, problemDetails, Refused } from '../../api/door/index.js';
import type { Language } from '../../core/index.js';
import { limitHeaders, type Level, type LimitName, type Limits } from './limits.js';

/** Takes one from a limit, or refuses until there is one again. */
export const charge = (limits: Limits, name: LimitName, of: string, language: Language): Level => {
  const level = limits.take(name, of);
  if (!level.allowed) throw overLimit([level], language);
  return level;
};

/** The refusal of whoever went over a limit, with the longest wait of those it went over. */
export const overLimit = (levels: readonly Level[], language: Language): Refused => {
  const waits = levels.filter(({ allowed }) => !allowed).map(({ wait }) => wait);
  return new Refused(
    problem('too-many', problemDetails['too-many'], language, { retryAfter: Math.max(1, ...waits) }),
    limitHeaders(levels),
  );
};
