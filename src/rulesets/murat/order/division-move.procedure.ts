import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { divisionMoveExamples } from './division-move.examples.js';
import { divisionMoveFacts, divisionMoveOutcome } from './division-move.facts.js';
import { divisionMoveReasons } from './order.reasons.js';
import { divisionOrderNearEnemy } from './order.rulings.js';

export const divisionMove = procedure({
  id: 'murat.order.division-move',
  title: { it: 'Limite di distanza del movimento di divisione', en: 'Distance limit of a division move' },
  rule: '§2.4, §2.7',
  when: {
    it: 'A ogni movimento fatto con un ordine di divisione.',
    en: 'At each move made under a division order.',
  },
  facts: divisionMoveFacts,
  outcome: divisionMoveOutcome,
  rulings: [divisionOrderNearEnemy],
  examples: divisionMoveExamples,

  adjudicate({ startDistanceUm, endDistanceUm }, { by, forbid, reckon }) {
    const range = reckon(
      '§2.4, §2.7',
      { it: 'Si resta oltre la portata dei moschetti (UM)', en: 'Units stay beyond musket range (UM)' },
      6,
    );
    // Of a unit that starts within range and comes closer, no reading approves.
    const mayEnd =
      startDistanceUm > range
        ? endDistanceUm > range
        : endDistanceUm >= startDistanceUm && by(divisionOrderNearEnemy) === 'not-closer';
    const reasons = refuse(forbid, divisionMoveReasons, [!mayEnd && ['within-6um-of-enemy', '§2.4']]);
    return { legal: mayEnd, reasons };
  },

  inWords: ({ legal, reasons }) => {
    const why = inOneSentence(divisionMoveReasons, reasons);
    return legal
      ? { it: 'Il movimento di divisione è ammesso.', en: 'The division move is allowed.' }
      : { it: `Il movimento non è ammesso: ${why.it}.`, en: `The move is not allowed: ${why.en}.` };
  },
});
