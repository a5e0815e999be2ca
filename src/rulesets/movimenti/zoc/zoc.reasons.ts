import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const lapseReasons = vocabulary('LapseReason', {
  'charge-phase':      { it: 'è la fase di carica', en: 'it is the charge phase' },
  'enemy-not-visible': { it: 'il nemico non si vede', en: 'the enemy is not visible' },
  'flank-or-rear':     { it: 'si avanza verso il fianco o le spalle', en: 'it advances on the flank or rear' },
});

// prettier-ignore
export const atLimitReasons = vocabulary('AtLimitReason', {
  'would-enter-zoc':               { it: 'entrerebbe nella zona', en: 'it would enter the zone' },
  'cavalry-has-no-lateral-move':   { it: 'la cavalleria non si sposta di lato', en: 'cavalry has no lateral move' },
  'cavalry-has-no-oblique-move':   { it: 'la cavalleria non si muove in obliquo', en: 'cavalry has no oblique move' },
});
