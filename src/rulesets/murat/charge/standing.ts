import { altered, type Declared, type Refusal, refuse, type Umpire } from '../../../core/index.js';
import { supportSharedEffects } from '../support/shared-effects.procedure.js';
import { fouOf, type Unit } from '../unit.js';
import { chargeSequenceReasons, type chargeSequenceOutcome, type ChargeSequence } from './sequence.facts.js';

export type ChargeOutcome = Declared<typeof chargeSequenceOutcome>;
type Reason = keyof typeof chargeSequenceReasons.words;

/** A charge as it was declared, and who applies the rules to it. */
export interface Charge {
  readonly facts: ChargeSequence;
  readonly umpire: Umpire<ChargeSequence>;
}

/** Where a charge stands: the two units as they are by now, and what has been settled. */
export interface Standing {
  readonly charger: Unit;
  readonly target: Unit;
  /** Who supports each of them, and shares its order and disorder. */
  readonly chargerSupport: Unit | null;
  readonly targetSupport: Unit | null;
  /** Whether the charger still has the engineers that came with it. */
  readonly engineers: boolean;
  readonly contact: boolean | null;
  /** How far the charge gets towards the target; null before its die. */
  readonly reachUm: number | null;
  readonly strikesFlankOrRear: boolean;
  /** What the target has decided on, or its test allowed. */
  readonly targetFires: boolean;
  readonly targetCountercharges: boolean;
}

/** One step of a charge: how it stands after it, or how it has ended there. */
export type Step = (charge: Charge, standing: Standing) => Standing | ChargeOutcome;

/** How a charge stands before anything is thrown for it, or where it had stopped. */
export const standingOf = ({
  charger,
  target,
  contact,
  withCharger,
  withTarget,
  underWay,
}: ChargeSequence): Standing => ({
  charger,
  target,
  chargerSupport: withCharger?.support ?? null,
  targetSupport: withTarget?.support ?? null,
  engineers: withCharger?.engineers ?? false,
  contact: underWay?.contact ?? null,
  reachUm: underWay?.reachUm ?? null,
  strikesFlankOrRear: contact !== 'front',
  targetFires: false,
  targetCountercharges: false,
});

export const endedAt = (
  { charger, target, contact }: Standing,
  stage: ChargeOutcome['stage'],
  more: Partial<ChargeOutcome> = {},
): ChargeOutcome => ({
  legal: true,
  reasons: [],
  stage,
  decision: null,
  options: [],
  contact,
  failureEffect: null,
  reachUm: null,
  ending: null,
  chargerFouAfter: fouOf(charger),
  targetFouAfter: fouOf(target),
  chargerDisordered: charger.disordered,
  targetDisordered: target.disordered,
  chargerDissolved: fouOf(charger) === 0,
  targetTaken: fouOf(target) === 0,
  chargerRetreatUm: 0,
  targetRetreatUm: 0,
  breakthroughUm: null,
  ...more,
});

/** The rules forbid the charge, by a paragraph, for one reason or several. */
export const notAllowed = (
  { umpire }: Charge,
  standing: Standing,
  rule: string,
  reasons: readonly Reason[],
): ChargeOutcome => ({
  ...endedAt({ ...standing, contact: null }, 'not-allowed'),
  legal: false,
  reasons: refuse(
    umpire.forbid,
    chargeSequenceReasons,
    reasons.map((reason): Refusal<Reason> => [reason, rule]),
  ),
});

/** What the steps of a charge owe each other is played here; where the charge stops, the next step is owed anew. */
export const plays = [
  'murat.charge.move',
  'murat.charge.reactions',
  'murat.melee.resolve',
  'murat.melee.winner-options',
  'murat.melee.breakthrough',
  'murat.recovery.after-melee',
];

/** Whoever charges is of an arm that can: all others were refused. */
export const chargingArmOf = ({ arm }: Unit): 'infantry' | 'cavalry' => (arm === 'cavalry' ? 'cavalry' : 'infantry');

/** Whoever supports a side of the charge is disordered with it. */
export const sharesDisorder = (
  { umpire }: Charge,
  role: 'charger' | 'target',
  { chargerSupport, targetSupport }: Standing,
): void => {
  const support = role === 'charger' ? chargerSupport : targetSupport;
  if (support !== null) umpire.owe('§1.8, §2.7', role, supportSharedEffects.id, 'now');
};

export const shaken = (unit: Unit): Unit => altered(unit, { disordered: true });
export const rallied = (unit: Unit): Unit => altered(unit, { disordered: false });

/** Whoever supports the charger, as the effects call it; nobody, if it has no support. */
export const supporterOfCharger = ({ chargerSupport }: Standing): { readonly [role: string]: string } =>
  chargerSupport === null ? {} : { supporter: 'withCharger.support' };
