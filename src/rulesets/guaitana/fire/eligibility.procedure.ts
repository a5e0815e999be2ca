import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { impossibleContact, refusalsByContact } from './contact.js';
import { eligibilityExamples } from './eligibility.examples.js';
import { eligibilityFacts, eligibilityOutcome } from './eligibility.facts.js';
import { eligibilityReasons, rulesAgainstFire } from './fire.reasons.js';
import { baggageEscortFire, chargersFire, fireIntoMelee } from './fire.rulings.js';
import { halfArcDegrees } from './fire.tables.js';
import { fireRangeBand } from './range-band.procedure.js';
import { measured, stanceConditions } from './stance.js';

export const fireEligibility = procedure({
  id: 'guaitana.fire.eligibility',
  title: { it: 'Chi può tirare', en: 'Who may fire' },
  rule: 'Movimento, L129; Tiro, L172, L213–215, L221',
  when: { it: 'Quando si indicano i bersagli.', en: 'When targets are declared.' },
  facts: eligibilityFacts,
  needed: stanceConditions.needed,
  impossible: { ...stanceConditions.impossible, ...impossibleContact },
  outcome: eligibilityOutcome,
  rulings: [fireIntoMelee, chargersFire, baggageEscortFire],
  calls: [fireRangeBand],
  examples: eligibilityExamples,

  adjudicate(facts, umpire) {
    const { weapon, movedMoreThanHalf, hasAmmunition, targetVisible, formation, figureScale } = facts;
    const { by, call, forbid } = umpire;
    const { distanceCm, bearingDegrees } = measured(facts, umpire);
    remind(umpire, baggageEscortFire);
    const band =
      weapon === 'lance'
        ? null
        : call('range', fireRangeBand, { weapon, distanceCm, figureScale }, { reads: ['band'] }).band;
    const isGun = weapon === 'machine-gun' || weapon === 'cannon';
    const allRound = formation === 'mass' || formation === 'square';
    const reason = refuseFirst(forbid, eligibilityReasons, [
      weapon === 'lance' && ['no-missile-weapon', rulesAgainstFire['no-missile-weapon']],
      isGun && formation === 'packed' && ['guns-packed', rulesAgainstFire['guns-packed']],
      movedMoreThanHalf && weapon !== 'javelin' && ['moved-more-than-half', rulesAgainstFire['moved-more-than-half']],
      !hasAmmunition && ['no-ammunition', rulesAgainstFire['no-ammunition']],
      !targetVisible && ['target-not-visible', rulesAgainstFire['target-not-visible']],
      band === 'out-of-range' && ['out-of-range', rulesAgainstFire['out-of-range']],
      !allRound && bearingDegrees > halfArcDegrees && ['outside-arc', rulesAgainstFire['outside-arc']],
      ...refusalsByContact(facts, by),
    ]);
    return { mayFire: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      eligibilityReasons,
      reason,
      { it: 'L’unità può tirare', en: 'The unit may fire' },
      { it: 'L’unità non può tirare', en: 'The unit may not fire' },
    ),
});
