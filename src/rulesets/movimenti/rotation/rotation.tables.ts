import { factorTable, partTable, row, type By } from '../../../core/index.js';
import { difficultGroundRow } from '../difficult/difficult.tables.js';
import { isSlowed } from '../difficult/ground.js';
import { obliqueInFormation } from '../oblique/oblique.tables.js';
import { isBroken, isFormed } from '../straight/standing.js';
import type { Budget } from './budget.facts.js';
import type { Rotation } from './legality.facts.js';
import { disorderBackwardRotation, halvingsOutsideDifficultGround } from './rotation.rulings.js';

// prettier-ignore
const rotationInFormation = <F>(applies: (facts: F, by: By) => boolean) =>
  row<F>('rotation-in-formation', 1 / 2, 'VI-2, L34', { it: 'Ruota in formazione', en: 'It turns in formation' }, applies);

const goesBackInDisorder = (f: Rotation, by: By): boolean =>
  isBroken(f) && f.state === 'disorder' && f.direction === 'backward' && by(disorderBackwardRotation) === 'halved';

/** Whether the turn itself halves the move, and not only the ground it is made in. */
export const isHalvedByTurning = (f: Rotation, by: By): boolean => isFormed(f) || goesBackInDisorder(f, by);

// prettier-ignore
export const turnFactors = factorTable<Rotation>('turn-factors', 'VI-2, L34–39', { it: 'Parte del movimento ruotando', en: 'Share of the allowance when turning' }, [
  rotationInFormation(isFormed),
  row('rotation-backward-disorder', 1 / 2, 'VI-2, L39', { it: 'Torna indietro ruotando, in disordine', en: 'It goes back turning, in disorder' }, goesBackInDisorder),
  difficultGroundRow((f, by) => !isHalvedByTurning(f, by) && isSlowed(f, by)),
]);

/** What may halve a move, in the order of the rows. */
const causes = {
  rotation: (f: Budget) => f.rotates,
  oblique: (f: Budget) => f.inclines || f.lateral,
  tired: (f: Budget) => f.tired,
  ground: (f: Budget) => f.inDifficultGround,
};
type Cause = keyof typeof causes;

/** Whether anything halves the move. */
export const isHalved = (f: Budget): boolean => Object.values(causes).some(holds => holds(f));

/** The first cause halves; each other one too, if the club says so, but never in difficult ground. */
const halves =
  (cause: Cause) =>
  (f: Budget, by: By): boolean => {
    if (!causes[cause](f)) return false;
    const isFirst = Object.entries(causes).find(([, holds]) => holds(f))?.[0] === cause;
    return isFirst || (!f.inDifficultGround && by(halvingsOutsideDifficultGround) === 'each-cause');
  };

// prettier-ignore
export const halvings = factorTable<Budget>('halvings', 'VI-2, L34; VI-3, L46', { it: 'Dimezzamenti', en: 'Halvings' }, [
  rotationInFormation(halves('rotation')),
  obliqueInFormation(halves('oblique')),
  row('tired', 1 / 2, 'VI-3, L46', { it: 'È stanca', en: 'It is tired' }, halves('tired')),
  difficultGroundRow(halves('ground')),
]);

/** What is left after a change at the start, and what the formation taken can move. */
interface Capped {
  readonly leftCm: number;
  readonly newAllowanceCm: number;
}

// prettier-ignore
export const newFormationCap = partTable<Capped>('new-formation-cap', 'VI-2, L34', { it: 'Limite della formazione nuova (cm)', en: 'Limit of the new formation (cm)' }, [
  row('new-formation-cap', { of: ({ leftCm, newAllowanceCm }) => newAllowanceCm - leftCm, printed: [] }, 'VI-2, L34', { it: 'Non oltre il movimento della formazione nuova', en: 'No further than the new formation moves' },
    ({ leftCm, newAllowanceCm }) => newAllowanceCm < leftCm),
]);
