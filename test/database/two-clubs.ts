import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A row, as its table has it. */
export type Row = { readonly [column: string]: unknown };

/** A club with one of everything, two sides and an event in each of its three logs. */
export interface ClubRows {
  readonly club: string;
  readonly account: string;
  /** The owner, and the players of the two sides. */
  readonly members: { readonly owner: string; readonly red: string; readonly blue: string };
  readonly rows: { readonly [table: string]: readonly Row[] };
}

/** Made up, in the order in which references want them. */
export function madeUpClub(): ClubRows {
  const [club, account, member, battle] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [red, blue, fielded] = [randomUUID(), randomUUID(), randomUUID()];
  const hash = () => randomUUID().replaceAll('-', '');
  const ofClub = { club_id: club };
  const ofBattle = { ...ofClub, battle_id: battle };
  const event = (position: number, log: string): Row => ({
    ...ofBattle, position, log, seq: 1, after_public: 0, type: 'acted', member, acted_as: 'referee', at: 'noon',
    edition: '1', body: '{}', patch: '{}', prev: 'p', hash: 'h',
  }); // prettier-ignore
  const game = randomUUID();
  // prettier-ignore
  const rows = {
    account: [{ id: account, email_hash: hash(), password: 'argon', name: 'Murat' }],
    session: [{ id: randomUUID(), account_id: account, token_hash: hash() }],
    club: [{ id: club, name: 'Club' }],
    member: [{ ...ofClub, id: member, account_id: account, role: 'owner', name: 'Murat' }],
    invitation: [{ ...ofClub, id: randomUUID(), role: 'player', token_hash: hash(), created_by: member, expires_at: '2099-01-01' }],
    api_key: [{ ...ofClub, id: hash(), name: 'Sheet', hash: hash(), scopes: '{}', sees: 'public', created_by: member }],
    limit_bucket: [{ id: hash(), full_at: '2099-01-01' }],
    instance: [{ id: randomUUID(), seen_at: '2099-01-01' }],
    password_reset: [{ ...ofClub, id: randomUUID(), member_id: member, way: 'link', token_hash: hash() }],
    idempotency: [{ ...ofClub, actor: 'a', key: 'k', fingerprint: 'f', status: 200, body: '' }],
    roster: [
      { ...ofClub, id: randomUUID(), ruleset: 'murat', name: 'For all', made_by: member, units: '[]' },
      { ...ofClub, id: randomUUID(), ruleset: 'murat', name: 'Private', made_by: blue, units: '[]', visibility: 'private' },
      { ...ofClub, id: fielded, ruleset: 'murat', name: 'Of the red', made_by: member, units: '[]' },
    ],
    battle: [{ ...ofClub, id: battle, name: 'Battle', ruleset: 'murat', edition: '1', opened_by: member }],
    battle_head: [{ ...ofBattle, position: 3, heads: '{}' }],
    battle_seed: [{ ...ofBattle, first_roll: 1, last_seed: '\\x00' }],
    battle_snapshot: [{ ...ofBattle, position: 3, state: '{}' }],
    battle_roster: [
      { ...ofBattle, side: 'red', roster_id: fielded, players: [red] },
      { ...ofBattle, side: 'blue', roster_id: randomUUID(), players: [blue] },
    ],
    battle_event: [event(1, 'public'), event(2, 'red'), event(3, 'blue')],
    game: [{ ...ofClub, id: game, title: 'Game', made_by: member }],
    game_roll: [{ ...ofClub, game_id: game, position: 1, procedure: 'a.b.c', roll: 'T1', version: 1, at: '2026-01-01', edition: '1', asked: '{}', throws: '[]', fingerprint: 'f', member, key_id: 'k' }],
  };
  return { club, account, members: { owner: member, red, blue }, rows };
}

export async function keep(admin: DataSource, { rows }: Pick<ClubRows, 'rows'>): Promise<void> {
  for (const [table, of] of Object.entries(rows)) for (const row of of) await admin.query(...insertion(table, row));
}

export function insertion(table: string, row: Row): [sql: string, values: unknown[]] {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  return [`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row)];
}
