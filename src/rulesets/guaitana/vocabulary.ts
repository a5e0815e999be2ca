import { someOf, vocabulary, type Word, type WordOf } from '../../core/index.js';
import { sequence, type TurnState } from './sequence.js';

/** The words of the book that several chapters share. */

// prettier-ignore
export const side = vocabulary('Side', {
  italian: { it: 'italiani', en: 'Italian', also: ['italiano', 'italiana'] },
  native:  { it: 'nativi', en: 'native', also: ['nativo', 'nativa', 'indigeni'] },
});
export type Side = WordOf<typeof side>;

// prettier-ignore
export const kind = vocabulary('Kind', {
  'italian-infantry':   { it: 'fanteria italiana', en: 'Italian infantry', also: ['compagnia', 'ascari'] },
  'native-infantry':    { it: 'fanteria nativa', en: 'native infantry', also: ['guerrieri'] },
  'italian-cavalry':    { it: 'cavalleria italiana', en: 'Italian cavalry', also: ['squadrone'] },
  'native-cavalry':     { it: 'cavalleria nativa', en: 'native cavalry' },
  'artillery':          { it: 'artiglieria', en: 'artillery', also: ['mitragliatrici', 'cannoni'] },
  'baggage':            { it: 'carriaggi', en: 'baggage', also: ['salmerie'] },
  'commander-in-chief': { it: 'comandante in capo', en: 'commander-in-chief', also: ['generale', 'negus', 'ras'] },
  'messenger':          { it: 'portaordini', en: 'messenger', also: ['messaggero'] },
});
export type Kind = WordOf<typeof kind>;
export const combatKind = someOf('CombatKind', kind, [
  'italian-infantry',
  'native-infantry',
  'italian-cavalry',
  'native-cavalry',
  'artillery',
]);

// prettier-ignore
export const subtype = vocabulary('Subtype', {
  'line-infantry':  { it: 'fanteria di linea', en: 'line infantry', also: ['linea'] },
  'cacciatori':     { it: 'Cacciatori d’Africa', en: 'Cacciatori d’Africa', also: ['cacciatori d’africa'] },
  'alpini':         { it: 'Alpini', en: 'Alpini' },
  'bersaglieri':    { it: 'Bersaglieri', en: 'Bersaglieri' },
  'ascari':         { it: 'Ascari', en: 'Ascari' },
  'penne-di-falco': { it: 'Penne di Falco', en: 'Penne di Falco', also: ['cavalleria eritrea'] },
});
export type Subtype = WordOf<typeof subtype>;

// prettier-ignore
export const people = vocabulary('People', {
  abyssinian: { it: 'abissini', en: 'Abyssinian', also: ['abissino', 'abissina'] },
  dervish:    { it: 'dervisci', en: 'Dervish', also: ['derviscio'] },
});

// prettier-ignore
export const quality = vocabulary('Quality', {
  veteran: { it: 'veterani', en: 'veteran', also: ['veterano', 'veterana'] },
  regular: { it: 'regolari', en: 'regular', also: ['regolare', 'normali'] },
  recruit: { it: 'reclute', en: 'recruit', also: ['recluta'] },
});
export type Quality = WordOf<typeof quality>;

// prettier-ignore
export const weapon = vocabulary('Weapon', {
  'rifle':             { it: 'fucile', en: 'rifle', also: ['fucili', 'fucile rigato'] },
  'musket':            { it: 'moschetto', en: 'musket', also: ['moschetti'] },
  'carbine':           { it: 'carabina', en: 'carbine', also: ['carabine'] },
  'javelin':           { it: 'giavellotto', en: 'javelin', also: ['giavellotti'] },
  'lance':             { it: 'lancia', en: 'lance', also: ['lance'] },
  'lance-and-carbine': { it: 'lancia e carabina', en: 'lance and carbine' },
  'machine-gun':       { it: 'mitragliatrice', en: 'machine gun', also: ['mitragliatrici'] },
  'cannon':            { it: 'cannone', en: 'cannon', also: ['cannoni', 'pezzo da montagna'] },
});
export type Weapon = WordOf<typeof weapon>;

// prettier-ignore
export const weaponModel = vocabulary('WeaponModel', {
  'nordenfeld':   { it: 'Nordenfeld', en: 'Nordenfeld' },
  'gardner':      { it: 'Gardner', en: 'Gardner' },
  'gatling':      { it: 'Gatling', en: 'Gatling' },
  'mountain-gun': { it: 'cannone da montagna', en: 'mountain gun', also: ['da montagna'] },
});
export type WeaponModel = WordOf<typeof weaponModel>;
export const machineGunModel = someOf('MachineGunModel', weaponModel, ['nordenfeld', 'gardner', 'gatling']);

// prettier-ignore
export const weaponState = vocabulary('WeaponState', {
  'working':       { it: 'funziona', en: 'working', also: ['funzionante'] },
  'jammed':        { it: 'inceppata', en: 'jammed' },
  'out-of-action': { it: 'fuori uso', en: 'out of action' },
});

// prettier-ignore
export const formation = vocabulary('Formation', {
  'line':       { it: 'in linea', en: 'in line', also: ['linea'] },
  'chain':      { it: 'a catena', en: 'in chain', also: ['catena', 'in catena'] },
  'column':     { it: 'in colonna', en: 'in column', also: ['colonna'] },
  'square':     { it: 'in quadrato', en: 'in square', also: ['quadrato'] },
  'mass':       { it: 'a massa', en: 'in mass', also: ['massa', 'in massa'] },
  'packed':     { it: 'someggiata', en: 'packed on mules', also: ['sui muli'] },
  'in-battery': { it: 'in batteria', en: 'in battery', also: ['batteria', 'a spinta'] },
  'none':       { it: 'nessuna', en: 'none', also: ['no'] },
});
export type Formation = WordOf<typeof formation>;

// prettier-ignore
export const order = vocabulary('Order', {
  movement: { it: 'movimento', en: 'movement', also: ['muovere'] },
  defence:  { it: 'difesa', en: 'defence', also: ['difendere'] },
  attack:   { it: 'attacco', en: 'attack', also: ['attaccare'] },
  retreat:  { it: 'ritirata', en: 'retreat', also: ['ritirarsi'] },
});
export type Order = WordOf<typeof order>;

// prettier-ignore
export const band = vocabulary('Band', {
  'close':        { it: 'vicina', en: 'close', also: ['vicino', 'corta'] },
  'long':         { it: 'lunga', en: 'long', also: ['lungo'] },
  'extreme':      { it: 'estrema', en: 'extreme', also: ['estremo'] },
  'out-of-range': { it: 'fuori tiro', en: 'out of range', also: ['fuori portata'] },
});
export type Band = WordOf<typeof band>;
export const firingBand = someOf('FiringBand', band, ['close', 'long', 'extreme']);
export type FiringBand = WordOf<typeof firingBand>;

// prettier-ignore
export const terrain = vocabulary('Terrain', {
  open:       { it: 'terreno aperto', en: 'open ground', also: ['aperto'] },
  woods:      { it: 'bosco', en: 'woods', also: ['boschi', 'cespugli'] },
  stony:      { it: 'pietraia', en: 'stony ground', also: ['pietraie', 'sassi'] },
  hill:       { it: 'collina', en: 'hill', also: ['colline'] },
  building:   { it: 'edificio', en: 'building', also: ['edifici', 'case'] },
  wadi:       { it: 'wadi o torrente', en: 'wadi or small stream', also: ['wadi', 'torrente', 'uadi'] },
  impassable: { it: 'intransitabile', en: 'impassable', also: ['fiume', 'palude'] },
});
export type Terrain = WordOf<typeof terrain>;

// prettier-ignore
export const figureScales = vocabulary('FigureScale', {
  '25-28mm': { it: '25/28 mm', en: '25/28 mm', also: ['28mm', '25mm', '28', '25'] },
  '15mm':    { it: '15 mm', en: '15 mm', also: ['15'] },
});
export type FigureScale = WordOf<typeof figureScales>;

// prettier-ignore
export const aspect = vocabulary('Aspect', {
  front: { it: 'fronte', en: 'front', also: ['di fronte'] },
  flank: { it: 'fianco', en: 'flank', also: ['sul fianco'] },
  rear:  { it: 'spalle', en: 'rear', also: ['alle spalle', 'retro'] },
});

/** The states of the turn, by the words of the sequence. */
export const turnState = vocabulary<TurnState>(
  'TurnState',
  // Object.fromEntries loses the keys, which are the ids of these very phases.
  Object.fromEntries(sequence.phases.map(({ id, says }) => [id, says])) as { readonly [K in TurnState]: Word },
);
