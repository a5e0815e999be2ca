import { type Declared, inOneSentence, sum, type Text, type Umpire } from '../../../core/index.js';
import type { Unit } from '../unit.js';
import type { recoveryRollOutcome } from './recovery-roll.facts.js';
import { recoveryReasons } from './recovery.reasons.js';
import { recoveryScores, recoveryThrow } from './recovery.tables.js';

type Outcome = Declared<typeof recoveryRollOutcome>;

/** A recovery that the rules refuse. */
export const noRoll = (reasons: Outcome['reasons']): Outcome => ({
  legal: false,
  reasons,
  face: null,
  needed: null,
  recovered: null,
});

/** The mark of the roll that a unit has made: it has one of each a turn. */
const marks = { motivated: 'motivatedRollMade', 'elite-or-guard': 'eliteRollMade' } as const;

/** Throws the recovery die of the unit. */
export const rollToRecover = (
  who: keyof typeof recoveryScores.entries,
  unit: Pick<Unit, 'supporterId'>,
  { lookUp, throwDice, reckon, effect }: Pick<Umpire, 'lookUp' | 'throwDice' | 'reckon' | 'effect'>,
): Outcome => {
  const needed = lookUp(recoveryScores, who);
  const face = throwDice(recoveryThrow, 1, sum);
  const recovered = reckon('§2.11', { it: 'L’unità si riordina', en: 'The unit recovers' }, face >= needed);
  effect('§2.11', 'unit', marks[who], { to: true }, 'now');
  if (recovered) effect('§2.11', 'unit', 'disordered', { to: false }, 'now');
  if (recovered && unit.supporterId !== '') effect('§2.7', 'supporter', 'disordered', { to: false }, 'now');
  return { legal: true, reasons: [], face, needed, recovered };
};

export const rollInWords = ({ legal, reasons, face, needed, recovered }: Outcome): Text => {
  const why = inOneSentence(recoveryReasons, reasons);
  if (!legal) return { it: `Non tira per riordinarsi: ${why.it}.`, en: `It does not roll to recover: ${why.en}.` };
  return recovered
    ? { it: `${face} su ${needed}+: si riordina.`, en: `${face} on ${needed}+: it recovers.` }
    : { it: `${face} su ${needed}+: resta disordinata.`, en: `${face} on ${needed}+: it stays disordered.` };
};
