import { byName } from '../../../core/index.js';

/** How deep the zone of control is on each side of a unit, in UM. */
// prettier-ignore
export const zoneDepthUm = byName('zone-of-control', '§1.6', { it: 'Profondità della zona di controllo (UM)', en: 'Depth of the zone of control (UM)' }, {
  front: 1,
  flank: 1,
  rear:  0,
});

/** The part of its front that a shooter must have beyond the target's line. */
// prettier-ignore
export const enfiladeFraction = byName('enfilade-fraction', '§1.7', { it: 'Parte del fronte oltre la linea nemica, per tirare d’infilata', en: 'Part of the front beyond the enemy line, for enfilade fire' }, {
  infantry:  0.5,
  artillery: 1,
});

/** Where each event stands in the book, and whom it disorders. */
// prettier-ignore
export const disorderEvents = byName('disorder-events', '§1.8', { it: 'Che cosa disordina, e chi', en: 'What disorders, and whom' }, {
  'fire-hit':               { rule: '§1.8',        whom: 'any' },
  'forced-retreat':         { rule: '§1.8',        whom: 'any' },
  'decimated-failed-test':  { rule: '§1.8',        whom: 'decimated' },
  'melee-repulsed':         { rule: '§1.8, §2.10', whom: 'any' },
  'melee-hit':              { rule: '§2.10',       whom: 'any' },
  'voluntary-retreat':      { rule: '§1.8, §2.7',  whom: 'any' },
  'main-disordered':        { rule: '§1.8, §2.7',  whom: 'any' },
  'cavalry-rough-charge':   { rule: '§1.8',        whom: 'cavalry' },
  'formed-oblique':         { rule: '§1.8, §2.7',  whom: 'formed-below-elite' },
  'charge-without-contact': { rule: '§2.7',        whom: 'any' },
  'failed-square':          { rule: '§2.6',        whom: 'infantry' },
});
