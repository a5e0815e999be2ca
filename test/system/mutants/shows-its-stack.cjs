/** A mutant: a problem tells where it was made. */
const { join } = require('node:path');
const problem = require(join(__dirname, '../../../dist/api/problem/problem.js'));

const { faultsProblem } = problem;
problem.faultsProblem = (...given) => ({ ...faultsProblem(...given), stack: new Error('here').stack });
