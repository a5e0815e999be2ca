import type { Text, Umpire } from '../../../core/index.js';
import { fall } from '../fall.js';
import { goOver } from '../go-over.js';
import { order as orders } from '../vocabulary.js';
import type { OccasionOutcome, Tested } from './test.facts.js';

/** Does to the unit what came of its test. */
export const carryOut = (
  rule: string,
  { order, kind }: Pick<Tested, 'order' | 'kind'>,
  { orderAfter, eliminated }: Pick<OccasionOutcome, 'orderAfter' | 'eliminated'>,
  umpire: Pick<Umpire, 'effect' | 'owe'>,
): void => {
  if (orderAfter !== order) goOver(rule, 'unit', orderAfter, umpire);
  if (eliminated) fall(rule, 'unit', kind, 'now', umpire);
};

/** What came of a test, in one sentence. */
export const testInWords = ({ chance, passed, orderAfter, eliminated }: OccasionOutcome): Text => {
  const { it, en } = orders.words[orderAfter];
  if (passed === null || chance === null)
    return { it: `Nessun test; ordine: ${it}.`, en: `No test; its order: ${en}.` };
  const needed =
    chance >= 6
      ? { it: 'si riesce con ogni faccia', en: 'any face succeeds' }
      : { it: `si riesce con ${upTo(chance)}`, en: `succeeds on ${upTo(chance)}` };
  if (eliminated)
    return {
      it: `Test fallito (${needed.it}): l’unità è eliminata.`,
      en: `Failed (${needed.en}): the unit is eliminated.`,
    };
  return {
    it: `Test ${passed ? 'superato' : 'fallito'} (${needed.it}); ordine: ${it}.`,
    en: `${passed ? 'Passed' : 'Failed'} (${needed.en}); its order: ${en}.`,
  };
};

const upTo = (face: number): string => (face === 1 ? '1' : `1–${face}`);
