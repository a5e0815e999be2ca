/** A mutant: it has all the time in the world for its database. */
const { dirname, join } = require('node:path');
const { Client } = require('pg');
const source = require(join(dirname(process.argv[1]), 'database/data-source.js'));

const { dataSourceOptions } = source;
source.dataSourceOptions = (...given) => {
  const options = dataSourceOptions(...given);
  return { ...options, connectTimeoutMS: 0, extra: { ...options.extra, query_timeout: 0 } };
};
const { query } = Client.prototype;
Client.prototype.query = function (asked, ...rest) {
  if (asked?.query_timeout !== undefined) delete asked.query_timeout;
  return query.call(this, asked, ...rest);
};
