import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import request from 'supertest';
import { PagesModule } from '../../src/api/pages/pages.module.js';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import { rooms } from '../../src/rooms.js';
import { openDoors, type Doors } from './open-doors.js';

const run = (file: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], { maxBuffer: 1 << 26 });
const inPackage = (name: string, file: string): string => join(dirname(require.resolve(`${name}/package.json`)), file);

/** What an app author writes in an afternoon. Each line marked as an error must not compile. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './arbitro.js';

const [, , baseUrl = ''] = process.argv;
const client = createClient<paths>({ baseUrl });
const volley = { arm: 'infantry', firingBases: 4, rangeBand: 'long', targetFormation: 'line', targetPm: 5 } as const;

const inWords = (step: components['schemas']['Step']): string => {
  switch (step.kind) {
    case 'reckon': return step.text + ': ' + JSON.stringify(step.value);
    case 'limit': return step.from.toFixed() + ' to ' + step.value.toFixed();
    case 'modifiers': return step.rows.filter(row => row.applied).map(row => row.id).join();
    case 'table': return String(step.key);
    case 'throw': return step.throw;
    case 'forbid': return step.value;
    case 'call': return step.steps.map(inWords).join(' / ');
  }
};

const main = async () => {
  const first = await client.POST('/v1/ordre-mixte/fire/resolve', { body: { input: volley } });
  if (!first.data) throw new Error(first.error.detail);
  const answer = first.data;
  // @ts-expect-error before it is known whether dice are waited for, there may be no outcome
  const tooEarly = () => answer.outcome.losses;
  if (answer.status !== 'awaiting-dice') throw new Error('dice were not asked for');
  const { count, sides, needs } = answer.awaiting;

  const then = await client.POST('/v1/ordre-mixte/fire/resolve', { body: { input: volley, dice: [17], rulings: { 'combined-fire': 'separate-rolls' }, house: { elite: 'off' } } });
  if (!then.data || then.data.status === 'awaiting-dice') throw new Error('not resolved');
  const losses: number = then.data.outcome.losses;
  const reason: 'out-of-range' | 'limbered' | 'charger' | null = then.data.outcome.reason;

  const odds = await client.POST('/v1/ordre-mixte/fire/resolve/odds', { body: { input: volley, exact: true } });
  const expected: number | null | undefined = odds.data?.expected.losses;

  const wrong = await client.POST('/v1/ordre-mixte/fire/resolve', {
    // @ts-expect-error a formation that does not exist
    body: { input: { ...volley, targetFormation: 'blob' } },
  });
  const codes = wrong.error?.faults?.map(fault => fault.code);

  // @ts-expect-error a fact that is needed is missing
  await client.POST('/v1/ordre-mixte/fire/resolve', { body: { input: { arm: 'infantry' } } });
  // @ts-expect-error a ruling has no such option
  await client.POST('/v1/ordre-mixte/fire/resolve', { body: { input: volley, rulings: { 'combined-fire': 'both' } } });

  const batch = await client.POST('/v1/batch', { body: [{ procedure: 'ordre-mixte.fire.resolve', input: volley, dice: 'roll' }] });
  const catalogue = await client.GET('/v1/rulesets/{ruleset}', { params: { path: { ruleset: 'ordre-mixte' }, query: { lang: 'it' } } });
  const cell = await client.GET('/v1/sheet/ordre-mixte/fire/range-band', { params: { query: { weapon: 'musket', distanceCm: 3, out: 'band' } }, parseAs: 'text' });

  console.log(JSON.stringify({
    awaiting: [count, sides, needs], losses, reason, expected, codes,
    why: then.data.steps.map(inWords), batch: batch.data?.length, title: catalogue.data?.title, cell: cell.data,
  }));
};

main().catch(error => { console.error(error); process.exitCode = 1; });
`;

const settings = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    target: 'ES2022',
    module: 'Node16',
    moduleResolution: 'Node16',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    skipLibCheck: false,
    outDir: 'out',
  },
  files: ['program.ts'],
};

let doors: Doors;
let folder: string;

beforeAll(async () => {
  doors = await openDoors(shelf => [
    PagesModule.of(shelf, rooms),
    SheetModule.of('the fixed secret of these tests, 32 or more'),
  ]);
  folder = await mkdtemp(join(tmpdir(), 'arbitro-client-'));
  const { text } = await request(doors.url).get('/openapi.json');
  await Promise.all([
    writeFile(join(folder, 'openapi.json'), text),
    writeFile(join(folder, 'program.ts'), program),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings)),
    writeFile(join(folder, 'package.json'), '{}'),
    symlink(resolve('node_modules'), join(folder, 'node_modules')),
  ]);
});
afterAll(async () => {
  await doors.close();
  await rm(folder, { recursive: true });
});

describe('An app author', () => {
  it('generates a typed client, compiles it strictly, and has a ruling', async () => {
    await run(
      inPackage('openapi-typescript', 'bin/cli.js'),
      join(folder, 'openapi.json'),
      '-o',
      join(folder, 'arbitro.d.ts'),
    );
    const compiled = await run(inPackage('typescript', 'bin/tsc'), '-p', folder).catch(
      (error: { stdout: string }) => error,
    );
    expect(compiled.stdout).toBe('');
    const { stdout } = await run(join(folder, 'out/program.js'), doors.url);
    expect(JSON.parse(stdout)).toEqual({
      awaiting: [1, 100, '≤40'],
      losses: 1,
      reason: null,
      expected: expect.closeTo(0.4, 9),
      codes: ['fact/not-one-of'],
      why: expect.arrayContaining([expect.stringContaining('Percentage left to roll: 40')]),
      batch: 1,
      title: 'Ordre Mixte 4.0, scheda rapida 15 mm',
      cell: 'corta',
    });
  });
});
