import { someOf, vocabulary, type Word, type WordOf } from '../../core/index.js';
import { sequence, type TurnState } from './sequence.js';

/** The words of the book that several chapters share. */

// prettier-ignore
export const arm = vocabulary('Arm', {
  infantry:  { it: 'fanteria', en: 'infantry', also: ['ftr', 'fanti', 'a piedi'] },
  cavalry:   { it: 'cavalleria', en: 'cavalry', also: ['cav', 'a cavallo'] },
  artillery: { it: 'artiglieria', en: 'artillery', also: ['art', 'batteria'] },
  general:   { it: 'generale', en: 'general', also: ['gen'] },
});
export type Arm = WordOf<typeof arm>;
export const fightingArm = someOf('FightingArm', arm, ['infantry', 'cavalry', 'artillery']);
export const manoeuvreArm = someOf('ManoeuvreArm', arm, ['infantry', 'cavalry']);
export const firingArm = someOf('FiringArm', arm, ['infantry', 'artillery']);

// prettier-ignore
export const nation = vocabulary('Nation', {
  'french':      { it: 'Francia', en: 'France', also: ['francese', 'francesi'] },
  'british':     { it: 'Gran Bretagna', en: 'Britain', also: ['inglese', 'inglesi', 'britannica', 'britannici'] },
  'prussian':    { it: 'Prussia', en: 'Prussia', also: ['prussiana', 'prussiani'] },
  'austrian':    { it: 'Austria', en: 'Austria', also: ['austriaca', 'austriaci'] },
  'russian':     { it: 'Russia', en: 'Russia', also: ['russa', 'russi'] },
  'spanish':     { it: 'Spagna', en: 'Spain', also: ['spagnola', 'spagnoli'] },
  'bavarian':    { it: 'Baviera', en: 'Bavaria', also: ['bavarese', 'bavaresi'] },
  'belgo-dutch': { it: 'Belgio e Olanda', en: 'Belgium and Holland', also: ['belga', 'olandese', 'belgi', 'olandesi'] },
  'polish':      { it: 'Polonia', en: 'Poland', also: ['polacca', 'polacchi'] },
  'saxon':       { it: 'Sassonia', en: 'Saxony', also: ['sassone', 'sassoni'] },
  'swedish':     { it: 'Svezia', en: 'Sweden', also: ['svedese', 'svedesi'] },
  'ottoman':     { it: 'Impero ottomano', en: 'Ottoman Empire', also: ['ottomana', 'ottomani', 'turchi'] },
  'italian':     { it: 'Regno d’Italia', en: 'Kingdom of Italy', also: ['italiana', 'italiani'] },
  'other':       { it: 'altra', en: 'other' },
});
export type Nation = WordOf<typeof nation>;

// prettier-ignore
export const infantryClass = vocabulary('InfantryClass', {
  formed: { it: 'fanteria formata', en: 'formed infantry', also: ['ff', 'formata', 'di linea'] },
  light:  { it: 'fanteria leggera', en: 'light infantry', also: ['fl', 'leggera'] },
});

// prettier-ignore
export const cavalryWeight = vocabulary('CavalryWeight', {
  light: { it: 'leggera', en: 'light', also: ['cl', 'cavalleria leggera'] },
  heavy: { it: 'pesante', en: 'heavy', also: ['cp', 'cavalleria pesante'] },
});

// prettier-ignore
export const cavalryType = vocabulary('CavalryType', {
  hussar:     { it: 'ussari', en: 'hussars', also: ['ussaro'] },
  chasseur:   { it: 'cacciatori', en: 'chasseurs', also: ['chasseurs', 'cacciatori a cavallo'] },
  lancer:     { it: 'lancieri', en: 'lancers', also: ['ulani', 'lanciere'] },
  dragoon:    { it: 'dragoni', en: 'dragoons', also: ['dragone'] },
  cuirassier: { it: 'corazzieri', en: 'cuirassiers', also: ['corazziere'] },
  carabinier: { it: 'carabinieri', en: 'carabiniers', also: ['carabiniere'] },
  cossack:    { it: 'cosacchi', en: 'cossacks', also: ['cosacco'] },
  other:      { it: 'altra', en: 'other' },
});

// prettier-ignore
export const artilleryType = vocabulary('ArtilleryType', {
  foot:  { it: 'a piedi', en: 'foot', also: ['piedi', 'artiglieria a piedi'] },
  horse: { it: 'a cavallo', en: 'horse', also: ['cavallo', 'artiglieria a cavallo'] },
});

// prettier-ignore
export const calibre = vocabulary('Calibre', {
  '12':    { it: '12 libbre', en: '12 lbs', also: ['12 lb', '12 libre'] },
  '6-8-9': { it: '6, 8 o 9 libbre', en: '6, 8 or 9 lbs', also: ['6 libbre', '8 libbre', '9 libbre', '6', '8', '9'] },
  '3-4':   { it: '3 o 4 libbre', en: '3 or 4 lbs', also: ['3 libbre', '4 libbre', '3', '4'] },
});

/** From the lowest class to the highest: the order is read by the rules. */
// prettier-ignore
export const experience = vocabulary('Experience', {
  conscript: { it: 'coscritti', en: 'conscript', also: ['coscritta', 'coscritto', 'c'] },
  veteran:   { it: 'veterani', en: 'veteran', also: ['veterana', 'veterano', 'v'] },
  elite:     { it: 'élite', en: 'elite', also: ['elite', 'e'] },
  guard:     { it: 'Guardia', en: 'guard', also: ['guardia'] },
});
export type Experience = WordOf<typeof experience>;

// prettier-ignore
export const guardTier = vocabulary('GuardTier', {
  'none':             { it: 'nessuna', en: 'none', also: ['no'] },
  'guard':            { it: 'Guardia', en: 'Guard' },
  'french-old-guard': { it: 'Vecchia Guardia francese', en: 'French Old Guard', also: ['vecchia guardia'] },
  'british-guard':    { it: 'Guardia britannica', en: 'British Guard', also: ['guardia inglese'] },
});

// prettier-ignore
export const formation = vocabulary('Formation', {
  'march-column':  { it: 'colonna di marcia', en: 'march column', also: ['marcia'] },
  'attack-column': { it: 'colonna d’attacco', en: 'attack column', also: ['colonna', 'colonna di attacco'] },
  'line':          { it: 'linea', en: 'line', also: ['in linea'] },
  'square':        { it: 'quadrato', en: 'square', also: ['in quadrato'] },
  'perimeter':     { it: 'lungo il perimetro', en: 'along the perimeter', also: ['perimetro', 'lungo i lati'] },
  'limbered':      { it: 'al traino', en: 'limbered', also: ['agganciata', 'traino'] },
  'deployed':      { it: 'schierata', en: 'deployed', also: ['sganciata'] },
});
export type Formation = WordOf<typeof formation>;
export const batteryFormation = someOf('BatteryFormation', formation, ['limbered', 'deployed']);

// prettier-ignore
export const position = vocabulary('Position', {
  'open':               { it: 'in terreno aperto', en: 'in the open', also: ['aperto', 'terreno aperto', 'allo scoperto'] },
  'high-ground':        { it: 'su un’altura', en: 'on high ground', also: ['altura', 'collina'] },
  'woods':              { it: 'in un bosco', en: 'in woods', also: ['bosco', 'boschi'] },
  'difficult-ground':   { it: 'in terreno difficile', en: 'in difficult ground', also: ['terreno difficile', 'campi', 'acquitrino'] },
  'hedge-or-fence':     { it: 'dietro una siepe o una staccionata', en: 'behind a hedge or fence', also: ['siepe', 'staccionata'] },
  'wall':               { it: 'dietro un muretto', en: 'behind a wall', also: ['muretto', 'muro'] },
  'field-works':        { it: 'dietro difese campali', en: 'behind field works', also: ['difese campali', 'trincea', 'barricata'] },
  'building-interior':  { it: 'dentro un abitato', en: 'inside a built-up area', also: ['abitato', 'case'] },
  'building-perimeter': { it: 'sul perimetro di un abitato', en: 'on the perimeter of a built-up area', also: ['perimetro'] },
  'fortification':      { it: 'in una fortificazione', en: 'in a fortification', also: ['fortificazione', 'forte'] },
});
export type Position = WordOf<typeof position>;

// prettier-ignore
export const coverClass = vocabulary('CoverClass', {
  none:  { it: 'nessuna', en: 'none', also: ['no', 'allo scoperto'] },
  light: { it: 'leggera', en: 'light', also: ['copertura leggera'] },
  heavy: { it: 'pesante', en: 'heavy', also: ['copertura pesante'] },
});
export type CoverClass = WordOf<typeof coverClass>;

// prettier-ignore
export const quality = vocabulary('Quality', {
  excellent: { it: 'eccellente', en: 'excellent' },
  normal:    { it: 'nella norma', en: 'normal', also: ['normale'] },
  poor:      { it: 'scarso', en: 'poor' },
});
export type Quality = WordOf<typeof quality>;

// prettier-ignore
export const generalLevel = vocabulary('GeneralLevel', {
  brigade:  { it: 'di brigata', en: 'brigade', also: ['brigata'] },
  division: { it: 'di divisione', en: 'division', also: ['divisione'] },
  corps:    { it: 'di corpo d’armata', en: 'corps', also: ['corpo d’armata', 'corpo'] },
});

/** Whose activation it is, as fire sees it. */
// prettier-ignore
export const firingPhase = vocabulary('FiringPhase', {
  'own-activation':   { it: 'propria attivazione', en: 'own activation', also: ['propria'] },
  'enemy-activation': { it: 'attivazione nemica', en: 'enemy activation', also: ['nemica'] },
});

// prettier-ignore
export const bridge = vocabulary('Bridge', {
  none:     { it: 'nessun ponte', en: 'no bridge', also: ['no', 'nessuno'] },
  crossing: { it: 'ha appena passato un ponte', en: 'has just crossed a bridge', also: ['passaggio'] },
  forcing:  { it: 'forza un ponte', en: 'forces a bridge', also: ['forzamento'] },
});

/** The states of the turn, by the words of the sequence. */
export const turnState = vocabulary<TurnState>(
  'TurnState',
  // Object.fromEntries loses the keys, which are the ids of these very phases.
  Object.fromEntries(sequence.phases.map(({ id, says }) => [id, says])) as { readonly [K in TurnState]: Word },
);

/** The roll of conscripts who want to hold their fire. */
// prettier-ignore
export const holdTest = vocabulary('MusketryHoldTest', {
  'not-taken': { it: 'non tentato', en: 'not taken', also: ['no'] },
  'failed':    { it: 'fallito', en: 'failed' },
  'passed':    { it: 'riuscito', en: 'passed' },
});

/** When a general fell, as far as the turn remembers. */
// prettier-ignore
export const fallenIn = vocabulary('GeneralFallenIn', {
  'earlier':   { it: 'prima, o mai', en: 'earlier, or never', also: ['prima'] },
  'last-turn': { it: 'nella mossa precedente', en: 'last turn', also: ['mossa precedente'] },
  'this-turn': { it: 'in questa mossa', en: 'this turn', also: ['questa mossa'] },
});
