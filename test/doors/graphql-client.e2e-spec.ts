import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { schemaText } from '../../src/api/graphql/schema.js';
import { rooms } from '../../src/rooms.js';
import { openDoors, type Doors } from './open-doors.js';

const run = promisify(execFile);
const root = resolve(__dirname, '../..');

let doors: Doors;
let folder: string;
beforeAll(async () => {
  doors = await openDoors(shelf => [GraphqlModule.of(shelf, rooms)]);
  folder = await mkdtemp(join(tmpdir(), 'arbitro-client-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await doors.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the author of an app writes: two queries, of which the rest is generated. */
const queries = `
  query Fire($input: OrdreMixteFireResolveInput!, $dice: Dice, $rulings: OrdreMixteRulings, $house: [HouseRule!]) {
    ordreMixte {
      fireResolve(input: $input, dice: $dice, rulings: $rulings, house: $house) {
        status
        outcome { canFire reason percentage losses rolledAgainst modifiers { id value } }
        awaiting { count sides }
        ...Why
      }
    }
  }
  fragment Why on Answer { summary lines { depth step { kind cite text value } } cites }

  query Chances($input: OrdreMixteFireResolveInput!) {
    ordreMixte {
      fireResolveOdds(input: $input, exact: true) {
        outcomes { probability exact { numerator denominator } outcome { losses } }
        expected { losses }
        marginals { reason { value probability } losses { value probability } }
      }
    }
  }

  query Club($club: ID!, $after: String) {
    club(club: $club) { name members(first: 10, after: $after) { nodes { name role } pageInfo { endCursor } } }
  }

  mutation Invite($club: ID!, $input: InviteInput!) {
    inviteMember(club: $club, input: $input) { token }
  }
`;

const app = `
import { print } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ChancesDocument, ClubDocument, FireDocument, InviteDocument, MemberRole, OrdreMixteFormation, OrdreMixteFiringArm, OrdreMixteRangeBand, Status } from './generated.js';
import type { Dice, OrdreMixteFireReason, OrdreMixteFireResolveInput } from './generated.js';

const ask = async <R, V>(document: TypedDocumentNode<R, V>, variables: V): Promise<R> => {
  const reply = await fetch(process.argv[2] + '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await reply.json()) as { data: R; errors?: readonly { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return data;
};

const input: OrdreMixteFireResolveInput = {
  arm: OrdreMixteFiringArm.Infantry,
  firingBases: 4,
  rangeBand: OrdreMixteRangeBand.Long,
  targetFormation: OrdreMixteFormation.Line,
  targetPm: 5,
};
const dice: Dice = { faces: [17] };
// @ts-expect-error dice come from one place only
export const twice: Dice = { faces: [17], seed: 'a' };
// @ts-expect-error a formation is one of the book's
export const wrong: OrdreMixteFireResolveInput = { ...input, targetFormation: 'phalanx' };
// @ts-expect-error a fact that must be given
export const missing: OrdreMixteFireResolveInput = { arm: OrdreMixteFiringArm.Infantry };

export const referees = async (club: string): Promise<readonly string[]> => {
  const { club: found } = await ask(ClubDocument, { club });
  const members = found?.members?.nodes.filter(({ role }) => role === MemberRole.Referee) ?? [];
  // @ts-expect-error whoever is invited is invited as something
  await ask(InviteDocument, { club, input: {} });
  return members.map(({ name }) => name);
};

const main = async () => {
  const { ordreMixte: { fireResolve } } = await ask(FireDocument, { input, dice, house: [{ row: 'elite', value: 6 }] });
  if (fireResolve?.status !== Status.Resolved || !fireResolve.outcome) throw new Error('not resolved');
  const { losses, percentage, reason, rolledAgainst } = fireResolve.outcome;
  const whole: number = losses + percentage;
  const maybe: number | null | undefined = rolledAgainst;
  const why: OrdreMixteFireReason | null | undefined = reason;
  // @ts-expect-error it may have no value
  export_(rolledAgainst + 1);
  const { ordreMixte: { fireResolveOdds } } = await ask(ChancesDocument, { input });
  const mean: number | undefined = fireResolveOdds?.expected.losses;
  const chances = fireResolveOdds?.marginals.losses.map(({ value, probability }) => [value, probability]);
  console.log(JSON.stringify({ losses, whole, maybe, why, mean, chances, lines: fireResolve.lines.length > 3 }));
};
const export_ = (_: unknown): void => undefined;
void main();
`;

describe('A typed client generated from the schema', () => {
  it('compiles under strict TypeScript, refuses what the schema refuses, and gets its answers', async () => {
    const generated = await codegen({
      filename: 'generated.ts',
      schema: parse(schemaText(doors.shelf, rooms)),
      schemaAst: buildSchema(schemaText(doors.shelf, rooms)),
      documents: [{ document: parse(queries) }],
      config: { scalars: { JSON: 'unknown' }, strictScalars: true, immutableTypes: true },
      plugins: [{ typescript: {} }, { typescriptOperations: {} }, { typedDocumentNode: {} }],
      pluginMap: { typescript, typescriptOperations, typedDocumentNode },
    });
    await writeFile(join(folder, 'generated.ts'), generated);
    await writeFile(join(folder, 'app.ts'), app);
    const options = [
      '--strict',
      '--target',
      'ES2022',
      '--lib',
      'ES2023,DOM',
      '--module',
      'CommonJS',
      '--types',
      'node',
    ];
    const compiled = await run(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), ...options, '--outDir', 'out', 'app.ts'],
      { cwd: folder },
    ).catch((failed: { stdout?: string }) => ({ stdout: failed.stdout ?? String(failed) }));
    expect(compiled.stdout).toBe('');
    const { stdout } = await run(process.execPath, [join(folder, 'out/app.js'), doors.url]);
    expect(JSON.parse(stdout)).toEqual({
      losses: 1,
      whole: 41,
      maybe: 40,
      why: null,
      mean: 0.4,
      chances: [
        [0, 0.6],
        [1, 0.4],
      ],
      lines: true,
    });
  });
});
