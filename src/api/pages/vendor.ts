import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sources from './vendor.json';

/** A file of another project that our pages load in the browser, or its licence. */
export type VendorFile = keyof typeof sources;

// Keys of a literal: these and no others.
export const vendorFiles = Object.keys(sources) as VendorFile[];

/** Where `npm run build` puts the copies. */
export const vendorFolder = join(__dirname, 'vendor');

/** Where a file comes from: a package that is installed for building, and not in production. */
export const vendorSource = (name: VendorFile): string => {
  const [owner = '', ...path] = sources[name].split('/');
  return join(dirname(require.resolve(`${owner}/package.json`)), ...path);
};

/** Where to read a file: the copy, or its package where nothing was built, as in tests. */
export const vendorPath = (name: VendorFile): string => {
  const copy = join(vendorFolder, name);
  return existsSync(copy) ? copy : vendorSource(name);
};
