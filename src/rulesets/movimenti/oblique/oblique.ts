import { refuseFirst, verdict, type By, type Declared, type Text, type Umpire } from '../../../core/index.js';
import { costAt, grantable, inCm, isBeyond } from '../allowance.js';
import { mergedCellsInFormation } from '../rulings.js';
import { isEmptyCell } from '../straight/standing.js';
import { isArtillery, isHorse } from '../vocabulary.js';
import type { inclineOutcome, Oblique } from './incline.facts.js';
import { obliqueReasons } from './oblique.reasons.js';
import { obliqueEmptyCells, obliqueHalvingExtent } from './oblique.rulings.js';
import { goesAsFormed, isLeftOut, obliqueFactors } from './oblique.tables.js';

/** Inclining and moving sideways are one rule with two angles. */

/** Of horsemen and guns the order does not matter. */
export const obliqueNeeded = {
  state: {
    says: { it: 'Per la fanteria serve l’assetto.', en: 'For infantry, say what state it is in.' },
    when: ({ arm }: Pick<Oblique, 'arm'>): boolean => arm === 'infantry',
  },
};

export const obliqueRulings = [obliqueHalvingExtent, obliqueEmptyCells, mergedCellsInFormation] as const;

const isNotGranted = (move: Oblique, by: By): boolean =>
  isLeftOut(move) ? by(obliqueEmptyCells) === 'not-granted' : isEmptyCell(move, by);

/** What the move costs; without an oblique part it is a straight one. */
const spentOn = ({ straightCm, obliqueCm }: Oblique, factor: number, by: By): number => {
  if (obliqueCm === 0) return straightCm;
  return by(obliqueHalvingExtent) === 'whole-move'
    ? costAt(straightCm + obliqueCm, factor)
    : straightCm + costAt(obliqueCm, factor);
};

type Outcome = Declared<typeof inclineOutcome>;

const grantTo = (move: Oblique, by: By): readonly [rule: string, says: Text] => {
  if (isArtillery(move.arm))
    return ['Artiglieria, L87', { it: 'L’artiglieria va in ogni direzione', en: 'Artillery goes in any direction' }];
  return goesAsFormed(move, by)
    ? ['VI-4, L54–55', { it: 'A metà, tenendo la formazione', en: 'At half, keeping its formation' }]
    : ['VI-4, L56–60', { it: 'Fanteria che sa stare in schermaglia', en: 'Infantry that can skirmish' }];
};

export const moveObliquely = (move: Oblique, angleDegrees: number, umpire: Umpire<Oblique>): Outcome => {
  const { by, forbid, modify, reckon } = umpire;
  const refusedFor = (reason: Outcome['reason']): Outcome => ({
    allowed: false,
    reason,
    factor: 0,
    angleDegrees,
    spentCm: null,
    leftCm: null,
  });
  const barred = refuseFirst(forbid, obliqueReasons, [
    isHorse(move.arm) && ['cavalry-must-rotate', 'VI-4, L54–60'],
    isNotGranted(move, by) && ['not-granted-to-this-state', 'VI-4, L54–60'],
    move.changesFormation && goesAsFormed(move, by) && ['no-formation-change', 'VI-4, L54–55'],
  ]);
  if (barred !== null) return refusedFor(barred);
  reckon(...grantTo(move, by), true);
  const factor = grantable('VI-4, L54–55', modify(1, obliqueFactors).total, umpire);
  const spentCm = reckon(
    'VI-4, L54–60',
    { it: 'Movimento speso (cm)', en: 'Movement spent (cm)' },
    spentOn(move, factor, by),
  );
  const beyond = refuseFirst(forbid, obliqueReasons, [
    isBeyond(spentCm, move.allowanceCm) && ['beyond-allowance', 'VI-4, L54–60'],
  ]);
  if (beyond !== null) return refusedFor(beyond);
  return {
    allowed: true,
    reason: null,
    factor,
    angleDegrees,
    spentCm: Math.min(spentCm, move.allowanceCm),
    leftCm: Math.max(0, move.allowanceCm - spentCm),
  };
};

export const obliqueInWords = ({ reason, spentCm, leftCm }: Outcome, yes: Text, no: Text): Text => {
  const [spent, left] = [inCm(spentCm ?? 0), inCm(leftCm ?? 0)];
  return verdict(
    obliqueReasons,
    reason,
    {
      it: `${yes.it}: spende ${spent.it}, ne restano ${left.it}`,
      en: `${yes.en}: it spends ${spent.en}, ${left.en} are left`,
    },
    no,
  );
};
