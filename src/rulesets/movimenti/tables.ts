import { byName } from '../../core/index.js';

/** The distances of the chapter, in cm. */
// prettier-ignore
export const limits = byName('limits', 'VI-1, L21; VI-6, L76; Artiglieria, L87; VI-9, L107', { it: 'Distanze (cm)', en: 'Distances (cm)' }, {
  'formed-cavalry-near-buildings': 20,
  'double-pace':                   30,
  'foot-artillery-unlimbers':      44,
  'manhandled-guns':               3,
  'zoc-cavalry':                   10,
  'zoc-infantry':                  5,
});
