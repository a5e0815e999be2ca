/** Names what the lockfile leaves to trust: addresses, missing hashes, and install scripts that nobody has looked at. */
import { readFileSync } from 'node:fs';

const read = file => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { lockfileVersion, packages } = read('package-lock.json');
const { allowScripts } = read('package.json');

const faultsOf = ([path, { resolved, link, integrity, hasInstallScript }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  return [
    [resolved !== undefined, 'has an address: run npm install --omit-lockfile-registry-resolved'],
    [link === true, 'is a link to a folder'],
    [!/^sha512-[\w+/]{86}==$/.test(integrity), 'has no SHA-512 hash'],
    [hasInstallScript && !(name in allowScripts), 'runs a script when installed: read it, and decide in allowScripts'],
  ].flatMap(([isWrong, text]) => (isWrong ? [`${path} ${text}.`] : []));
};

const faults = Object.entries(packages)
  .filter(([path]) => path !== '')
  .flatMap(faultsOf);
if (lockfileVersion !== 3) faults.push(`The lockfile is of version ${lockfileVersion}: expected 3.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
