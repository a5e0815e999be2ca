/** What is served, read from the lockfile. Imported by the checks of licences and by the bill of materials. */
import { readFileSync } from 'node:fs';

const read = file => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json');

/** Where Node finds a package from another one's folder: in it, or in one above. */
const resolve = (from, name) => {
  const path = `${from}${from && '/'}node_modules/${name}`;
  if (path in packages) return path;
  return from && resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
};

const needs = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/**
 * By their folders, the packages installed in production, and those whose files the build copies for the browser: these
 * contain what they depend on.
 */
export const shipped = () => {
  const root = packages[''];
  const copied = Object.values(read('src/api/pages/vendor.json')).map(path => path.split('/')[0]);
  const found = new Map();
  const waiting = [...needs({ ...root, peerDependencies: {} }), ...copied].map(name => resolve('', name));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    // Peers that nobody installed have no folder.
    if (path === '' || found.has(path)) continue;
    const { name = path.slice(path.lastIndexOf('node_modules/') + 13), ...entry } = packages[path];
    found.set(path, { name, ...entry });
    waiting.push(...needs(entry).map(need => resolve(path, need)));
  }
  return found;
};
