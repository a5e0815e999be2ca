import { ruling } from '../../../core/index.js';

// prettier-ignore
export const d100Direction = ruling('d100-direction', 'L59',
  { it: 'La scheda non dice quali facce del D100 riescono.', en: 'The sheet never says which faces of the D100 succeed.' }, {
    'at-or-below': { it: 'riesce un risultato uguale o inferiore alla percentuale', en: 'a face at or below the percentage succeeds' },
    'below':       { it: 'riesce solo un risultato inferiore alla percentuale', en: 'only a face below the percentage succeeds' },
  });

// prettier-ignore
export const lossUnit = ruling('loss-unit', 'L59, L109',
  { it: 'Che cosa tolga un successo non è definito: il morale parla sia di PM sia di basette perse.', en: 'What one success removes is not defined: morale speaks of lost PM and of lost bases.' }, {
    'one-pm':   { it: 'ogni successo toglie 1 PM', en: 'each success takes 1 PM' },
    'one-base': { it: 'ogni successo toglie 1 basetta', en: 'each success takes 1 base' },
  });

// prettier-ignore
export const basesAndPm = ruling('bases-and-pm', 'L109–111',
  { it: 'Nessuna regola lega i PM alle basette, ma il morale conta le basette perse.', en: 'No rule ties PM to bases, yet morale counts bases lost.' }, {
    'tracked-separately': { it: 'i giocatori dichiarano le basette tolte', en: 'the players declare the bases removed' },
    'fixed-ratio':        { it: 'il club fissa i PM per basetta: se ne toglie una per ogni quota intera', en: 'the club sets the PM per base: one goes for every full share' },
  });

// prettier-ignore
export const fireOverflow = ruling('fire-overflow', 'L59',
  { it: 'La regola oltre il 100% è scritta per la mischia, ma l’artiglieria può superarlo.', en: 'The rule beyond 100% is printed for melee, but artillery can exceed it.' }, {
    'same-as-melee': { it: 'il tiro segue la regola della mischia', en: 'fire follows the rule of melee' },
    'cap-at-100':    { it: 'il tiro non causa mai più di una perdita', en: 'fire never causes more than one loss' },
  });

// prettier-ignore
export const overflowBeyond200 = ruling('overflow-beyond-200', 'L59',
  { it: 'Si parla di una perdita automatica; del 200% e oltre non si dice nulla.', en: 'One automatic loss is mentioned; nothing is said of 200% and more.' }, {
    'repeat':           { it: 'ogni centinaio superato è una perdita', en: 'every full hundred exceeded is a loss' },
    'single-automatic': { it: 'una sola perdita automatica, poi si tira al massimo contro 100', en: 'one automatic loss, then a roll against 100 at most' },
  });

// prettier-ignore
export const nonPositivePercentage = ruling('non-positive-percentage', 'L13, L38',
  { it: 'Le penalità possono portare il valore a zero o sotto.', en: 'Penalties can bring the value to zero or below.' }, {
    'no-roll':             { it: 'non si tira: nessuna perdita possibile', en: 'no roll: no loss is possible' },
    'minimum-one-percent': { it: 'si tira contro 1', en: 'roll against 1' },
  });
