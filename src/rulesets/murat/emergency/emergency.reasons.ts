import { vocabulary, type WordOf } from '../../../core/index.js';

/** Why a unit may not try an emergency manoeuvre. */
// prettier-ignore
export const emergencyReasons = vocabulary('EmergencyReason', {
  'already-square':           { it: 'è già in quadrato', en: 'it is already in square' },
  'cavalry-only':             { it: 'è una manovra della sola cavalleria', en: 'only cavalry does this' },
  'enemy-in-rear':            { it: 'ha un nemico a meno di 1 UM dal retro e non può reagire', en: 'with an enemy less than 1 UM behind it, it may not react' },
  'enemy-outside-45-degrees': { it: 'il nemico è fuori dai 45° del suo fronte', en: 'the enemy is outside 45° of its front' },
  'front-not-clear':          { it: 'il suo fronte non è del tutto libero', en: 'its front is not wholly clear' },
  'infantry-only':            { it: 'solo la fanteria forma quadrato', en: 'only infantry forms square' },
  'neighbour-too-far':        { it: 'è a più di 1 UM dall’unità caricata', en: 'it is more than 1 UM from the unit being charged' },
  'only-against-cavalry':     { it: 'ci si mette in quadrato solo contro la cavalleria', en: 'squares are formed in haste only against cavalry' },
  'open-order-cannot-square': { it: 'per il club l’ordine aperto non forma quadrato', en: 'at this club open order forms no square' },
  'perimeter-cannot-square':  { it: 'presidia il perimetro di un abitato', en: 'it garrisons the perimeter of a built-up area' },
});
export type EmergencyReason = WordOf<typeof emergencyReasons>;
