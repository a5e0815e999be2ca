import type { Parts, Umpire } from '../../../core/index.js';
import { generalCasualty } from '../general/casualty.procedure.js';
import { supportSharedEffects } from '../support/shared-effects.procedure.js';
import { initialFouOf } from '../unit.js';
import { pushBack } from './push-back.procedure.js';
import type { Stand } from './push-back-due.js';
import type { Damage, Followed } from './volley.facts.js';

/** What a volley that is followed to its end calls. */
export const calledAfterVolley = [pushBack, generalCasualty, supportSharedEffects];

/** Those who are with the target: its general, and whoever supports it. */
export const withTheTarget = {
  general: { among: 'target.attachedGenerals' },
  supporter: { among: 'target.supporterId' },
} satisfies Parts;

const notFollowed: Followed = { pushedBackUm: null, generalKilled: null };

/** The push-back and the general's risk, thrown at once where the volley is followed to its end. */
export const followVolley = (
  followed: boolean,
  { losses, targetFouAfter, targetDissolved, disorderInflicted, pushBackDice }: Damage,
  { target, position, charging }: Stand,
  { call }: Pick<Umpire, 'call'>,
): Followed => {
  if (!followed) return notFollowed;
  const pushedBackUm =
    (pushBackDice ?? 0) > 0
      ? call(
          'push-back',
          pushBack,
          {
            losses: losses ?? 0,
            target: { ...target, fouInitial: initialFouOf(target), fouCurrent: targetFouAfter, disordered: true },
            targetPosition: position,
            targetCharging: charging,
          },
          { on: { target: 'target' }, reads: ['distanceUm'] },
        ).distanceUm
      : 0;
  if (disorderInflicted === true && targetDissolved !== true && target.supporterId !== '')
    call(
      'support',
      supportSharedEffects,
      { mainDisordered: true, mainRetreatUm: pushedBackUm, mainRecovered: false },
      { on: { supporter: 'supporter' }, reads: ['supporterDisordered'] },
    );
  const atRisk = disorderInflicted === true && target.attachedGenerals.length > 0;
  const generalKilled = atRisk
    ? call(
        'general',
        generalCasualty,
        { unitDisorderedNow: true, unitWasDisordered: target.disordered, unitEliminated: targetDissolved === true },
        { on: { general: 'general', unit: 'target' }, reads: ['killed'] },
      ).killed
    : null;
  return { pushedBackUm, generalKilled };
};
