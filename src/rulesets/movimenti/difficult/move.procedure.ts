import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { grantable, inCm, isBeyond } from '../allowance.js';
import { difficultGroundClasses, roadAndDifficultGround } from '../rulings.js';
import { states } from '../vocabulary.js';
import { difficultReasons } from './difficult.reasons.js';
import {
  advanceAfterLeaving,
  difficultGroundExtent,
  reForming,
  skirmishStateInDifficultGround,
} from './difficult.rulings.js';
import { difficultFactors } from './difficult.tables.js';
import { difficultMoveExamples } from './move.examples.js';
import { difficultMoveFacts, difficultMoveOutcome } from './move.facts.js';
import { groundThatCounts, isBarred, spentOn, stateInside } from './path.js';

export const difficultMove = procedure({
  id: 'movimenti.difficult.move',
  title: { it: 'Movimento in terreno difficile', en: 'Difficult ground' },
  rule: 'VI-3, L41–46',
  when: {
    it: 'Qualche figura dell’unità è in terreno difficile.',
    en: 'Any figure of the unit is in difficult ground.',
  },
  facts: difficultMoveFacts,
  impossible: {
    state: {
      says: {
        it: 'Chi agisce solo in formazione non va in schermaglia (VI-1).',
        en: 'A unit that acts only in formation does not skirmish (VI-1).',
      },
      when: ({ unitClass, state }) => unitClass === 'formation-only' && state === 'skirmish',
    },
  },
  outcome: difficultMoveOutcome,
  tables: [difficultFactors],
  rulings: [
    difficultGroundClasses,
    difficultGroundExtent,
    skirmishStateInDifficultGround,
    roadAndDifficultGround,
    reForming,
    advanceAfterLeaving,
  ],
  parts: { unit: { fills: { otherHalving: 'tired' } } },
  examples: difficultMoveExamples,

  adjudicate(move, umpire) {
    const { by, effect, forbid, modify, reckon } = umpire;
    const { allowanceCm, otherHalving, segments, state } = move;
    const share = grantable('VI-3, L46', modify(1, difficultFactors).total, umpire);
    if (otherHalving)
      reckon('VI-3, L46', { it: 'Si dimezza già per altro, una volta sola', en: 'Halved already, once only' }, 1 / 2);
    const cost = { it: 'Il percorso costa (cm)', en: 'The path costs (cm)' };
    const spentCm = reckon('VI-3, L46', cost, spentOn(move, share, by));
    const counted = { ...move, segments: groundThatCounts(move, by) };
    const entered = counted.segments.some(({ difficult }) => difficult);
    const order = { it: 'Assetto dopo la mossa', en: 'State after the move' };
    const stateAfter = entered ? reckon('VI-3, L46', order, stateInside(state, by)) : state;
    if (stateAfter === 'not-in-formation') remind(umpire, reForming);
    const reason = refuseFirst(forbid, difficultReasons, [
      isBarred(counted, by) && ['cannot-advance', 'VI-1, L25–27'],
      isBeyond(spentCm, allowanceCm) && ['beyond-allowance', 'VI-3, L46'],
    ]);
    if (stateAfter !== state) effect('VI-3, L46', 'unit', 'state', { to: stateAfter }, 'now');
    return {
      legal: reason === null,
      reason,
      spentCm,
      leftCm: Math.max(0, allowanceCm - spentCm),
      stateAfter,
      stillInside: segments.at(-1)?.difficult ?? false,
    };
  },

  inWords: ({ reason, spentCm, leftCm, stateAfter }) => {
    const [spent, left, after] = [inCm(spentCm), inCm(leftCm), states.words[stateAfter]];
    return verdict(
      difficultReasons,
      reason,
      {
        it: `Il percorso costa ${spent.it}, ne restano ${left.it}; poi è ${after.it}`,
        en: `The path costs ${spent.en}, ${left.en} are left; it is then ${after.en}`,
      },
      { it: 'Non può fare questo percorso', en: 'It may not take this path' },
    );
  },
});
