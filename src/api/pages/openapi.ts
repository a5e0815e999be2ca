import type { Book } from '../../core/index.js';
import { openApiDocument, type DoorsSaid } from '../../derive/index.js';
import { problemDetails } from '../problem/problem.filter.js';
import { faultsProblem, problem, problemKinds, type ProblemKind } from '../problem/problem.js';
import { mostItems } from '../rest/batch.controller.js';

const isKind = (kind: string): kind is ProblemKind => kind in problemKinds;

const doorsSaid: DoorsSaid = {
  problemKinds,
  problemOf: faults => faultsProblem(faults, 'en'),
  problemExample: kind =>
    problem(isKind(kind) ? kind : 'internal', problemDetails[isKind(kind) ? kind : 'internal'], 'en'),
  mostBatchItems: mostItems,
};

/** The document of every door, for the books on a shelf. */
export const openApiOf = (books: readonly Book[]) => openApiDocument(books, doorsSaid);
