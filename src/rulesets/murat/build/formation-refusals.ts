import type { By, Refusal } from '../../../core/index.js';
import { openOrderSquare } from '../rulings.js';
import type { Arm, Formation } from '../vocabulary.js';
import type { FormationReason } from './build.reasons.js';
import { cavalryAttackColumn } from './build.rulings.js';
import { fewestInAttackColumn } from './build.tables.js';

/** A formation that a unit wants to be in. */
export interface WantedFormation {
  readonly arm: Arm;
  readonly bases: number;
  readonly openOrder: boolean;
  readonly formation: Formation;
}

/** All that speaks against a unit in that formation. */
export const formationRefusals = (
  { arm, bases, openOrder, formation }: WantedFormation,
  by: By,
): readonly Refusal<FormationReason>[] => {
  const inAttackColumn = formation === 'attack-column';
  const inSquare = formation === 'square';
  const ofArtillery = formation === 'limbered' || formation === 'deployed';
  const openSquare = inSquare && arm === 'infantry' && openOrder;
  return [
    arm === 'artillery' && !ofArtillery && ['not-an-artillery-formation', '§1.2'],
    arm !== 'artillery' && ofArtillery && ['artillery-only-formation', '§1.2'],
    inAttackColumn && bases < fewestInAttackColumn && ['attack-column-needs-three-bases', '§1.2'],
    inAttackColumn &&
      arm === 'cavalry' &&
      by(cavalryAttackColumn) === 'forbidden' && ['cavalry-attack-column-forbidden', '§1.2'],
    inSquare && arm !== 'infantry' && ['square-is-infantry-only', '§1.2'],
    openSquare && by(openOrderSquare) === 'forbidden' && ['open-order-cannot-square', '§1.2, §1.3'],
    formation === 'perimeter' && arm !== 'infantry' && ['perimeter-is-infantry-only', '§2.14'],
  ];
};
