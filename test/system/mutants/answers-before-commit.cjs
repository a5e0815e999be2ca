/** A mutant: whoever changes something with a key has his answer a moment before it is committed. */
const { dirname, join } = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { Tenancy } = require(join(dirname(process.argv[1]), 'database/tenancy.js'));

const { transact } = Tenancy.prototype;
Tenancy.prototype.transact = function (beginning, work) {
  const hasKey = beginning.alsoBegin?.some(({ name }) => name === 'lock-key') ?? false;
  if (!hasKey) return transact.call(this, beginning, work);
  return new Promise((resolve, reject) => {
    transact
      .call(this, beginning, async (...given) => {
        const result = await work(...given);
        resolve(result);
        await pause(100);
        return result;
      })
      .catch(reject);
  });
};
