import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const supportReasons = vocabulary('SupportReason', {
  'too-far':                                  { it: 'è a più di 1 UM', en: 'it is more than 1 UM away' },
  'artillery-never-supports':                 { it: 'l’artiglieria non dà supporto', en: 'artillery never supports' },
  'open-order-light-infantry':                { it: 'la fanteria leggera in ordine aperto non dà e non riceve supporto', en: 'light infantry in open order neither gives nor receives support' },
  'guns-need-infantry-line-or-square-behind': { it: 'i cannoni sono supportati solo da fanteria alle spalle, in linea o in quadrato', en: 'guns are supported only by infantry behind them, in line or square' },
  'different-arms':                           { it: 'le due unità non sono della stessa arma', en: 'the two units are of different arms' },
  'square':                                   { it: 'in quadrato non c’è supporto', en: 'there is no support in square' },
  'cavalry-needs-two-lines':                  { it: 'la cavalleria supporta solo in linea dietro una linea', en: 'cavalry supports only in line behind a line' },
  'line-supports-from-behind':                { it: 'una linea supporta da dietro', en: 'a line supports from behind' },
  'column-supports-from-beside':              { it: 'una colonna supporta dal fianco', en: 'a column supports from beside' },
  'front-offset-too-large':                   { it: 'i fronti delle colonne sono sfasati di più di 1 UM', en: 'the fronts of the columns are more than 1 UM apart' },
  'formations-do-not-match':                  { it: 'servono due linee o due colonne d’attacco', en: 'two lines or two attack columns are needed' },
});
