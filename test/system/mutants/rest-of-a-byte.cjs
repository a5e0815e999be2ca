/** A mutant: a face is the rest of a byte, so that the small ones come a little more often. */
const { dirname, join } = require('node:path');
const fair = require(join(dirname(process.argv[1]), 'core/fair-faces.js'));

fair.fairFaces = (next, count, sides) => Array.from({ length: count }, () => 1 + ((next() & 255) % sides));
