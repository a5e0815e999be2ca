import { altered, type WordOf } from '../../../core/index.js';
import { isObstacle } from '../cover.js';
import { breakthrough } from '../melee/breakthrough.procedure.js';
import { fightingArmOf } from '../melee/side.js';
import type { winnerOption } from '../melee/winner-options.facts.js';
import { winnerOptions } from '../melee/winner-options.procedure.js';
import { afterMelee } from '../recovery/after-melee.procedure.js';
import { fouOf } from '../unit.js';
import {
  endedAt,
  plays,
  rallied,
  supporterOfCharger,
  type Charge,
  type ChargeOutcome,
  type Standing,
} from './standing.js';

type WinnerOption = WordOf<typeof winnerOption>;

/** The charger has won: it stands, reorganises or breaks through. */
export const victorious = (
  charge: Charge,
  standing: Standing,
  stage: ChargeOutcome['stage'],
  more: Partial<ChargeOutcome>,
  barred: boolean,
): ChargeOutcome => {
  const { charger, target } = standing;
  const { origin, forcingBridge } = charge.facts;
  if (fouOf(charger) === 0) return endedAt(standing, stage, more);
  const { options, mandatory } = charge.umpire.call(
    'winner',
    winnerOptions,
    {
      winner: altered(charger, { wonStanding: false }),
      winnerCharged: true,
      loserArm: fightingArmOf(target),
      alreadyBrokeThrough: origin === 'breakthrough',
      secondRoundAgainstSquare: barred,
      forcedBridge: forcingBridge,
    },
    { plays, reads: ['options', 'mandatory'] },
  );
  return chosen(charge, standing, stage, more, mandatory === null ? options : [mandatory], winnerOptions.id);
};

/** Guns are overrun without a melee: the charger breaks through or reorganises, unless it may not break through. */
export const overran = (
  charge: Charge,
  standing: Standing,
  stage: ChargeOutcome['stage'],
  options: readonly WinnerOption[],
): ChargeOutcome => {
  const barred = charge.facts.origin === 'breakthrough' || charge.facts.forcingBridge;
  return chosen(charge, standing, stage, { targetTaken: true }, barred ? ['reorganise'] : options, afterMelee.id);
};

/** What the winner does: the one thing open to it, or what its player chose. */
const chosen = (
  { facts, umpire }: Charge,
  standing: Standing,
  stage: ChargeOutcome['stage'],
  more: Partial<ChargeOutcome>,
  options: readonly WinnerOption[],
  /** Where it makes its choice, if it has not made it yet. */
  next: string,
): ChargeOutcome => {
  const { charger } = standing;
  const { call, owe } = umpire;
  const option = options.length === 1 ? options[0] : options.find(one => one === facts.winnerOption);
  if (option === undefined) {
    owe('§2.10', 'charger', next, 'now');
    return endedAt(standing, stage, { ...more, decision: 'winner-option', options });
  }
  const { recovered } = call(
    'recovery',
    afterMelee,
    { option },
    { on: { winner: 'charger', ...supporterOfCharger(standing) }, reads: ['recovered'] },
  );
  const rested: Standing = recovered ? { ...standing, charger: rallied(charger) } : standing;
  if (option !== 'breakthrough') return endedAt(rested, stage, more);
  const { distanceUm } = call(
    'breakthrough',
    breakthrough,
    {
      winner: charger,
      strikesFlankOrRear: facts.breakthroughStrikesFlankOrRear,
      // Whoever has beaten the defender of an obstacle has it to cross.
      obstaclesCrossed: stage === 'won' && isObstacle(facts.targetPosition) ? 1 : 0,
    },
    { on: { winner: 'charger' }, reads: ['distanceUm'] },
  );
  return endedAt(rested, 'broke-through', { ...more, breakthroughUm: distanceUm });
};
