import { type Declared, inOneSentence, procedure, type Refusal, refuse, type WordOf } from '../../../core/index.js';
import { batteryFormation } from '../vocabulary.js';
import { artilleryActionsExamples } from './actions.examples.js';
import { artilleryActionsFacts, artilleryActionsOutcome, type ArtilleryAction } from './actions.facts.js';
import { artilleryActionReasons } from './artillery.reasons.js';
import { handPushOrder } from './artillery.rulings.js';
import { actionsSpent, hasFired, mostActions } from './spent.js';

type Facts = Declared<typeof artilleryActionsFacts>;
type Formation = Facts['formation'];
type Reason = WordOf<typeof artilleryActionReasons>;

/** What an action makes of the formation, allowed or not. */
const formationAfter = (action: ArtilleryAction, formation: Formation): Formation =>
  action === 'limber' ? 'limbered' : action === 'deploy' ? 'deployed' : formation;

/** What speaks against one action, in the formation reached and after the actions before it. */
const refusalsOf = (
  action: ArtilleryAction,
  formation: Formation,
  firedBefore: boolean,
  { artilleryType, firedInEnemyTurn }: Facts,
): readonly Refusal<Reason>[] => [
  firedBefore && action !== 'push' && ['fired-battery-may-only-be-pushed', '§2.7'],
  (action === 'limber' || action === 'deploy' || action === 'move') &&
    artilleryType === 'foot' &&
    firedInEnemyTurn && ['fired-in-enemy-turn', '§2.7'],
  action === 'fire' && (firedBefore || firedInEnemyTurn) && ['already-fired-this-turn', '§2.7'],
  (action === 'fire' || action === 'push') && formation === 'limbered' && ['must-be-deployed', '§2.7'],
  action === 'move' && formation === 'deployed' && ['must-be-limbered', '§2.7'],
  action === 'limber' && formation === 'limbered' && ['already-limbered', '§2.7'],
  action === 'deploy' && formation === 'deployed' && ['already-deployed', '§2.7'],
];

export const artilleryActions = procedure({
  id: 'murat.artillery.actions',
  title: { it: 'Azioni di una batteria', en: 'Actions of a battery' },
  rule: '§2.7',
  when: { it: 'Nella propria attivazione.', en: 'In its own activation.' },
  facts: artilleryActionsFacts,
  outcome: artilleryActionsOutcome,
  rulings: [handPushOrder],
  parts: {
    battery: {
      fills: {
        artilleryType: 'artilleryType',
        formation: 'formation',
        firedThisTurn: 'firedThisTurn',
        firedInEnemyTurn: 'firedInEnemyTurn',
        actionsThisTurn: 'actionsThisTurn',
        pushedThisTurn: 'pushedThisTurn',
        movedByDivisionOrder: 'movedByDivisionOrder',
        retiredToRecover: 'retiredToRecover',
        attachedTo: 'attachedTo',
        ordersAlreadyReceived: 'ordersReceivedThisTurn',
      },
    },
    regiment: { among: 'battery.attachedTo', of: 'own' },
  },
  examples: artilleryActionsExamples,

  adjudicate(facts, { by, forbid, reckon, effect, owe }) {
    const { actions } = facts;
    const formations = actions.reduce<readonly Formation[]>(
      (reached, action) => [...reached, formationAfter(action, reached.at(-1) ?? facts.formation)],
      [facts.formation],
    );
    const fired = hasFired(facts);
    const spent = actions.length + actionsSpent(facts);
    const pushes = actions.filter(action => action === 'push').length + (facts.pushedThisTurn ? 1 : 0);
    const reasons = refuse(forbid, artilleryActionReasons, [
      actions.length > 0 && spent > mostActions && ['two-actions-only', '§2.7'],
      facts.movedByDivisionOrder && actions.length > 0 && ['moved-by-division-order', '§2.4'],
      facts.retiredToRecover && actions.length > 0 && ['retired-to-recover', '§2.11'],
      actions.includes('push') && pushes > 1 && ['one-push-per-turn', '§2.7'],
      ...actions.flatMap((action, at) =>
        refusalsOf(action, formations[at] ?? facts.formation, fired || actions.slice(0, at).includes('fire'), facts),
      ),
    ]);
    if (reasons.length > 0) return { legal: false, reasons, formation: null, needsOrder: null };

    const formation = formations.at(-1) ?? facts.formation;
    const needsOrder = reckon(
      '§2.7',
      { it: 'Solo per muovere serve un ordine', en: 'Only movement needs an order' },
      actions.includes('move') || (actions.includes('push') && by(handPushOrder) === 'needs-activation'),
    );
    if (needsOrder && facts.ordersAlreadyReceived === 0) owe('§2.7', 'battery', 'murat.order.artillery', 'now');
    // Fire is written down by whoever fires.
    const taken = actions.filter(action => action !== 'fire').length;
    if (taken > 0) effect('§2.7', 'battery', 'actionsThisTurn', { by: taken }, 'now');
    if (actions.includes('push')) effect('§2.7', 'battery', 'pushedThisTurn', { to: true }, 'now');
    if (actions.includes('move') && facts.attachedTo !== '' && !facts.withRegiment) {
      effect('§2.4', 'regiment', 'attachedBatteries', { without: 'battery' }, 'now');
      effect('§2.4', 'battery', 'attachedTo', { to: '' }, 'now');
    }
    if (formation !== facts.formation) effect('§2.7', 'battery', 'formation', { to: formation }, 'now');
    return { legal: true, reasons, formation, needsOrder };
  },

  inWords: ({ reasons, formation, needsOrder }) => {
    if (formation === null) {
      const why = inOneSentence(artilleryActionReasons, reasons);
      return { it: `Non è ammesso: ${why.it}.`, en: `It is not allowed: ${why.en}.` };
    }
    const { it, en } = batteryFormation.words[formation];
    return {
      it: `È ammesso, ${needsOrder ? 'con un ordine' : 'senza ordine'}; alla fine la batteria è ${it}.`,
      en: `It is allowed, ${needsOrder ? 'on an order' : 'without an order'}; the battery ends ${en}.`,
    };
  },
});
