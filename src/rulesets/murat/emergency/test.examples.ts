import type { Example } from '../../../core/index.js';
import type { emergencyTestFacts, emergencyTestOutcome } from './test.facts.js';

const infantry = { arm: 'infantry', fouInitial: 8 } as const;
const cavalry = { arm: 'cavalry', fouInitial: 6 } as const;
const lightCavalry = { arm: 'cavalry', cavalryWeight: 'light' } as const;
const battery = { arm: 'artillery', artilleryType: 'horse', fouInitial: 3 } as const;

const nothing = { roll: null, total: null, needed: null, passed: null, effect: null, modifiers: [], moveUm: null };

export const emergencyTestExamples: readonly Example<typeof emergencyTestFacts, typeof emergencyTestOutcome>[] = [
  {
    says: {
      it: 'Veterani in linea, cavalleria partita da 5 UM: con 7 formano quadrato',
      en: 'Veterans in line, cavalry from 5 UM: on a 7 they form square',
    },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, enemyStartDistanceUm: 5 },
    dice: [3, 4],
    outcome: {
      legal: true,
      reasons: [],
      roll: 7,
      total: 7,
      needed: 7,
      passed: true,
      effect: 'forms-square',
      modifiers: [],
      moveUm: null,
    },
  },
  {
    says: {
      it: 'Con 6 non ci riescono: disordinati e senza fuoco',
      en: 'On a 6 they fail: disordered, and no fire',
    },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, enemyStartDistanceUm: 5 },
    dice: [2, 4],
    outcome: { total: 6, passed: false, effect: 'disordered-and-cannot-fire' },
  },
  {
    says: {
      it: 'Guardia in colonna d’attacco, un terzo perso, cavalleria partita da 3 UM: in tutto +1',
      en: 'Guard in attack column, a third lost, cavalry from 3 UM: +1 in all',
    },
    facts: {
      kind: 'form-square',
      unit: { ...infantry, experience: 'guard', formation: 'attack-column', fouInitial: 9, fouCurrent: 6 },
      enemy: lightCavalry,
      enemyStartDistanceUm: 3,
    },
    dice: [2, 4],
    outcome: {
      total: 7,
      passed: true,
      effect: 'forms-square',
      modifiers: [
        { id: 'elite', value: 1 },
        { id: 'guard-further', value: 1 },
        { id: 'attack-column', value: 1 },
        { id: 'third-lost', value: -1 },
        { id: 'cavalry-within-3', value: -1 },
      ],
    },
  },
  {
    says: {
      it: 'L’élite in linea ha un solo +1, e di una cavalleria a 3,5 UM non si cura',
      en: 'Elite in line has a single +1, and does not mind cavalry at 3.5 UM',
    },
    facts: {
      kind: 'form-square',
      unit: { ...infantry, experience: 'elite' },
      enemy: lightCavalry,
      enemyStartDistanceUm: 3.5,
    },
    dice: [1, 5],
    outcome: { total: 7, passed: true, modifiers: [{ id: 'elite', value: 1 }] },
  },
  {
    says: {
      it: 'Coscritti disordinati in colonna di marcia: nemmeno un 12 li salva se il nemico è addosso',
      en: 'Disordered conscripts in march column: with the enemy upon them not even a 12 is enough',
    },
    facts: {
      kind: 'form-square',
      unit: { ...infantry, experience: 'conscript', disordered: true, formation: 'march-column' },
      enemy: lightCavalry,
      enemyStartDistanceUm: 2,
    },
    dice: [6, 6],
    outcome: {
      roll: 12,
      total: 5,
      passed: false,
      modifiers: [
        { id: 'conscript', value: -1 },
        { id: 'disordered', value: -1 },
        { id: 'cavalry-within-3', value: -1 },
        { id: 'march-column', value: -4 },
      ],
    },
  },
  {
    says: {
      it: 'Persi due terzi della FoU, conta solo il -2',
      en: 'With two thirds of the FoU lost only the -2 counts',
    },
    facts: { kind: 'form-square', unit: { ...infantry, fouInitial: 9, fouCurrent: 3 }, enemy: lightCavalry },
    dice: [4, 5],
    outcome: { total: 7, passed: true, modifiers: [{ id: 'two-thirds-lost', value: -2 }] },
  },
  {
    says: {
      it: 'Per il club un terzo e due terzi si sommano: -3',
      en: 'At this club a third and two thirds add up: -3',
    },
    facts: { kind: 'form-square', unit: { ...infantry, fouInitial: 9, fouCurrent: 3 }, enemy: lightCavalry },
    dice: [4, 5],
    rulings: { 'emergency-loss-stacking': 'cumulative' },
    outcome: {
      total: 6,
      passed: false,
      modifiers: [
        { id: 'third-lost', value: -1 },
        { id: 'two-thirds-lost', value: -2 },
      ],
    },
  },
  {
    says: {
      it: 'Per il club le soglie si arrotondano per difetto: due perdite su 8 sono già un terzo',
      en: 'At this club thresholds are rounded down: two losses out of 8 are a third already',
    },
    facts: { kind: 'form-square', unit: { ...infantry, fouCurrent: 6 }, enemy: lightCavalry },
    dice: [3, 4],
    rulings: { 'loss-thresholds': 'round-down' },
    outcome: { total: 6, passed: false, modifiers: [{ id: 'third-lost', value: -1 }] },
  },
  {
    says: { it: 'Anche un generale scarso dà il suo +1', en: 'Even a poor general gives his +1' },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, attachedGeneral: 'poor' },
    dice: [3, 3],
    outcome: { total: 7, passed: true, modifiers: [{ id: 'attached-general', value: 1 }] },
  },
  {
    says: { it: 'Per il club un generale scarso non aiuta', en: 'At this club a poor general is of no help' },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, attachedGeneral: 'poor' },
    dice: [3, 3],
    rulings: { 'emergency-general-quality': 'not-poor' },
    outcome: { total: 6, passed: false, modifiers: [] },
  },
  {
    says: { it: 'Uno nella norma aiuta in ogni caso', en: 'A normal one helps in any case' },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, attachedGeneral: 'normal' },
    dice: [3, 3],
    rulings: { 'emergency-general-quality': 'not-poor' },
    outcome: { total: 7, passed: true },
  },
  {
    says: {
      it: 'Un’unità a 1 UM dal bersaglio ci prova e fallisce: anche lei si disordina',
      en: 'A unit 1 UM from the target tries and fails: it is disordered too',
    },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, isNeighbour: true, distanceToTargetUm: 1 },
    dice: [1, 2],
    outcome: { passed: false, effect: 'disordered-and-cannot-fire' },
  },
  {
    says: {
      it: 'Per il club al vicino che fallisce non succede nulla',
      en: 'At this club nothing happens to a neighbour that fails',
    },
    facts: { kind: 'form-square', unit: infantry, enemy: lightCavalry, isNeighbour: true, distanceToTargetUm: 1 },
    dice: [1, 2],
    rulings: { 'neighbour-square-failure': 'no-penalty' },
    outcome: { passed: false, effect: 'none' },
  },
  {
    says: { it: 'L’ordine aperto può tentare il quadrato', en: 'Open order may try to form square' },
    facts: {
      kind: 'form-square',
      unit: { ...infantry, infantryClass: 'light', openOrder: true },
      enemy: lightCavalry,
    },
    dice: [4, 4],
    outcome: { legal: true, passed: true, effect: 'forms-square' },
  },
  {
    says: { it: 'Per il club l’ordine aperto non può', en: 'At this club open order may not' },
    facts: {
      kind: 'form-square',
      unit: { ...infantry, infantryClass: 'light', openOrder: true },
      enemy: lightCavalry,
    },
    rulings: { 'open-order-square': 'forbidden' },
    outcome: { legal: false, reasons: ['open-order-cannot-square'], ...nothing },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cavalleria lontana dal bersaglio, contro fanteria: il quadrato non è per lei',
      en: 'Cavalry far from the target, against infantry: the square is not for it',
    },
    facts: {
      kind: 'form-square',
      unit: cavalry,
      enemy: { arm: 'infantry' },
      isNeighbour: true,
      distanceToTargetUm: 1.5,
    },
    outcome: { legal: false, reasons: ['infantry-only', 'neighbour-too-far', 'only-against-cavalry'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è già in quadrato non fa il test', en: 'Whoever is in square already does not test' },
    facts: { kind: 'form-square', unit: { ...infantry, formation: 'square' }, enemy: lightCavalry },
    outcome: { legal: false, reasons: ['already-square'], ...nothing },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi presidia il perimetro resta dov’è, tanto più con il nemico alle spalle',
      en: 'A perimeter garrison stays where it is, all the more with the enemy behind it',
    },
    facts: {
      kind: 'form-square',
      unit: { ...infantry, formation: 'perimeter' },
      enemy: lightCavalry,
      enemyInRearWithin1Um: true,
    },
    outcome: { legal: false, reasons: ['enemy-in-rear', 'perimeter-cannot-square'], ...nothing },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cavalleria pesante da battaglia controcarica la leggera: +3, e muove di metà dei 5 UM',
      en: 'Heavy battle cavalry countercharges light cavalry: +3, and it moves half of the 5 UM',
    },
    facts: {
      kind: 'countercharge',
      unit: { ...cavalry, cavalryWeight: 'heavy', battleCavalry: true },
      enemy: lightCavalry,
      separationUm: 5,
    },
    dice: [1, 3],
    outcome: {
      total: 7,
      passed: true,
      effect: 'countercharges',
      moveUm: 2.5,
      modifiers: [
        { id: 'countercharge-cavalry', value: 1 },
        { id: 'battle-cavalry', value: 1 },
        { id: 'heavy-vs-light', value: 1 },
      ],
    },
  },
  {
    says: {
      it: 'Contro una cavalleria pesante manca un punto, e si riceve la carica da fermi',
      en: 'Against heavy cavalry one point is missing, and the charge is received at the halt',
    },
    facts: {
      kind: 'countercharge',
      unit: { ...cavalry, cavalryWeight: 'heavy', battleCavalry: true },
      enemy: { arm: 'cavalry', cavalryWeight: 'heavy' },
      separationUm: 5,
    },
    dice: [1, 3],
    outcome: { total: 6, passed: false, effect: 'receives-at-halt', moveUm: null },
  },
  {
    says: {
      it: 'Fanteria con il fronte ingombro e il nemico di lato non controcarica',
      en: 'Infantry with its front blocked and the enemy to the side does not countercharge',
    },
    facts: {
      kind: 'countercharge',
      unit: infantry,
      enemy: lightCavalry,
      frontClear: false,
      enemyWithin45: false,
      separationUm: 4,
    },
    outcome: {
      legal: false,
      reasons: ['cavalry-only', 'enemy-outside-45-degrees', 'front-not-clear'],
      ...nothing,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'La cavalleria carica la fanteria che le viene sotto',
      en: 'The cavalry charges the infantry that comes up to it',
    },
    facts: { kind: 'advance-reaction', unit: cavalry, enemy: { arm: 'infantry' } },
    dice: [5, 4],
    outcome: { total: 9, passed: true, effect: 'charges-disordered-without-bonus' },
  },
  {
    says: { it: 'Se fallisce, resta ferma', en: 'If it fails, it stands' },
    facts: { kind: 'advance-reaction', unit: cavalry, enemy: { arm: 'infantry' } },
    dice: [1, 4],
    outcome: { passed: false, effect: 'none' },
  },
  {
    says: { it: 'La fanteria non ha questa reazione', en: 'Infantry has no such reaction' },
    facts: { kind: 'advance-reaction', unit: infantry, enemy: { arm: 'infantry' } },
    outcome: { legal: false, reasons: ['cavalry-only'], ...nothing },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una batteria a cavallo aggancia e fugge davanti alla cavalleria',
      en: 'A horse battery limbers and flees before cavalry',
    },
    facts: { kind: 'limber-and-flee', unit: battery, enemy: lightCavalry, enemyStartDistanceUm: 6 },
    dice: [3, 5],
    outcome: { total: 8, passed: true, effect: 'limbers-and-flees' },
  },
  {
    says: {
      it: 'Con la cavalleria a 3 UM non fa in tempo e resta sul posto',
      en: 'With the cavalry at 3 UM it is too late, and it stays',
    },
    facts: { kind: 'limber-and-flee', unit: battery, enemy: lightCavalry, enemyStartDistanceUm: 3 },
    dice: [3, 4],
    outcome: { total: 6, passed: false, effect: 'stays' },
  },
];
