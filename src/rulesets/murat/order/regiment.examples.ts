import type { Example } from '../../../core/index.js';
import type { regimentOrderFacts, regimentOrderOutcome } from './regiment.facts.js';

const regiment = { fouInitial: 8 } as const;
const battery = { arm: 'artillery', fouInitial: 3, formation: 'limbered' } as const;

export const regimentOrderExamples: readonly Example<typeof regimentOrderFacts, typeof regimentOrderOutcome>[] = [
  {
    says: {
      it: 'Un reggimento austriaco a 6 UM dal generale, con il nemico a 3 UM, muove con 6 o meno',
      en: 'An Austrian regiment 6 UM from the general, the enemy at 3 UM, moves on 6 or less',
    },
    facts: { unit: { ...regiment, nation: 'austrian' }, distanceUm: 6, nearestEnemyUm: 3 },
    dice: [2, 4],
    outcome: {
      legal: true,
      reasons: [],
      base: 8,
      target: 6,
      modifiers: [
        { id: 'distance', value: -1 },
        { id: 'enemy-near', value: -1 },
      ],
      total: 6,
      passed: true,
      recoversDisorder: false,
      consumesOrder: true,
      failureEffect: 'none',
      divisionWithdraws: false,
      brigadeActivationEnds: false,
    },
    fromTheBook: '§2.4',
  },
  {
    says: {
      it: 'Con 7 resta fermo, l’ordine è consumato e la brigata va avanti con un’altra unità',
      en: 'On 7 it stands, the order is used up and the brigade goes on with another unit',
    },
    facts: { unit: { ...regiment, nation: 'austrian' }, distanceUm: 6, nearestEnemyUm: 3 },
    dice: [3, 4],
    outcome: {
      target: 6,
      total: 7,
      passed: false,
      consumesOrder: true,
      failureEffect: 'none',
      brigadeActivationEnds: false,
    },
  },
  {
    says: { it: 'Se carica, il nemico vicino non conta', en: 'If it charges, the enemy nearby does not count' },
    facts: { unit: regiment, distanceUm: 6, nearestEnemyUm: 3, charge: true },
    dice: [3, 4],
    outcome: { target: 7, modifiers: [{ id: 'distance', value: -1 }], passed: true },
  },
  {
    says: {
      it: 'La Guardia in colonna d’attacco con un generale aggregato non può fallire',
      en: 'The Guard in attack column with a general attached cannot fail',
    },
    facts: {
      unit: { ...regiment, experience: 'guard', formation: 'attack-column' },
      attachedGeneral: 'normal',
    },
    dice: [6, 6],
    outcome: {
      target: 12,
      modifiers: [
        { id: 'column', value: 1 },
        { id: 'guard', value: 2 },
        { id: 'attached-general', value: 1 },
      ],
      passed: true,
    },
  },
  {
    says: {
      it: 'Élite in colonna di marcia: il generale scarso aggregato non aiuta',
      en: 'Elite in march column: the poor general attached is no help',
    },
    facts: { unit: { ...regiment, experience: 'elite', formation: 'march-column' }, attachedGeneral: 'poor' },
    dice: [5, 6],
    outcome: {
      target: 10,
      modifiers: [
        { id: 'column', value: 1 },
        { id: 'elite', value: 1 },
      ],
      passed: false,
    },
  },
  {
    says: {
      it: 'Coscritti disordinati in un bosco, terzo ordine: con un 2 eseguono e si riordinano',
      en: 'Disordered conscripts in a wood, third order: on a 2 they obey and recover',
    },
    facts: {
      unit: { ...regiment, experience: 'conscript', disordered: true },
      roughTerrain: true,
      ordersAlreadyGiven: 2,
    },
    dice: [1, 1],
    outcome: {
      target: 3,
      modifiers: [
        { id: 'conscript', value: -1 },
        { id: 'rough-terrain', value: -1 },
        { id: 'later-order', value: -2 },
        { id: 'disordered', value: -1 },
      ],
      passed: true,
      recoversDisorder: true,
    },
  },
  {
    says: { it: 'Un generale di brigata eccellente ordina con 9', en: 'An excellent brigade general orders on 9' },
    facts: { unit: regiment, general: 'excellent' },
    dice: [4, 5],
    outcome: { base: 9, target: 9, modifiers: [], passed: true },
  },
  {
    says: { it: 'Un generale di brigata scarso ordina con 7', en: 'A poor brigade general orders on 7' },
    facts: { unit: regiment, general: 'poor', distanceUm: 3.9, nearestEnemyUm: 4.1 },
    dice: [4, 4],
    outcome: { base: 7, target: 7, modifiers: [], passed: false },
  },
  {
    says: { it: 'Il reggimento ha perso un terzo della forza', en: 'The regiment has lost a third of its strength' },
    facts: { unit: { fouInitial: 9, fouCurrent: 6 } },
    dice: [3, 4],
    outcome: { target: 7, modifiers: [{ id: 'third-lost', value: -1 }], passed: true },
  },
  {
    says: {
      it: 'Decimato, fallisce e si disordina',
      en: 'Decimated, it fails and becomes disordered',
    },
    facts: { unit: { fouInitial: 9, fouCurrent: 3 } },
    dice: [3, 4],
    outcome: {
      target: 6,
      modifiers: [{ id: 'decimated', value: -2 }],
      passed: false,
      failureEffect: 'becomes-disordered',
    },
  },
  {
    says: {
      it: 'Decimato e già disordinato, fallisce e fugge dal campo',
      en: 'Decimated and already disordered, it fails and flees the field',
    },
    facts: { unit: { fouInitial: 9, fouCurrent: 3, disordered: true } },
    dice: [3, 3],
    outcome: {
      target: 5,
      modifiers: [
        { id: 'decimated', value: -2 },
        { id: 'disordered', value: -1 },
      ],
      passed: false,
      recoversDisorder: false,
      failureEffect: 'dissolved',
    },
  },
  {
    says: {
      it: 'La divisione è decimata: basta un ordine fallito e si ritira',
      en: 'The division is decimated: one failed order and it withdraws',
    },
    facts: { unit: regiment, divisionDecimated: true },
    dice: [4, 5],
    outcome: { passed: false, failureEffect: 'none', divisionWithdraws: true },
  },
  {
    says: {
      it: 'Per il club il terzo delle basi non si perde mai',
      en: 'At this club a third of the bases is never lost',
    },
    facts: { unit: { fouInitial: 9, fouCurrent: 6 } },
    rulings: { 'third-lost-measure': 'never' },
    dice: [4, 4],
    outcome: { target: 8, modifiers: [], passed: true },
  },
  {
    says: {
      it: 'Con 5 perdite su 8 ha perso un terzo e non è ancora decimato',
      en: 'With 5 losses of 8 it has lost a third and is not decimated yet',
    },
    facts: { unit: { fouInitial: 8, fouCurrent: 3 } },
    dice: [3, 4],
    outcome: { target: 7, modifiers: [{ id: 'third-lost', value: -1 }] },
  },
  {
    says: {
      it: 'Per il club si arrotonda per difetto: con 5 perdite su 8 è decimato',
      en: 'At this club thresholds are rounded down: with 5 losses of 8 it is decimated',
    },
    facts: { unit: { fouInitial: 8, fouCurrent: 3 } },
    rulings: { 'loss-thresholds': 'round-down' },
    dice: [3, 3],
    outcome: { target: 6, modifiers: [{ id: 'decimated', value: -2 }], passed: true },
  },
  {
    says: {
      it: 'Fuori dal raggio, a 12 UM, l’ordine è solo più difficile',
      en: 'Outside the radius, at 12 UM, the order is only harder',
    },
    facts: { unit: regiment, distanceUm: 12 },
    dice: [2, 3],
    outcome: { legal: true, target: 5, modifiers: [{ id: 'distance', value: -3 }], passed: true },
  },
  {
    says: { it: 'Per il club fuori dal raggio non si danno ordini', en: 'At this club no orders go beyond the radius' },
    facts: { unit: regiment, distanceUm: 12 },
    rulings: { 'command-radius': 'no-orders-outside' },
    outcome: { legal: false, reasons: ['outside-command-radius'], base: null, target: null, total: null, passed: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club dentro il raggio la distanza non conta',
      en: 'At this club distance inside the radius does not count',
    },
    facts: { unit: regiment, distanceUm: 10 },
    rulings: { 'command-distance': 'beyond-radius-only' },
    dice: [4, 4],
    outcome: { target: 8, modifiers: [], passed: true },
  },
  {
    says: {
      it: 'Per lo stesso club fuori dal raggio conta per intero',
      en: 'At the same club distance outside the radius counts in full',
    },
    facts: { unit: regiment, distanceUm: 12 },
    rulings: { 'command-distance': 'beyond-radius-only' },
    dice: [3, 3],
    outcome: { target: 5, modifiers: [{ id: 'distance', value: -3 }], passed: false },
  },
  {
    says: {
      it: 'Per il club contano gli ordini alla stessa unità: per questa è il primo',
      en: 'At this club orders to the same unit count: for this one it is the first',
    },
    facts: { unit: regiment, ordersAlreadyGiven: 2 },
    rulings: { 'order-count-scope': 'per-unit' },
    dice: [4, 4],
    outcome: { target: 8, modifiers: [], passed: true },
  },
  {
    says: {
      it: 'Per lo stesso club, il terzo ordine del generale è il secondo a questa unità',
      en: 'At the same club, the general’s third order is the second to this unit',
    },
    facts: { unit: regiment, ordersAlreadyGiven: 2, ordersAlreadyReceived: 1 },
    rulings: { 'order-count-scope': 'per-unit' },
    dice: [3, 4],
    outcome: { target: 7, modifiers: [{ id: 'later-order', value: -1 }], passed: true },
  },
  {
    says: {
      it: 'Il quarto ordine di una brigata prussiana toglie 3',
      en: 'The fourth order of a Prussian brigade takes 3 off',
    },
    facts: { unit: { ...regiment, nation: 'prussian' }, ordersAlreadyGiven: 3, orderLimit: 4 },
    dice: [2, 3],
    outcome: { legal: true, target: 5, modifiers: [{ id: 'later-order', value: -3 }], passed: true },
  },
  {
    says: {
      it: 'Il generale di divisione è solo: ordina con i suoi valori',
      en: 'The division general is alone: he orders by his own values',
    },
    facts: { unit: regiment, onlyGeneral: true },
    dice: [4, 5],
    outcome: { base: 9, target: 9, passed: true },
  },
  {
    says: {
      it: 'Per il club chi è solo ordina con i valori di brigata',
      en: 'At this club a lone general orders by the values of a brigade',
    },
    facts: { unit: regiment, generalLevel: 'division', onlyGeneral: true },
    rulings: { 'no-brigade-general': 'brigade-values' },
    dice: [4, 5],
    outcome: { base: 8, target: 8, passed: false },
  },
  {
    says: { it: 'Per il club un ordine fallito non conta', en: 'At this club a failed order does not count' },
    facts: { unit: regiment },
    rulings: { 'failed-order-counts': 'does-not-count' },
    dice: [4, 5],
    outcome: { passed: false, consumesOrder: false },
  },
  {
    says: { it: 'Per il club chi fallisce chiude la brigata', en: 'At this club a failure ends the brigade' },
    facts: { unit: regiment },
    rulings: { 'failed-order-initiative': 'brigade-ends' },
    dice: [4, 5],
    outcome: { passed: false, brigadeActivationEnds: true },
  },
  {
    says: {
      it: 'Una batteria si attiva anche a ordini finiti, e senza malus',
      en: 'A battery is activated even with no orders left, and with no malus',
    },
    facts: { unit: battery, ordersAlreadyGiven: 3 },
    dice: [4, 4],
    outcome: { legal: true, target: 8, modifiers: [], passed: true, consumesOrder: false },
  },
  {
    says: {
      it: 'Nella fase dei generali di divisione può ricevere ordini chi prima ha fallito',
      en: 'In the phase of the division generals a unit that failed before may be ordered',
    },
    facts: {
      unit: regiment,
      general: 'excellent',
      generalLevel: 'division',
      phase: 'division-phase',
      distanceUm: 24,
      unitAlreadyFailed: true,
    },
    dice: [2, 2],
    outcome: { base: 10, target: 4, modifiers: [{ id: 'distance', value: -6 }], passed: true },
  },
  {
    says: {
      it: 'Chi ha già sparato non può ricevere ordini dal generale di divisione',
      en: 'A unit that has fired takes no order from the division general',
    },
    facts: {
      unit: { ...regiment, firedThisTurn: true },
      generalLevel: 'division',
      phase: 'division-phase',
    },
    outcome: { legal: false, reasons: ['unit-already-used'], target: null, modifiers: [] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Sette motivi insieme contro un quarto ordine',
      en: 'Seven reasons at once against a fourth order',
    },
    facts: {
      unit: { ...regiment, chargedThisTurn: true },
      ordersAlreadyGiven: 3,
      unitAlreadyFailed: true,
      generalAttachedElsewhere: true,
      movedByDivisionOrder: true,
      retiredToRecover: true,
      divisionWithdrawing: true,
    },
    outcome: {
      legal: false,
      reasons: [
        'division-withdrawing',
        'general-attached-elsewhere',
        'moved-by-division-order',
        'no-orders-left',
        'retired-to-recover',
        'unit-already-charged',
        'unit-already-failed-this-turn',
      ],
      consumesOrder: null,
      failureEffect: null,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un generale di corpo con la sua riserva ordina da generale di brigata',
      en: 'A corps general with his reserve orders as a brigade general',
    },
    facts: { unit: regiment, generalLevel: 'corps' },
    dice: [4, 4],
    outcome: { base: 8, target: 8, passed: true },
  },
  {
    says: { it: 'Chi è caduto non dà più ordini', en: 'A general who has fallen gives no more orders' },
    facts: { unit: regiment, generalAlive: false },
    outcome: { legal: false, reasons: ['general-fallen'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il generale è con il 6° leggero: agli altri non dà ordini',
      en: 'The general is with the 6th Light: he orders no other unit',
    },
    facts: { unit: { ...regiment, id: '69-linea' }, generalAttachedTo: '6-leggero' },
    outcome: { legal: false, reasons: ['general-attached-elsewhere'] },
    notAllowed: true,
  },
  {
    says: { it: 'Al 6° leggero stesso sì', en: 'To the 6th Light itself he may give them' },
    facts: { unit: { ...regiment, id: '6-leggero' }, generalAttachedTo: '6-leggero' },
    dice: [4, 4],
    outcome: { legal: true, passed: true },
  },
  {
    says: {
      it: 'Ritorna in ordine, e con lei chi la appoggia',
      en: 'It is in order again, and whoever supports it too',
    },
    facts: { unit: { ...regiment, disordered: true, supporterId: 'second' }, general: 'normal' },
    dice: [1, 1],
    outcome: { passed: true, recoversDisorder: true },
  },
];
