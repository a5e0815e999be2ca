import { inUnit, procedure, remind, type By } from '../../../core/index.js';
import { onlyItalianCavalryDismounts, toScale } from '../facts.js';
import { distances, grounds, isClosedFor, isInfantry } from '../tables.js';
import type { Kind } from '../vocabulary.js';
import { lookConditions, measured } from './look.js';
import { commandersVisibility, firedDuration, movingVisible } from './observation.rulings.js';
import { visibilityExamples } from './visibility.examples.js';
import { sightReasons, visibilityFacts, visibilityOutcome } from './visibility.facts.js';

/** Who is seen only from as near as infantry. */
const seenAsInfantry = (unit: { readonly kind: Kind; readonly dismounted: boolean }, by: By): boolean =>
  unit.kind === 'commander-in-chief' || unit.kind === 'messenger'
    ? by(commandersVisibility) === 'as-infantry'
    : isInfantry(unit);

export const observationVisibility = procedure({
  id: 'guaitana.observation.visibility',
  title: { it: 'Un’unità è visibile?', en: 'Can a unit be seen?' },
  rule: 'Osservazione, L162–168',
  when: {
    it: 'Nella fase di osservazione, e ogni volta che si chiede se un’unità si vede.',
    en: 'In the observation phase, and whenever it is asked whether a unit is seen.',
  },
  facts: visibilityFacts,
  needed: lookConditions.needed,
  impossible: { ...lookConditions.impossible, dismounted: onlyItalianCavalryDismounts },
  outcome: visibilityOutcome,
  tables: [grounds, distances],
  rulings: [movingVisible, commandersVisibility, firedDuration],
  parts: { unit: { fills: { moved: 'movedThisTurn', fired: 'firedThisTurn' } } },
  examples: visibilityExamples,

  adjudicate(facts, umpire) {
    const { kind, dismounted, terrain, moved, fired, firedLastPhase, figureScale } = facts;
    const { by, reckon, lookUp } = umpire;
    const { higherGroundBetween, distanceCm } = measured(facts, umpire);
    const because = (rule: string, reason: (typeof sightReasons.values)[number]) =>
      reckon(rule, sightReasons.words[reason], reason);
    if (higherGroundBetween) return { visible: false, limitCm: null, reason: because('Osservazione, L164', 'blocked') };
    const atAnyDistance = { visible: true, limitCm: null };
    if (fired || firedLastPhase) remind(umpire, firedDuration);
    if (fired || (firedLastPhase && by(firedDuration) === 'until-next-fire-phase'))
      return { ...atAnyDistance, reason: because('Osservazione, L166', 'fired') };
    lookUp(grounds, terrain);
    const closed = isClosedFor({ kind, dismounted }, terrain);
    if (moved && (!closed || by(movingVisible) === 'moving-anywhere'))
      return { ...atAnyDistance, reason: because('Osservazione, L166', 'moving') };
    if (!closed) return { ...atAnyDistance, reason: because('Osservazione, L166', 'not-in-closed-terrain') };
    const reason = because('Osservazione, L167–168', 'closed-terrain');
    const asInfantry = seenAsInfantry({ kind, dismounted }, by);
    const limitCm = toScale(lookUp(distances, asInfantry ? 'closed-infantry-seen' : 'closed-others-seen'), figureScale);
    return { visible: distanceCm <= limitCm, limitCm, reason };
  },

  inWords: ({ visible, limitCm, reason }) => {
    const limit = limitCm === null ? null : inUnit(limitCm, 'cm');
    const why = sightReasons.words[reason];
    return {
      it: `${visible ? 'È visibile' : 'Non è visibile'}: ${limit === null ? why.it : `in terreno chiuso si vede fino a ${limit.it}`}.`,
      en: `${visible ? 'It is visible' : 'It is not visible'}: ${limit === null ? why.en : `in closed terrain it is seen up to ${limit.en}`}.`,
    };
  },
});
