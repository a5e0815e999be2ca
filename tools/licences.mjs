/** Names every package that is served under a licence we have not agreed to. */
import { shipped } from './shipped.mjs';

/** Permissive: they ask for their notice to be kept, and for nothing of ours. */
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'];

const wrong = [...shipped().values()].filter(({ license }) => !allowed.includes(license));
for (const { name, version, license } of wrong)
  console.error(`${name} ${version}: ${license ?? 'no licence'} is not allowed; see tools/licences.mjs.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
