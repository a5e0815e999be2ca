import type { Book } from '../../core/index.js';
import { artilleryChapter } from './artillery/index.js';
import { difficultChapter } from './difficult/index.js';
import { doublePaceChapter } from './double-pace/index.js';
import { formationChapter } from './formation/index.js';
import { leftOpen } from './left-open.js';
import { obliqueChapter } from './oblique/index.js';
import { orderChapter } from './order/index.js';
import { refereeChapter } from './referee/index.js';
import { roadChapter } from './road/index.js';
import { rotationChapter } from './rotation/index.js';
import { sequence } from './sequence.js';
import { straightChapter } from './straight/index.js';
import { turnChapter } from './turn/index.js';
import { tableWords } from './table-words.js';
import { musters, unit } from './unit.js';
import { zocChapter } from './zoc/index.js';

/** Chapter VI of a Napoleonic rulebook with a referee: how units move. */
export const movimenti: Book = {
  id: 'movimenti',
  title: { it: 'I movimenti delle unità (capitolo VI)', en: 'The movement of units (chapter VI)' },
  about: {
    it: 'Napoleonico, con arbitro: movimento, rotazioni, terreni difficili, passo doppio, artiglieria e ZOC. Senza dadi.',
    en: 'Napoleonic, with a referee: movement, turning, difficult ground, double pace, artillery and zones. No dice.',
  },
  edition: 'movimenti-vi+2',
  cite: (rule, language) => `${language === 'it' ? 'cap. VI' : 'ch. VI'}, ${rule}`,
  unit,
  musters,
  links: ['declaredFrontTargetId'],
  rosterChecks: ['movimenti.road.pace'],
  sequence,
  chapters: [
    straightChapter,
    rotationChapter,
    formationChapter,
    difficultChapter,
    obliqueChapter,
    roadChapter,
    doublePaceChapter,
    artilleryChapter,
    zocChapter,
    refereeChapter,
    orderChapter,
    turnChapter,
  ],
  tableWords,
  leftOpen,
  scenarios: [],
};
