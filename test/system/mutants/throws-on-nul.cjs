/** A mutant: as a database would, it throws on what no database text can hold. */
const { join } = require('node:path');
const fault = require(join(__dirname, '../../../dist/core/fault.js'));

const { shown } = fault;
fault.shown = value => {
  if (typeof value === 'string' && /[\0\ud800-\udfff]/.test(value)) throw new Error('not to be stored');
  return shown(value);
};
