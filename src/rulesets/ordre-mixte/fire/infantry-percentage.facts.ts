import { ownRussianInfantry } from '../facts.js';
import { percentageOutcome, shotFacts } from './shot.facts.js';

export const infantryPercentageFacts = { ...shotFacts, russianInfantry: ownRussianInfantry };

export const infantryPercentageOutcome = percentageOutcome;
