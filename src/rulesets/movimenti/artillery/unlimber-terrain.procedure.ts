import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { groundReasons } from './artillery.reasons.js';
import { slopeListedTwice } from './artillery.rulings.js';
import { forbiddenGround } from './forbidden-ground.js';
import { unlimberTerrainExamples } from './unlimber-terrain.examples.js';
import { unlimberTerrainFacts, unlimberTerrainOutcome } from './unlimber-terrain.facts.js';

export const unlimberTerrain = procedure({
  id: 'movimenti.artillery.unlimber-terrain',
  title: { it: 'Terreni in cui i cannoni non sganciano', en: 'Ground where guns may not unlimber' },
  rule: 'Artiglieria, L98',
  when: { it: 'Una batteria sgancia i cannoni.', en: 'A battery unlimbers.' },
  facts: unlimberTerrainFacts,
  outcome: unlimberTerrainOutcome,
  tables: [forbiddenGround],
  rulings: [slopeListedTwice],
  examples: unlimberTerrainExamples,

  adjudicate({ terrain }, umpire) {
    const { unlimbers } = umpire.lookUp(forbiddenGround, terrain);
    if (terrain === 'hill-slope') remind(umpire, slopeListedTwice);
    const reason = refuseFirst(umpire.forbid, groundReasons, [!unlimbers && ['forbidden-terrain', 'Artiglieria, L98']]);
    return { allowed: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      groundReasons,
      reason,
      { it: 'Qui si sgancia', en: 'Guns may unlimber here' },
      { it: 'Qui non si sgancia', en: 'Guns may not unlimber here' },
    ),
});
