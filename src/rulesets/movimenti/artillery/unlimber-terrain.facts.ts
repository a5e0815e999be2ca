import { reasonFrom } from '../../../core/index.js';
import { allowed, ground } from '../facts.js';
import { groundReasons } from './artillery.reasons.js';

export const unlimberTerrainFacts = { terrain: ground };

export const unlimberTerrainOutcome = { allowed, reason: reasonFrom(groundReasons) };
