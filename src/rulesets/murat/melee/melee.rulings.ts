import { ruling } from '../../../core/index.js';

// prettier-ignore
export const gunsInTheOpen = ruling('guns-in-the-open', '§2.7, §2.10',
  { it: 'I cannoni contattati allo scoperto sono eliminati subito o combattono una mischia?', en: 'Are guns reached in the open eliminated at once, or do they fight a melee?' }, {
    'eliminated': { it: 'eliminati al contatto', en: 'eliminated on contact' },
    'fight':      { it: 'combattono con la propria FoU, e se battuti sono distrutti', en: 'they fight with their own FoU, and are destroyed if beaten' },
  });

// prettier-ignore
export const gunsOverrunBreakthrough = ruling('guns-overrun-breakthrough', '§2.10',
  { it: 'Chi travolge i cannoni allo scoperto sceglie se sfondare, o la cavalleria deve?', en: 'Does whoever overruns guns in the open choose whether to break through, or must cavalry?' }, {
    'free-choice':  { it: 'sceglie: l’obbligo vale per le mischie vinte', en: 'it chooses: the obligation is for melees won' },
    'cavalry-must': { it: 'la cavalleria deve sfondare, la fanteria sceglie', en: 'cavalry must break through, infantry chooses' },
  });

// prettier-ignore
export const dragoonBonus = ruling('dragoon-bonus', '§2.10',
  { it: 'La tabella dà il +1 ai dragoni contro la cavalleria, un esempio anche contro la fanteria.', en: 'The table gives dragoons their +1 against cavalry, an example against infantry too.' }, {
    'cavalry-only': { it: 'solo contro la cavalleria, come in tabella', en: 'against cavalry only, as in the table' },
    'always':       { it: 'sempre, come nell’esempio', en: 'always, as in the example' },
  });

// prettier-ignore
export const meleeDiceFloor = ruling('melee-dice-floor', '§2.10',
  { it: 'Quanti dadi si tirano come minimo in mischia?', en: 'How many dice are thrown in melee at the least?' }, {
    'one':  { it: 'uno', en: 'one' },
    'zero': { it: 'anche nessuno', en: 'even none' },
  });

// prettier-ignore
export const breakthroughIsCharge = ruling('breakthrough-is-charge', '§2.6, §2.10',
  { it: 'Chi sfonda ha anche i dadi di chi carica?', en: 'Does a breakthrough earn the charging dice too?' }, {
    'yes': { it: 'sì: lo sfondamento è una carica', en: 'yes: a breakthrough is a charge' },
    'no':  { it: 'no: solo il suo +1', en: 'no: its own +1 only' },
  });

// prettier-ignore
export const chargingLight = ruling('charging-light', '§1.3, §2.10',
  { it: 'Il +2 a chi carica la fanteria leggera vale sempre o solo contro l’ordine aperto?', en: 'Is the +2 for charging light infantry always due, or against open order only?' }, {
    'open-order-only': { it: 'solo contro l’ordine aperto', en: 'against open order only' },
    'any-light':       { it: 'contro ogni fanteria leggera', en: 'against any light infantry' },
  });

// prettier-ignore
export const carabiniersAsCuirassiers = ruling('carabiniers-as-cuirassiers', '§1.4, §2.10',
  { it: 'I carabinieri si costruiscono come i corazzieri, ma la mischia non li nomina.', en: 'Carabiniers are built like cuirassiers, but melee does not name them.' }, {
    'no':  { it: 'in mischia non contano come corazzieri', en: 'in melee they do not count as cuirassiers' },
    'yes': { it: 'in mischia contano come corazzieri', en: 'in melee they count as cuirassiers' },
  });

// prettier-ignore
export const secondRoundCharge = ruling('second-round-charge', '§2.10',
  { it: 'I dadi di carica valgono anche nel secondo turno di mischia?', en: 'Do the charging dice count again in a second round?' }, {
    'keep': { it: 'sì, ricalcolati sullo stato del momento', en: 'yes, reckoned anew on the state of the moment' },
    'drop': { it: 'no, né quelli di carica né quello di sfondamento', en: 'no, neither those for charging nor the one for a breakthrough' },
  });

// prettier-ignore
export const meleeSeveralUnits = ruling('melee-several-units', '§2.10',
  { it: 'Il libro non dice come combattono più unità contro un solo nemico.', en: 'The book does not say how several units fight one enemy.' }, {
    'one-at-a-time': { it: 'una mischia per volta, in ordine di contatto', en: 'one melee at a time, in order of contact' },
    'pooled':        { it: 'insieme: i dadi si sommano', en: 'together: their dice are added' },
  });

// prettier-ignore
export const meleeLossScale = ruling('melee-loss-scale', '§2.8, §2.10',
  { it: 'In mischia ogni dado riuscito è una perdita, o si legge la tabella delle perdite da fuoco?', en: 'In melee, is every successful die a loss, or is the damage table of fire read?' }, {
    'damage-table':     { it: 'la tabella delle perdite', en: 'the damage table' },
    'one-loss-per-hit': { it: 'una perdita per hit', en: 'one loss per hit' },
  });

// prettier-ignore
export const dissolvedInMelee = ruling('dissolved-in-melee', '§2.10',
  { it: 'Chi vince se l’unità che fa più hit perde l’ultima FoU?', en: 'Who wins if the unit that scores more loses its last FoU?' }, {
    'survivor-wins': { it: 'chi sopravvive', en: 'the survivor' },
    'hits-decide':   { it: 'chi ha fatto di più, anche se dissolto', en: 'whoever scored more, even if dissolved' },
  });

// prettier-ignore
export const squareBeatenTwice = ruling('square-beaten-twice', '§2.10',
  { it: 'Che cosa fa un quadrato battuto anche nel secondo turno, con 1–3 al dado?', en: 'What does a square do that loses the second round too, with a die of 1–3?' }, {
    'breaks': { it: 'si rompe e va indietro di 1 UM, in linea, spalle al nemico', en: 'it breaks and goes back 1 UM, in line, its back to the enemy' },
    'holds':  { it: 'tiene', en: 'it holds' },
  });

// prettier-ignore
export const britishBreakthroughFlank = ruling('british-breakthrough-flank', '§2.10',
  { it: 'Di quanto sfonda la cavalleria britannica contro un fianco o un retro?', en: 'How far does British cavalry break through onto a flank or rear?' }, {
    'half-move': { it: 'fino a mezzo movimento, 3 UM', en: 'up to half a move, 3 UM' },
    'two-um':    { it: 'i suoi 2 UM fissi', en: 'its fixed 2 UM' },
  });

// prettier-ignore
export const secondDraw = ruling('second-draw', '§2.10',
  { it: 'Dopo un secondo pareggio vanno indietro entrambi di 1 UM, o l’attaccante col dado come se avesse perso?', en: 'After a second draw, do both go back 1 UM, or the attacker by the die as if beaten?' }, {
    'draw-rule':        { it: 'dopo due pareggi entrambi; il dado solo se il quadrato aveva tenuto', en: 'after two draws both; the die only if a square had held' },
    'attacker-retires': { it: 'sempre l’attaccante, col dado', en: 'always the attacker, by the die' },
  });
