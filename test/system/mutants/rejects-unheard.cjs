/** A mutant: a fault is told, and besides a promise fails that nobody waits for. */
const { join } = require('node:path');
const problem = require(join(__dirname, '../../../dist/api/problem/problem.js'));

const { faultsProblem } = problem;
problem.faultsProblem = (...given) => {
  void Promise.reject(new Error('nobody hears this'));
  return faultsProblem(...given);
};
