import { ruling } from '../../../core/index.js';

// prettier-ignore
export const zocArtilleryMover = ruling('zoc-artillery-mover', 'VI-9, L107',
  { it: 'Per l’artiglieria che avanza non è data una distanza.', en: 'No distance is given for artillery that advances.' }, {
    'by-arm': { it: 'a piedi 5 cm, a cavallo 10', en: 'foot guns 5 cm, horse guns 10' },
    'none':   { it: 'nessuna: arriva dove vuole', en: 'none: it goes where it likes' },
  });

// prettier-ignore
export const zocWidth = ruling('zoc-width', 'VI-9, L106',
  { it: 'Quanto è larga la zona.', en: 'How wide the zone is.' }, {
    'frontage': { it: 'quanto il fronte dell’unità', en: 'as wide as the unit’s front' },
    'radial':   { it: 'ovunque davanti alla linea del fronte, entro la distanza', en: 'everywhere before the line of the front, within the distance' },
  });

// prettier-ignore
export const zocPassingBy = ruling('zoc-passing-by', 'VI-9, L106',
  { it: 'Attraversare la zona senza avanzare verso l’unità.', en: 'Crossing the zone without advancing towards the unit.' }, {
    'forbidden': { it: 'vietato: la zona sbarra il passaggio', en: 'forbidden: the zone bars passage' },
    'allowed':   { it: 'permesso', en: 'allowed' },
  });

// prettier-ignore
export const zocLateralCavalry = ruling('zoc-lateral-cavalry', 'VI-9, L107; VI-4, L48–60',
  { it: 'Al limite della zona ci si sposta liberamente di lato e in obliquo, ma la cavalleria non può (VI-4).', en: 'At the edge any unit shifts freely sideways and obliquely, which VI-4 denies to cavalry.' }, {
    'movement-rules-apply':     { it: 'vale il VI-4', en: 'VI-4 holds' },
    'zoc-permission-prevails':  { it: 'vale il permesso della zona', en: 'the permission of the zone holds' },
  });

// prettier-ignore
export const zocFreeCost = ruling('zoc-free-cost', 'VI-9, L107',
  { it: '«Liberamente» vuol dire senza dimezzare?', en: 'Does “freely” mean without halving?' }, {
    'normal-costs': { it: 'no: costa come sempre', en: 'no: it costs as always' },
    'no-halving':   { it: 'sì: senza dimezzare', en: 'yes: without halving' },
  });

// prettier-ignore
export const zocDiscoveredEnemy = ruling('zoc-discovered-enemy', 'VI-9, L110',
  { it: 'L’unità scopre un nemico che è già più vicino del limite.', en: 'The unit discovers an enemy that is nearer than the limit already.' }, {
    'may-stay-or-continue-this-move': { it: 'può restare lì o continuare questa mossa', en: 'it may stay there or go on this move' },
    'must-halt-where-it-is':          { it: 'si ferma dov’è', en: 'it halts where it is' },
  });
