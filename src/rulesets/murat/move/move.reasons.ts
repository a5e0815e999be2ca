import { someOf, vocabulary, type WordOf } from '../../../core/index.js';

// prettier-ignore
export const moveReasons = vocabulary('MoveReason', {
  'forbidden-terrain-dense-wood': { it: 'in un bosco fitto cavalleria e artiglieria passano solo per la strada', en: 'cavalry and artillery pass a dense wood only by road' },
  'forbidden-terrain-houses':     { it: 'tra le case cavalleria e artiglieria passano solo per la strada', en: 'cavalry and artillery pass houses only by road' },
  'not-enough-movement':          { it: 'la mossa costa più del movimento che ha', en: 'the move costs more than its allowance' },
  'perimeter-cannot-move':        { it: 'chi presidia un perimetro non muove', en: 'a perimeter garrison does not move' },
  'road-needs-march-column':      { it: 'la strada si usa solo in colonna di marcia o al traino', en: 'the road is only for march columns and limbered guns' },
  'rotation-over-90-this-turn':   { it: 'in una mossa si ruota di 90° al massimo', en: 'no unit turns more than 90° in a turn' },
  'rotation-too-wide':            { it: 'ruota più di quanto permette la formazione', en: 'it turns more than its formation allows' },
  'square-cannot-move':           { it: 'il quadrato non muove', en: 'a square does not move' },
  'square-cannot-oblique':        { it: 'il quadrato non muove in obliquo', en: 'a square does not move obliquely' },
  'too-far':                      { it: 'il generale non arriva così lontano', en: 'the general does not get so far' },
});
export type MoveReason = WordOf<typeof moveReasons>;

export const obliqueReasons = someOf('ObliqueReason', moveReasons, ['square-cannot-oblique']);

/** The catalogue of reasons has none for this refusal; a refusal needs one. */
// prettier-ignore
export const interpenetrationReasons = vocabulary('InterpenetrationReason', {
  'friend-in-good-order': { it: 'si passa solo attraverso artiglieria, unità disordinate, ordine aperto o divisioni in ritirata', en: 'only artillery, disordered units, open order and withdrawing divisions are passed through' },
});
