import { list, oneOf, optional, someOf, vocabulary, yesNo } from '../../../core/index.js';
import { unitAs } from '../unit.js';
import { manoeuvreArm } from '../vocabulary.js';
import { winnerOption } from './winner-options.facts.js';

const told = (it: string, en: string) =>
  optional(yesNo({ it: `${it}; se manca, come dice la batteria`, en: `${en}; if left out, as the battery says` }));

export const gunsContactedFacts = {
  battery: optional(unitAs('La batteria', 'The battery')),
  attached: told('Aggregata a un reggimento', 'Attached to a regiment'),
  protected: told('Al coperto', 'Behind cover'),
  supported: told('Ha dietro una fanteria che può supportarla', 'It has infantry behind that may support it'),
  chargerArm: oneOf({ it: 'Arma di chi carica', en: 'Arm of the charger' }, manoeuvreArm),
};

// prettier-ignore
export const gunsEffect = vocabulary('MeleeGunsEffect', {
  'fights-with-regiment': { it: 'combatte nella mischia del reggimento', en: 'it fights in the melee of its regiment' },
  'fights-with-own-fou':  { it: 'combatte con la propria FoU', en: 'it fights with its own FoU' },
  'eliminated':           { it: 'è eliminata al contatto', en: 'it is eliminated on contact' },
});

const chargerOption = someOf('MeleeChargerOption', winnerOption, ['breakthrough', 'reorganise']);

export const gunsContactedOutcome = {
  effect: oneOf({ it: 'Che cosa fa la batteria', en: 'What the battery does' }, gunsEffect),
  chargerOptions: list(
    { it: 'Scelte di chi ha caricato', en: 'Options of the charger' },
    oneOf({ it: 'Scelta', en: 'Option' }, chargerOption),
    0,
    2,
  ),
};
