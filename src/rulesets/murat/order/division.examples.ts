import type { Example } from '../../../core/index.js';
import type { divisionOrderFacts, divisionOrderOutcome } from './division.facts.js';

const line = { id: '14e-ligne', distanceUm: 20 } as const;

export const divisionOrderExamples: readonly Example<typeof divisionOrderFacts, typeof divisionOrderOutcome>[] = [
  {
    says: {
      it: 'Anche il secondo ordine riesce: la fanteria muove altre 4 UM, 8 in tutto',
      en: 'The second order succeeds too: the infantry moves another 4 UM, 8 in all',
    },
    facts: { orderIndex: 2, units: [line] },
    dice: [3, 4],
    outcome: {
      legal: true,
      reasons: [],
      passed: true,
      total: 7,
      target: 9,
      radiusUm: 20,
      movers: ['14e-ligne'],
      excluded: [],
      mayFire: false,
      regimentOrdersAvailable: false,
      divisionPhaseAvailable: false,
    },
    fromTheBook: '§2.7',
  },
  {
    says: {
      it: 'Muovono il reggimento e la batteria al traino; restano chi è disordinato, chi è lontano e i pezzi schierati',
      en: 'The regiment and the limbered battery move; the disordered, the far-off and the deployed guns stay',
    },
    facts: {
      units: [
        line,
        { id: '44e-ligne', disordered: true, distanceUm: 30 },
        { id: '105e-ligne', distanceUm: 20.5 },
        { id: 'batteria-1', arm: 'artillery' },
        { id: 'batteria-2', arm: 'artillery', formation: 'deployed' },
      ],
    },
    dice: [5, 4],
    outcome: {
      passed: true,
      total: 9,
      target: 9,
      movers: ['14e-ligne', 'batteria-1'],
      excluded: [
        { id: '44e-ligne', reason: 'disordered' },
        { id: '105e-ligne', reason: 'outside-radius' },
        { id: 'batteria-2', reason: 'deployed-artillery-stays' },
      ],
      mayFire: false,
    },
  },
  {
    says: {
      it: 'Il primo ordine fallisce: la scelta resta, ma si può sparare',
      en: 'The first order fails: the choice stands, but the units may fire',
    },
    facts: { units: [line] },
    dice: [5, 5],
    outcome: {
      passed: false,
      total: 10,
      movers: [],
      mayFire: true,
      regimentOrdersAvailable: false,
      divisionPhaseAvailable: false,
    },
  },
  {
    says: {
      it: 'Per il club, fallito il primo ordine, restano quelli di reggimento',
      en: 'At this club regiment orders remain when the first order fails',
    },
    facts: { units: [line] },
    rulings: { 'division-order-failed': 'fall-back' },
    dice: [5, 5],
    outcome: { passed: false, mayFire: true, regimentOrdersAvailable: true, divisionPhaseAvailable: true },
  },
  {
    says: {
      it: 'Il secondo ordine fallisce: chi ha già mosso non spara',
      en: 'The second order fails: those that have moved do not fire',
    },
    facts: { orderIndex: 2, regimentOrdersGiven: 1, units: [line] },
    dice: [6, 5],
    outcome: { legal: true, passed: false, movers: [], mayFire: false, regimentOrdersAvailable: false },
  },
  {
    says: {
      it: 'Con un generale di divisione eccellente basta un 10',
      en: 'With an excellent division general a 10 will do',
    },
    facts: { general: 'excellent' },
    dice: [5, 5],
    outcome: { target: 10, radiusUm: 24, passed: true, movers: [] },
  },
  {
    says: {
      it: 'Una brigata indipendente sotto un generale scarso: 7 e 8 UM',
      en: 'An independent brigade under a poor general: 7 and 8 UM',
    },
    facts: { general: 'poor', generalLevel: 'brigade', units: [line] },
    dice: [3, 4],
    outcome: {
      target: 7,
      radiusUm: 8,
      passed: true,
      movers: [],
      excluded: [{ id: '14e-ligne', reason: 'outside-radius' }],
    },
  },
  {
    says: {
      it: 'Dopo un ordine di reggimento è troppo tardi',
      en: 'After a regiment order it is too late',
    },
    facts: { regimentOrdersGiven: 1, units: [line] },
    outcome: {
      legal: false,
      reasons: ['division-order-must-come-first'],
      passed: null,
      total: null,
      target: null,
      radiusUm: null,
      movers: [],
      excluded: [],
      mayFire: null,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Un terzo ordine di divisione non c’è', en: 'There is no third division order' },
    facts: { orderIndex: 3 },
    outcome: { legal: false, reasons: ['only-two-division-orders'], regimentOrdersAvailable: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Dopo due ordini di divisione non ce n’è un terzo, anche se nessuno dice quale è',
      en: 'After two division orders there is no third, even if nobody says which it is',
    },
    facts: { divisionOrdersGiven: 2, units: [line] },
    outcome: { legal: false, reasons: ['only-two-division-orders'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Dato già un ordine, è il secondo: se fallisce, chi ha già mosso non spara',
      en: 'One order given, it is the second: if it fails, those that have moved do not fire',
    },
    facts: { divisionOrdersGiven: 1, units: [line] },
    dice: [6, 5],
    outcome: { passed: false, mayFire: false },
  },
  {
    says: {
      it: 'Chi si è ritirato per riordinarsi e chi lascia il campo non muovono con l’ordine',
      en: 'Those that retired to recover and those that leave the field do not move by the order',
    },
    facts: { units: [line, { id: '44e-ligne', retiredToRecover: true }, { id: '105e-ligne', withdrawing: true }] },
    dice: [3, 4],
    outcome: {
      passed: true,
      movers: ['14e-ligne'],
      excluded: [
        { id: '44e-ligne', reason: 'retired-to-recover' },
        { id: '105e-ligne', reason: 'withdrawing' },
      ],
    },
  },
  {
    says: {
      it: 'La riserva di un generale di corpo è una brigata indipendente: 8 e 10 UM',
      en: 'The reserve of a corps general is an independent brigade: 8 and 10 UM',
    },
    facts: { generalLevel: 'corps', units: [line] },
    dice: [4, 4],
    outcome: { target: 8, radiusUm: 10, passed: true, movers: [] },
  },
  {
    says: { it: 'Chi è caduto non dà più ordini', en: 'A general who has fallen gives no more orders' },
    facts: { generalAlive: false, units: [line] },
    outcome: { legal: false, reasons: ['general-fallen'] },
    notAllowed: true,
  },
];
