import { procedure } from '../../../core/index.js';
import { chokepointFire } from '../rulings.js';
import { disorderAtChokepointsExamples } from './disorder-at-chokepoints.examples.js';
import { disorderAtChokepointsFacts, disorderAtChokepointsOutcome } from './disorder-at-chokepoints.facts.js';
import { chokepointScope } from './melee.rulings.js';

export const disorderAtChokepoints = procedure({
  id: 'ordre-mixte.melee.disorder-at-chokepoints',
  title: { it: 'Combattere a un ponte o strettoia difesi', en: 'Fighting at a defended bridge or defile' },
  rule: 'L57',
  when: {
    it: 'Un’unità è, o combatte, attraverso un ponte o una strettoia tenuti dal nemico.',
    en: 'A unit is on, or fights across, a bridge or defile that the enemy holds.',
  },
  facts: disorderAtChokepointsFacts,
  outcome: disorderAtChokepointsOutcome,
  rulings: [chokepointScope, chokepointFire],
  examples: disorderAtChokepointsExamples,

  adjudicate({ onOrCrossing, defended, isDefender }, { by, reckon }) {
    if (!onOrCrossing || !defended) {
      return {
        countsAsDisordered: reckon(
          'L57',
          { it: 'Nessun passaggio difeso da forzare', en: 'No defended passage to force' },
          false,
        ),
      };
    }
    if (isDefender && by(chokepointScope) === 'attacker-only') {
      return {
        countsAsDisordered: reckon(
          'L57',
          { it: 'Chi tiene il passaggio non ne è disordinato', en: 'Holding the passage disorders nobody' },
          false,
        ),
      };
    }
    const scope =
      by(chokepointFire) === 'fire-too'
        ? { it: 'Conta disordinata in mischia e nel tiro', en: 'Counts as disordered in melee and for fire' }
        : { it: 'Conta disordinata per tutta la mischia', en: 'Counts as disordered for the whole melee' };
    return { countsAsDisordered: reckon('L57', scope, true) };
  },

  inWords: ({ countsAsDisordered }) =>
    countsAsDisordered
      ? {
          it: 'L’unità conta come disordinata finché dura la mischia.',
          en: 'The unit counts as disordered as long as the melee lasts.',
        }
      : { it: 'Il passaggio non disordina l’unità.', en: 'The passage does not disorder the unit.' },
});
