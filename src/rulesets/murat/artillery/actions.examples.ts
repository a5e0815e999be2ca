import type { Example } from '../../../core/index.js';
import type { artilleryActionsFacts, artilleryActionsOutcome } from './actions.facts.js';

export const artilleryActionsExamples: readonly Example<
  typeof artilleryActionsFacts,
  typeof artilleryActionsOutcome
>[] = [
  {
    says: { it: 'La batteria si schiera e fa fuoco', en: 'The battery deploys and fires' },
    facts: { formation: 'limbered', actions: ['deploy', 'fire'] },
    outcome: { legal: true, reasons: [], formation: 'deployed', needsOrder: false },
  },
  {
    says: { it: 'Dopo il fuoco non aggancia', en: 'After firing it does not limber' },
    facts: { actions: ['fire', 'limber'] },
    outcome: { legal: false, reasons: ['fired-battery-may-only-be-pushed'], formation: null, needsOrder: null },
    notAllowed: true,
  },
  {
    says: { it: 'Dopo il fuoco è spinta a mano, con un ordine', en: 'After firing it is pushed by hand, on an order' },
    facts: { actions: ['fire', 'push'] },
    outcome: { legal: true, formation: 'deployed', needsOrder: true },
  },
  {
    says: { it: 'Per il club a mano si spinge senza ordine', en: 'At this club pushing by hand needs no order' },
    facts: { actions: ['fire', 'push'] },
    rulings: { 'hand-push-order': 'free' },
    outcome: { legal: true, needsOrder: false },
  },
  {
    says: {
      it: 'Dopo il fuoco difensivo l’artiglieria a cavallo aggancia e muove',
      en: 'After defensive fire horse artillery limbers and moves',
    },
    facts: { artilleryType: 'horse', actions: ['limber', 'move'], firedInEnemyTurn: true },
    outcome: { legal: true, formation: 'limbered', needsOrder: true },
  },
  {
    says: { it: 'Quella a piedi no', en: 'Foot artillery does not' },
    facts: { actions: ['limber', 'move'], firedInEnemyTurn: true },
    outcome: { legal: false, reasons: ['fired-in-enemy-turn'] },
    notAllowed: true,
  },
  {
    says: { it: 'Ma può essere spinta a mano', en: 'But it may be pushed by hand' },
    facts: { actions: ['push'], firedInEnemyTurn: true },
    outcome: { legal: true, needsOrder: true },
  },
  {
    says: {
      it: 'Dopo il fuoco difensivo nemmeno quella a cavallo fa fuoco di nuovo',
      en: 'After defensive fire not even horse artillery fires again',
    },
    facts: { artilleryType: 'horse', actions: ['fire'], firedInEnemyTurn: true },
    outcome: { legal: false, reasons: ['already-fired-this-turn'] },
    notAllowed: true,
  },
  {
    says: { it: 'Due volte non si fa fuoco', en: 'It does not fire twice' },
    facts: { actions: ['fire', 'fire'] },
    outcome: { legal: false, reasons: ['already-fired-this-turn', 'fired-battery-may-only-be-pushed'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Ha già fatto fuoco: non aggancia e non muove',
      en: 'It has fired already: it neither limbers nor moves',
    },
    facts: { actions: ['limber', 'move'], firedThisTurn: true },
    outcome: { legal: false, reasons: ['fired-battery-may-only-be-pushed', 'two-actions-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Né fa fuoco di nuovo', en: 'Nor does it fire again' },
    facts: { actions: ['fire'], firedThisTurn: true },
    outcome: { legal: false, reasons: ['already-fired-this-turn', 'fired-battery-may-only-be-pushed'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il fuoco di questa mossa era difensivo: l’artiglieria a cavallo aggancia e muove',
      en: 'Its fire of this turn was defensive: horse artillery limbers and moves',
    },
    facts: { artilleryType: 'horse', actions: ['limber', 'move'], firedThisTurn: true, firedInEnemyTurn: true },
    outcome: { legal: true, formation: 'limbered' },
  },
  {
    says: { it: 'L’ordine l’ha già superato: muove', en: 'It has passed its order already: it moves' },
    facts: { formation: 'limbered', actions: ['move'], ordersAlreadyReceived: 1 },
    outcome: { legal: true, formation: 'limbered', needsOrder: true },
  },
  {
    says: { it: 'Tre azioni sono troppe', en: 'Three actions are too many' },
    facts: { actions: ['limber', 'move', 'deploy'] },
    outcome: { legal: false, reasons: ['two-actions-only'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Ha già agganciato e mosso: non le resta tempo per schierarsi',
      en: 'It has limbered and moved already: it has no time left to deploy',
    },
    facts: { formation: 'limbered', actions: ['deploy'], actionsThisTurn: 2 },
    outcome: { legal: false, reasons: ['two-actions-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Si è schierata: può ancora fare fuoco', en: 'It has deployed: it may still fire' },
    facts: { actions: ['fire'], actionsThisTurn: 1 },
    outcome: { legal: true, formation: 'deployed' },
  },
  {
    says: { it: 'Già spinta a mano, non lo è di nuovo', en: 'Pushed by hand already, it is not pushed again' },
    facts: { actions: ['push'], actionsThisTurn: 1, pushedThisTurn: true },
    outcome: { legal: false, reasons: ['one-push-per-turn'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Mossa con la divisione, o ritirata per riordinarsi, non fa altro',
      en: 'Moved with its division, or retired to recover, it does nothing else',
    },
    facts: {
      formation: 'limbered',
      actions: ['deploy', 'fire'],
      movedByDivisionOrder: true,
      retiredToRecover: true,
    },
    outcome: { legal: false, reasons: ['moved-by-division-order', 'retired-to-recover'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Aggancia e lascia il reggimento a cui era aggregata',
      en: 'It limbers and leaves the regiment it was attached to',
    },
    facts: { actions: ['limber', 'move'], attachedTo: '6-leggero' },
    outcome: { legal: true, formation: 'limbered', needsOrder: true },
  },
  {
    says: { it: 'Aggancia e muove con lui', en: 'It limbers and moves with it' },
    facts: { actions: ['limber', 'move'], attachedTo: '6-leggero', withRegiment: true },
    outcome: { legal: true, formation: 'limbered', needsOrder: true },
  },
  {
    says: { it: 'Due spinte sono una di troppo', en: 'Two pushes are one too many' },
    facts: { actions: ['push', 'push'] },
    outcome: { legal: false, reasons: ['one-push-per-turn'] },
    notAllowed: true,
  },
  {
    says: { it: 'Al traino non si fa fuoco', en: 'Limbered guns do not fire' },
    facts: { formation: 'limbered', actions: ['fire'] },
    outcome: { legal: false, reasons: ['must-be-deployed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Al traino non si spinge a mano', en: 'Limbered guns are not pushed by hand' },
    facts: { formation: 'limbered', actions: ['push'] },
    outcome: { legal: false, reasons: ['must-be-deployed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Da schierata non muove', en: 'A deployed battery does not move' },
    facts: { actions: ['move'] },
    outcome: { legal: false, reasons: ['must-be-limbered'] },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è al traino non aggancia', en: 'A limbered battery does not limber' },
    facts: { formation: 'limbered', actions: ['limber'] },
    outcome: { legal: false, reasons: ['already-limbered'] },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è schierato non si schiera', en: 'A deployed battery does not deploy' },
    facts: { actions: ['deploy'] },
    outcome: { legal: false, reasons: ['already-deployed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Muove e si schiera, con un ordine', en: 'It moves and deploys, on an order' },
    facts: { formation: 'limbered', actions: ['move', 'deploy'] },
    outcome: { legal: true, formation: 'deployed', needsOrder: true },
  },
];
