import { yesNo } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { chargeOutcome } from './charge.js';
import { unitAllowance } from './movement.facts.js';

export const lateChargeFacts = {
  hasMoved: yesNo({
    it: 'Ha già mosso in questo turno, anche per evadere o con movimento strategico',
    en: 'It has moved this turn, evasion and strategic moves included',
  }),
  distanceCm: centimetres('Distanza dal bersaglio', 'Distance to the target'),
  allowanceCm: unitAllowance,
};

export const lateChargeOutcome = chargeOutcome;
