/** How doors are written by hand: declared once, for REST, GraphQL and the documents. */
export * from './asked.js';
export { admit, notHere } from './ask-door.js';
export * from './door.js';
export { etagOf } from './etag.js';
export * from './kind.js';
export { openDoors } from './open-doors.js';
export * from './page.js';
export { MaySay, Said, Shape, shapeOf, type FieldSaid, type ShapeSaid } from './shape.js';
export { faultsProblem, problem, Refused, type Problem, type ProblemKind } from '../problem/problem.js';
export { problemDetails } from '../problem/problem.filter.js';
export { checksum, randomLetters } from '../desk/letters.js';
export { Shelf, type Opened } from '../desk/shelf.js';
export { memberClient, WorkPool } from '../work/work-pool.js';
export { weighAnywhere } from '../work/weigh-anywhere.js';
export { SheetGames, type GameOpened, type RollKept, type RollUse } from '../sheet/sheet-games.js';
