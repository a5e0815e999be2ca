import { measuredOrPlaced, procedure, type Umpire } from '../../../core/index.js';
import { flankMeleeExamples } from './flank-melee.examples.js';
import { flankMeleeFacts, flankMeleeOutcome, type FlankMelee } from './flank-melee.facts.js';
import { frontBeyond } from './from-positions.js';
import { flankMeleeTest } from './state.rulings.js';

const conditions = measuredOrPlaced<FlankMelee>(
  ({ startFractionBeyondLine, contactFractionBehindLine }) => startFractionBeyondLine ?? contactFractionBehindLine,
);

/** The two shares: as they were measured, or measured here. */
const measured = (
  { startFractionBeyondLine, contactFractionBehindLine, positions }: FlankMelee,
  { reckon }: Pick<Umpire, 'reckon'>,
) => {
  // Without positions the first is always given, and of the second all is meant.
  if (positions === null) return { start: startFractionBeyondLine ?? 0, contact: contactFractionBehindLine ?? 1 };
  const { chargerAtStart, chargerAtContact, target } = positions;
  const says = {
    start: {
      it: 'Fronte oltre il fianco alla partenza, misurato',
      en: 'Front beyond the flank at the start, as measured',
    },
    contact: {
      it: 'Fronte dietro la linea al contatto, misurato',
      en: 'Front behind the line in contact, as measured',
    },
  };
  return {
    start: reckon('§1.7', says.start, frontBeyond(target, chargerAtStart)),
    contact: reckon('§2.10', says.contact, frontBeyond(target, chargerAtContact)),
  };
};

export const flankMelee = procedure({
  id: 'murat.state.flank-melee',
  title: { it: 'Attacco sul fianco o sul retro', en: 'Attack on the flank or rear' },
  rule: '§1.7, §2.10',
  when: { it: 'Al contatto di una carica.', en: 'When a charge makes contact.' },
  facts: flankMeleeFacts,
  needed: { startFractionBeyondLine: conditions.needed },
  impossible: { positions: conditions.positions },
  outcome: flankMeleeOutcome,
  rulings: [flankMeleeTest],
  examples: flankMeleeExamples,

  adjudicate(facts, { by, reckon }) {
    const shares = measured(facts, { reckon });
    const start = reckon(
      '§1.7',
      {
        it: 'Alla partenza almeno metà fronte è oltre il fianco',
        en: 'At the start at least half the front is beyond the flank',
      },
      shares.start >= 1 / 2,
    );
    const contact = reckon(
      '§2.10',
      {
        it: 'Al contatto più di metà fronte è dietro la linea',
        en: 'In contact more than half the front is behind the line',
      },
      shares.contact > 1 / 2,
    );
    const flankOrRear = (): boolean => {
      // Where both tests agree it does not matter which of them counts.
      if (start === contact) return start;
      switch (by(flankMeleeTest)) {
        case 'start-and-contact':
          return false;
        case 'start-only':
          return start;
        case 'contact-only':
          return contact;
      }
    };
    return {
      flankOrRear: reckon(
        '§1.7, §2.10',
        { it: 'Colpisce fianco o retro', en: 'It strikes the flank or rear' },
        flankOrRear(),
      ),
    };
  },

  inWords: ({ flankOrRear }) =>
    flankOrRear
      ? { it: 'La mischia è sul fianco o sul retro.', en: 'The melee is on the flank or rear.' }
      : { it: 'La mischia è frontale.', en: 'The melee is frontal.' },
});
