import {
  count,
  type Declared,
  type Fact,
  flag,
  group,
  list,
  measure,
  oneOf,
  optional,
  text,
  usually,
  yesNo,
} from '../../core/index.js';
import { aboveInitial, strength, turns } from './facts.js';
import {
  arm,
  artilleryType,
  bridge,
  calibre,
  cavalryType,
  cavalryWeight,
  experience,
  fallenIn,
  formation,
  generalLevel,
  guardTier,
  holdTest,
  infantryClass,
  nation,
  position,
  quality,
  type Formation,
} from './vocabulary.js';

const named = (it: string, en: string) => usually('', text({ it, en }));
const unitIds = (it: string, en: string) =>
  usually<readonly string[]>([], list({ it, en }, text({ it: 'Unità', en: 'Unit' }), 0, 20));

// prettier-ignore
const unitFacts = {
  id:                     named('Nome breve dell’unità', 'Identity of the unit'),
  name:                   named('Nome dell’unità', 'Name of the unit'),
  side:                   named('Parte a cui appartiene', 'Side it belongs to'),
  divisionId:             named('Divisione', 'Division'),
  brigadeId:              named('Brigata', 'Brigade'),
  nation:                 usually('other', oneOf({ it: 'Esercito', en: 'Army' }, nation)),
  arm:                    usually('infantry', oneOf({ it: 'Arma', en: 'Arm' }, arm)),
  infantryClass:          usually('formed', oneOf({ it: 'Inquadramento della fanteria', en: 'Class of the infantry' }, infantryClass)),
  openOrder:              flag('Fanteria leggera schierata in ordine aperto', 'Light infantry fielded in open order'),
  cavalryWeight:          usually('light', oneOf({ it: 'Cavalleria leggera o pesante', en: 'Light or heavy cavalry' }, cavalryWeight)),
  cavalryType:            usually('other', oneOf({ it: 'Tipo di cavalleria', en: 'Kind of cavalry' }, cavalryType)),
  artilleryType:          usually('foot', oneOf({ it: 'Artiglieria a piedi o a cavallo', en: 'Foot or horse artillery' }, artilleryType)),
  calibre:                usually('6-8-9', oneOf({ it: 'Calibro dei pezzi', en: 'Calibre of the guns' }, calibre)),
  experience:             usually('veteran', oneOf({ it: 'Classe di esperienza', en: 'Class of experience' }, experience)),
  guardTier:              usually('none', oneOf({ it: 'Quale Guardia', en: 'Which Guard' }, guardTier)),
  fouInitial:             optional(strength('FoU all’inizio della battaglia', 'FoU at the start of the battle')),
  fouCurrent:             optional(strength('FoU attuale', 'FoU now')),
  bases:                  usually(4, count({ it: 'Basi', en: 'Bases' }, 1, 50)),
  formation:              optional(oneOf({ it: 'Formazione; se manca, in linea, l’artiglieria schierata', en: 'Formation; if left out, in line, artillery deployed' }, formation)),
  disordered:             flag('È disordinata', 'It is disordered'),
  sharpshooters:          flag('Ha tiratori (T)', 'It has sharpshooters (T)'),
  impetuous:              flag('È impetuosa (I)', 'It is impetuous (I)'),
  skirmishers:            flag('Ha schermagliatori efficaci (SK)', 'It has effective skirmishers (SK)'),
  battleCavalry:          flag('Cavalleria da battaglia (CB)', 'Battle cavalry (CB)'),
  lance:                  flag('Combatte con la lancia', 'It fights with the lance'),
  irregular:              flag('Cavalleria irregolare', 'Irregular cavalry'),
  fatigued:               flag('Stanca all’inizio della battaglia', 'Fatigued at the start of the battle'),
  firedThisTurn:          flag('Ha già fatto fuoco in questa mossa', 'It has already fired this turn'),
  firedInEnemyTurn:       flag('Ha fatto fuoco nell’attivazione nemica di questa mossa', 'It has fired this turn, in the enemy’s activation'),
  actionsThisTurn:        usually(0, count({ it: 'Azioni già compiute in questa mossa oltre al fuoco, se batteria', en: 'Actions already taken this turn besides fire, if a battery' }, 0, 20)),
  pushedThisTurn:         flag('È già stata spinta a mano in questa mossa, se batteria', 'It has already been pushed by hand this turn, if a battery'),
  lossesFromFire:         usually(0, strength('Perdite dell’ultimo fuoco che la respinge, in questa mossa', 'Losses from the last fire that pushes it back, this turn')),
  changedFormation:       flag('Ha cambiato formazione con il suo ultimo ordine di questa mossa', 'It changed formation with its last order this turn'),
  chargedThisTurn:        flag('Ha già caricato in questa mossa', 'It has already charged this turn'),
  countercharging:        flag('Controcarica, e la mischia non è ancora combattuta', 'It is countercharging, and the melee is yet to be fought'),
  wonStanding:            flag('Ha vinto una mischia senza caricare, e non ha ancora detto che cosa fa', 'It has won a melee without charging, and has yet to say what it does'),
  alreadyBrokeThrough:    flag('In questa mossa ha vinto una mischia sfondando', 'It has won a melee this turn by a breakthrough'),
  secondRoundAgainstSquare: flag('In questa mossa ha vinto al secondo turno contro un quadrato che aveva tenuto', 'It has won this turn in the second round against a square that had held'),
  forcedBridge:           flag('In questa mossa ha vinto forzando un ponte', 'It has won this turn by forcing a bridge'),
  firstVolleySpent:       flag('Ha già fatto il primo fuoco', 'Its first volley is spent'),
  holdTest:               usually('not-taken', oneOf({ it: 'Tiro dei coscritti per trattenere il fuoco, in questa mossa', en: 'Roll of conscripts to hold their fire, this turn' }, holdTest)),
  ordersReceivedThisTurn: usually(0, count({ it: 'Ordini ricevuti in questa mossa', en: 'Orders received this turn' }, 0, 20)),
  failedOrderThisTurn:    flag('Ha fallito un test di comando in questa mossa', 'It failed a command test this turn'),
  movedByDivisionOrder:   flag('Mossa da un ordine di divisione', 'Moved by a division order'),
  retiredToRecover:       flag('Si è ritirata per riordinarsi', 'It retired to recover'),
  rotatedDegreesThisTurn: usually(0, measure({ it: 'Gradi già ruotati in questa mossa', en: 'Degrees turned this turn' }, 0, 360, '°')),
  opportunityOrder:       flag('Ha un ordine di opportunità', 'It has an opportunity order'),
  opportunityTestTaken:   flag('Ha già fatto il test di opportunità in questa mossa', 'It has already taken the opportunity test this turn'),
  motivatedRollMade:      flag('In questa mossa ha già tirato per riordinarsi come unità motivata', 'It has already rolled to recover as a motivated unit this turn'),
  eliteRollMade:          flag('In questa mossa ha già tirato per riordinarsi come élite o Guardia', 'It has already rolled to recover as elite or guard this turn'),
  failedSquareThisTurn:   flag('Non è riuscita a formare quadrato in questa mossa', 'It failed to form square this turn'),
  attachedGenerals:       unitIds('Generali aggregati', 'Attached generals'),
  attachedBatteries:      unitIds('Batterie aggregate', 'Attached batteries'),
  batteryLost:            flag('Una sua batteria aggregata è persa in mischia, e non ancora tolta', 'One of its attached batteries is lost in melee, and not yet removed'),
  supporterId:            named('Unità che la supporta', 'Unit that supports it'),
  bridge:                 usually('none', oneOf({ it: 'Ponte passato in questa mossa', en: 'Bridge passed this turn' }, bridge)),
  position:               usually('open', oneOf({ it: 'Dove sta', en: 'Where it stands' }, position)),
  special:                usually<readonly string[]>([], list({ it: 'Altre note del roster', en: 'Other words of the roster' }, text({ it: 'Nota', en: 'Word' }), 0, 20)),
  level:                  optional(oneOf({ it: 'Livello, se generale', en: 'Level, if a general' }, generalLevel)),
  quality:                optional(oneOf({ it: 'Valore, se generale', en: 'Quality, if a general' }, quality)),
  attachedTo:             named('Unità a cui il generale o la batteria è aggregata', 'Unit that the general or battery is attached to'),
  ordersGivenThisTurn:    usually(0, count({ it: 'Ordini dati in questa mossa, se generale', en: 'Orders given this turn, if a general' }, 0, 20)),
  divisionOrdersThisTurn: usually(0, count({ it: 'Ordini di divisione dati in questa mossa, se generale', en: 'Division orders given this turn, if a general' }, 0, 20)),
  divisionPhaseForfeited: flag('In questa mossa ha rinunciato alla sua fase, se generale', 'It has given up its own phase this turn, if a general'),
  takeCommandUsed:        flag('Ha già preso il comando di persona', 'It has already taken command in person'),
  alive:                  usually(true, yesNo({ it: 'In vita, se generale', en: 'Alive, if a general' })),
  fallenIn:               usually('earlier', oneOf({ it: 'Quando è caduto, se generale', en: 'When he fell, if a general' }, fallenIn)),
  returnsInTurn:          optional(turns('Mossa in cui torna in campo', 'Turn in which it returns')),
  withdrawing:            flag('La sua divisione si ritira dal campo', 'Its division is withdrawing'),
  dissolved:              flag('È dissolta', 'It is dissolved'),
};

export type Unit = Declared<typeof unitFacts>;

const { movedByDivisionOrder, failedSquareThisTurn, retiredToRecover, actionsThisTurn } = unitFacts;
/** Marks of the turn that bar fire and more. A page asks for them beside the unit; a battle fills them in from it. */
export const turnBars = { movedByDivisionOrder, retiredToRecover };
export const musketryBars = { ...turnBars, failedSquareThisTurn };
export const gunneryBars = { ...turnBars, actionsThisTurn };

const isOfArtillery = (formation: Formation): boolean => formation === 'limbered' || formation === 'deployed';

/** What no unit can be. */
const impossible = {
  fouCurrent: {
    says: aboveInitial,
    when: ({ fouInitial, fouCurrent }: Unit) => fouInitial !== null && fouCurrent !== null && fouCurrent > fouInitial,
  },
  formation: {
    says: {
      it: 'L’arma non conosce questa formazione: quadrato e perimetro sono della fanteria, traino e pezzi schierati dell’artiglieria (§1.2).',
      en: 'The arm does not know this formation: squares and perimeters are for infantry, limbered and deployed for artillery (§1.2).',
    },
    when: ({ arm, formation }: Unit) =>
      formation !== null &&
      ((arm === 'artillery') !== isOfArtillery(formation) ||
        (arm === 'cavalry' && (formation === 'square' || formation === 'perimeter'))),
  },
};

/** A unit of the book, as it stands on the roster and on the table. */
export const unit = group({ it: 'Unità', en: 'Unit' }, 'Unit', unitFacts, { impossible });

/** A unit whose strength is read: one of the two figures must be given, and stands for the other. */
const unitInStrength = group(
  { it: 'Unità con la sua forza', en: 'Unit with its strength' },
  'UnitInStrength',
  unitFacts,
  {
    impossible,
    needed: {
      fouCurrent: {
        says: { it: 'Serve la FoU, attuale o iniziale.', en: 'The FoU is needed, initial or now.' },
        when: ({ fouInitial }: Unit) => fouInitial === null,
      },
    },
  },
);

/** A unit in its part, such as the target. */
export const unitAs = (it: string, en: string): Fact<Unit> => ({ ...unit, says: { it, en } });
/** A unit in its part, where a rule reads its strength. */
export const strongUnitAs = (it: string, en: string): Fact<Unit> => ({ ...unitInStrength, says: { it, en } });

/** The formation a unit is in: if nothing was said, in line, and a battery deployed. */
export const formationOf = ({ arm, formation }: Pick<Unit, 'arm' | 'formation'>): Formation =>
  formation ?? (arm === 'artillery' ? 'deployed' : 'line');

/** Strength now and at the start: each stands for the other. */
export const fouOf = ({ fouCurrent, fouInitial }: Pick<Unit, 'fouCurrent' | 'fouInitial'>): number =>
  fouCurrent ?? fouInitial ?? 0;
export const initialFouOf = ({ fouCurrent, fouInitial }: Pick<Unit, 'fouCurrent' | 'fouInitial'>): number =>
  fouInitial ?? fouCurrent ?? 0;

/** A unit takes the field in its full strength, in line or deployed, unless its roster says otherwise. */
export const musters = (unit: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } => ({
  ...unit,
  fouCurrent: unit['fouCurrent'] ?? unit['fouInitial'],
  fouInitial: unit['fouInitial'] ?? unit['fouCurrent'],
  ...(unit['arm'] === 'general'
    ? {}
    : { formation: unit['formation'] ?? (unit['arm'] === 'artillery' ? 'deployed' : 'line') }),
  // Asked alone, the opportunity test takes the order for granted: in a battle it was given, or it was not.
  ...(unit['arm'] === 'cavalry' ? { opportunityOrder: unit['opportunityOrder'] ?? false } : {}),
});

/** Light infantry in open order; in a square that order is suspended. */
export const isInOpenOrder = (unit: Pick<Unit, 'arm' | 'openOrder' | 'formation'>): boolean =>
  unit.arm === 'infantry' && unit.openOrder && formationOf(unit) !== 'square';

/** What every rule calls formed: infantry that is not in open order. */
export const isFormed = (unit: Pick<Unit, 'arm' | 'openOrder' | 'formation'>): boolean =>
  unit.arm === 'infantry' && !isInOpenOrder(unit);

export const isEliteOrGuard = ({ experience }: Pick<Unit, 'experience'>): boolean =>
  experience === 'elite' || experience === 'guard';

/** Cavalry that fights with the lance, by its kind or by its roster. */
export const isLancers = ({ arm, lance, cavalryType }: Pick<Unit, 'arm' | 'lance' | 'cavalryType'>): boolean =>
  arm === 'cavalry' && (lance || cavalryType === 'lancer');
