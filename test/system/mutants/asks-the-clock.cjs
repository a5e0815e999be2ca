/** A mutant: a rule asks what time it is. */
require('./moody-volley.cjs')(() => Date.now() % 2 === 0);
