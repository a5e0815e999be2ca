import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { defenceOrderExamples } from './defence.examples.js';
import { defenceOrderFacts, defenceOrderOutcome } from './defence.facts.js';
import { defenceOrderReasons } from './orders.reasons.js';
import { defenceInPlaceChanges, defencePoint } from './orders.rulings.js';

export const defenceOrder = procedure({
  id: 'guaitana.orders.defence',
  title: { it: 'Obblighi dell’ordine di difesa', en: 'Obligations of a defence order' },
  rule: 'Ordini, L108',
  when: {
    it: 'Nella fase di movimento, per un’unità con ordine di difesa.',
    en: 'In the movement phase, for a unit with defence orders.',
  },
  facts: defenceOrderFacts,
  outcome: defenceOrderOutcome,
  rulings: [defencePoint, defenceInPlaceChanges],
  parts: { unit: {} },
  examples: defenceOrderExamples,

  adjudicate({ distanceToPointCm, moveCm, enemySighted }, umpire) {
    const { by, forbid, reckon } = umpire;
    const mayMoveCm = reckon(
      'Ordini, L108',
      { it: 'Mossa massima (cm)', en: 'Farthest move (cm)' },
      by(defencePoint) === 'may-move-to-point' ? distanceToPointCm : 0,
    );
    const reason = refuseFirst(forbid, defenceOrderReasons, [
      moveCm > mayMoveCm && ['must-hold-the-point', 'Ordini, L108'],
    ]);
    remind(umpire, defenceInPlaceChanges);
    reckon(
      'Ordini, L108',
      {
        it: 'Ha avvistato un nemico e può tentare di passare all’attacco',
        en: 'It has sighted an enemy and may try to attack',
      },
      enemySighted,
    );
    return { legal: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      defenceOrderReasons,
      reason,
      { it: 'La mossa rispetta l’ordine di difesa', en: 'The move keeps to the defence order' },
      { it: 'La mossa non rispetta l’ordine di difesa', en: 'The move breaks the defence order' },
    ),
});
