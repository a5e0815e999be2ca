import { randomUUID } from 'node:crypto';
import type { Action } from '../../src/access/index.js';
import { goodPassword, type Client } from './club-server.js';
import { actors, again, roles, spare, type Actor, type House, type Ids, type Role } from './houses.js';

const readers: readonly Actor[] = [...roles, 'read', 'write'];
const writers: readonly Actor[] = ['owner', 'referee', 'player', 'write'];

/** Who may do what, said once more and without looking at the policy. */
// prettier-ignore
export const may: { readonly [A in Action | 'anyone' | 'signed-in']: readonly Actor[] } = {
  // What stands in an address opens the doors of sheets alone.
  'anyone':          actors.filter(actor => actor !== 'sheet'),
  'signed-in':       roles,
  'club.read':       readers,
  'club.change':     ['owner', 'write'],
  'member.read':     readers,
  'member.change':   ['owner'],
  'invitation.make': ['owner', 'referee'],
  'reset.watch':     roles,
  'key.make':        roles,
  'key.read':        roles,
  'roster.read':     readers,
  'roster.write':    writers,
  'battle.read':     readers,
  'battle.open':     writers,
  'battle.act':      writers,
  'battle.referee':  ['owner', 'referee', 'write'],
  'battle.sheet':    [...readers, 'sheet'],
  'game.read':       readers,
  'game.make':       writers,
  'game.roll':       ['write', 'sheet'],
  'game.sheet':      [...readers, 'sheet'],
};

/** What has to be there for somebody to succeed. */
interface Ready {
  readonly ids?: Ids;
  readonly body?: unknown;
  /** Who does it instead of somebody who is needed later. */
  readonly as?: Client;
}

/** How a door is asked so that whoever may do it succeeds. */
export interface Line {
  readonly body?: (house: House) => unknown;
  readonly ready?: (house: House, by: Actor) => Promise<Ready>;
  /** Whom the door lets in, where what it asks of the policy is not all. */
  readonly may?: readonly Actor[];
  /** Who succeeds of those who are let in, where the battle itself has a say. */
  readonly succeeds?: readonly Actor[];
}

const onFreshBattle: Line['ready'] = async house => ({ ids: { battle: await house.openBattle() } });
const battlePath = (battle: string): string => `/v1/battles/${battle}`;

/** A battle in which the player has laid an order, which is its second event for all to see. */
const onOrder = async (house: House): Promise<{ readonly battle: string; readonly order: string }> => {
  const battle = await house.openBattle();
  const { body } = await house.people.player.post(`${battlePath(battle)}/orders`, { text: 'Tenere il ponte' });
  return { battle, order: body.id as string };
};

const rewritten = { name: 'Brigata', units: [{ name: '39e ligne', facts: { arm: 'infantry', fouInitial: 10 } }] };
const roster = { ...rewritten, ruleset: 'murat' };
const onOwnRoster: Line['ready'] = async (house, by) => {
  const { body } = await house.as(by).post(`${house.club.path}/rosters`, roster);
  return { ids: { roster: body.id as string } };
};

const onOwnGame: Line['ready'] = async (house, by) => {
  const { body } = await house.as(by).post(`${house.club.path}/games`, { title: 'Sabato' });
  return { ids: { game: body.id as string } };
};

const asSpare: Line['ready'] = async (house, by) => ({ as: await spare(house, by as Role) });
const secondOrder = { from: 2, why: 'sbaglio' };

/** One line for every door. A door without one fails. */
export const lines: { readonly [door: string]: Line } = {
  readSetUp: {},
  setUp: {
    body: () => ({ code: 'aaaa-bbbb', name: 'X', email: 'x@club.example', password: goodPassword, club: 'X' }),
    succeeds: [],
  },
  signIn: { body: ({ bystander }) => ({ email: bystander.email, password: goodPassword }) },
  whoAmI: { may: readers },
  signOut: { ready: async (house, by) => ({ as: await again(house.people[by as Role]) }) },
  changePassword: {
    body: () => ({ password: goodPassword, newPassword: 'altre cinque parole senza nesso' }),
    ready: asSpare,
  },
  acceptPasswordReset: {
    body: () => ({ token: 'x'.repeat(43), email: 'x@club.example', password: 'altre cinque parole senza nesso' }),
    ready: async house => {
      const { member, email } = await spare(house, 'player');
      const { body } = await house.people.owner.post(`${house.club.path}/members/${member}/reset`);
      return { body: { token: body.token, email, password: 'altre cinque parole senza nesso' } };
    },
  },
  makeRecoveryCode: { body: () => ({ password: goodPassword }), ready: asSpare },
  recoverPassword: {
    body: () => ({ email: 'x@club.example', recoveryCode: 'aaaa-bbbb', password: 'altre cinque parole senza nesso' }),
    ready: async house => {
      const somebody = await spare(house, 'player');
      const { body } = await somebody.put('/v1/session/recovery-code', { password: goodPassword });
      return { body: { ...body, email: somebody.email, password: 'altre cinque parole senza nesso' } };
    },
  },
  acceptInvitation: {
    body: () => ({ token: 'x'.repeat(43) }),
    ready: async house => {
      const { body } = await house.people.owner.post(`${house.club.path}/invitations`, { role: 'spectator' });
      const person = { name: 'Nuovo', email: `${randomUUID()}@club.example`, password: goodPassword };
      return { body: { token: body.token, ...person } };
    },
    succeeds: ['nobody'],
  },
  exportMe: {},
  eraseMe: { ready: asSpare },
  listClubs: { may: readers },
  makeClub: { body: () => ({ name: 'Nuovo' }), ready: asSpare },
  readClub: {},
  changeClub: { body: () => ({ rules: { murat: {} } }) },
  listMembers: {},
  changeMember: { body: () => ({ name: 'Dario' }) },
  removeMember: { ready: async house => ({ ids: { member: (await spare(house, 'player')).member } }) },
  makePasswordReset: {},
  listPasswordResets: {},
  withdrawPasswordReset: {
    ready: async house => {
      const { member } = await spare(house, 'player');
      const { body } = await house.people.owner.post(`${house.club.path}/members/${member}/reset`);
      return { ids: { reset: body.id as string } };
    },
    // Others withdraw the links of their own passwords.
    succeeds: ['owner'],
  },
  listInvitations: {},
  inviteMember: { body: () => ({ role: 'player' }) },
  withdrawInvitation: {
    ready: async house => {
      const { body } = await house.people.owner.post(`${house.club.path}/invitations`, { role: 'spectator' });
      return { ids: { invitation: body.id as string } };
    },
  },
  listKeys: {},
  makeKey: { body: () => ({ name: 'Foglio', scope: 'sheet' }) },
  revokeKey: {
    ready: async (house, by) => {
      const { body } = await house.as(by).post(`${house.club.path}/keys`, { name: 'x', scope: 'read' });
      return { ids: { key: body.id as string } };
    },
  },
  listRosters: {},
  makeRoster: { body: () => roster },
  readRoster: {},
  changeRoster: { body: () => rewritten, ready: onOwnRoster },
  removeRoster: { ready: onOwnRoster },
  reportOnRoster: {},
  exportRoster: {},
  listBattles: {},
  openBattle: { body: () => ({ name: 'Sabato', ruleset: 'murat', scenario: 'elchingen' }) },
  readBattle: {},
  listBattleUnits: {},
  availableActions: {},
  actInBattle: { body: () => ({ procedure: 'recovery.motivation', units: { unit: 'riesch' } }), ready: onFreshBattle },
  advanceBattle: { body: () => ({}), ready: onFreshBattle },
  correctBattle: { body: () => ({ units: { riesch: { quality: 'poor' } }, why: 'prova' }), ready: onFreshBattle },
  assignPlayers: { body: ({ opponent }) => ({ players: [opponent.member] }), ready: onFreshBattle },
  readSigningKeys: {},
  openSideLogs: {
    ready: async house => {
      const battle = await house.openBattle();
      await house.people.referee.post(`${battlePath(battle)}/close`, { outcome: 'pari' });
      return { ids: { battle } };
    },
  },
  closeBattle: { body: () => ({ outcome: 'pari' }), ready: onFreshBattle },
  concealUnits: { body: () => ({ units: ['laudon'], how: 'off-table' }), ready: onFreshBattle },
  revealUnits: { body: () => ({ units: ['laudon'] }), ready: onFreshBattle },
  // Only who plays a side writes orders.
  layOrder: { body: () => ({ text: 'Tenere il ponte' }), ready: onFreshBattle, succeeds: ['player'] },
  turnUpOrder: { ready: async house => ({ ids: await onOrder(house) }) },
  undoInBattle: { body: () => secondOrder, ready: async house => ({ ids: await onOrder(house) }) },
  redoInBattle: {
    ready: async house => {
      const { battle } = await onOrder(house);
      await house.people.player.post(`${battlePath(battle)}/undo`, secondOrder);
      return { ids: { battle } };
    },
  },
  battleInCells: {},
  battleUnitsInCells: {},
  listGames: {},
  makeGame: { body: () => ({ title: 'Sabato' }) },
  readGame: {},
  endGame: { ready: onOwnGame },
  listRolls: {},
  exportRolls: {},
  rollsInCells: {},
  makePrivateGame: {},
  listEvents: {},
  exportBattle: {},
  fairnessReport: {},
  luckReport: {},
};
