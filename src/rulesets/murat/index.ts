import type { Book } from '../../core/index.js';
import { artilleryChapter } from './artillery/index.js';
import { batteryChapter } from './battery/index.js';
import { bridgeChapter } from './bridge/index.js';
import { buildChapter } from './build/index.js';
import { builtupChapter } from './builtup/index.js';
import { cavalryChapter } from './cavalry/index.js';
import { chargeChapter } from './charge/index.js';
import { commandChapter } from './command/index.js';
import { corpsChapter } from './corps/index.js';
import { emergencyChapter } from './emergency/index.js';
import { fireChapter } from './fire/index.js';
import { generalChapter } from './general/index.js';
import { initiativeChapter } from './initiative/index.js';
import { leftOpen } from './left-open.js';
import { meleeChapter } from './melee/index.js';
import { moveChapter } from './move/index.js';
import { orderChapter } from './order/index.js';
import { recoveryChapter } from './recovery/index.js';
import { reserveChapter } from './reserve/index.js';
import { scaleChapter } from './scale/index.js';
import { elchingen, scenarioChapter } from './scenario/index.js';
import { sequence } from './sequence.js';
import { stateChapter } from './state/index.js';
import { supportChapter } from './support/index.js';
import { turnChapter } from './turn/index.js';
import { tableWords } from './table-words.js';
import { musters, unit } from './unit.js';

/** Murat: Napoleonic battles by regiments, divisions and corps. */
export const murat: Book = {
  id: 'murat',
  title: { it: 'Murat', en: 'Murat' },
  about: {
    it: 'Napoleonico, a livello di reggimento: divisioni in ordine di iniziativa, test di comando, mischie e fuoco a D6.',
    en: 'Napoleonic, by regiments: divisions in order of initiative, command tests, fire and melee with D6.',
  },
  edition: 'murat-2017+3',
  cite: rule => `Murat, ${rule}`,
  unit,
  musters,
  links: ['attachedGenerals', 'attachedBatteries', 'supporterId', 'attachedTo'],
  isFallen: ({ dissolved }) => dissolved === true,
  rosterChecks: ['murat.build.formation-check', 'murat.state.strength', 'murat.recovery.motivation'],
  sequence,
  chapters: [
    scaleChapter,
    buildChapter,
    commandChapter,
    stateChapter,
    turnChapter,
    generalChapter,
    batteryChapter,
    cavalryChapter,
    initiativeChapter,
    orderChapter,
    reserveChapter,
    emergencyChapter,
    moveChapter,
    chargeChapter,
    artilleryChapter,
    supportChapter,
    bridgeChapter,
    fireChapter,
    meleeChapter,
    recoveryChapter,
    corpsChapter,
    builtupChapter,
    scenarioChapter,
  ],
  tableWords,
  leftOpen,
  scenarios: [elchingen],
};
