import { ruling } from '../../../core/index.js';

// prettier-ignore
export const movingVisible = ruling('moving-visible', 'Osservazione, L166',
  { it: '“In terreno aperto” vale solo per chi è fermo o anche per chi muove?', en: 'Does “in open ground” speak only of stationary units, or of moving ones too?' }, {
    'moving-anywhere':     { it: 'chi muove si vede ovunque', en: 'movers are seen anywhere' },
    'moving-in-open-only': { it: 'chi muove si vede da lontano solo fuori dal terreno chiuso', en: 'movers are seen from afar only outside closed terrain' },
  });

// prettier-ignore
export const commandersVisibility = ruling('commanders-visibility', 'Osservazione, L167–168',
  { it: 'Da che distanza si vedono comandanti e portaordini in terreno chiuso.', en: 'From how far commanders and messengers in closed terrain are seen.' }, {
    'as-cavalry':  { it: 'come la cavalleria', en: 'as cavalry' },
    'as-infantry': { it: 'come la fanteria', en: 'as infantry' },
  });

// prettier-ignore
export const firedDuration = ruling('fired-duration', 'Osservazione, L166',
  { it: 'Per quanto tempo chi ha tirato resta visibile.', en: 'How long firing keeps a unit visible.' }, {
    'until-next-fire-phase': { it: 'chi ha tirato si vede fino alla fase di tiro seguente', en: 'a unit that fired is seen until the next fire phase' },
    'same-turn-only':        { it: 'chi ha tirato si vede solo in quel turno', en: 'a unit that fired is seen in that turn only' },
  });

// prettier-ignore
export const observedTerrain = ruling('observed-terrain', 'Schieramento, L88; Movimento, L127',
  { it: 'Quando un terreno si dice osservato.', en: 'When a piece of terrain is observed.' }, {
    'seen-within-30': { it: 'quando vi si guarda da dove si vedrebbe la fanteria ferma', en: 'when looked into from where stationary infantry would be seen' },
    'any-clear-line': { it: 'quando vi si guarda da qualsiasi distanza', en: 'when looked into from any distance' },
  });
