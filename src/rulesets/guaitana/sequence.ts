import type { Phase, Sequence } from '../../core/index.js';

const phase = <S extends string>(
  id: S,
  rule: string,
  it: string,
  en: string,
  procedures: readonly string[],
  how: Pick<Phase, 'once' | 'goesOn' | 'marks'> = {},
): Phase<S> => ({
  id,
  rule,
  actor: 'both',
  says: { it, en },
  procedures: procedures.map(procedure => `guaitana.${procedure}`),
  ...how,
});

const orders = ['orders.cinc-direct', 'orders.heliograph', 'orders.messenger', 'orders.initiative-change'];
const moves = [
  'movement.sequence',
  'movement.allowance',
  'movement.charge-bonus',
  'movement.terrain-cost',
  'movement.plan',
  'movement.formation-change',
  'movement.facing-change',
  'movement.mount-dismount',
  'movement.artillery-pack',
  'movement.contact',
  'movement.overrun',
  'orders.movement',
  'orders.defence',
  'orders.attack',
  'orders.retreat',
];
const shots = [
  'fire.unit',
  'fire.machine-gun-jam',
  'fire.attack',
  'fire.firing-figures',
  'fire.hit-chance',
  'fire.range-band',
];

/** The turn: orders, movement one unit each, observation, simultaneous fire, simultaneous melee, and its end. */
// prettier-ignore
export const sequence = {
  rule: 'Sequenza di gioco, L92–98',
  phases: [
    phase('setup', 'Schieramento, L86–88', 'Schieramento e primi ordini', 'Deployment and first orders', ['setup.unit-composition', 'setup.baggage', 'setup.commander-in-chief', 'setup.battlefield', 'setup.deployment', 'orders.assign-initial'], { once: true }),
    phase('orders', 'Ordini, L100–123', 'Ordini', 'Orders', [...orders, 'orders.assign-initial', 'orders.cinc-succession', 'morale.rally', 'morale.attack-initiative']),
    phase('movement-alternating', 'Movimento, L127', 'Movimento: un’unità per parte, prima gli italiani', 'Movement: one unit each in turn, Italians first', [...moves, 'hidden.reveal'], { marks: { movedLastPhase: false } }),
    phase('movement-native-rolls', 'Movimento, L127', 'Movimento: gli attacchi obbligati dei nativi', 'Movement: compulsory native attacks', ['movement.native-compulsory-attack', 'orders.attack', 'movement.allowance', 'movement.charge-bonus', 'movement.terrain-cost', 'movement.plan', 'movement.contact', 'movement.overrun', 'hidden.reveal']),
    phase('observation', 'Osservazione, L162–168', 'Osservazione', 'Observation', ['observation.visibility', 'observation.terrain-observed']),
    phase('fire-clear', 'Tiro, L221', 'Tiro: si sbloccano le mitragliatrici', 'Fire: jammed machine guns are cleared', ['fire.machine-gun-clear'], { goesOn: true, marks: { firedLastPhase: false } }),
    phase('fire-declare', 'Tiro, L172', 'Tiro: si indicano i bersagli', 'Fire: targets are declared', ['fire.eligibility', 'fire.target-priority', 'fire.square-two-targets', 'fire.ammunition'], { goesOn: true }),
    phase('fire-resolve', 'Tiro, L172', 'Tiro: tutti insieme', 'Fire: all at once', shots, { goesOn: true }),
    phase('fire-forced', 'Tiro, L172', 'Tiro: il fuoco obbligato degli italiani', 'Fire: compulsory Italian fire', ['fire.compulsory-italian', ...shots]),
    phase('fire-aftermath', 'Tiro, L209–223', 'Dopo il tiro: comandanti colpiti e morale', 'After the fire: leaders hit, and morale', ['casualty.leader', 'morale.fired-upon']),
    phase('melee-resolve', 'Mischia, L225–252', 'Mischia: tutti insieme', 'Melee: all at once', ['melee.attack', 'melee.fighting-figures', 'melee.hit-chance'], { marks: { foughtLastPhase: false } }),
    phase('melee-aftermath', 'Mischia, L254–256', 'Dopo la mischia: comandanti colpiti e morale', 'After the melee: leaders hit, and morale', ['casualty.leader', 'morale.fought-melee']),
    phase('end-of-turn', 'Test di morale, L266', 'Fine del turno', 'End of the turn', ['morale.end-of-turn', 'turn.end']),
  ],
  marks: {
    movedFraction: 0,
    movedMoreThanHalf: false,
    movedThisTurn: false,
    firedThisTurn: false,
    foughtThisTurn: false,
    wasFiredUpon: false,
    lossesThisPhase: 0,
    fireLosses: 0,
    meleeLosses: 0,
    contactedBy: [],
    movedIntoContactWith: [],
    contactedFlankOrRear: false,
    movedBeforeBeingContacted: false,
    surprised: false,
    retreatSinceThisTurn: false,
    ordersAlreadyChangedThisTurn: 0,
  },
  tells: (procedure, { turn, phase }) => {
    switch (procedure) {
      case 'guaitana.orders.cinc-direct':
      case 'guaitana.orders.heliograph':
      case 'guaitana.orders.messenger':
      case 'guaitana.turn.end':
        return { turn };
      case 'guaitana.hidden.reveal':
        return { phase: phase.replace(/^(movement|fire|melee)-.*/, '$1') };
      default:
        return {};
    }
  },
} as const satisfies Sequence;

export type TurnState = (typeof sequence.phases)[number]['id'];
