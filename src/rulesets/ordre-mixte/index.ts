import type { Book } from '../../core/index.js';
import { coreChapter } from './core/index.js';
import { fireChapter } from './fire/index.js';
import { leftOpen } from './left-open.js';
import { meleeChapter } from './melee/index.js';
import { moraleChapter } from './morale/index.js';
import { movementChapter } from './movement/index.js';
import { sequence } from './sequence.js';
import { turnChapter } from './turn/index.js';
import { tableWords } from './table-words.js';
import { unit } from './unit.js';

/** Ordre Mixte 4.0: the two-page quick reference sheet for 15 mm. */
export const ordreMixte: Book = {
  id: 'ordre-mixte',
  title: { it: 'Ordre Mixte 4.0, scheda rapida 15 mm', en: 'Ordre Mixte 4.0, quick reference for 15 mm' },
  about: {
    it: 'Napoleonico, 15 mm: percentuali di tiro e di mischia, punti morale, un turno a fasi fisse.',
    en: 'Napoleonic, 15 mm: fire and melee percentages, morale points, a turn of fixed steps.',
  },
  edition: 'ordre-mixte-4.0+2',
  cite: (rule, language) => `${language === 'it' ? 'scheda rapida' : 'quick reference sheet'}, ${rule}`,
  unit,
  links: ['chargeTargetIds', 'chargedByIds'],
  rosterChecks: ['ordre-mixte.movement.allowance', 'ordre-mixte.fire.firing-bases'],
  sequence,
  chapters: [coreChapter, fireChapter, meleeChapter, movementChapter, moraleChapter, turnChapter],
  tableWords,
  leftOpen,
  scenarios: [],
};
