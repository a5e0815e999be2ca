/** A mutant: a rule writes a number as the language of the machine has it. */
require('./moody-volley.cjs')(() => (1.5).toLocaleString() !== '1.5');
