import { usually, yesNo } from '../../../core/index.js';
import { fraction } from '../facts.js';

export const flankMeleeFacts = {
  startFractionBeyondLine: fraction(
    'Parte del fronte di chi carica oltre la linea di fianco, alla partenza',
    'Part of the charger’s front beyond the flank line when the charge began',
  ),
  contactFractionBehindLine: usually(
    1,
    fraction(
      'Parte del suo fronte dietro la linea frontale prolungata del bersaglio, al contatto',
      'Part of its front behind the prolonged front line of the target, once in contact',
    ),
  ),
};

export const flankMeleeOutcome = {
  flankOrRear: yesNo({ it: 'Attacco sul fianco o sul retro', en: 'Attack on the flank or rear' }),
};
