import { byName } from '../../../core/index.js';

/** Where guns may not pass, and where they may not unlimber; at some a suitable gap helps. */
// prettier-ignore
export const forbiddenGround = byName('forbidden-ground', 'Artiglieria, L95–98', { it: 'Terreni vietati ai cannoni', en: 'Ground forbidden to guns' }, {
  'hard-hill':                    { crosses: false, unlimbers: false, gapHelps: false },
  'thick-wood':                   { crosses: false, unlimbers: false, gapHelps: false },
  'ploughed-field':               { crosses: false, unlimbers: false, gapHelps: false },
  'maize-field':                  { crosses: false, unlimbers: false, gapHelps: false },
  'muddy-ground':                 { crosses: false, unlimbers: false, gapHelps: false },
  'ditch':                        { crosses: false, unlimbers: false, gapHelps: false },
  'river':                        { crosses: false, unlimbers: false, gapHelps: false },
  'torrent':                      { crosses: false, unlimbers: false, gapHelps: false },
  'brook':                        { crosses: false, unlimbers: false, gapHelps: false },
  'marsh':                        { crosses: false, unlimbers: false, gapHelps: false },
  'wall-or-low-wall':             { crosses: false, unlimbers: false, gapHelps: true },
  'fence':                        { crosses: false, unlimbers: false, gapHelps: true },
  'hedge':                        { crosses: false, unlimbers: false, gapHelps: false },
  'orchard':                      { crosses: false, unlimbers: false, gapHelps: false },
  'vineyard':                     { crosses: false, unlimbers: false, gapHelps: false },
  'olive-grove':                  { crosses: false, unlimbers: false, gapHelps: false },
  'row-of-trees':                 { crosses: false, unlimbers: false, gapHelps: false },
  'stony-scrub-or-uneven-ground': { crosses: false, unlimbers: false, gapHelps: false },
  'redoubt-or-trench':            { crosses: false, unlimbers: false, gapHelps: false },
  'hill-slope':                   { crosses: true,  unlimbers: false, gapHelps: false },
  'wood':                         { crosses: true,  unlimbers: false, gapHelps: false },
  'other':                        { crosses: true,  unlimbers: true,  gapHelps: false },
});
