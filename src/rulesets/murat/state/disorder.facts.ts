import { oneOf, vocabulary, yesNo } from '../../../core/index.js';
import { unitAs } from '../unit.js';

// prettier-ignore
export const disorderEvent = vocabulary('DisorderEvent', {
  'fire-hit':               { it: 'ha subito hit dal fuoco', en: 'it was hit by fire', also: ['hit dal fuoco'] },
  'forced-retreat':         { it: 'si ritira in terreno accidentato o attraverso amici non disordinati', en: 'it retreats through rough ground or friends in good order', also: ['ritirata forzata'] },
  'decimated-failed-test':  { it: 'decimata, fallisce un test di comando', en: 'decimated, it fails a command test', also: ['test fallito'] },
  'melee-repulsed':         { it: 'è respinta in mischia o si ritira dopo un pareggio', en: 'it is repulsed in melee or retreats after a draw', also: ['respinta in mischia'] },
  'melee-hit':              { it: 'ha subito hit in mischia', en: 'it was hit in melee', also: ['hit in mischia'] },
  'voluntary-retreat':      { it: 'si ritira davanti a una carica', en: 'it retires before a charge', also: ['ritirata volontaria'] },
  'main-disordered':        { it: 'supporta un’unità che va in disordine', en: 'it supports a unit that becomes disordered', also: ['supporto'] },
  'cavalry-rough-charge':   { it: 'cavalleria che carica in terreno accidentato o oltre un ostacolo lineare', en: 'cavalry charging through rough ground or over a linear obstacle', also: ['carica in terreno accidentato'] },
  'formed-oblique':         { it: 'fanteria formata che muove o carica in obliquo', en: 'formed infantry moving or charging obliquely', also: ['obliquo'] },
  'charge-without-contact': { it: 'carica e non arriva a contatto', en: 'its charge does not make contact', also: ['carica senza contatto'] },
  'failed-square':          { it: 'non riesce a formare quadrato', en: 'it fails to form square', also: ['quadrato fallito'] },
});

export const stateDisorderFacts = {
  event: oneOf({ it: 'Che cosa è successo', en: 'What happened' }, disorderEvent),
  unit: unitAs('Unità', 'Unit'),
};

export const stateDisorderOutcome = {
  disordered: yesNo({ it: 'L’unità è disordinata', en: 'The unit is disordered' }),
};
