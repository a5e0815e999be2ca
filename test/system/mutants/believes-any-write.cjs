/** A mutant: it takes the database to write again at once, whatever a trial would say. */
const { dirname, join } = require('node:path');
const { Database } = require(join(dirname(process.argv[1]), 'database/database.js'));

Database.prototype.isRefusing = async () => false;
