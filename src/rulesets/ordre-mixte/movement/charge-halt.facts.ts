import { centimetres } from '../facts.js';
import { chargeOutcome } from './charge.js';
import { unitAllowance } from './movement.facts.js';

export const chargeHaltFacts = {
  distanceCm: centimetres('Distanza dal bersaglio prima della mossa', 'Distance to the target before the move'),
  allowanceCm: unitAllowance,
};

export const chargeHaltOutcome = chargeOutcome;
