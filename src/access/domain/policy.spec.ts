import { memberRoles, nobody, Refused, type Asker, type MemberRole, type Scope } from '../../api/door/index.js';
import { actions, permit, policy, signedIn, type Action } from './policy.js';

const club = '11111111-1111-4111-8111-111111111111';
const elsewhere = '22222222-2222-4222-8222-222222222222';
const battle = '33333333-3333-4333-8333-333333333333';

const person = (role: MemberRole): Asker => ({
  account: 'a',
  memberships: [{ club, member: 'm', role }],
  key: null,
  address: '::1',
});
const program = (role: MemberRole, scope: Scope, only: string | null = null): Asker => ({
  ...person(role),
  account: null,
  key: { id: 'k', scopes: [scope], battle: only, sees: 'public' },
});
const permitted = (asker: Asker, doneTo: { club: string; battle?: string } = { club }) =>
  actions.filter(action => policy(asker, action, doneTo) === 'yes');
const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'done';
  } catch (error) {
    return error instanceof Refused ? error.problem.code : 'a bug';
  }
};

describe('The policy', () => {
  it.each([
    [
      'spectator',
      'club.read member.read reset.watch key.make key.read roster.read battle.read battle.sheet game.read game.sheet',
    ],
    [
      'player',
      'club.read member.read reset.watch key.make key.read roster.read roster.write battle.read battle.open battle.act battle.sheet game.read game.make game.roll game.sheet',
    ],
    [
      'referee',
      'club.read member.read invitation.make reset.watch key.make key.read roster.read roster.write battle.read battle.open battle.act battle.referee battle.sheet game.read game.make game.roll game.sheet',
    ],
    ['owner', actions.join(' ')],
  ] as const)('lets a %s do only: %s', (role, may) => {
    expect(permitted(person(role)).join(' ')).toBe(may);
  });

  it.each([
    ['read', 'club.read member.read roster.read battle.read battle.sheet game.read game.sheet'],
    ['sheet', 'battle.sheet game.roll game.sheet'],
    [
      'write',
      'club.read club.change member.read roster.read roster.write battle.read battle.open battle.act battle.referee battle.sheet game.read game.make game.roll game.sheet',
    ],
  ] as const)('lets an owner’s %s key do only: %s', (scope, may) => {
    expect(permitted(program('owner', scope)).join(' ')).toBe(may);
  });

  it.each(memberRoles)('lets no key do more than a %s who made it', role => {
    for (const scope of ['read', 'write', 'sheet'] as const)
      expect(permitted(person(role))).toEqual(expect.arrayContaining(permitted(program(role, scope))));
  });

  it('knows nothing of other clubs', () => {
    for (const action of actions) expect(policy(person('owner'), action, { club: elsewhere })).toBe('not-here');
  });

  it('denies what it does not list', () => {
    for (const strange of ['battle.erase', 'toString', '__proto__'])
      expect(policy(person('owner'), strange as Action, { club })).toBe('no');
  });

  it('keeps a key for one battle to that battle', () => {
    const asker = program('owner', 'write', battle);
    expect(permitted(asker, { club, battle })).toEqual(['battle.read', 'battle.act', 'battle.referee', 'battle.sheet']);
    expect(permitted(asker)).toEqual([]);
    expect(policy(asker, 'battle.read', { club, battle: elsewhere })).toBe('not-here');
  });
});

describe('A permission', () => {
  it('is the membership by which it was given', () => {
    expect(permit(person('player'), 'battle.act', club, 'en')).toEqual({ club, member: 'm', role: 'player' });
  });

  it('is refused by what is known of whoever asks', () => {
    expect(codeOf(() => permit(nobody('::1'), 'club.read', club, 'en'))).toBe('not-signed-in');
    expect(codeOf(() => permit(person('player'), 'club.change', club, 'en'))).toBe('not-permitted');
    expect(codeOf(() => permit(person('owner'), 'club.read', elsewhere, 'en'))).toBe('not-found');
    expect(codeOf(() => permit(program('owner', 'read'), 'battle.act', club, 'it'))).toBe('not-permitted');
  });

  it('of a person is none of a key', () => {
    expect(signedIn(person('owner'), 'en')).toBe('a');
    expect(codeOf(() => signedIn(nobody('::1'), 'en'))).toBe('not-signed-in');
    expect(codeOf(() => signedIn(program('owner', 'write'), 'en'))).toBe('not-permitted');
  });
});
