import type { TableWords } from '../../core/index.js';

/** The rows and columns of printed tables that no fact has a word for. */
export const tableWords: TableWords = {
  'formed-cavalry-near-buildings': { it: 'cavalleria formata presso gli edifici', en: 'formed cavalry near buildings' },
  'double-pace': { it: 'passo doppio', en: 'double pace' },
  'foot-artillery-unlimbers': { it: 'artiglieria a piedi che sgancia', en: 'foot artillery that unlimbers' },
  'manhandled-guns': { it: 'pezzi spinti a mano', en: 'manhandled guns' },
  'zoc-cavalry': { it: 'ZOC della cavalleria', en: 'zone of cavalry' },
  'zoc-infantry': { it: 'ZOC della fanteria', en: 'zone of infantry' },
  crosses: { it: 'attraversa', en: 'crosses' },
  unlimbers: { it: 'sgancia', en: 'unlimbers' },
  gapHelps: { it: 'passa da un varco', en: 'passes by a gap' },
};
