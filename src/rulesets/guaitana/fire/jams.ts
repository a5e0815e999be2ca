import { atLeast, remind, type Umpire, type WordOf } from '../../../core/index.js';
import type { machineGunModel } from '../vocabulary.js';
import { jamCrewFire } from './fire.rulings.js';
import { jamFaces, jamThrow } from './fire.tables.js';

/** Throws a die for each machine gun, before it fires; answers how many have jammed. */
export const throwForJams = (
  model: WordOf<typeof machineGunModel>,
  machineGuns: number,
  on: string,
  umpire: Pick<Umpire, 'by' | 'reckon' | 'lookUp' | 'throwDice' | 'effect'>,
): number => {
  const { lookUp, throwDice, effect } = umpire;
  const jammed = throwDice(jamThrow, machineGuns, atLeast(lookUp(jamFaces, model)));
  if (jammed === 0) return 0;
  effect('Tiro, L221', on, 'machineGuns', { by: -jammed }, 'now');
  effect('Tiro, L221', on, 'jammedMachineGuns', { by: jammed }, 'now');
  remind(umpire, jamCrewFire);
  return jammed;
};
