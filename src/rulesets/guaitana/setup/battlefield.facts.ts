import { measure, yesNo } from '../../../core/index.js';

export const battlefieldFacts = {
  openShare: measure(
    {
      it: 'Parte del tavolo aperta, ondulazioni comprese',
      en: 'Share of the table that is open, gentle rises included',
    },
    0,
    1,
    '',
  ),
};

export const battlefieldOutcome = { openEnough: yesNo({ it: 'È abbastanza aperto', en: 'It is open enough' }) };
