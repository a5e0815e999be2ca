import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Puts load on a server from a process of its own, and answers what that process saw; its orders may be long. */
export const runLoad = async <Seen>(orders: object): Promise<Seen> => {
  const running = promisify(execFile)(process.execPath, [join(__dirname, 'load-process.mjs')]);
  running.child.stdin?.end(JSON.stringify(orders));
  return JSON.parse((await running).stdout);
};
