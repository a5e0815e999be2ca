import type { Chapter } from '../../../core/index.js';
import { fireAmmunition } from './ammunition.procedure.js';
import { fireAttack } from './attack.procedure.js';
import { fireCompulsoryItalian } from './compulsory-italian.procedure.js';
import { fireEligibility } from './eligibility.procedure.js';
import { firingFigures } from './firing-figures.procedure.js';
import { fireHitChance } from './hit-chance.procedure.js';
import { fireMachineGunClear } from './machine-gun-clear.procedure.js';
import { fireMachineGunJam } from './machine-gun-jam.procedure.js';
import { fireRangeBand } from './range-band.procedure.js';
import { fireSquareTwoTargets } from './square-two-targets.procedure.js';
import { fireTargetPriority } from './target-priority.procedure.js';
import { fireUnit } from './unit.procedure.js';

export const fireChapter: Chapter = {
  area: 'fire',
  title: { it: 'Tiro', en: 'Fire' },
  procedures: [
    fireEligibility,
    fireRangeBand,
    fireTargetPriority,
    fireHitChance,
    firingFigures,
    fireAttack,
    fireSquareTwoTargets,
    fireAmmunition,
    fireCompulsoryItalian,
    fireMachineGunJam,
    fireMachineGunClear,
    fireUnit,
  ],
};
