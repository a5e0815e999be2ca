import { noLead, type Phase, type Sequence } from '../../core/index.js';

const phase = <S extends string>(
  id: S,
  rule: string,
  actor: 'A' | 'B' | 'both',
  it: string,
  en: string,
  procedures: readonly string[] = [],
): Phase<S> => ({
  id,
  rule,
  actor,
  says: { it, en },
  procedures: procedures.map(procedure => `ordre-mixte.${procedure}`),
});

const moves = ['movement.allowance', 'movement.march-order', 'movement.bridge-defile', 'movement.charge-halt'];
const melees = [
  'melee.order',
  'melee.disorder-at-chokepoints',
  'melee.contributing-bases',
  'melee.percentage',
  'melee.resolve',
];
const morale = ['morale.trigger', 'morale.support', 'morale.test', 'morale.apply-result'];
const shots = [
  'fire.range-band',
  'fire.firing-bases',
  'fire.infantry-percentage',
  'fire.artillery-percentage',
  'fire.resolve',
];

/** The move as the sheet lists it: A moves and B may evade, then the other way round, then fire and melee. */
// prettier-ignore
export const sequence = {
  rule: 'L81–105',
  phases: [
    phase('new-orders', 'L82', 'both', 'Emissione di nuovi ordini', 'New orders are issued', ['turn.new-orders']),
    phase('rally', 'L83', 'both', 'Recupero delle unità in rotta', 'Routing units are rallied', ['turn.rally']),
    phase('compulsory-moves', 'L84', 'both', 'Mosse obbligate di chi è in rotta o in ritirata', 'Compulsory moves of routing and retreating units', ['movement.compulsory']),
    phase('breakthrough-and-advance', 'L85', 'both', 'Sfondamento della cavalleria e avanzata della fanteria', 'Cavalry breakthrough and infantry advance', ['turn.breakthrough-advance']),
    phase('initiative', 'L86', 'both', 'Iniziativa', 'Initiative', ['turn.initiative']),
    phase('a-strategic', 'L89', 'A', 'Movimento strategico di A', 'A’s strategic moves', ['movement.strategic']),
    phase('a-generals', 'L90', 'A', 'Generali di A', 'A’s generals', ['movement.generals']),
    phase('a-troops', 'L91', 'A', 'A muove le truppe, prima la cavalleria', 'A moves troops, cavalry first', moves),
    phase('b-evades', 'L92', 'B', 'B evade', 'B evades', ['movement.evasion']),
    phase('a-completes', 'L93', 'A', 'A completa le mosse contro chi è evaso', 'A completes moves against evaders', ['movement.complete-after-evasion']),
    phase('b-strategic', 'L95', 'B', 'Movimento strategico di B', 'B’s strategic moves', ['movement.strategic']),
    phase('b-generals', 'L96', 'B', 'Generali di B', 'B’s generals', ['movement.generals']),
    phase('b-troops', 'L97', 'B', 'B muove le truppe che non sono evase', 'B moves the troops that have not evaded', moves),
    phase('a-evades', 'L98', 'A', 'A evade', 'A evades', ['movement.evasion']),
    phase('b-completes', 'L99', 'B', 'B completa le mosse contro chi è evaso', 'B completes moves against evaders', ['movement.complete-after-evasion']),
    phase('late-charges', 'L100', 'both', 'Cariche di chi non ha mosso', 'Charges by units that have not moved', ['movement.late-charge']),
    phase('fire', 'L101', 'both', 'Fuochi contemporanei e test di morale', 'Simultaneous fire and its morale tests', [...shots, ...morale]),
    phase('close-to-contact', 'L102', 'both', 'Chiusura a contatto', 'Chargers close to contact', ['movement.close-to-contact']),
    phase('melee-flank-rear', 'L104', 'both', 'Mischie sul fianco e sul retro', 'Melees on flank and rear', [...melees, ...morale]),
    phase('melee-other', 'L105', 'both', 'Altre mischie', 'All other melees', [...melees, ...morale]),
  ],
  marks: { movedThisTurn: false, evadedThisTurn: false, chargeTargetIds: [], chargedByIds: [] },
  tells: (procedure, { phase }) => {
    const evades = procedure === 'ordre-mixte.movement.evasion' && /^[ab]-evades$/.test(phase);
    return evades ? { step: phase, role: phase === 'a-evades' ? 'A' : 'B' } : {};
  },
  leads: (procedure, outcome, _, sides) => {
    if (procedure !== 'ordre-mixte.turn.initiative') return null;
    // The outcome names the side that is A; the other one is B.
    const a = outcome['sideA'] as string;
    return { ...noLead, parts: { A: a, B: sides.find(side => side !== a) ?? '' } };
  },
} as const satisfies Sequence;

export type TurnStep = (typeof sequence.phases)[number]['id'];
