import type { Declared, ModifierTable, Text, Umpire } from '../../../core/index.js';
import { fireReasons, type percentageOutcome } from './shot.facts.js';

type FireReason = keyof typeof fireReasons.words;
type Percentage = Declared<typeof percentageOutcome>;

/** Bases times what each is worth after its modifiers, never below zero: the form of both fire formulas. */
export const firePercentage = <F>(
  { modify, reckon, atLeast }: Umpire<F>,
  rule: string,
  basePerBase: number,
  table: ModifierTable<F>,
  firingBases: number,
): Percentage => {
  reckon(rule, { it: 'Valore di partenza per basetta', en: 'Starting value per base' }, basePerBase);
  const { total: perBase, rows: modifiers } = modify(basePerBase, table);
  const product = reckon(
    rule,
    { it: 'Basette che tirano per valore', en: 'Bases firing times value' },
    firingBases * perBase,
  );
  const percentage = atLeast(rule, { it: 'Mai sotto zero', en: 'Never below zero' }, 0, product);
  return { canFire: true, reason: null, perBase, percentage, modifiers };
};

/** The answer when the rules forbid the shot. */
export const noShot = (reason: FireReason): Percentage => ({
  canFire: false,
  reason,
  perBase: null,
  percentage: 0,
  modifiers: [],
});

export const percentageInWords = ({ reason, percentage }: Percentage): Text =>
  reason === null
    ? { it: `Percentuale di tiro: ${percentage}%.`, en: `Fire percentage: ${percentage}%.` }
    : { it: `Non può tirare: ${fireReasons.words[reason].it}.`, en: `Cannot fire: ${fireReasons.words[reason].en}.` };
