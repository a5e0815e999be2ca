import { noLead, type Group, type Outcome, type Phase, type Sequence, type Standing } from '../../core/index.js';

const phase = <S extends string>(
  id: S,
  rule: string,
  actor: 'both' | 'active' | 'division',
  it: string,
  en: string,
  procedures: readonly string[] = [],
  reactions: readonly string[] = [],
): Phase<S> => ({
  id,
  rule,
  actor,
  says: { it, en },
  // What the other side plays belongs to the phase as well.
  procedures: [...new Set([...procedures, ...reactions])].map(procedure => `murat.${procedure}`),
  reactions: reactions.map(procedure => `murat.${procedure}`),
});

const fires = [
  'fire.hold-first-volley',
  'fire.musketry-eligibility',
  'fire.target-selection',
  'fire.musketry',
  'fire.artillery-eligibility',
  'fire.artillery',
  'fire.push-back',
  'corps.grand-battery-fire',
  'corps.grand-battery-hit',
];
const moves = [
  'move.unit',
  'move.oblique',
  'move.interpenetration',
  'move.formation-change',
  'bridge.cross',
  'builtup.perimeter',
  'support.eligibility',
];
const charges = [
  'charge.eligibility',
  'charge.sequence',
  'charge.move',
  'charge.reactions',
  'charge.flee-infantry',
  'charge.flee-artillery',
  'bridge.force',
  'cavalry.opportunity-test',
  'emergency.form-square',
  'emergency.countercharge',
  'emergency.advance-trigger',
  'emergency.infantry-advance',
];
const melees = [
  'melee.guns-contacted',
  'melee.resolve',
  'melee.loser-retreat',
  'melee.winner-options',
  'melee.breakthrough',
  'melee.draw',
  'builtup.ejection',
  'battery.attached-melee',
  'support.shared-effects',
  'recovery.after-melee',
  'general.casualty',
];

/** What whoever is driven back runs into: an enemy's zone, friends, rough ground. */
const retreats = ['state.zone-of-control', 'move.interpenetration', 'state.disorder'];

/** What the side that is charged, shot at or beaten plays in the other's activation, or whose cavalry charges then. */
const answers = [
  'fire.hold-first-volley',
  'fire.musketry-eligibility',
  'fire.musketry',
  'fire.artillery-eligibility',
  'fire.artillery',
  'corps.grand-battery-hit',
  'fire.push-back',
  'support.eligibility',
  ...charges,
  ...melees,
  ...retreats,
];

/** The marks of a turn, and what each goes back to when it ends. */
export const turnMarks = {
  firedThisTurn: false,
  chargedThisTurn: false,
  ordersReceivedThisTurn: 0,
  failedOrderThisTurn: false,
  movedByDivisionOrder: false,
  retiredToRecover: false,
  rotatedDegreesThisTurn: 0,
  opportunityOrder: false,
  failedSquareThisTurn: false,
} as const;

/** What generals bear for a turn. */
export const generalMarks = {
  ordersGivenThisTurn: 0,
  divisionOrdersThisTurn: 0,
  divisionPhaseForfeited: false,
  fallenIn: 'earlier',
} as const;

/** What else is borne for a turn: what a page leaves for one that follows. */
export const furtherMarks = {
  opportunityTestTaken: false,
  countercharging: false,
  wonStanding: false,
  alreadyBrokeThrough: false,
  secondRoundAgainstSquare: false,
  forcedBridge: false,
  motivatedRollMade: false,
  eliteRollMade: false,
  firedInEnemyTurn: false,
  actionsThisTurn: 0,
  pushedThisTurn: false,
  lossesFromFire: 0,
  changedFormation: false,
  bridge: 'none',
  holdTest: 'not-taken',
} as const;

/** The brigades of the active division that have yet to act once the present one is done. */
const brigadesLeft = ({ lead, passes, units }: Standing): number => {
  const active = lead.order[lead.at]?.group;
  const brigades = new Set(units.filter(unit => unit['divisionId'] === active).map(unit => unit['brigadeId']));
  brigades.delete('');
  brigades.delete(undefined);
  return Math.max(0, brigades.size - passes - 1);
};

/** The divisions in the order that their initiative gave them. */
const orderOf = (outcome: Outcome, facts: { readonly [fact: string]: unknown }): readonly Group[] => {
  // Both procedures of the initiative are asked about divisions and answer with their order.
  const divisions = facts['divisions'] as readonly { readonly id: string; readonly side: string }[];
  const order = outcome['order'] as readonly string[];
  return order.map(group => ({ group, side: divisions.find(({ id }) => id === group)?.side ?? '' }));
};

/** The turn: both sides prepare, the divisions act in the order of their initiative, the division generals come last. */
// prettier-ignore
export const sequence = {
  rule: '§2',
  phases: [
    phase('turn-start', '§2.5, §2.11', 'both', 'Inizio della mossa: arrivi e recupero delle unità motivate', 'Start of the turn: arrivals, and recovery of motivated units', ['reserve.arrival', 'recovery.motivation', 'recovery.motivated']),
    phase('generals-move', '§2.1', 'both', 'Movimento dei generali', 'The generals move', ['general.move', 'general.replacement']),
    phase('opportunity', '§2.2', 'both', 'Ordini di opportunità alla cavalleria', 'Opportunity orders for cavalry', ['cavalry.opportunity-order']),
    phase('initiative', '§2.3', 'both', 'Iniziativa delle divisioni', 'Initiative of the divisions', ['initiative.divisions']),
    phase('activation/recovery', '§2.11', 'active', 'Attivazione: recupero dal disordine', 'Activation: recovery from disorder', ['recovery.elite', 'recovery.retire']),
    phase('activation/choice', '§2.4', 'active', 'Attivazione: ordine di divisione o ordini di reggimento', 'Activation: a division order, or regiment orders', ['order.allowance']),
    phase('activation/division-order', '§2.4', 'active', 'Attivazione: ordini di divisione', 'Activation: division orders', ['order.division', 'order.division-move', ...moves, ...fires], answers),
    phase('activation/brigade', '§2.4, §2.7–2.10', 'active', 'Attivazione: una brigata fa fuoco, muove e carica', 'Activation: a brigade fires, moves and charges', ['order.regiment', 'order.artillery', 'order.take-command', 'recovery.by-order', 'artillery.actions', 'battery.attach', ...fires, ...moves, ...charges, ...melees], answers),
    phase('division-phase', '§2.12', 'division', 'Comando dei generali di divisione', 'Command of the division generals', ['initiative.division-phase', 'order.division-general', 'artillery.actions', 'battery.attach', ...fires, ...moves, ...charges, ...melees, ...retreats]),
    phase('turn-end', '§2', 'both', 'Fine della mossa', 'End of the turn', ['state.division', 'state.division-withdrawal', 'scenario.objective-control']),
  ],
  marks: { ...turnMarks, ...generalMarks, ...furtherMarks },
  groups: 'divisionId',
  going: {
    procedure: 'murat.turn.sequence',
    facts: standing => ({
      state: standing.phase,
      brigadesLeft: brigadesLeft(standing),
      divisionsLeft: Math.max(0, standing.lead.order.length - standing.lead.at - 1),
    }),
    says: ['event', 'brigadesLeft', 'divisionsLeft'],
    // The procedure's own outcome: a state, or none.
    phase: outcome => outcome['state'] as string | null,
    at: (from, to, at) => {
      if (to !== 'activation/recovery') return at;
      return from === 'initiative' ? 0 : at + 1;
    },
  },
  tells: (procedure, { turn, phase, inTurn }) => {
    switch (procedure) {
      case 'murat.reserve.arrival':
      case 'murat.general.replacement':
      case 'murat.scenario.elchingen-status':
        return { turn };
      case 'murat.fire.musketry':
      case 'murat.fire.musketry-eligibility':
      case 'murat.fire.artillery-eligibility':
      case 'murat.fire.artillery':
        return { phase: inTurn ? 'own-activation' : 'enemy-activation' };
      // Whoever charges when it is not his turn breaks in; under a division order nobody has regiment orders.
      case 'murat.charge.sequence':
        return { origin: inTurn && phase !== 'activation/division-order' ? 'regiment-order' : 'opportunity' };
      default:
        return {};
    }
  },
  leads: (procedure, outcome, facts) =>
    procedure === 'murat.initiative.divisions' || procedure === 'murat.initiative.division-phase'
      ? { ...noLead, order: orderOf(outcome, facts) }
      : null,
} as const satisfies Sequence;

export type TurnState = (typeof sequence.phases)[number]['id'];
