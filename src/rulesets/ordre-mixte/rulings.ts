import { ruling } from '../../core/index.js';
import type { By } from '../../core/index.js';
import type { Cover } from './vocabulary.js';

/** Rulings that more than one chapter reads. */

export const hardCoverTerm = ruling(
  'hard-cover-term',
  'L31–34, L55, L117',
  {
    it: 'La scheda parla di copertura pesante per i bersagli e di copertura dura per chi tira o fa il test.',
    en: 'The sheet speaks of heavy cover for targets, and of hard cover for those who fire or test.',
  },
  {
    'same-as-heavy': { it: 'dura e pesante sono la stessa classe', en: 'hard and heavy are one class' },
    'separate-class': {
      it: 'dura è una classe più forte: vale come pesante per il bersaglio e da sola per le righe «dura»',
      en: 'hard is a stronger class: it counts as heavy for targets, and alone for the rows that say hard',
    },
  },
);

/** Whether a cover triggers the rows that say hard. */
export const isHardCover = (cover: Cover, by: By): boolean =>
  cover === 'hard' || (cover === 'heavy' && by(hardCoverTerm) === 'same-as-heavy');

/** Whether a cover triggers the rows that say heavy: hard cover always does. */
export const isHeavyCover = (cover: Cover): boolean => cover === 'heavy' || cover === 'hard';

export const chokepointFire = ruling(
  'chokepoint-fire',
  'L57',
  {
    it: 'Il disordine a ponti e strettoie difesi sta nella parte sulle mischie: vale anche per il tiro?',
    en: 'Disorder at defended bridges and defiles stands in the melee part: does it count for fire too?',
  },
  {
    'melee-only': { it: 'solo in mischia', en: 'in melee only' },
    'fire-too': { it: 'anche nel tiro (-2)', en: 'for fire too (-2)' },
  },
);
