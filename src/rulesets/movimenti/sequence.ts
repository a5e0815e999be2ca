import { type Outcome, type Phase, type Sequence } from '../../core/index.js';

const phase = <S extends string>(
  id: S,
  rule: string,
  actor: 'first' | 'second' | 'both',
  it: string,
  en: string,
  procedures: readonly string[],
): Phase<S> => ({
  id,
  rule,
  actor,
  says: { it, en },
  procedures: procedures.map(procedure => `movimenti.${procedure}`),
});

const moves = [
  'order.move',
  'straight.move',
  'straight.building-exit',
  'rotation.legality',
  'rotation.budget',
  'formation.change-cost',
  'difficult.move',
  'oblique.incline',
  'oblique.lateral',
  'road.pace',
  'double-pace.eligibility',
  'double-pace.budget',
  'double-pace.distance-limit',
  'artillery.state',
  'artillery.move',
  'artillery.limber-cost',
  'artillery.unlimber-distance',
  'artillery.double-pace',
  'artillery.transit',
  'artillery.unlimber-terrain',
  'zoc.stop',
  'zoc.at-limit',
  'zoc.lapse',
];

/** The states that the chapter relies on: each player moves in turn, the referee puts right, then charges and melees. */
// prettier-ignore
export const sequence = {
  rule: 'VI-1, L21; VI-6, L78; VI-9, L110',
  phases: [
    phase('first-player-moves', 'VI-1, L21', 'first', 'Muove il primo giocatore', 'The first player moves', moves),
    phase('front-declaration', 'VI-1, L21', 'first', 'Il primo giocatore dichiara i fronti', 'The first player declares fronts', ['straight.front-declaration']),
    phase('second-player-moves', 'VI-1, L21', 'second', 'Muove il secondo giocatore', 'The second player moves', moves),
    phase('referee-check', 'VI-1, L21; VI-6, L78', 'both', 'L’arbitro riorienta e riposiziona', 'The referee turns and puts back', ['referee.reorientation', 'referee.reposition']),
    phase('charge', 'VI-6, L78; VI-9, L110', 'both', 'Cariche', 'Charges', ['double-pace.charge-consequence', 'zoc.lapse']),
    phase('melee', 'VI-6, L78', 'both', 'Mischie', 'Melees', ['double-pace.charge-consequence']),
  ],
  marks: { usedDoublePace: false, movedThisTurn: false, declaredFrontTargetId: '' },
  // Zones of control lapse once charges begin.
  tells: (procedure, { phase }) =>
    procedure === 'movimenti.zoc.lapse' && phase === 'charge' ? { phase: 'charge' } : {},
  going: {
    procedure: 'movimenti.turn.sequence',
    facts: standing => ({ state: standing.phase }),
    says: [],
    // The procedure's own outcome: the next state.
    phase: (outcome: Outcome) => outcome['nextState'] as string,
    at: (_from: string, _to: string, at: number) => at,
  },
} as const satisfies Sequence;

export type TurnState = (typeof sequence.phases)[number]['id'];
