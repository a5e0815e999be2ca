import { someOf, vocabulary } from '../../../core/index.js';
import { moveReasons } from '../move/move.reasons.js';

// prettier-ignore
export const chargeReasons = vocabulary('ChargeReason', {
  'artillery-cannot-charge':                     { it: 'l’artiglieria non carica', en: 'artillery cannot charge' },
  'formation-cannot-charge':                     { it: 'in questa formazione non si carica', en: 'there is no charging in this formation' },
  'one-charge-per-turn':                         { it: 'ha già caricato in questa mossa', en: 'it has already charged this turn' },
  'changed-formation':                           { it: 'ha cambiato formazione con questo ordine', en: 'it changed formation with this order' },
  'outside-45-degrees':                          { it: 'il bersaglio è fuori dall’arco di 45°', en: 'the target is outside the arc of 45°' },
  'not-visible':                                 { it: 'il bersaglio non si vede', en: 'the target is not seen' },
  'infantry-cannot-charge-cavalry':              { it: 'la fanteria non carica la cavalleria', en: 'infantry cannot charge cavalry' },
  'open-order-cannot-charge-formed-or-cavalry':  { it: 'l’ordine aperto non carica la fanteria formata né la cavalleria', en: 'open order cannot charge formed infantry or cavalry' },
});

// prettier-ignore
export const fleeReasons = vocabulary('FleeReason', {
  'foot-battery-cannot-escape-cavalry': { it: 'una batteria a piedi non sfugge alla cavalleria', en: 'a foot battery cannot escape cavalry' },
});

/** Why the path of a charge is refused: as any move, except that a charge may fall short. */
export const chargeMoveReasons = someOf('ChargeMoveReason', moveReasons, [
  'forbidden-terrain-dense-wood',
  'forbidden-terrain-houses',
  'perimeter-cannot-move',
  'road-needs-march-column',
  'rotation-over-90-this-turn',
  'rotation-too-wide',
  'square-cannot-move',
  'square-cannot-oblique',
  'too-far',
]);
