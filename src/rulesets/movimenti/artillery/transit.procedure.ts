import { procedure, refuseFirst, verdict } from '../../../core/index.js';
import { groundReasons } from './artillery.reasons.js';
import { hedgeGap, roadThroughForbiddenGround } from './artillery.rulings.js';
import { forbiddenGround } from './forbidden-ground.js';
import { transitExamples } from './transit.examples.js';
import { transitFacts, transitOutcome } from './transit.facts.js';

export const transit = procedure({
  id: 'movimenti.artillery.transit',
  title: { it: 'Terreni che i cannoni non attraversano', en: 'Ground guns may not cross' },
  rule: 'Artiglieria, L95–97',
  when: { it: 'L’artiglieria muove, al traino o a mano.', en: 'Artillery moves, limbered or by hand.' },
  facts: transitFacts,
  outcome: transitOutcome,
  tables: [forbiddenGround],
  rulings: [roadThroughForbiddenGround, hedgeGap],
  examples: transitExamples,

  adjudicate({ terrain, suitableGap, onRoadOrBridge }, { by, lookUp, forbid }) {
    const { crosses, gapHelps } = lookUp(forbiddenGround, terrain);
    const byRoad = onRoadOrBridge && by(roadThroughForbiddenGround) === 'allowed-on-road-or-bridge';
    const byGap = suitableGap && (gapHelps || (terrain === 'hedge' && by(hedgeGap) === 'gap-for-hedges-too'));
    const reason = refuseFirst(forbid, groundReasons, [
      !crosses && !byRoad && !byGap && ['forbidden-terrain', 'Artiglieria, L95–97'],
    ]);
    return { allowed: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      groundReasons,
      reason,
      { it: 'I cannoni passano', en: 'The guns may pass' },
      { it: 'I cannoni non passano', en: 'The guns may not pass' },
    ),
});
