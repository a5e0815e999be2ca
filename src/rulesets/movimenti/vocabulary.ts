import { someOf, vocabulary, type Word, type WordOf } from '../../core/index.js';
import { sequence, type TurnState } from './sequence.js';

/** The words of the chapter that several pages share. */

// prettier-ignore
export const arm = vocabulary('Arm', {
  'infantry':        { it: 'fanteria', en: 'infantry', also: ['fanti'] },
  'cavalry':         { it: 'cavalleria', en: 'cavalry' },
  'cossacks':        { it: 'cosacchi e simili', en: 'Cossacks and the like', also: ['cosacchi'] },
  'foot-artillery':  { it: 'artiglieria a piedi', en: 'foot artillery', also: ['a piedi'] },
  'horse-artillery': { it: 'artiglieria a cavallo', en: 'horse artillery', also: ['a cavallo'] },
});
export type Arm = WordOf<typeof arm>;
export const artilleryArm = someOf('ArtilleryArm', arm, ['foot-artillery', 'horse-artillery']);
export const isArtillery = (arm: Arm): boolean => arm === 'foot-artillery' || arm === 'horse-artillery';
/** Cossacks ride too. */
export const isHorse = (arm: Arm): boolean => arm === 'cavalry' || arm === 'cossacks';

// prettier-ignore
export const unitClasses = vocabulary('UnitClass', {
  'formation-only':   { it: 'solo in formazione', en: 'only in formation', also: ['formazione'] },
  'skirmish-capable': { it: 'anche in schermaglia', en: 'also in skirmish order', also: ['schermaglia'] },
});
export type UnitClass = WordOf<typeof unitClasses>;

// prettier-ignore
export const states = vocabulary('State', {
  'in-formation':     { it: 'in formazione', en: 'in formation', also: ['formata'] },
  'not-in-formation': { it: 'non in formazione', en: 'not in formation' },
  'skirmish':         { it: 'in schermaglia', en: 'in skirmish', also: ['schermaglia'] },
  'disorder':         { it: 'in disordine', en: 'in disorder', also: ['disordine'] },
});
export type State = WordOf<typeof states>;

/** Formations have the names that a club gives them; this one the chapter itself looks for. */
export const marchColumn = 'march-column';

// prettier-ignore
export const directions = vocabulary('Direction', {
  forward:  { it: 'in avanti', en: 'forward', also: ['avanti'] },
  backward: { it: 'all’indietro', en: 'backward', also: ['indietro'] },
});

// prettier-ignore
export const changeFractions = vocabulary('ChangeFraction', {
  '1/3': { it: 'un terzo', en: 'one third' },
  '2/3': { it: 'due terzi', en: 'two thirds' },
});
export type ChangeFraction = WordOf<typeof changeFractions>;
/** Thirds of the movement that a change costs. */
export const thirdsOf = (fraction: ChangeFraction): number => (fraction === '1/3' ? 1 : 2);

// prettier-ignore
export const changeMoments = vocabulary('ChangeMoment', {
  none:  { it: 'nessun cambio', en: 'no change', also: ['no'] },
  start: { it: 'all’inizio della mossa', en: 'at the start of the move', also: ['inizio'] },
  end:   { it: 'alla fine della mossa', en: 'at the end of the move', also: ['fine'] },
});

// prettier-ignore
export const approaches = vocabulary('Approach', {
  front: { it: 'fronte', en: 'front', also: ['di fronte'] },
  flank: { it: 'fianco', en: 'flank', also: ['sul fianco'] },
  rear:  { it: 'spalle', en: 'rear', also: ['alle spalle', 'retro'] },
});

// prettier-ignore
export const phases = vocabulary('Phase', {
  movement: { it: 'fase di movimento', en: 'movement phase', also: ['movimento'] },
  charge:   { it: 'fase di carica', en: 'charge phase', also: ['carica'] },
});

// prettier-ignore
export const players = vocabulary('Player', {
  first:  { it: 'chi muove per primo', en: 'who moves first', also: ['primo'] },
  second: { it: 'chi muove per secondo', en: 'who moves second', also: ['secondo'] },
});

// prettier-ignore
export const enemyStatus = vocabulary('EnemyStatus', {
  'steady':      { it: 'salda', en: 'steady' },
  'in-building': { it: 'dentro edifici', en: 'in buildings', also: ['edifici'] },
  'in-melee':    { it: 'in mischia', en: 'in melee', also: ['mischia'] },
  'not-visible': { it: 'non visibile', en: 'not visible' },
  'retreating':  { it: 'in ritirata', en: 'retreating', also: ['ritirata'] },
  'routing':     { it: 'in rotta', en: 'routing', also: ['rotta'] },
});
export type EnemyStatus = WordOf<typeof enemyStatus>;
export const combatStatus = someOf('CombatStatus', enemyStatus, ['steady', 'in-melee', 'retreating', 'routing']);

/** Ground of the artillery's two lists, and all the rest. */
// prettier-ignore
export const grounds = vocabulary('Ground', {
  'hard-hill':                    { it: 'collina dura', en: 'hard hill' },
  'thick-wood':                   { it: 'bosco fitto', en: 'thick wood' },
  'ploughed-field':               { it: 'campo arato', en: 'ploughed field', also: ['campi arati'] },
  'maize-field':                  { it: 'campo di granoturco', en: 'maize field', also: ['granoturco'] },
  'muddy-ground':                 { it: 'terreno fangoso', en: 'muddy ground', also: ['fango'] },
  'ditch':                        { it: 'fosso', en: 'ditch' },
  'river':                        { it: 'fiume', en: 'river' },
  'torrent':                      { it: 'torrente', en: 'torrent' },
  'brook':                        { it: 'ruscello', en: 'brook' },
  'marsh':                        { it: 'palude', en: 'marsh' },
  'wall-or-low-wall':             { it: 'muro o muretto', en: 'wall or low wall', also: ['muro', 'muretto'] },
  'fence':                        { it: 'staccionata', en: 'fence' },
  'hedge':                        { it: 'siepe', en: 'hedge' },
  'orchard':                      { it: 'frutteto', en: 'orchard' },
  'vineyard':                     { it: 'vigneto', en: 'vineyard' },
  'olive-grove':                  { it: 'uliveto', en: 'olive grove' },
  'row-of-trees':                 { it: 'filare d’alberi', en: 'row of trees', also: ['filare'] },
  'stony-scrub-or-uneven-ground': { it: 'terreno sassoso, sterpaglie o dislivelli', en: 'stony ground, scrub or uneven ground', also: ['sassi', 'sterpaglie'] },
  'redoubt-or-trench':            { it: 'ridotta o trincea', en: 'redoubt or trench', also: ['ridotta', 'trincea'] },
  'hill-slope':                   { it: 'pendio di una collina', en: 'slope of a hill', also: ['pendio'] },
  'wood':                         { it: 'bosco', en: 'wood' },
  'other':                        { it: 'altro terreno', en: 'other ground', also: ['aperto', 'terreno aperto'] },
});
export type Ground = WordOf<typeof grounds>;

/** The states of the turn, by the words of the sequence. */
export const turnState = vocabulary<TurnState>(
  'TurnState',
  // Object.fromEntries loses the keys, which are the ids of these very phases.
  Object.fromEntries(sequence.phases.map(({ id, says }) => [id, says])) as { readonly [K in TurnState]: Word },
);
