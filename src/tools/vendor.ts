import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { vendorFiles, vendorFolder, vendorSource } from '../api/pages/vendor.js';

/** Copies what our pages load of other projects to where the built server serves it from. */
mkdirSync(vendorFolder, { recursive: true });
for (const name of vendorFiles) copyFileSync(vendorSource(name), join(vendorFolder, name));
