import { ruling } from '../../../core/index.js';

// prettier-ignore
export const obliqueHalvingExtent = ruling('oblique-halving-extent', 'VI-4, L54–55',
  { it: 'Si dimezza anche la parte dritta della mossa?', en: 'Does the straight part count at half too?' }, {
    'whole-move':        { it: 'si dimezza tutta la mossa', en: 'the whole move is halved' },
    'oblique-part-only': { it: 'si dimezza solo la parte obliqua', en: 'only the oblique part is halved' },
  });

// prettier-ignore
export const obliqueEmptyCells = ruling('oblique-empty-cells', 'VI-4, L56–60',
  { it: 'Per chi agisce solo in formazione le caselle degli altri tre assetti sono vuote.', en: 'For units that act only in formation the cells of the other three states are empty.' }, {
    'not-granted':     { it: 'non è concesso', en: 'it is not granted' },
    'as-in-formation': { it: 'vale come in formazione: a metà', en: 'as in formation: at half' },
  });

// prettier-ignore
export const inclineAngleTolerance = ruling('incline-angle-tolerance', 'VI-4, L52',
  { it: '«Circa 45°».', en: '“About 45°”.' }, {
    '30-to-60-degrees': { it: 'si inclina da 30° a 60°', en: 'it inclines by 30° to 60°' },
    'exactly-45':       { it: 'si inclina di 45° precisi', en: 'it inclines by exactly 45°' },
  });

// prettier-ignore
export const lateralCopyPaste = ruling('lateral-copy-paste', 'VI-4, L55',
  { it: 'I punti 3 e 4 del movimento laterale parlano di inclinare.', en: 'Points 3 and 4 of the lateral move speak of inclining.' }, {
    'read-as-lateral': { it: 'si avanza e poi ci si sposta, o il contrario', en: 'advance then shift, or shift then advance' },
    'literal':         { it: 'uno spostamento laterale si può unire a un’inclinazione', en: 'a lateral move may be combined with an incline' },
  });
