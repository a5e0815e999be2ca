/** A mutant: nobody waits for his turn at a battle, and whoever comes too late for a place is not told. */
const { dirname, join } = require('node:path');
const campaign = join(dirname(process.argv[1]), 'campaign');
const { sql } = require(join(campaign, 'persistence/battle-sql.js'));
const { OneAtATime } = require(join(campaign, 'application/one-at-a-time.js'));

sql.lockHead.text = sql.lockHead.text.replace('FOR UPDATE OF h', '');
sql.append.text = sql.append.text.replace('battle_event, $3)', 'battle_event, $3) ON CONFLICT DO NOTHING');
if (!sql.append.text.includes('DO NOTHING')) throw new Error('This mutant is no longer one.');
OneAtATime.prototype.run = (_, work) => work();
