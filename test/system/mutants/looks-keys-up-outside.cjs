/** A mutant: whether a key has a reply is looked up first, and not again in the transaction that keeps one. */
const { dirname, join } = require('node:path');
const campaign = join(dirname(process.argv[1]), 'campaign');
const { sql } = require(join(campaign, 'persistence/battle-sql.js'));
const { Battles, keepingOf, replyOf } = require(join(campaign, 'application/battles.js'));

sql.lockHead.text = sql.lockHead.text.replace('i.key = $4', 'i.key = $4 AND false');
sql.append.text = sql.append.text.replace('IS NOT NULL', 'IS NOT NULL ON CONFLICT DO NOTHING');
const { change } = Battles.prototype;
Battles.prototype.change = async function (asked, action, ...rest) {
  const { membership } = await this.admitted(asked, action);
  const keeping = keepingOf(asked, membership);
  const [reply] = await this.store.tenancy.read({ club: membership.club }, tables =>
    tables.query('SELECT * FROM idempotency WHERE actor = $1 AND key = $2', [keeping?.actor, keeping?.key]),
  );
  if (reply?.fingerprint === keeping?.fingerprint && reply) return replyOf({ kind: 'replayed', reply }, asked.language);
  return change.call(this, asked, action, ...rest);
};
