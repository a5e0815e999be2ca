import { problem, problemDetails, Refused, type Problem, type ProblemKind } from '../../api/door/index.js';
import type { Language, Text } from '../../core/index.js';

/** A refusal of a kind, with its usual sentence or one that says more. */
export const refusal = (
  kind: ProblemKind,
  language: Language,
  detail: Text = problemDetails[kind],
  more: Partial<Problem> = {},
): Refused => new Refused(problem(kind, detail, language, more));
