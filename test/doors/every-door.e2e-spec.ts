import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import type { Example } from '../../src/core/index.js';
import { everyProcedure } from '../laws/every-procedure.js';
import { askGraphql, askRest, askSheet, asSheetSays, type Asked, type Told } from './ask-doors.js';
import { openDoors, type Doors } from './open-doors.js';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors(shelf => [
    GraphqlModule.of(shelf),
    SheetModule.of('the fixed secret of these tests, 32 or more'),
  ]);
});
afterAll(() => doors.close());

const askedBy = ({ facts, dice, rulings, house }: Example): Asked => ({ input: facts, dice, rulings, house });

/** What the example is about, out of what a door said; the whole of it if the door said something else. */
const about = ({ outcome }: Example, { gist, text }: Told) =>
  gist?.outcome ? { status: gist.status, outcome: only(outcome, gist.outcome) } : { text };

const only = (wanted: object, outcome: object): object =>
  Object.fromEntries(Object.keys(wanted).map(name => [name, Reflect.get(outcome, name)]));

describe.each(everyProcedure)('$id', ({ book, procedure }) => {
  it.each(procedure.examples.map(example => ({ says: example.says.en, example })))('$says', async ({ example }) => {
    const opened = { book, procedure };
    const asked = askedBy(example);
    const status = example.notAllowed ? 'not-allowed' : 'resolved';
    const { outcome } = example;
    expect(about(example, await askRest(doors.url, opened, asked))).toEqual({ status, outcome });
    expect(about(example, await askGraphql(doors.url, opened, asked))).toEqual({ status, outcome });
    const sheet = about(example, await askSheet(doors.url, opened, asked));
    expect(asSheetSays(sheet)).toEqual(asSheetSays({ status, outcome }));
  });
});
