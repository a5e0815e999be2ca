import { someOf, vocabulary, type WordOf } from '../../../core/index.js';

/** The words of the battle of Elchingen. */

// prettier-ignore
export const elchingenControl = vocabulary('ElchingenControl', {
  french:    { it: 'francesi', en: 'French', also: ['francese', 'francia'] },
  austrian:  { it: 'austriaci', en: 'Austrians', also: ['austriaco', 'austria'] },
  contested: { it: 'conteso', en: 'contested', also: ['contesa'] },
  none:      { it: 'nessuno', en: 'nobody', also: ['vuoto', 'libero'] },
});
export const elchingenSide = someOf('ElchingenSide', elchingenControl, ['french', 'austrian']);
export type ElchingenSide = WordOf<typeof elchingenSide>;

// prettier-ignore
export const elchingenResult = vocabulary('ElchingenResult', {
  french:   { it: 'vittoria francese', en: 'French victory' },
  austrian: { it: 'vittoria austriaca', en: 'Austrian victory' },
  draw:     { it: 'pareggio', en: 'draw' },
});
export type ElchingenResult = WordOf<typeof elchingenResult>;

/** Where the scenario lets troops deploy; the map with the points A to F is the club’s own. */
// prettier-ignore
export const elchingenZone = vocabulary('ElchingenZone', {
  'b-d':                   { it: 'tra i punti B e D', en: 'between points B and D', also: ['b d', 'bd'] },
  'a-b':                   { it: 'tra i punti A e B', en: 'between points A and B', also: ['a b', 'ab'] },
  'behind-ober-elchingen': { it: 'dietro Ober-Elchingen', en: 'behind Ober-Elchingen', also: ['ober-elchingen'] },
  'e-f':                   { it: 'tra i punti E e F', en: 'between points E and F', also: ['e f', 'ef'] },
  'beyond-danube':         { it: 'oltre il Danubio', en: 'beyond the Danube', also: ['danubio', 'oltre danubio'] },
});
export type ElchingenZone = WordOf<typeof elchingenZone>;

// prettier-ignore
export const elchingenDivision = vocabulary('ElchingenDivision', {
  'french-2nd':           { it: '2ª divisione francese, Loison', en: 'French 2nd Division, Loison', also: ['loison'] },
  'french-3rd':           { it: '3ª divisione francese, Mahler', en: 'French 3rd Division, Mahler', also: ['mahler'] },
  'french-corps-reserve': { it: 'riserva del 6° corpo francese', en: 'reserve of the French 6th Corps', also: ['riserva francese'] },
  'french-cavalry':       { it: 'cavalleria francese', en: 'French cavalry' },
  'austrian-1st':         { it: '1ª divisione austriaca, Laudon', en: 'Austrian 1st Division, Laudon', also: ['laudon'] },
  'austrian-2nd':         { it: '2ª divisione austriaca, Hessen-Homburg', en: 'Austrian 2nd Division, Hessen-Homburg', also: ['hessen-homburg', 'hessen homburg'] },
  'austrian-reserve':     { it: 'riserva austriaca, Hohenzollern', en: 'Austrian reserve, Hohenzollern', also: ['hohenzollern', 'riserva austriaca'] },
});
export type ElchingenDivision = WordOf<typeof elchingenDivision>;
