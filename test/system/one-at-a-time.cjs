const { default: TestRunner } = require('jest-runner');

/** Runs tests one after the other, before or after all that have another runner. */
module.exports = class OneAtATime extends TestRunner {
  isSerial = true;
};
