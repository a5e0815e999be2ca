import { ruling } from '../../core/index.js';

/** Rulings that more than one chapter reads. */

// prettier-ignore
export const lossThresholds = ruling('loss-thresholds', '§1.8',
  { it: 'Il libro non dice come si arrotondano il terzo e i due terzi di perdite.', en: 'The book does not say how a third and two thirds of losses are rounded.' }, {
    'exact-fraction': { it: 'frazione esatta: FoU 8 è decimata con 6 perdite', en: 'exact fraction: FoU 8 is decimated at 6 losses' },
    'round-down':     { it: 'soglie arrotondate per difetto, almeno 1: FoU 8 è decimata con 5 perdite', en: 'thresholds rounded down, at least 1: FoU 8 is decimated at 5 losses' },
  });

// prettier-ignore
export const thirdLostMeasure = ruling('third-lost-measure', '§1.8, §2.4',
  { it: 'La tabella degli ordini parla di un terzo delle basi perse, ma le basi non si tolgono mai.', en: 'The order table speaks of a third of the bases lost, but bases are never removed.' }, {
    'fou':   { it: 'un terzo della FoU', en: 'a third of the FoU' },
    'never': { it: 'la riga degli ordini non si usa', en: 'the row of the orders is not used' },
  });

// prettier-ignore
export const openOrderSquare = ruling('open-order-square', '§1.2, §1.3',
  { it: 'La fanteria leggera in ordine aperto può formare quadrato?', en: 'May light infantry in open order form square?' }, {
    'allowed':   { it: 'sì, e in quadrato non conta come ordine aperto', en: 'yes, and in square it does not count as open order' },
    'forbidden': { it: 'no', en: 'no' },
  });

// prettier-ignore
export const coverClasses = ruling('cover-classes', '§2.9, §2.10',
  { it: 'Non è detto quali ostacoli danno copertura leggera e quali pesante.', en: 'It is not said which obstacles give light cover and which heavy.' }, {
    'walls-heavy': { it: 'i muretti danno copertura pesante in mischia', en: 'walls are heavy cover in melee' },
    'walls-light': { it: 'i muretti danno copertura leggera in mischia', en: 'walls are light cover in melee' },
  });

// prettier-ignore
export const defensiveFireRange = ruling('defensive-fire-range', '§2.7, §2.8',
  { it: 'A quale distanza si risolve il fuoco difensivo?', en: 'At what range is defensive fire resolved?' }, {
    'point-blank': { it: 'a bruciapelo, entro 1 UM: moschetti al 4+, cannoni a mitraglia', en: 'at point-blank, within 1 UM: muskets on 4+, guns with canister' },
    'measured':    { it: 'alla distanza a cui la carica è stata dichiarata', en: 'at the distance at which the charge was declared' },
  });

// prettier-ignore
export const opportunityChargeBonus = ruling('opportunity-charge-bonus', '§2.2',
  { it: 'Quale bonus di carica perde la cavalleria in opportunità?', en: 'Which charge bonus does cavalry on opportunity lose?' }, {
    'melee-dice': { it: 'i dadi di carica in mischia', en: 'the charging dice of melee' },
    'move-bonus': { it: 'il movimento in più del dado di carica', en: 'the extra move of the charge die' },
    'both':       { it: 'entrambi', en: 'both' },
  });

// prettier-ignore
export const noBrigadeGeneral = ruling('no-brigade-general', '§1.1, §2.4',
  { it: 'Dove c’è un solo generale, con quale valore si danno gli ordini di reggimento?', en: 'Where only one general is fielded, by which value are regiment orders given?' }, {
    'division-values': { it: 'con i valori e il raggio di divisione', en: 'by the values and radius of a division' },
    'brigade-values':  { it: 'con i valori e il raggio di brigata', en: 'by the values and radius of a brigade' },
  });

// prettier-ignore
export const supportedGuns = ruling('supported-guns', '§2.7, §2.10',
  { it: 'I cannoni possono essere supportati, ma allo scoperto sono eliminati al contatto.', en: 'Guns may be supported, yet in the open they are eliminated on contact.' }, {
    'protected-with-support': { it: 'il supporto li protegge: combattono con la FoU e i dadi di supporto', en: 'support protects them: they fight with their FoU and the support dice' },
    'no-benefit':             { it: 'il supporto non serve a nulla', en: 'support is of no use to them' },
  });

// prettier-ignore
export const bridgeCrossingFire = ruling('bridge-crossing-fire', '§2.7',
  { it: 'Che cosa si raddoppia nel fuoco contro chi ha appena passato un ponte?', en: 'What is doubled in fire at a unit that has just crossed a bridge?' }, {
    'double-column-bonus': { it: 'il bonus contro la colonna di marcia', en: 'the bonus against a march column' },
    'double-all-positive': { it: 'tutti i modificatori positivi', en: 'all positive modifiers' },
  });

// prettier-ignore
export const bridgeForcingFire = ruling('bridge-forcing-fire', '§2.7',
  { it: 'Quali fattori a favore del difensore raddoppiano quando si forza un ponte?', en: 'Which factors in the defender’s favour are doubled when a bridge is forced?' }, {
    'double-all-positive': { it: 'tutti i modificatori positivi', en: 'all positive modifiers' },
    'double-column-bonus': { it: 'solo il bonus contro la colonna di marcia', en: 'only the bonus against a march column' },
  });

// prettier-ignore
export const bridgeMelee = ruling('bridge-melee', '§2.7, §2.10',
  { it: 'Il testo dà all’attaccante un ulteriore -1, la tabella -1 alla fanteria e -2 alla cavalleria.', en: 'The text gives the attacker a further -1, the table -1 for infantry and -2 for cavalry.' }, {
    'table-only':     { it: 'vale la tabella: -1 e -2', en: 'the table holds: -1 and -2' },
    'table-plus-one': { it: 'tabella e testo insieme: -2 e -3', en: 'table and text together: -2 and -3' },
  });

// prettier-ignore
export const engineerLoss = ruling('engineer-loss', '§2.14',
  { it: 'La base dei genieri assorbe una perdita?', en: 'Does the engineer base absorb a loss?' }, {
    'no-absorb':  { it: 'no: esce e le perdite restano', en: 'no: it goes and the losses stay' },
    'absorb-one': { it: 'sì, una', en: 'yes, one' },
  });
