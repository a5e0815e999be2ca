import { exact } from '../../../core/index.js';
import { um } from '../facts.js';

/** What both flights from a charge declare. */
export const flightFacts = {
  separationUm: um('Distanza tra le due unità', 'Distance between the two units'),
  chargeReachUm: um('Portata della carica, dado compreso', 'Reach of the charge, its die included'),
};

/** Whoever does not get beyond the reach of the charge is caught. */
export const isCaught = (separationUm: number, fleeUm: number, chargeReachUm: number): boolean =>
  exact(separationUm + fleeUm) <= exact(chargeReachUm);
