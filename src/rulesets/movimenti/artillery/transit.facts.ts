import { flag, reasonFrom } from '../../../core/index.js';
import { allowed, ground } from '../facts.js';
import { groundReasons } from './artillery.reasons.js';

export const transitFacts = {
  terrain: ground,
  suitableGap: flag('C’è un varco idoneo', 'There is a suitable gap'),
  onRoadOrBridge: flag('I cannoni seguono una strada o un ponte', 'The guns follow a road or bridge'),
};

export const transitOutcome = { allowed, reason: reasonFrom(groundReasons) };
