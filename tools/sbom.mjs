/**
 * Prints the software bill of materials of what is served, as CycloneDX. It is npm's own, of everything, without what
 * only builds and tests: npm's own --omit=dev also leaves out production packages that a tool uses too.
 */
import { execSync } from 'node:child_process';
import { shipped } from './shipped.mjs';

const whole = JSON.parse(
  execSync('npm sbom --silent --package-lock-only --sbom-format=cyclonedx', { maxBuffer: 2 ** 26, encoding: 'utf8' }),
);
const kept = new Set([...shipped().values()].map(({ name, version }) => `${name}@${version}`));
const root = whole.metadata.component;
// npm names it after the folder.
root.name = root['bom-ref'].replace(/@[^@]+$/, '');

const components = whole.components
  .filter(component => kept.has(component['bom-ref']))
  // What the build copies for the browser is for npm a tool of development.
  .map(({ properties, ...component }) => ({
    ...component,
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
  }));
const missing = [...kept].filter(ref => !components.some(component => component['bom-ref'] === ref));
if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}.`);

const dependencies = whole.dependencies
  .filter(({ ref }) => kept.has(ref) || ref === root['bom-ref'])
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => kept.has(one)) }));
console.log(JSON.stringify({ ...whole, components, dependencies }, null, 2));
