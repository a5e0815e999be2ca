import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** When a process was born, as the system counts it; undefined if it does not live. A reused pid has another birth. */
export function birthOf(pid: number): string | undefined {
  if (!hasProc) return ps(pid, 'lstart')?.replaceAll(/\W+/g, '-');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : rest[18];
  } catch {
    return undefined;
  }
}

/** Whether a living process is the PostgreSQL server of a cluster: it works in that folder. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!hasProc) return ps(pid, 'args')?.includes(`-D ${cluster} `) ?? false;
  return read(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster;
}

/** Marks this boot of this machine and this container: only within it does a pid mean anything to us. */
export const world = createHash('sha256')
  .update(read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(read(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 8);

function read(source: () => string): string {
  try {
    return source();
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string | undefined {
  return (
    read(() => execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' })).trim() || undefined
  );
}
