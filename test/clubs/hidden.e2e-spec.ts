import fc from 'fast-check';
import { ClubServer } from './club-server.js';
import { Ears } from './ears.js';
import { anyScenario, busyScenario, canariesIn, differences, overGraphql } from './paired-worlds.js';
import { stageAt, stageInMemory } from './stages.js';

/** P9 of our bar in small. All of it is in test/system/hidden.system-spec.ts. */

describe('Two worlds that differ in what the south hides look the same to strangers', () => {
  it('at every door of battles, whatever happens', async () => {
    const stage = await stageInMemory();
    try {
      await fc.assert(
        fc.asyncProperty(anyScenario, async scenario => {
          expect(await differences(stage, scenario)).toEqual([]);
        }),
        { numRuns: 15 },
      );
    } finally {
      await stage.close();
    }
  });

  it('on the whole server, over HTTP and GraphQL, and leave nothing hidden in its log', async () => {
    const ears = new Ears();
    const server = await ClubServer.start({ log: ears.log });
    const stage = await stageAt(server);
    try {
      expect(await differences(stage, busyScenario, overGraphql)).toEqual([]);
      expect(canariesIn(ears.logged)).toEqual([]);
    } finally {
      ears.stop();
      await stage.close();
      await server.close();
    }
  });
});
