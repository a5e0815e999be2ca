/** A mutant: the house rules of one request hold for the next about the same procedure. */
const { join } = require('node:path');
const house = require(join(__dirname, '../../../dist/core/house.js'));

const { readHouse } = house;
const last = new Map();
house.readHouse = (given, procedure) => {
  const read = readHouse(given, procedure);
  if (read.ok && read.value !== null) last.set(procedure, read);
  return given === undefined ? (last.get(procedure) ?? read) : read;
};
