import { yesNo } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { unitAllowance } from './movement.facts.js';

export const completeAfterEvasionFacts = {
  allowanceCm: unitAllowance,
  movedCm: centimetres('Mossa già usata', 'Move already used'),
  opponentEvaded: yesNo({
    it: 'Tutte le unità che aveva caricato sono evase',
    en: 'All the units it had charged have evaded',
  }),
};

export const completeAfterEvasionOutcome = {
  mayContinue: yesNo({ it: 'Può continuare la mossa', en: 'It may go on moving' }),
  remainingCm: centimetres('Mossa che resta', 'Move left'),
};
