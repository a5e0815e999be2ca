import { oneOf, optional, vocabulary, type Text, type Umpire } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { inCm, legal } from './movement.facts.js';

/** How far from its target a charger halts, so that the target may fire. */
export const haltCm = 1;

// prettier-ignore
export const chargeReasons = vocabulary('ChargeReason', {
  'already-moved':      { it: 'l’unità ha già mosso', en: 'the unit has already moved' },
  'beyond-move-radius': { it: 'il bersaglio è oltre il raggio di mossa', en: 'the target is beyond the move radius' },
});

/** What every charge answers. */
export const chargeOutcome = {
  legal,
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, chargeReasons)),
  haltAtCm: optional(centimetres('Distanza a cui si ferma', 'Distance at which it halts')),
};

interface Charge {
  readonly legal: boolean;
  readonly reason: keyof typeof chargeReasons.words | null;
  readonly haltAtCm: number | null;
}

/** The answer when the rules forbid the charge. */
export const noCharge = (reason: keyof typeof chargeReasons.words): Charge => ({
  legal: false,
  reason,
  haltAtCm: null,
});

/** The charger halts and has moved; who charges whom is recorded by role. */
export const haltBefore = ({ reckon, effect }: Pick<Umpire, 'reckon' | 'effect'>, rule: string): Charge => {
  const says = {
    it: 'Si ferma davanti al bersaglio, che può aprire il fuoco',
    en: 'It halts before the target, which may fire',
  };
  const haltAtCm = reckon(rule, says, haltCm);
  effect(rule, 'unit', 'movedThisTurn', { to: true }, 'now');
  effect(rule, 'unit', 'chargeTargetIds', { with: 'target' }, 'now');
  effect(rule, 'target', 'chargedByIds', { with: 'unit' }, 'now');
  return { legal: true, reason: null, haltAtCm };
};

export const chargeInWords = ({ reason, haltAtCm }: Charge): Text => {
  if (reason !== null) {
    const { it, en } = chargeReasons.words[reason];
    return { it: `Non può caricare: ${it}.`, en: `It may not charge: ${en}.` };
  }
  const halt = inCm(haltAtCm ?? haltCm);
  return {
    it: `Carica e si ferma a ${halt.it} dal bersaglio.`,
    en: `It charges and halts ${halt.en} from the target.`,
  };
};
