/** A mutant: nobody waits and nobody is turned away. */
const { join } = require('node:path');
const { Turnstile } = require(join(__dirname, '../../../dist/api/turnstile.js'));

Turnstile.prototype.enter = serve => {
  serve();
  return true;
};
