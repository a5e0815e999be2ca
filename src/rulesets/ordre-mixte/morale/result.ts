import type { Declared, Text } from '../../../core/index.js';
import type { applyResultOutcome } from './apply-result.facts.js';

type Result = Declared<typeof applyResultOutcome>;

const heads: { readonly [result in Result['result']]: Text } = {
  rout: { it: 'in rotta', en: 'rout' },
  retreat: { it: 'in ritirata', en: 'retreat' },
  stand: { it: 'il quadrato resta fermo', en: 'the square stands' },
  pass: { it: 'nessun effetto', en: 'no effect' },
};

const pointsInWords = ({ pmLoss, pmAfter, removed }: Result, pm: number): Text => {
  if (removed) return { it: ', senza più PM è eliminata', en: ', with no PM left it is removed' };
  if (pmLoss === 0) return { it: '', en: '' };
  if (pmAfter === pm && pm > 0)
    return { it: `, con la mossa perderà ${pmLoss} PM`, en: `, with the move it will lose ${pmLoss} PM` };
  return { it: `, perde ${pmLoss} PM e gliene restano ${pmAfter}`, en: `, loses ${pmLoss} PM and has ${pmAfter} left` };
};

/** What a morale result does to a unit, as the end of a sentence. */
export const resultInWords = (result: Result, pm: number): Text => {
  const head = heads[result.result];
  const points = pointsInWords(result, pm);
  const guns = result.gunsAbandoned ? { it: ', lascia i pezzi', en: ', leaves its guns' } : { it: '', en: '' };
  return { it: `${head.it}${points.it}${guns.it}.`, en: `${head.en}${points.en}${guns.en}.` };
};
