import { ruling } from '../../../core/index.js';

// prettier-ignore
export const disorderBackwardRotation = ruling('disorder-backward-rotation', 'VI-1, L27; VI-2, L39',
  { it: 'In disordine si torna indietro ruotando: per il VI-1 a movimento pieno, per il VI-2 a metà.', en: 'Going back in disorder and turning: VI-1 grants the whole move, VI-2 half.' }, {
    'halved': { it: 'a metà; dritti indietro resta pieno', en: 'at half; straight back it stays whole' },
    'full':   { it: 'a movimento pieno', en: 'the whole move' },
  });

// prettier-ignore
export const numberOfRotations = ruling('number-of-rotations', 'VI-2, L34',
  { it: 'Più rotazioni in una mossa.', en: 'Several turns in one move.' }, {
    'halved-once':   { it: 'quante rotazioni si vuole: si dimezza una volta', en: 'as many turns as it likes: halved once' },
    'one-turn-only': { it: 'una sola rotazione a mossa', en: 'one turn a move' },
  });

// prettier-ignore
export const rotationAngle = ruling('rotation-angle', 'VI-2, L34',
  { it: 'Angolo e perno non sono detti.', en: 'Neither angle nor pivot is given.' }, {
    'any-angle': { it: 'ruota di quanto vuole attorno al suo centro', en: 'it turns as far as it likes about its centre' },
    'wheel':     { it: 'è una conversione: si misura il percorso dell’angolo esterno', en: 'it wheels: the path of the outer corner is measured' },
  });

// prettier-ignore
export const halvingAfterStartChange = ruling('halving-after-start-change', 'VI-2, L34',
  { it: 'Nell’esempio i 6 cm persi per ruotare sono metà di quel che resta e anche metà del movimento in linea.', en: 'In the example the 6 cm lost by turning are half of what is left and half of the line’s allowance.' }, {
    'half-of-what-is-left':            { it: 'si perde metà di quel che resta', en: 'half of what is left is lost' },
    'half-of-new-formation-allowance': { it: 'si perde metà del movimento della formazione nuova', en: 'half of the new formation’s allowance is lost' },
  });

// prettier-ignore
export const halvingsOutsideDifficultGround = ruling('halvings-outside-difficult-ground', 'VI-2, L34; VI-3, L46',
  { it: 'Due dimezzamenti fuori dal terreno difficile.', en: 'Two causes of halving outside difficult ground.' }, {
    'never-more-than-once': { it: 'si dimezza una volta sola', en: 'it is halved once only' },
    'each-cause':           { it: 'ogni causa dimezza', en: 'each cause halves' },
  });

// prettier-ignore
export const orderOfChangeAndTurn = ruling('order-of-change-and-turn', 'VI-2, L34',
  { it: 'Le frazioni si prendono su quel che resta: l’ordine conta.', en: 'Fractions are taken of what is left: order matters.' }, {
    'as-in-the-examples': { it: 'prima il cambio iniziale, poi il dimezzamento, poi il cambio finale', en: 'first the change at the start, then the halving, then the change at the end' },
    'player-chooses':     { it: 'l’ordine lo sceglie chi muove; qui si conta come negli esempi', en: 'the mover chooses the order; it is reckoned here as in the examples' },
  });
