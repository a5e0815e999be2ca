import { vocabulary, type WordOf } from '../../../core/index.js';

// prettier-ignore
export const musketryReasons = vocabulary('MusketryReason', {
  'infantry-only':                              { it: 'a moschetto spara solo la fanteria', en: 'only infantry fires muskets' },
  'march-column-cannot-fire':                   { it: 'in colonna di marcia non si spara', en: 'a march column does not fire' },
  'already-fired-this-turn':                    { it: 'ha già fatto fuoco in questa mossa', en: 'it has already fired this turn' },
  'charging-unit-cannot-fire':                  { it: 'ha caricato in questa mossa', en: 'it has charged this turn' },
  'moved-by-division-order':                    { it: 'è stata mossa da un ordine di divisione', en: 'a division order has moved it' },
  'failed-square':                              { it: 'non è riuscita a formare quadrato', en: 'it failed to form square' },
  'retired-to-recover':                         { it: 'si è ritirata per riordinarsi', en: 'it has retired to recover' },
  'outside-45-degrees':                         { it: 'il bersaglio è fuori dall’arco di 45°', en: 'the target is outside the arc of 45°' },
  'front-not-clear':                            { it: 'il fronte non è tutto libero', en: 'its whole front is not clear' },
  'obstacle-between':                           { it: 'c’è un ostacolo in mezzo', en: 'there is an obstacle between' },
  'target-inside-built-up-area':                { it: 'il bersaglio è dentro l’abitato, non sul bordo', en: 'the target is inside the built-up area, not on its edge' },
  'out-of-range':                               { it: 'il bersaglio è oltre 6 UM', en: 'the target is beyond 6 UM' },
  'target-not-visible-in-wood':                 { it: 'il bersaglio è nel bosco, a più di 1 UM dal bordo', en: 'the target is in a wood, more than 1 UM from its edge' },
  'wood-range-1um':                             { it: 'nel bosco si spara solo entro 1 UM', en: 'in a wood fire reaches 1 UM only' },
  'shooter-too-deep-in-wood':                   { it: 'chi spara è nel bosco, a più di 1 UM dal bordo', en: 'the shooter is in a wood, more than 1 UM from its edge' },
  'only-defensive-fire-outside-own-activation': { it: 'nell’attivazione nemica si spara solo se caricati', en: 'in the enemy’s activation only a charged unit fires' },
});
export type MusketryReason = WordOf<typeof musketryReasons>;

// prettier-ignore
export const artilleryReasons = vocabulary('ArtilleryReason', {
  'artillery-only':                             { it: 'non è una batteria', en: 'it is no battery' },
  'limbered':                                   { it: 'i pezzi sono al traino', en: 'the guns are limbered' },
  'already-fired-this-turn':                    { it: 'ha già fatto fuoco in questa mossa', en: 'it has already fired this turn' },
  'moved-by-division-order':                    { it: 'è stata mossa da un ordine di divisione', en: 'a division order has moved it' },
  'retired-to-recover':                         { it: 'si è ritirata per riordinarsi', en: 'it has retired to recover' },
  'two-actions-only':                           { it: 'ha già compiuto due azioni in questa mossa', en: 'it has already taken two actions this turn' },
  'out-of-range':                               { it: 'il bersaglio è oltre la gittata del calibro', en: 'the target is beyond the reach of the calibre' },
  'outside-45-degrees':                         { it: 'il bersaglio è fuori dall’arco di 45°', en: 'the target is outside the arc of 45°' },
  'friends-in-line':                            { it: 'ci sono amici sulla linea di tiro', en: 'there are friends in the line of fire' },
  'obstacle-between':                           { it: 'c’è un ostacolo in mezzo', en: 'there is an obstacle between' },
  'target-not-visible-in-wood':                 { it: 'il bersaglio è nel bosco, a più di 1 UM dal bordo', en: 'the target is in a wood, more than 1 UM from its edge' },
  'target-inside-built-up-area':                { it: 'il bersaglio è dentro l’abitato, non sul bordo', en: 'the target is inside the built-up area, not on its edge' },
  'only-defensive-fire-outside-own-activation': { it: 'nell’attivazione nemica si spara solo se caricati', en: 'in the enemy’s activation only a charged battery fires' },
});
export type ArtilleryReason = WordOf<typeof artilleryReasons>;

/** Why nobody is pushed back, in the order in which the reasons are looked for. */
// prettier-ignore
export const pushBackReasons = vocabulary('PushBackReason', {
  'no-loss':           { it: 'non ha subito perdite', en: 'it has suffered no loss' },
  'square':            { it: 'il quadrato non indietreggia', en: 'a square does not give way' },
  'defended-position': { it: 'difende un ostacolo, una posizione preparata o un edificio', en: 'it defends an obstacle, a prepared position or a building' },
  'charging':          { it: 'sta caricando', en: 'it is charging' },
});
export type PushBackReason = WordOf<typeof pushBackReasons>;
