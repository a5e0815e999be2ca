import type { Umpire } from '../../core/index.js';
import { supportSharedEffects } from './support/shared-effects.procedure.js';
import type { Unit } from './unit.js';

/** A unit is disordered, and whoever supports it with it. */
export const disorder = (
  rule: string,
  role: string,
  { supporterId }: Pick<Unit, 'supporterId'>,
  { effect, owe }: Pick<Umpire, 'effect' | 'owe'>,
): void => {
  effect(rule, role, 'disordered', { to: true }, 'now');
  if (supporterId !== '') owe('§1.8, §2.7', role, supportSharedEffects.id, 'now');
};
