import type { Book } from '../../core/index.js';
import { openApiDocument, type DoorsSaid } from '../../derive/index.js';
import { doorsSaidOf, type Room } from '../door/index.js';
import { plainDoors } from '../door/plain.js';
import { problemDetails } from '../problem/problem.filter.js';
import { faultsProblem, problem, problemKinds, type ProblemKind } from '../problem/problem.js';
import { mostItems } from '../rest/batch.routes.js';

const isKind = (kind: string): kind is ProblemKind => kind in problemKinds;

const house: Omit<DoorsSaid, 'byHand'> = {
  problemKinds,
  problemOf: faults => faultsProblem(faults, 'en'),
  problemExample: kind =>
    problem(isKind(kind) ? kind : 'internal', problemDetails[isKind(kind) ? kind : 'internal'], 'en'),
  mostBatchItems: mostItems,
};

/** The document of every door: those of the books on a shelf, and those written by hand. */
export const openApiOf = (books: readonly Book[], rooms: readonly Room[]) =>
  openApiDocument(books, { ...house, byHand: plainDoors(rooms.flatMap(doorsSaidOf)) });
