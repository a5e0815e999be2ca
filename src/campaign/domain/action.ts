import type { Procedure } from '../../core/index.js';
import type { NamedUnits } from './filling.js';

/** An action as it is asked for: the procedure, the units in their roles, what the table shows, and the dice. */
export interface Action {
  readonly procedure: Procedure;
  readonly units: NamedUnits;
  readonly circumstances: { readonly [fact: string]: unknown };
  readonly dice?: unknown;
}
