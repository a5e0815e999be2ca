import { ruling } from '../../../core/index.js';

// prettier-ignore
export const reorientationScope = ruling('reorientation-scope', 'VI-1, L21',
  { it: 'È obbligatorio riorientare, e di quanto si può girare?', en: 'Is turning compulsory, and how far may a unit be turned?' }, {
    'always-to-keep-the-declared-front': { it: 'sempre, di qualunque angolo, per tenere il fronte dichiarato', en: 'always, by any angle, to keep the declared front' },
    'referee-decides':                   { it: 'decide l’arbitro caso per caso', en: 'the referee decides case by case' },
  });

// prettier-ignore
export const severalDeclaredTargets = ruling('several-declared-targets', 'VI-1, L21',
  { it: 'Più nemici dichiarati.', en: 'Several enemies declared.' }, {
    'nearest-that-moved': { it: 'verso il più vicino che ha mosso', en: 'towards the nearest that moved' },
    'owner-chooses':      { it: 'sceglie chi possiede l’unità', en: 'the owner chooses' },
  });

// prettier-ignore
export const repositionPath = ruling('reposition-path', 'VI-6, L78; Artiglieria, L87, L94',
  { it: 'Lungo quale linea si torna indietro.', en: 'Along which line the unit goes back.' }, {
    'back-along-path':           { it: 'lungo il percorso fatto', en: 'along the path it came' },
    'straight-away-from-enemy':  { it: 'dalla fine della mossa, dritta via dal nemico più vicino', en: 'from the end of the move, straight away from the nearest enemy' },
  });

// prettier-ignore
export const repositionZoc = ruling('reposition-zoc', 'VI-9, L102–109',
  { it: 'Di chi viola una ZOC non si dice niente.', en: 'Nothing is said about units that break a zone.' }, {
    'refused-before-the-move':    { it: 'la mossa si rifiuta prima', en: 'the move is refused beforehand' },
    'put-back-to-the-zoc-limit':  { it: 'si riporta al limite della zona', en: 'the unit is put back to the edge of the zone' },
  });
