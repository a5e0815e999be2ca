import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../src/config/index.js';
import { isRoot, remove, scratchFolder } from './scratch.js';

const mounted = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'arbitro', folder]).status === 0;
const unmounted = (folder: string): boolean => spawnSync('umount', [folder]).status === 0;

/** Whether disks can be mounted here: not by everybody, nor in every container. */
export const canMount = ((): boolean => {
  if (!isRoot) return false;
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-'));
  const can = mounted(folder, 1) && unmounted(folder);
  rmdirSync(folder);
  return can;
})();

/** A disk of so many megabytes, in memory, that can be filled to the last byte. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static async make(megabytes: number): Promise<SmallDisk> {
    const folder = await scratchFolder();
    if (!mounted(folder, megabytes)) throw new Error(`No disk could be mounted at ${folder}.`);
    return new SmallDisk(folder);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }

  /** Leaves no room at all. */
  async fill(): Promise<void> {
    const file = await open(this.filler, 'w');
    try {
      for (const size of [2 ** 20, 2 ** 12]) {
        const block = Buffer.alloc(size);
        for (let isRoom = true; isRoom;)
          isRoom = await file.write(block).then(
            () => true,
            (error: unknown) => {
              if (codeOf(error) === 'ENOSPC') return false;
              throw error;
            },
          );
      }
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  async remove(): Promise<void> {
    if (!unmounted(this.folder)) throw new Error(`The disk at ${this.folder} is still in use.`);
    await remove(this.folder);
  }
}
