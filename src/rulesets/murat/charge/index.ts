import type { Chapter } from '../../../core/index.js';
import { chargeEligibility } from './eligibility.procedure.js';
import { fleeArtillery } from './flee-artillery.procedure.js';
import { fleeInfantry } from './flee-infantry.procedure.js';
import { chargeMove } from './move.procedure.js';
import { chargeReactions } from './reactions.procedure.js';
import { chargeSequence } from './sequence.procedure.js';

export const chargeChapter: Chapter = {
  area: 'charge',
  title: { it: 'Carica', en: 'Charges' },
  procedures: [chargeEligibility, chargeSequence, chargeMove, chargeReactions, fleeInfantry, fleeArtillery],
};
