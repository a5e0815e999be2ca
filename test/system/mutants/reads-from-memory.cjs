/** A mutant: for a moment after it was read, a battle is taken to be as it was. */
const { dirname, join } = require('node:path');
const { BattleStore } = require(join(dirname(process.argv[1]), 'campaign/persistence/battle-store.js'));

const { read } = BattleStore.prototype;
let last = { at: -Infinity };
BattleStore.prototype.read = function (...asked) {
  if (performance.now() - last.at > 50) last = { at: performance.now(), table: read.apply(this, asked) };
  return last.table;
};
