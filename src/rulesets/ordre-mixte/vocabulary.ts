import { someOf, vocabulary, type Word, type WordOf } from '../../core/index.js';
import { sequence, type TurnStep } from './sequence.js';

// prettier-ignore
export const arm = vocabulary('Arm', {
  'infantry':        { it: 'fanteria', en: 'infantry', also: ['ftr', 'fanti'] },
  'light-cavalry':   { it: 'cavalleria leggera', en: 'light cavalry', also: ['cav leggera'] },
  'heavy-cavalry':   { it: 'cavalleria pesante', en: 'heavy cavalry', also: ['cav pesante'] },
  'foot-artillery':  { it: 'artiglieria a piedi', en: 'foot artillery', also: ['art a piedi'] },
  'horse-artillery': { it: 'artiglieria a cavallo', en: 'horse artillery', also: ['art a cavallo'] },
});
export type Arm = WordOf<typeof arm>;

// prettier-ignore
export const firingArm = vocabulary('FiringArm', {
  infantry:  { it: 'fanteria', en: 'infantry', also: ['ftr', 'fanti'] },
  artillery: { it: 'artiglieria', en: 'artillery', also: ['art'] },
});

// prettier-ignore
export const formation = vocabulary('Formation', {
  'line':         { it: 'linea', en: 'line', also: ['in linea'] },
  'column':       { it: 'colonna', en: 'column', also: ['in colonna'] },
  'march-column': { it: 'colonna di marcia', en: 'march column', also: ['ordine di marcia'] },
  'square':       { it: 'quadrato', en: 'square', also: ['in quadrato'] },
  'open-order':   { it: 'ordine aperto', en: 'open order', also: ['o/a', 'in ordine aperto'] },
  'limbered':     { it: 'agganciata', en: 'limbered', also: ['agganciati', 'a traino'] },
  'unlimbered':   { it: 'sganciata', en: 'unlimbered', also: ['schierata', 'sganciati'] },
});
export type Formation = WordOf<typeof formation>;

// prettier-ignore
export const cover = vocabulary('Cover', {
  none:  { it: 'nessuna', en: 'none', also: ['allo scoperto', 'no'] },
  light: { it: 'leggera', en: 'light', also: ['copertura leggera'] },
  heavy: { it: 'pesante', en: 'heavy', also: ['copertura pesante'] },
  hard:  { it: 'dura', en: 'hard', also: ['copertura dura'] },
});
export type Cover = WordOf<typeof cover>;

// prettier-ignore
export const quality = vocabulary('Quality', {
  elite:   { it: 'élite', en: 'elite', also: ['elite', 'scelti'] },
  veteran: { it: 'veterani', en: 'veteran', also: ['veterano'] },
  regular: { it: 'regolari', en: 'regular', also: ['regolare', 'normali'] },
  recruit: { it: 'reclute', en: 'recruit', also: ['recluta'] },
});

// prettier-ignore
export const weapon = vocabulary('Weapon', {
  'musket':        { it: 'moschetto', en: 'musket' },
  'rifled-musket': { it: 'fucile rigato', en: 'rifled musket', also: ['rigato'] },
  'artillery':     { it: 'artiglieria', en: 'artillery', also: ['art', 'cannoni'] },
  'none':          { it: 'nessuna', en: 'none' },
});
export const firingWeapon = someOf('FiringWeapon', weapon, ['musket', 'rifled-musket', 'artillery']);

// prettier-ignore
export const artilleryWeight = vocabulary('ArtilleryWeight', {
  light:  { it: 'leggera', en: 'light', also: ['leggeri'] },
  medium: { it: 'media', en: 'medium', also: ['medi'] },
  heavy:  { it: 'pesante', en: 'heavy', also: ['pesanti'] },
});

// prettier-ignore
export const artilleryMobility = vocabulary('ArtilleryMobility', {
  foot:  { it: 'a piedi', en: 'foot', also: ['piedi'] },
  horse: { it: 'a cavallo', en: 'horse', also: ['cavallo'] },
});

// prettier-ignore
export const rangeBand = vocabulary('RangeBand', {
  'short':        { it: 'corta', en: 'short', also: ['gittata corta'] },
  'long':         { it: 'lunga', en: 'long', also: ['gittata lunga'] },
  'out-of-range': { it: 'fuori gittata', en: 'out of range', also: ['fuori tiro'] },
});

// prettier-ignore
export const cavalryFatigue = vocabulary('CavalryFatigue', {
  fresh: { it: 'fresca', en: 'fresh' },
  tired: { it: 'stanca', en: 'tired' },
  spent: { it: 'spenta', en: 'spent' },
});

// prettier-ignore
export const attachedGeneral = vocabulary('AttachedGeneral', {
  none:        { it: 'nessuno', en: 'none', also: ['no'] },
  general:     { it: 'generale', en: 'general', also: ['generale aggregato'] },
  charismatic: { it: 'carismatico', en: 'charismatic', also: ['generale carismatico'] },
});

// prettier-ignore
export const status = vocabulary('Status', {
  steady:     { it: 'salda', en: 'steady', also: ['saldo', 'in ordine'] },
  retreating: { it: 'in ritirata', en: 'retreating', also: ['ritirata'] },
  routing:    { it: 'in rotta', en: 'routing', also: ['rotta'] },
  removed:    { it: 'eliminata', en: 'removed', also: ['rimossa'] },
});
export const standingStatus = someOf('StandingStatus', status, ['steady', 'retreating', 'routing']);

// prettier-ignore
export const lossCause = vocabulary('LossCause', {
  fire:  { it: 'tiro', en: 'fire', also: ['fuoco', 'da tiro'] },
  melee: { it: 'mischia', en: 'melee', also: ['in mischia'] },
});

// prettier-ignore
export const moraleResult = vocabulary('MoraleResult', {
  rout:    { it: 'rotta', en: 'rout', also: ['in rotta'] },
  retreat: { it: 'ritirata', en: 'retreat', also: ['si ritira'] },
  stand:   { it: 'ferma', en: 'stand', also: ['resta ferma', 'tiene'] },
  pass:    { it: 'superato', en: 'pass', also: ['passato', 'nessun effetto'] },
});
export const moraleBand = someOf('MoraleBand', moraleResult, ['rout', 'retreat', 'pass']);

// prettier-ignore
export const role = vocabulary('Role', {
  A: { it: 'A', en: 'A' },
  B: { it: 'B', en: 'B' },
});

/** The words for the three classes of a formation or arm that several tables speak of. */
export const isCavalry = (of: Arm): boolean => of === 'light-cavalry' || of === 'heavy-cavalry';
export const isArtillery = (of: Arm): boolean => of === 'foot-artillery' || of === 'horse-artillery';

/** The states of the turn, by the words of the sequence. */
export const turnStep = vocabulary<TurnStep>(
  'TurnStep',
  // Object.fromEntries loses the keys, which are the ids of these very phases.
  Object.fromEntries(sequence.phases.map(({ id, says }) => [id, says])) as { readonly [K in TurnStep]: Word },
);
