import type { TableWords } from '../../core/index.js';

/** The rows and columns of printed tables that no fact has a word for. */
export const tableWords: TableWords = {
  infantry: { it: 'fanteria', en: 'infantry' },
  'light-cavalry': { it: 'cavalleria leggera', en: 'light cavalry' },
  'heavy-cavalry': { it: 'cavalleria pesante', en: 'heavy cavalry' },
  'foot-artillery': { it: 'artiglieria a piedi', en: 'foot artillery' },
  'horse-artillery': { it: 'artiglieria a cavallo', en: 'horse artillery' },
  'unlimbered-artillery': { it: 'artiglieria sganciata', en: 'unlimbered artillery' },
  'medium-heavy-artillery': { it: 'artiglieria media e pesante', en: 'medium and heavy artillery' },
  'light-horse-artillery': { it: 'artiglieria leggera e a cavallo', en: 'light and horse artillery' },
  commander: { it: 'comandante', en: 'commander' },
  column: { it: 'colonna', en: 'column' },
  line: { it: 'linea', en: 'line' },
  square: { it: 'quadrato', en: 'square' },
  'open-order': { it: 'ordine aperto', en: 'open order' },
  rout: { it: 'rotta', en: 'rout' },
};
