import type { By } from '../../../core/index.js';
import { standsAt } from '../cover.js';
import { skirmisherTarget } from './fire.rulings.js';
import type { MusketryShot } from './musketry.facts.js';

type Skirmish = Pick<MusketryShot, 'shooter' | 'target' | 'shooterPosition' | 'targetPosition' | 'openGround'>;

/** Whether both units are in open ground: as declared, or by where they stand. */
const inTheOpen = ({ shooter, target, shooterPosition, targetPosition, openGround }: Skirmish): boolean =>
  openGround ??
  [standsAt(shooter, shooterPosition), standsAt(target, targetPosition)].every(
    at => at === 'open' || at === 'high-ground',
  );

/** Whether skirmishers screen the shooter and nobody screens the target. */
export const skirmishersHelp = (shot: Skirmish, by: By): boolean =>
  shot.shooter.skirmishers &&
  !shot.target.skirmishers &&
  inTheOpen(shot) &&
  (shot.target.arm === 'infantry' || by(skirmisherTarget) === 'any-without-sk');
