import { procedure } from '../../../core/index.js';
import { flankMeleeExamples } from './flank-melee.examples.js';
import { flankMeleeFacts, flankMeleeOutcome } from './flank-melee.facts.js';
import { flankMeleeTest } from './state.rulings.js';

export const flankMelee = procedure({
  id: 'murat.state.flank-melee',
  title: { it: 'Attacco sul fianco o sul retro', en: 'Attack on the flank or rear' },
  rule: '§1.7, §2.10',
  when: { it: 'Al contatto di una carica.', en: 'When a charge makes contact.' },
  facts: flankMeleeFacts,
  outcome: flankMeleeOutcome,
  rulings: [flankMeleeTest],
  examples: flankMeleeExamples,

  adjudicate({ startFractionBeyondLine, contactFractionBehindLine }, { by, reckon }) {
    const start = reckon(
      '§1.7',
      {
        it: 'Alla partenza almeno metà fronte è oltre il fianco',
        en: 'At the start at least half the front is beyond the flank',
      },
      startFractionBeyondLine >= 1 / 2,
    );
    const contact = reckon(
      '§2.10',
      {
        it: 'Al contatto più di metà fronte è dietro la linea',
        en: 'In contact more than half the front is behind the line',
      },
      contactFractionBehindLine > 1 / 2,
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
