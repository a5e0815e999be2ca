import { regimentOrderFacts, regimentOrderOutcome } from './regiment.facts.js';

/** A battery is ordered by the same facts as a regiment. */
export const artilleryOrderFacts = regimentOrderFacts;
export const artilleryOrderOutcome = regimentOrderOutcome;
