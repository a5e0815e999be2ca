import { inOneSentence, type Text } from '../../../core/index.js';
import type { CommandFailureEffect } from '../state/command-failure.facts.js';
import { orderReasons } from './order.reasons.js';
import type { RegimentOrderOutcome } from './regiment.facts.js';

const failures: { readonly [K in CommandFailureEffect]: Text } = {
  none: { it: 'l’unità resta ferma', en: 'the unit stands still' },
  'becomes-disordered': {
    it: 'l’unità resta ferma e si disordina',
    en: 'the unit stands still and becomes disordered',
  },
  dissolved: { it: 'l’unità fugge ed è dissolta', en: 'the unit flees and is dissolved' },
};

/** What came of the order to a single unit, in one sentence. */
export const orderInWords = (outcome: RegimentOrderOutcome): Text => {
  const { legal, reasons, total, target, passed, recoversDisorder, divisionWithdraws } = outcome;
  const why = inOneSentence(orderReasons, reasons);
  if (!legal) return { it: `L’ordine non si può dare: ${why.it}.`, en: `The order may not be given: ${why.en}.` };
  const test = { it: `${total} contro ${target}`, en: `${total} against ${target}` };
  if (passed)
    return recoversDisorder
      ? {
          it: `${test.it}: ordine eseguito, e l’unità è di nuovo in ordine.`,
          en: `${test.en}: the order is carried out, and the unit is in good order again.`,
        }
      : { it: `${test.it}: ordine eseguito.`, en: `${test.en}: the order is carried out.` };
  const { it, en } = failures[outcome.failureEffect ?? 'none'];
  return divisionWithdraws
    ? {
        it: `${test.it}: ${it}, e la divisione comincia a ritirarsi dal campo.`,
        en: `${test.en}: ${en}, and the division starts to withdraw from the field.`,
      }
    : { it: `${test.it}: ${it}.`, en: `${test.en}: ${en}.` };
};
