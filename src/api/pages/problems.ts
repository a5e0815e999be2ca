import type { ExplainedProblem } from '../../derive/index.js';
import { problemDetails } from '../problem/problem.filter.js';
import { problemKinds, type ProblemKind } from '../problem/problem.js';

/** Every kind of problem with what to do about it, for the page that explains them. */
export const explainedProblems: readonly ExplainedProblem[] = Object.entries(problemKinds).map(
  ([kind, { status, title }]) => ({
    kind,
    status,
    title,
    // The details are declared for every kind there is.
    mend: problemDetails[kind as ProblemKind],
  }),
);
