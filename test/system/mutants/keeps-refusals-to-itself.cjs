/** A mutant: that the database refuses writes is nobody's business. */
const { dirname, join } = require('node:path');
const { Database } = require(join(dirname(process.argv[1]), 'database/database.js'));

Database.prototype.refuse = () => {};
