/** Part of mutants: what a volley has to throw depends on a mood, in the server and in whoever checks its battles. */
const { basename, dirname, join } = require('node:path');
const beside = dirname(process.argv[1]);
const dist = basename(beside) === 'cli' ? dirname(beside) : beside;
const volley = require(join(dist, 'rulesets/murat/fire/volley.js'));

module.exports = isMoody => {
  const { resolveVolley } = volley;
  volley.resolveVolley = (shot, ...rest) => resolveVolley(isMoody() ? { ...shot, needed: 2 } : shot, ...rest);
};
