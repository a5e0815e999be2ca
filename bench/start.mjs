/** From the command to ready on the embedded database, after the first run; and the memory of the idle process. */
import { setTimeout } from 'node:timers/promises';
import { median, row } from './report.mjs';
import { residentMb, start, withDataFolder } from './servers.mjs';
import { rounds } from './timing.mjs';

export const bench = () =>
  withDataFolder(async data => {
    const once = async () => {
      const { pid, startedIn, stop } = await start('dist/main.js', { ARBITRO_DATA: data }, '/health/ready');
      await setTimeout(2_000);
      const resident = await residentMb(pid);
      await stop();
      return { startedIn, resident };
    };
    const first = await once();
    const later = [];
    for (let round = 0; round < Math.max(3, rounds); round++) later.push(await once());
    return [
      row('cold start to ready, after the first run', median(later.map(one => one.startedIn)) / 1000, 's', {
        atMost: 4,
        besides: `the first run, which makes the database: ${(first.startedIn / 1000).toFixed(1)} s`,
      }),
      row('memory of the idle API process', median(later.map(one => one.resident)), 'MB', { atMost: 160 }),
    ];
  });
