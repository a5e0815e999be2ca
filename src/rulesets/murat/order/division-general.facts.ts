import { regimentOrderFacts, regimentOrderOutcome } from './regiment.facts.js';

/** The level and the phase are given by the procedure, whatever the facts say. */
export const divisionGeneralOrderFacts = regimentOrderFacts;
export const divisionGeneralOrderOutcome = regimentOrderOutcome;
