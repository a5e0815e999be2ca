import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The programs of the newest PostgreSQL that Debian has put here. */
export const debianPrograms = (): string => {
  const folder = '/usr/lib/postgresql';
  const [newest] = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return join(folder, newest ?? '', 'bin');
};
