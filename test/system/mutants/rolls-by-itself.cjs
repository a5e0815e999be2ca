/** A mutant: a rule throws a die that nobody sees. */
require('./moody-volley.cjs')(() => Math.random() < 0.5);
