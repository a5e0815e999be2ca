import { optional, type By } from '../../../core/index.js';
import { armOr, ownState, unitClass } from '../facts.js';
import { mergedCellsInFormation } from '../rulings.js';
import { isArtillery, type Arm, type State, type UnitClass } from '../vocabulary.js';

/** What class and order let a unit do, wherever the chapter asks. */

export interface Standing {
  readonly arm: Arm;
  readonly unitClass: UnitClass;
  /** Left out for guns only. */
  readonly state: State | null;
}

export const standingFacts = { arm: armOr, unitClass, state: optional(ownState) };

/** Guns are never in formation: of them nobody needs to say so. */
export const stateNeeded = {
  state: {
    says: {
      it: 'Serve l’assetto dell’unità; solo per l’artiglieria non serve.',
      en: 'The state of the unit is needed; artillery alone needs none.',
    },
    when: ({ arm }: Pick<Standing, 'arm'>): boolean => !isArtillery(arm),
  },
};

export const isFormed = ({ arm, state }: Pick<Standing, 'arm' | 'state'>): boolean =>
  !isArtillery(arm) && state === 'in-formation';

/** A cell of the tables that is empty, or taken to be. */
export const isEmptyCell = ({ arm, unitClass, state }: Standing, by: By): boolean => {
  if (isArtillery(arm)) return false;
  if (unitClass === 'formation-only') return state === 'skirmish';
  return state === 'in-formation' && by(mergedCellsInFormation) === 'formation-only';
};

/** Who acts only in formation and has lost it does not advance. */
export const hasLostFormation = ({ unitClass, state }: Pick<Standing, 'unitClass' | 'state'>): boolean =>
  unitClass === 'formation-only' && (state === 'not-in-formation' || state === 'disorder');

/** The same, for guns never. */
export const isBroken = (standing: Standing): boolean => !isArtillery(standing.arm) && hasLostFormation(standing);
