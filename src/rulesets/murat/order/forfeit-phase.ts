import type { Umpire } from '../../../core/index.js';

/** The division general has no phase of his own this turn. */
export const forfeitPhase = (rule: string, general: string, effect: Umpire['effect']): void => {
  effect(rule, general, 'divisionPhaseForfeited', { to: true }, 'now');
  effect(rule, general, 'divisionPhaseForfeited', { to: false }, 'next-turn');
};
