import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { needsColumn } from '../road/road.tables.js';
import { isArtillery, marchColumn } from '../vocabulary.js';
import { doublePaceReasons } from './double-pace.reasons.js';
import { cossackDoublePace, deployedUnlimberedRuling, doublePaceOnABendingRoad } from './double-pace.rulings.js';
import { eligibilityExamples } from './eligibility.examples.js';
import { eligibilityFacts, eligibilityOutcome } from './eligibility.facts.js';

export const doublePaceEligibility = procedure({
  id: 'movimenti.double-pace.eligibility',
  title: { it: 'Chi può fare il passo doppio', en: 'Who may use the double pace' },
  rule: 'VI-6, L75–81; Artiglieria, L94',
  when: { it: 'Un’unità dichiara il passo doppio.', en: 'A unit declares the double pace.' },
  facts: eligibilityFacts,
  needed: {
    state: {
      says: {
        it: 'Serve l’assetto dell’unità, se non è artiglieria.',
        en: 'The state of the unit is needed, unless it is artillery.',
      },
      when: ({ arm }) => !isArtillery(arm),
    },
    formation: {
      says: {
        it: 'Di fanteria e cavalleria in formazione serve sapere quale.',
        en: 'For infantry and cavalry in formation, say which formation.',
      },
      when: ({ arm, state }) => state === 'in-formation' && needsColumn({ arm }),
    },
  },
  outcome: eligibilityOutcome,
  rulings: [cossackDoublePace, doublePaceOnABendingRoad, deployedUnlimberedRuling],
  examples: eligibilityExamples,

  adjudicate({ arm, state, formation, limbered, everUnlimbered, deployedUnlimbered, limbersAtStart }, umpire) {
    const { by, forbid, reckon } = umpire;
    const guns = isArtillery(arm);
    const riders = arm === 'cossacks';
    const formed = !guns && !riders;
    const unlimberedBefore = (): boolean =>
      everUnlimbered || (deployedUnlimbered && by(deployedUnlimberedRuling) === 'counts-as-unlimbered');
    const reason = refuseFirst(forbid, doublePaceReasons, [
      guns && unlimberedBefore() && ['guns-already-unlimbered-this-game', 'Artiglieria, L94'],
      guns && !limbered && !limbersAtStart && ['not-limbered', 'Artiglieria, L94'],
      riders && state === 'disorder' && by(cossackDoublePace) === 'any-state-but-disorder' && ['disorder', 'VI-6, L81'],
      formed && state !== 'in-formation' && ['not-in-formation', 'VI-6, L79–81'],
      formed && formation !== marchColumn && ['needs-march-column', 'VI-6, L78'],
    ]);
    if (!guns) remind(umpire, doublePaceOnABendingRoad);
    const straightOnly = reckon('VI-6, L76', { it: 'Solo in linea retta', en: 'Straight line only' }, !guns);
    return { allowed: reason === null, reason, straightOnly };
  },

  inWords: ({ reason }) =>
    verdict(
      doublePaceReasons,
      reason,
      { it: 'Può fare il passo doppio', en: 'It may use the double pace' },
      { it: 'Niente passo doppio', en: 'No double pace' },
    ),
});
