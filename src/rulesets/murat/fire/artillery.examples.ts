import type { Example } from '../../../core/index.js';
import type { artilleryFacts, artilleryOutcome } from './artillery.facts.js';
import { noShot } from './volley.facts.js';

const battery = { arm: 'artillery', nation: 'austrian', fouCurrent: 3 } as const;
/** Three dice on 5+, and no row speaks. */
const plain = { shooter: battery, target: { fouCurrent: 8 }, rangeUm: 12 } as const;

export const artilleryExamples: readonly Example<typeof artilleryFacts, typeof artilleryOutcome>[] = [
  {
    says: {
      it: 'Una batteria austriaca da 6 libbre a 12 UM: tre dadi, col 5',
      en: 'An Austrian battery of 6 lbs at 12 UM: three dice, on 5',
    },
    facts: plain,
    dice: [5, 6, 4],
    outcome: {
      legal: true,
      baseDice: 3,
      dice: 3,
      needed: 5,
      modifiers: [],
      rerollsAvailable: [],
      hits: 2,
      losses: 1,
      disorderInflicted: true,
      targetDisordered: true,
      targetFouAfter: 7,
      targetDissolved: false,
      targetDecimated: false,
      pushBackDice: 1,
    },
  },
  {
    says: {
      it: 'La stessa salva fino in fondo: il bersaglio indietreggia con chi lo supporta, e il suo generale cade',
      en: 'The same fire to its end: the target is pushed back with its supporter, and its general falls',
    },
    facts: {
      ...plain,
      target: { fouCurrent: 8, attachedGenerals: ['villate'], supporterId: '69th' },
      followed: true,
    },
    dice: [5, 6, 4, 6, 6],
    outcome: { losses: 1, pushBackDice: 1, pushedBackUm: 2, generalKilled: true },
  },
  {
    says: {
      it: 'Pezzi francesi da 4 libbre a 12 UM su una colonna di marcia: quattro dadi, e un fallito si ritira',
      en: 'French 4 lbs at 12 UM on a march column: four dice, and one miss is thrown again',
    },
    facts: {
      ...plain,
      shooter: { ...battery, nation: 'french', calibre: '3-4' },
      target: { fouCurrent: 8, formation: 'march-column' },
    },
    dice: [5, 1, 2, 4, 6],
    outcome: {
      baseDice: 2,
      dice: 4,
      needed: 5,
      modifiers: [{ id: 'target-march-column-or-square', value: 2 }],
      rerollsAvailable: ['reroll-national-gunnery'],
      hits: 2,
      losses: 1,
    },
  },
  {
    says: {
      it: 'Pezzi da 12 a mitraglia: otto dadi col 3',
      en: '12 lbs with canister: eight dice on 3',
    },
    facts: { ...plain, shooter: { ...battery, calibre: '12' }, rangeUm: 1 },
    dice: [3, 3, 3, 3, 3, 2, 2, 2],
    outcome: { baseDice: 8, dice: 8, needed: 3, hits: 5, losses: 3, targetFouAfter: 5 },
  },
  {
    says: { it: 'Appena oltre 1 UM la mitraglia non arriva', en: 'Just beyond 1 UM canister does not reach' },
    facts: { ...plain, shooter: { ...battery, calibre: '12' }, rangeUm: 1.5 },
    dice: [3, 2, 2, 2],
    outcome: { baseDice: 4, needed: 3, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 12 a 8 UM', en: '12 lbs at 8 UM' },
    facts: { ...plain, shooter: { ...battery, calibre: '12' }, rangeUm: 8 },
    dice: [4, 3, 3, 3],
    outcome: { baseDice: 4, needed: 4, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 12 a 15 UM', en: '12 lbs at 15 UM' },
    facts: { ...plain, shooter: { ...battery, calibre: '12' }, rangeUm: 15 },
    dice: [4, 3, 3],
    outcome: { baseDice: 3, needed: 4, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 12 a 25 UM', en: '12 lbs at 25 UM' },
    facts: { ...plain, shooter: { ...battery, calibre: '12' }, rangeUm: 25 },
    dice: [4, 5, 4],
    outcome: { baseDice: 3, needed: 5, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 8 a 3 UM', en: '8 lbs at 3 UM' },
    facts: { ...plain, rangeUm: 3 },
    dice: [3, 2, 2],
    outcome: { baseDice: 3, needed: 3, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 8 a 8 UM', en: '8 lbs at 8 UM' },
    facts: { ...plain, rangeUm: 8 },
    dice: [4, 3, 3],
    outcome: { baseDice: 3, needed: 4, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 8 a 25 UM: serve il 6', en: '8 lbs at 25 UM: a 6 is needed' },
    facts: { ...plain, rangeUm: 25 },
    dice: [6, 5, 5],
    outcome: { baseDice: 3, needed: 6, hits: 1, losses: 0, pushBackDice: 0 },
  },
  {
    says: { it: 'Pezzi da 3 a mitraglia: sei dadi col 4', en: '3 lbs with canister: six dice on 4' },
    facts: { ...plain, shooter: { ...battery, calibre: '3-4' }, rangeUm: 0.5 },
    dice: [4, 3, 3, 3, 3, 3],
    outcome: { baseDice: 6, needed: 4, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 3 a 3 UM', en: '3 lbs at 3 UM' },
    facts: { ...plain, shooter: { ...battery, calibre: '3-4' }, rangeUm: 3 },
    dice: [4, 3, 3],
    outcome: { baseDice: 3, needed: 4, hits: 1 },
  },
  {
    says: { it: 'Pezzi da 3 a 8 UM', en: '3 lbs at 8 UM' },
    facts: { ...plain, shooter: { ...battery, calibre: '3-4' }, rangeUm: 8 },
    dice: [5, 4, 4],
    outcome: { baseDice: 3, needed: 5, hits: 1 },
  },
  {
    says: {
      it: 'Sotto carica e in disordine: mitraglia con due dadi in meno, e chi carica non indietreggia',
      en: 'Charged and disordered: canister with two dice fewer, and the charger is not pushed back',
    },
    facts: {
      ...plain,
      shooter: { ...battery, disordered: true },
      target: { arm: 'cavalry', fouCurrent: 6 },
      underCharge: true,
    },
    dice: [3, 3, 1, 1],
    outcome: {
      baseDice: 6,
      dice: 4,
      needed: 3,
      modifiers: [
        { id: 'shooter-disordered', value: -1 },
        { id: 'shooter-under-charge', value: -1 },
      ],
      losses: 1,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Per il club il fuoco difensivo si misura: a 12 UM niente mitraglia',
      en: 'At this club defensive fire is measured: no canister at 12 UM',
    },
    facts: { ...plain, target: { arm: 'cavalry', fouCurrent: 6 }, underCharge: true },
    rulings: { 'defensive-fire-range': 'measured' },
    dice: [5, 1],
    outcome: { baseDice: 3, dice: 2, needed: 5 },
  },
  {
    says: { it: 'Batteria della Guardia russa', en: 'A battery of the Russian Guard' },
    facts: { ...plain, shooter: { ...battery, nation: 'russian', experience: 'guard' } },
    dice: [1, 1, 1, 1, 2],
    outcome: {
      dice: 4,
      modifiers: [{ id: 'guard-artillery', value: 1 }],
      rerollsAvailable: ['reroll-national-gunnery'],
      hits: 0,
    },
  },
  {
    says: {
      it: 'Vecchia Guardia: +2 e basta',
      en: 'Old Guard: +2 and no more',
    },
    facts: {
      ...plain,
      shooter: { ...battery, nation: 'french', experience: 'guard', guardTier: 'french-old-guard' },
    },
    dice: [5, 5, 5, 5, 5],
    outcome: { dice: 5, modifiers: [{ id: 'old-guard-artillery', value: 2 }], hits: 5, losses: 3 },
  },
  {
    says: {
      it: 'Per il club la Vecchia Guardia conta anche come Guardia: +3',
      en: 'At this club the Old Guard counts as Guard too: +3',
    },
    facts: {
      ...plain,
      shooter: { ...battery, nation: 'french', experience: 'guard', guardTier: 'french-old-guard' },
    },
    rulings: { 'guard-artillery-stacking': 'cumulative' },
    dice: [5, 5, 5, 5, 5, 5],
    outcome: {
      dice: 6,
      modifiers: [
        { id: 'guard-artillery', value: 1 },
        { id: 'old-guard-artillery', value: 2 },
      ],
    },
  },
  {
    says: {
      it: 'D’infilata su un quadrato: tre dadi in più, ma il quadrato resta',
      en: 'Enfilading a square: three dice more, but the square stays',
    },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'square' }, enfilade: true },
    dice: [5, 5, 5, 1, 1, 1],
    outcome: {
      dice: 6,
      modifiers: [
        { id: 'target-march-column-or-square', value: 2 },
        { id: 'enfilade-or-rear', value: 1 },
      ],
      hits: 3,
      losses: 2,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Il bersaglio è dietro un muretto: resta un dado',
      en: 'The target is behind a wall: one die is left',
    },
    facts: { ...plain, targetPosition: 'wall' },
    dice: [5],
    outcome: { dice: 1, modifiers: [{ id: 'target-hard-cover', value: -2 }], hits: 1 },
  },
  {
    says: { it: 'Il bosco non ferma le palle', en: 'Woods do not stop roundshot' },
    facts: { ...plain, targetPosition: 'woods' },
    dice: [5, 5, 1],
    outcome: { dice: 3, modifiers: [], losses: 1, pushBackDice: 1 },
  },
  {
    says: {
      it: 'La copertura dichiarata vale più di quella del terreno',
      en: 'Cover that is declared goes before that of the ground',
    },
    facts: { ...plain, targetPosition: 'wall', targetHardCover: false },
    dice: [5, 5, 1],
    outcome: { dice: 3, modifiers: [], losses: 1, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Controbatteria di una batteria ridotta a FoU 1: un dado',
      en: 'Counter-battery fire of a battery down to FoU 1: one die',
    },
    facts: {
      ...plain,
      shooter: { ...battery, fouInitial: 3, fouCurrent: 1 },
      target: { arm: 'artillery', fouCurrent: 3 },
    },
    dice: [6],
    outcome: {
      dice: 1,
      modifiers: [
        { id: 'counter-battery', value: -1 },
        { id: 'single-fou-battery', value: -1 },
      ],
      hits: 1,
    },
  },
  {
    says: {
      it: 'Troppi svantaggi: per il libro si tira comunque un dado',
      en: 'Too many drawbacks: by the book one die is thrown all the same',
    },
    facts: {
      ...plain,
      shooter: { ...battery, disordered: true },
      target: { arm: 'artillery', fouCurrent: 3 },
      targetPosition: 'field-works',
    },
    dice: [5],
    outcome: { baseDice: 3, dice: 1, hits: 1 },
  },
  {
    says: { it: 'Per il club in quel caso non si tira', en: 'At this club no die is thrown then' },
    facts: {
      ...plain,
      shooter: { ...battery, disordered: true },
      target: { arm: 'artillery', fouCurrent: 3 },
      targetPosition: 'field-works',
    },
    rulings: { 'artillery-dice-floor': 'zero' },
    outcome: { legal: true, dice: 0, hits: 0, losses: 0, disorderInflicted: false, pushBackDice: 0 },
  },
  {
    says: { it: 'Per un altro club se ne tirano due', en: 'At another club two are thrown' },
    facts: { ...plain, targetPosition: 'wall' },
    rulings: { 'artillery-dice-floor': 'two' },
    dice: [5, 5],
    outcome: { dice: 2, hits: 2, losses: 1, pushBackDice: 0 },
  },
  {
    says: { it: 'Pezzi al traino: un dado in più', en: 'Limbered guns: one die more' },
    facts: { ...plain, target: { arm: 'artillery', formation: 'limbered', fouCurrent: 3 } },
    dice: [1, 1, 1, 1],
    outcome: { dice: 4, modifiers: [{ id: 'target-limbered-artillery', value: 1 }] },
  },
  {
    says: {
      it: 'Per il club anche sui pezzi al traino è controbatteria',
      en: 'At this club fire at limbered guns is counter-battery too',
    },
    facts: { ...plain, target: { arm: 'artillery', formation: 'limbered', fouCurrent: 3 } },
    rulings: { 'counter-battery-scope': 'any-artillery' },
    dice: [1, 1, 1],
    outcome: {
      dice: 3,
      modifiers: [
        { id: 'counter-battery', value: -1 },
        { id: 'target-limbered-artillery', value: 1 },
      ],
    },
  },
  {
    says: {
      it: 'Dove un 6 di moschetto costa una perdita, quello di un cannone resta un hit',
      en: 'Where the 6 of a musket costs a loss, that of a gun stays a hit',
    },
    facts: plain,
    rulings: { 'six-always': 'loss' },
    dice: [6, 1, 1],
    outcome: { hits: 1, losses: 0, disorderInflicted: true },
  },
  {
    says: {
      it: 'Chi ha appena passato un ponte è colonna di marcia, e il bonus raddoppia: +4',
      en: 'A unit that has just crossed a bridge is a march column, and the bonus is doubled: +4',
    },
    facts: { ...plain, bridge: 'crossing' },
    dice: [5, 5, 1, 1, 1, 1, 1],
    outcome: {
      dice: 7,
      modifiers: [
        { id: 'target-march-column-or-square', value: 2 },
        { id: 'bridge-doubled', value: 2 },
      ],
      losses: 1,
    },
  },
  {
    says: {
      it: 'Chi forza un ponte subisce il doppio dei modificatori positivi',
      en: 'A unit forcing a bridge suffers the positive modifiers twice',
    },
    facts: {
      ...plain,
      shooter: { ...battery, guardTier: 'guard' },
      enfilade: true,
      underCharge: true,
      bridge: 'forcing',
    },
    dice: [3, 3, 1, 1, 1, 1, 1, 1, 1],
    outcome: {
      dice: 9,
      modifiers: [
        { id: 'shooter-under-charge', value: -1 },
        { id: 'guard-artillery', value: 1 },
        { id: 'enfilade-or-rear', value: 1 },
        { id: 'bridge-doubled', value: 2 },
      ],
      losses: 1,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Una batteria di FoU 2 colpita in pieno si dissolve',
      en: 'A battery of FoU 2, hit hard, dissolves',
    },
    facts: { ...plain, rangeUm: 1, target: { arm: 'artillery', fouInitial: 3, fouCurrent: 2 } },
    dice: [3, 3, 3, 3, 3],
    outcome: { hits: 5, losses: 2, targetFouAfter: 0, targetDissolved: true, targetDecimated: true, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Pezzi da 3 al traino, che hanno già sparato, a 16 UM: tre motivi',
      en: 'Limbered 3 lbs that have fired already, at 16 UM: three reasons',
    },
    facts: {
      ...plain,
      shooter: { ...battery, calibre: '3-4', formation: 'limbered', firedThisTurn: true },
      rangeUm: 16,
    },
    outcome: { legal: false, reasons: ['already-fired-this-turn', 'limbered', 'out-of-range'], ...noShot },
    notAllowed: true,
  },
  {
    says: {
      it: 'Nell’attivazione nemica, senza carica, la batteria tace',
      en: 'In the enemy’s activation, without a charge, the battery is silent',
    },
    facts: { ...plain, phase: 'enemy-activation' },
    outcome: { legal: false, reasons: ['only-defensive-fire-outside-own-activation'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Ha già mosso e si è schierata: non fa fuoco',
      en: 'It has moved and deployed already: it does not fire',
    },
    facts: { ...plain, actionsThisTurn: 2 },
    outcome: { legal: false, reasons: ['two-actions-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Un reggimento non ha cannoni', en: 'A regiment has no guns' },
    facts: { ...plain, shooter: { fouCurrent: 6 } },
    outcome: { legal: false, reasons: ['artillery-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Oltre 25 UM non tira nessuno', en: 'Beyond 25 UM nobody reaches' },
    facts: { ...plain, shooter: { ...battery, calibre: '12' }, rangeUm: 26 },
    outcome: { legal: false, reasons: ['out-of-range'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Fino in fondo: una perdita, il bersaglio indietreggia di 1 UM e il generale si salva',
      en: 'To its end: one loss, the target is pushed back 1 UM and the general is safe',
    },
    facts: { ...plain, target: { fouCurrent: 6, attachedGenerals: ['loison'] }, followed: true },
    dice: [6, 6, 1, 3, 2],
    outcome: { losses: 1, pushedBackUm: 1, generalKilled: false },
  },
];
