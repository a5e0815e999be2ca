import { fieldsOfDoors } from './graphql-fields.js';
import { lines } from './lines.js';
import { aFew, doors, graphqlWays, restWays } from './matrix.js';
import { WatchedClubs } from './watched-clubs.js';

/** P7 of our bar in small: every door, and a few who knock. All of it is in test/system/tenants.system-spec.ts. */

describe('The matrix of doors, people and ids', () => {
  let clubs: WatchedClubs | undefined;
  beforeAll(async () => {
    clubs = await WatchedClubs.open();
  });
  afterAll(() => clubs?.close());

  it('has a line for every door, and no line for none', () => {
    expect(Object.keys(lines).sort()).toEqual(doors.map(({ name }) => name).sort());
  });

  it('has every field of GraphQL that is not the rules’: those of doors, and what they tell', () => {
    const isDoor = (on: string, as: string): boolean =>
      doors.some(({ graphql }) => graphql?.on === on && graphql.as === as);
    const others = fieldsOfDoors().filter(({ on, field }) => !isDoor(on, field.name));
    const strange = others.filter(({ on, field }) => {
      const isPlain = field.resolve === undefined || field.name === 'etag';
      return on === 'Query' || on === 'Mutation' || field.args.length > 0 || !isPlain;
    });
    expect(strange.map(({ on, field }) => `${on}.${field.name}`)).toEqual([]);
    expect(graphqlWays()).toHaveLength(doors.filter(({ graphql }) => graphql !== undefined).length);
  });

  it('holds at every door for a few', async () => {
    expect(await clubs?.matrix.faults([...restWays(), ...graphqlWays()], aFew)).toEqual([]);
  });

  it('leaves no secret in the log', () => {
    expect(clubs?.ears.secretsIn(clubs.ears.logged)).toEqual([]);
  });
});
