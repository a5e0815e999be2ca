import type { Book } from '../../core/index.js';
import { casualtyChapter } from './casualty/index.js';
import { fireChapter } from './fire/index.js';
import { hiddenChapter } from './hidden/index.js';
import { leftOpen } from './left-open.js';
import { meleeChapter } from './melee/index.js';
import { moraleChapter } from './morale/index.js';
import { movementChapter } from './movement/index.js';
import { observationChapter } from './observation/index.js';
import { ordersChapter } from './orders/index.js';
import { sequence } from './sequence.js';
import { setupChapter } from './setup/index.js';
import { turnChapter } from './turn/index.js';
import { tableWords } from './table-words.js';
import { musters, unit } from './unit.js';

/** Guaitana Capitano 1.4: the Italian colonial wars about 1890. */
export const guaitana: Book = {
  id: 'guaitana',
  title: { it: 'Guaitana Capitano 1.4', en: 'Guaitana Capitano 1.4' },
  about: {
    it: 'Guerre coloniali italiane, circa 1890: ordini scritti, nativi nascosti, tiro e mischia simultanei con un dado a soldatino.',
    en: 'Italian colonial wars, about 1890: written orders, hidden natives, simultaneous fire and melee with a die a figure.',
  },
  edition: 'guaitana-1.4+2',
  cite: rule => `Guaitana Capitano, ${rule}`,
  unit,
  musters,
  links: ['contactedBy', 'movedIntoContactWith', 'attackTargetId'],
  // Somebody has to succeed a commander-in-chief who fell.
  isFallen: ({ eliminated, kind }) => eliminated === true && kind !== 'commander-in-chief',
  rosterChecks: ['guaitana.setup.unit-composition', 'guaitana.movement.allowance'],
  sequence,
  chapters: [
    setupChapter,
    hiddenChapter,
    ordersChapter,
    movementChapter,
    observationChapter,
    fireChapter,
    casualtyChapter,
    meleeChapter,
    moraleChapter,
    turnChapter,
  ],
  tableWords,
  leftOpen,
  scenarios: [],
};
