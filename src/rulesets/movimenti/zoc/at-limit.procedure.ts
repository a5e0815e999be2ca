import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { isHorse } from '../vocabulary.js';
import { atLimitExamples } from './at-limit.examples.js';
import { atLimitActions, atLimitFacts, atLimitOutcome } from './at-limit.facts.js';
import { atLimitReasons } from './zoc.reasons.js';
import { zocFreeCost, zocLateralCavalry } from './zoc.rulings.js';

export const zocAtLimit = procedure({
  id: 'movimenti.zoc.at-limit',
  title: { it: 'Al limite di una ZOC', en: 'At the edge of a zone' },
  rule: 'VI-9, L107',
  when: { it: 'L’unità sta alla distanza a cui si è fermata.', en: 'The unit stands at the distance where it halted.' },
  facts: atLimitFacts,
  outcome: atLimitOutcome,
  rulings: [zocLateralCavalry, zocFreeCost],
  examples: atLimitExamples,

  adjudicate({ arm, action }, umpire) {
    const isSlant = action === 'lateral' || action === 'oblique-back';
    const bound = isSlant && isHorse(arm) && umpire.by(zocLateralCavalry) === 'movement-rules-apply';
    const reason = refuseFirst(umpire.forbid, atLimitReasons, [
      (action === 'advance' || action === 'oblique-forward') && ['would-enter-zoc', 'VI-9, L107'],
      bound && action === 'lateral' && ['cavalry-has-no-lateral-move', 'VI-4, L55'],
      bound && action === 'oblique-back' && ['cavalry-has-no-oblique-move', 'VI-4, L54'],
    ]);
    if (reason === null) remind(umpire, zocFreeCost);
    return { allowed: reason === null, reason };
  },

  inWords: ({ reason }, { action }) => {
    const { it, en } = atLimitActions.words[action];
    return verdict(
      atLimitReasons,
      reason,
      { it: `Può ${it}`, en: `It may ${en}` },
      { it: `Non può ${it}`, en: `It may not ${en}` },
    );
  },
});
