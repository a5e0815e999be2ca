import { byBand, byName } from '../../core/index.js';

/** Printed tables that several chapters read. */

// prettier-ignore
export const brigadeCommand = byName('brigade-command', '§2.4', { it: 'Generali di brigata: valore e raggio di comando (UM)', en: 'Brigade generals: command value and radius (UM)' }, {
  excellent: { value: 9, radiusUm: 12 },
  normal:    { value: 8, radiusUm: 10 },
  poor:      { value: 7, radiusUm: 8 },
});

// prettier-ignore
export const divisionCommand = byName('division-command', '§2.12', { it: 'Generali di divisione: valore e raggio di comando (UM)', en: 'Division generals: command value and radius (UM)' }, {
  excellent: { value: 10, radiusUm: 24 },
  normal:    { value: 9,  radiusUm: 20 },
  poor:      { value: 8,  radiusUm: 20 },
});

/** Distances of a move, in UM. */
// prettier-ignore
export const distances = byName('distances', '§2.7', { it: 'Distanze di movimento (UM)', en: 'Movement distances (UM)' }, {
  'infantry':        { normalUm: 4,  roadUm: 8 },
  'open-order':      { normalUm: 5,  roadUm: 10 },
  'cavalry':         { normalUm: 6,  roadUm: 12 },
  'general':         { normalUm: 12, roadUm: 12 },
  'hand-push':       { normalUm: 1,  roadUm: null },
  'foot-artillery':  { normalUm: 4,  roadUm: 8 },
  'horse-artillery': { normalUm: 6,  roadUm: 12 },
});

/** What a position is worth; of the walls, the melee cover is a ruling. */
// prettier-ignore
export const positions = byName('positions', '§2.8–2.10, §2.14', { it: 'Posizioni e coperture', en: 'Positions and cover' }, {
  'open':               { musketryCover: false, meleeCover: 'none',  hardCover: false, noPushBack: false },
  'high-ground':        { musketryCover: false, meleeCover: 'none',  hardCover: false, noPushBack: false },
  'woods':              { musketryCover: true,  meleeCover: 'light', hardCover: false, noPushBack: false },
  'difficult-ground':   { musketryCover: true,  meleeCover: 'light', hardCover: false, noPushBack: false },
  'hedge-or-fence':     { musketryCover: true,  meleeCover: 'light', hardCover: false, noPushBack: true },
  'wall':               { musketryCover: true,  meleeCover: 'heavy', hardCover: true,  noPushBack: true },
  'field-works':        { musketryCover: true,  meleeCover: 'heavy', hardCover: true,  noPushBack: true },
  'building-interior':  { musketryCover: true,  meleeCover: 'light', hardCover: true,  noPushBack: true },
  'building-perimeter': { musketryCover: true,  meleeCover: 'heavy', hardCover: true,  noPushBack: true },
  'fortification':      { musketryCover: true,  meleeCover: 'heavy', hardCover: true,  noPushBack: true },
});

/** Losses by hits, for muskets, guns and melee alike. */
// prettier-ignore
export const damage = byBand('damage', '§2.8', { it: 'Perdite per numero di hit', en: 'Losses by number of hits' }, [
  [0, { losses: 0, disordered: false }],
  [1, { losses: 0, disordered: true }],
  [2, { losses: 1, disordered: true }],
  [3, { losses: 2, disordered: true }],
  [5, { losses: 3, disordered: true }],
]);
