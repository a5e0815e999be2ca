import { flag, list, oneOf, optional, unlessDenied, vocabulary, yesNo, type WordOf } from '../../../core/index.js';
import { unitAs } from '../unit.js';
import { manoeuvreArm } from '../vocabulary.js';

// prettier-ignore
export const chargeReaction = vocabulary('ChargeReaction', {
  'stand':           { it: 'attendere a piè fermo', en: 'stand fast', also: ['ferma', 'resta sul posto'] },
  'stand-and-fire':  { it: 'restare e fare fuoco', en: 'stand and fire', also: ['fuoco difensivo', 'sparare'] },
  'form-square':     { it: 'formare quadrato', en: 'form square', also: ['quadrato'] },
  'flee':            { it: 'fuggire', en: 'flee', also: ['fuga'] },
  'limber-and-flee': { it: 'agganciare e fuggire', en: 'limber and flee', also: ['agganciare'] },
  'countercharge':   { it: 'controcaricare', en: 'countercharge', also: ['controcarica'] },
});
export type ChargeReaction = WordOf<typeof chargeReaction>;

export const chargingArm = oneOf({ it: 'Arma di chi carica', en: 'Arm of the charger' }, manoeuvreArm);

export const chargeReactionsFacts = {
  target: unitAs('Unità caricata', 'Charged unit'),
  chargerArm: chargingArm,
  attachedToRegiment: optional(
    yesNo({
      it: 'Batteria aggregata a un reggimento; se manca, se il bersaglio dice a quale',
      en: 'Battery attached to a regiment; if left out, if the target says to which',
    }),
  ),
  enemyInRearWithin1Um: flag('La carica viene da dietro, da entro 1 UM', 'The charge comes from the rear, within 1 UM'),
  breakthroughCharge: flag('La carica è uno sfondamento', 'The charge is a breakthrough'),
  neighbourOfFirstTarget: flag('Era entro 1 UM dal primo bersaglio', 'It was within 1 UM of the first target'),
  frontClear: unlessDenied('Il suo fronte è del tutto libero', 'Its front is wholly clear'),
  enemyWithin45: unlessDenied('Il nemico è entro 45° dal suo fronte', 'The enemy is within 45° of its front'),
  failedSquareThisTurn: flag('Non è riuscita a formare quadrato in questa mossa', 'It failed to form square this turn'),
  movedByDivisionOrder: flag('Mossa da un ordine di divisione', 'Moved by a division order'),
  retiredToRecover: flag('Si è ritirata per riordinarsi', 'It retired to recover'),
};

export const chargeReactionsOutcome = {
  options: list(
    { it: 'Reazioni possibili', en: 'Reactions open to it' },
    oneOf({ it: 'Reazione', en: 'Reaction' }, chargeReaction),
    1,
    chargeReaction.values.length,
  ),
};
