import type { Example } from '../../../core/index.js';
import type { fleeArtilleryFacts, fleeArtilleryOutcome } from './flee-artillery.facts.js';

const footBattery = { arm: 'artillery', fouInitial: 3 } as const;
const horseBattery = { ...footBattery, artilleryType: 'horse' } as const;

export const fleeArtilleryExamples: readonly Example<typeof fleeArtilleryFacts, typeof fleeArtilleryOutcome>[] = [
  {
    says: {
      it: 'Caricata da fanteria a 3 UM, la batteria aggancia e fugge di 2 UM',
      en: 'Charged by infantry from 3 UM, the battery limbers and flees 2 UM',
    },
    facts: { unit: footBattery, chargerArm: 'infantry', separationUm: 3, chargeReachUm: 4 },
    dice: [4, 3, 3],
    outcome: {
      legal: true,
      reasons: [],
      testPassed: true,
      testTotal: 7,
      face: 3,
      fleeUm: 2,
      destroyed: false,
      mayFire: false,
    },
  },
  {
    says: { it: 'Con un 2 è raggiunta ed eliminata', en: 'With a 2 it is caught and eliminated' },
    facts: { unit: footBattery, chargerArm: 'infantry', separationUm: 3, chargeReachUm: 4 },
    dice: [4, 3, 2],
    outcome: { testPassed: true, fleeUm: 1, destroyed: true, mayFire: false },
  },
  {
    says: {
      it: 'Il test fallisce: resta, e può ancora fare fuoco',
      en: 'The test fails: it stays, and may still fire',
    },
    facts: { unit: footBattery, chargerArm: 'infantry', separationUm: 3, chargeReachUm: 4 },
    dice: [3, 3],
    outcome: { testPassed: false, testTotal: 6, face: null, fleeUm: 0, destroyed: false, mayFire: true },
  },
  {
    says: {
      it: 'Il test fallisce e ha già fatto fuoco: aspetta e basta',
      en: 'The test fails and it has fired already: it can only wait',
    },
    facts: { unit: { ...footBattery, firedThisTurn: true }, chargerArm: 'infantry', separationUm: 3, chargeReachUm: 4 },
    dice: [2, 3],
    outcome: { testPassed: false, mayFire: false },
  },
  {
    says: { it: 'Al traino, fallito il test, non fa fuoco', en: 'Limbered and failing the test, it does not fire' },
    facts: {
      unit: { ...footBattery, formation: 'limbered' },
      chargerArm: 'infantry',
      separationUm: 3,
      chargeReachUm: 4,
    },
    dice: [2, 3],
    outcome: { testPassed: false, mayFire: false },
  },
  {
    says: {
      it: 'Una batteria a cavallo con la cavalleria a 3 UM ha -1 al test',
      en: 'A horse battery with the cavalry at 3 UM has -1 on its test',
    },
    facts: { unit: horseBattery, chargerArm: 'cavalry', separationUm: 3, chargeReachUm: 6 },
    dice: [4, 3],
    outcome: { testPassed: false, testTotal: 6, fleeUm: 0, mayFire: true },
  },
  {
    says: {
      it: 'Con un generale aggregato il test riesce, ma la cavalleria arriva lo stesso',
      en: 'With a general attached the test succeeds, but the cavalry gets there all the same',
    },
    facts: {
      unit: horseBattery,
      chargerArm: 'cavalry',
      separationUm: 3,
      chargeReachUm: 6,
      attachedGeneral: 'normal',
    },
    dice: [4, 3, 6],
    outcome: { testPassed: true, testTotal: 7, face: 6, fleeUm: 3, destroyed: true, mayFire: false },
  },
  {
    says: { it: 'Una batteria a piedi non sfugge alla cavalleria', en: 'A foot battery does not escape cavalry' },
    facts: { unit: footBattery, chargerArm: 'cavalry', separationUm: 5, chargeReachUm: 6 },
    outcome: {
      legal: false,
      reasons: ['foot-battery-cannot-escape-cavalry'],
      testPassed: null,
      testTotal: null,
      face: null,
      fleeUm: null,
      destroyed: null,
      mayFire: null,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club si fugge senza test', en: 'At this club there is no test to flee' },
    facts: { unit: horseBattery, chargerArm: 'cavalry', separationUm: 5, chargeReachUm: 6 },
    rulings: { 'artillery-escape-test': 'automatic' },
    dice: [4],
    outcome: { testPassed: true, testTotal: null, face: 4, fleeUm: 2, destroyed: false, mayFire: false },
  },
];
