import { procedure } from '../../../core/index.js';
import { completeAfterEvasionExamples } from './complete-after-evasion.examples.js';
import { completeAfterEvasionFacts, completeAfterEvasionOutcome } from './complete-after-evasion.facts.js';
import { inCm, onTheTape } from './movement.facts.js';
import { newTargetAfterEvasion } from './movement.rulings.js';

export const completeAfterEvasion = procedure({
  id: 'ordre-mixte.movement.complete-after-evasion',
  title: { it: 'Completare la mossa dopo un’evasione', en: 'Finishing a move after an evasion' },
  rule: 'L93, L99',
  when: { it: 'Dopo le evasioni, per le unità che caricavano.', en: 'After the evasions, for the units that charged.' },
  facts: completeAfterEvasionFacts,
  outcome: completeAfterEvasionOutcome,
  rulings: [newTargetAfterEvasion],
  parts: { unit: {} },
  examples: completeAfterEvasionExamples,

  adjudicate({ allowanceCm, movedCm, opponentEvaded }, { by, reckon, atLeast }) {
    if (!opponentEvaded) {
      reckon('L93, L99', { it: 'Non tutti i bersagli sono evasi', en: 'Not all its targets have evaded' }, 0);
      return { mayContinue: false, remainingCm: 0 };
    }
    const says = { it: 'Mossa che resta', en: 'Move left' };
    const remainingCm = atLeast('L93, L99', says, 0, onTheTape(allowanceCm - movedCm));
    if (remainingCm > 0) {
      reckon(
        'L93, L99',
        { it: 'Può caricare un altro nemico', en: 'It may charge another enemy' },
        by(newTargetAfterEvasion) === 'yes-if-reachable',
      );
    }
    return { mayContinue: true, remainingCm };
  },

  inWords: ({ mayContinue, remainingCm }) => {
    if (!mayContinue) {
      return { it: 'La mossa finisce qui: un bersaglio è rimasto.', en: 'The move ends here: a target has stayed.' };
    }
    if (remainingCm === 0) return { it: 'La mossa è già tutta usata.', en: 'The move is already used up.' };
    const left = inCm(remainingCm);
    return { it: `Può muovere ancora fino a ${left.it}.`, en: `It may move up to ${left.en} more.` };
  },
});
