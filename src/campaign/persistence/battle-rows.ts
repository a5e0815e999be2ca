import type { BattleEvent } from '../domain/event.js';
import type { Battle, Heads } from '../domain/battle.js';
import type { KeptRow } from './kept-replies.js';

/** The head of a battle, as its locked row says it, with what is known of the idempotency key. */
export interface HeadRow extends KeptRow {
  readonly position: number;
  readonly rolls: number;
  readonly heads: Heads;
}

export interface BattleRow {
  readonly club_id: string;
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly scenario: string | null;
  readonly rulings: Battle['rulings'];
  readonly house: Battle['house'];
  readonly server_dice_only: boolean;
  readonly opened_by: string;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

export const battleOf = (row: BattleRow): Battle => ({
  id: row.id,
  club: row.club_id,
  name: row.name,
  ruleset: row.ruleset,
  edition: row.edition,
  scenario: row.scenario,
  rulings: row.rulings,
  house: row.house,
  serverDiceOnly: row.server_dice_only,
  openedBy: row.opened_by,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
});

export interface EventRow {
  readonly battle_id: string;
  readonly position: number;
  readonly log: string;
  readonly seq: number;
  readonly after_public: number;
  readonly type: BattleEvent['type'];
  readonly member: string;
  readonly acted_as: string;
  readonly at: string;
  readonly edition: string;
  readonly body: BattleEvent['body'];
  readonly patch: BattleEvent['patch'];
  readonly prev: string;
  readonly hash: string;
}

export const eventOf = (row: EventRow): BattleEvent => ({
  battle: row.battle_id,
  log: row.log,
  seq: row.seq,
  after: row.after_public,
  type: row.type,
  by: { member: row.member, as: row.acted_as },
  at: row.at,
  edition: row.edition,
  body: row.body,
  patch: row.patch,
  prev: row.prev,
  hash: row.hash,
});

export const rowOf = (club: string, position: number, event: BattleEvent): EventRow & { readonly club_id: string } => ({
  club_id: club,
  battle_id: event.battle,
  position,
  log: event.log,
  seq: event.seq,
  after_public: event.after,
  type: event.type,
  member: event.by.member,
  acted_as: event.by.as,
  at: event.at,
  edition: event.edition,
  body: event.body,
  patch: event.patch,
  prev: event.prev,
  hash: event.hash,
});
