/** The statements of a battle. Those of an action are prepared once a connection, and named for it. */

const eventColumns =
  'battle_id, position, log, seq, after_public, type, member, acted_as, at, edition, body, patch, prev, hash';

export const sql = {
  /**
   * The head is locked: one action of a battle at a time. The key's own lock is held, so that its row is settled; where it
   * is somebody else's, nobody waits for the head.
   */
  lockHead: {
    name: 'battle-lock-head',
    text: `SELECT h.position, h.rolls, h.heads, i.fingerprint, i.status, i.headers, i.body
      FROM battle_head h LEFT JOIN idempotency i ON i.club_id = h.club_id AND i.actor = $3 AND i.key = $4
      WHERE h.club_id = $1 AND h.battle_id = $2 AND current_setting('arbitro.key', true) IS DISTINCT FROM 'taken'
      FOR UPDATE OF h`,
  },
  readHead: {
    name: 'battle-read-head',
    text: 'SELECT position, rolls, heads FROM battle_head WHERE club_id = $1 AND battle_id = $2',
  },
  /** Events, the head after them and the kept reply, all at once. */
  append: {
    name: 'battle-append',
    text: `WITH appended AS (
        INSERT INTO battle_event SELECT * FROM json_populate_recordset(NULL::battle_event, $3)
      ), kept AS (
        INSERT INTO idempotency (club_id, actor, key, fingerprint, status, headers, body)
        SELECT $1, $7, $8, $9, $10, $11, $12 WHERE $8::text IS NOT NULL
      )
      UPDATE battle_head SET position = $4, rolls = $5, heads = $6 WHERE club_id = $1 AND battle_id = $2`,
  },
  battle: { name: 'battle-read', text: 'SELECT * FROM battle WHERE club_id = $1 AND id = $2' },
  clubOf: 'SELECT club_id FROM battle WHERE id = $1',
  snapshot: {
    name: 'battle-snapshot',
    text: `SELECT position, state FROM battle_snapshot WHERE club_id = $1 AND battle_id = $2 AND position <= $3
      ORDER BY position DESC LIMIT 1`,
  },
  eventsAfter: {
    name: 'battle-events-after',
    text: `SELECT ${eventColumns} FROM battle_event WHERE club_id = $1 AND battle_id = $2 AND position > $3
      ORDER BY position`,
  },
  placeOf: `SELECT position FROM battle_event WHERE club_id = $1 AND battle_id = $2 AND log = $3 AND seq = $4`,
  /** Log by log from its end, however long it is. */
  endOf: `SELECT e.* FROM battle_head h, jsonb_object_keys(h.heads) named(own),
    LATERAL (SELECT seq FROM battle_event d WHERE d.club_id = $1 AND d.battle_id = $2 AND d.log = own
      AND d.type NOT IN ('undone', 'redone') ORDER BY seq DESC LIMIT 1) deed,
    LATERAL (SELECT ${eventColumns} FROM battle_event WHERE club_id = $1 AND battle_id = $2
      AND log = own AND battle_event.seq >= deed.seq) e
    WHERE h.club_id = $1 AND h.battle_id = $2 ORDER BY e.position`,
  keepSnapshot: `INSERT INTO battle_snapshot (club_id, battle_id, position, state) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING`,
  dropSnapshotsFrom: 'DELETE FROM battle_snapshot WHERE club_id = $1 AND battle_id = $2 AND position >= $3',
  /** Of old snapshots every tenth is enough. */
  thinSnapshots: `DELETE FROM battle_snapshot WHERE club_id = $1 AND battle_id = $2 AND position < $3
    AND position / $4 % 10 <> 0`,
  seeds: `SELECT first_roll, last_seed FROM battle_seed WHERE club_id = $1 AND battle_id = $2 AND first_roll <= $3
    ORDER BY first_roll DESC LIMIT 1`,
  keepSeed: `INSERT INTO battle_seed (club_id, battle_id, first_roll, last_seed) VALUES ($1, $2, $3, $4)`,
  open: `INSERT INTO battle
    (club_id, id, name, ruleset, edition, scenario, rulings, house, opened_by, server_dice_only, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, date_trunc('milliseconds', now())) RETURNING *`,
  openHead: `INSERT INTO battle_head (club_id, battle_id, position, heads) VALUES ($1, $2, 0, '{}')`,
  /** The rosters of the sides: while the battle is open, they are for those who play these sides. */
  field: `INSERT INTO battle_roster (club_id, battle_id, side, roster_id, players)
    SELECT $1, $2, side, roster, players FROM jsonb_to_recordset($3::jsonb) AS sides(side text, roster uuid, players uuid[])`,
  assign: `UPDATE battle_roster SET players = sides.players
    FROM jsonb_to_recordset($3::jsonb) AS sides(id text, players uuid[])
    WHERE club_id = $1 AND battle_id = $2 AND side = sides.id`,
  close: 'UPDATE battle SET closed_at = now() WHERE club_id = $1 AND id = $2',
  reopen: 'UPDATE battle SET closed_at = NULL WHERE club_id = $1 AND id = $2 AND closed_at IS NOT NULL',
  list: `SELECT * FROM battle
    WHERE club_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid))
    ORDER BY created_at DESC, id DESC LIMIT $4`,
  /** What a viewer may read of one log; row level security says the same. */
  logPage: `SELECT ${eventColumns} FROM battle_event WHERE club_id = $1 AND battle_id = $2 AND log = $3 AND seq > $4
    ORDER BY seq LIMIT $5`,
  prune: `DELETE FROM idempotency WHERE club_id = $1 AND created_at < now() - interval '24 hours'`,
} as const;
