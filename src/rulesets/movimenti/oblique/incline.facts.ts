import { flag, measure, optional, reasonFrom, usually, type Declared } from '../../../core/index.js';
import { allowanceCm, allowed, cm, factor, ownArm, ownState, unitClass } from '../facts.js';
import { obliqueReasons } from './oblique.reasons.js';

export const inclineFacts = {
  arm: ownArm,
  unitClass,
  state: optional(ownState),
  changesFormation: flag('Vuole anche cambiare formazione', 'It wants to change formation too'),
  allowanceCm,
  straightCm: usually(0, cm('Parte dritta, prima o dopo (cm)', 'Straight part, before or after (cm)')),
  obliqueCm: usually(0, cm('Parte obliqua (cm)', 'Oblique part (cm)')),
};
export type Oblique = Declared<typeof inclineFacts>;

const leftIfAllowed = (it: string, en: string) => optional(cm(it, en));

export const inclineOutcome = {
  allowed,
  reason: reasonFrom(obliqueReasons),
  factor,
  angleDegrees: measure({ it: 'Angolo rispetto al fronte', en: 'Angle off the front' }, 0, 90, '°'),
  spentCm: leftIfAllowed('Movimento speso (cm)', 'Movement spent (cm)'),
  leftCm: leftIfAllowed('Movimento che resta (cm)', 'Movement left (cm)'),
};
