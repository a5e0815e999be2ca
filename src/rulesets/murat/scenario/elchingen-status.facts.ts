import { count, group, list, oneOf, optional, yesNo } from '../../../core/index.js';
import { elchingenControl, elchingenResult } from './elchingen.words.js';
import { elchingenEndReasons } from './scenario.reasons.js';

const village = (name: string) => oneOf({ it: `Chi controlla ${name}`, en: `Who controls ${name}` }, elchingenControl);

const fou = (it: string, en: string, least: number) => count({ it, en }, least, 1000);
const initial = group({ it: 'FoU all’inizio', en: 'FoU at the start' }, 'ElchingenFouInitial', {
  french: fou('FoU iniziale dei francesi', 'Initial FoU of the French', 1),
  austrian: fou('FoU iniziale degli austriaci', 'Initial FoU of the Austrians', 1),
});
const current = group({ it: 'FoU attuale', en: 'FoU now' }, 'ElchingenFouCurrent', {
  french: fou('FoU attuale dei francesi', 'FoU of the French now', 0),
  austrian: fou('FoU attuale degli austriaci', 'FoU of the Austrians now', 0),
});

export const elchingenStatusFacts = {
  turn: count({ it: 'Mossa appena completata', en: 'Turn just completed' }, 1, 6),
  control: group({ it: 'Controllo dei villaggi', en: 'Control of the villages' }, 'ElchingenVillages', {
    ober: village('Ober-Elchingen'),
    unter: village('Unter-Elchingen'),
  }),
  fouInitial: initial,
  fouCurrent: current,
};

export const elchingenStatusOutcome = {
  over: yesNo({ it: 'La battaglia è finita', en: 'The battle is over' }),
  reasons: list(
    { it: 'Perché è finita, in ordine alfabetico', en: 'Why it is over, in alphabetical order' },
    oneOf({ it: 'Motivo', en: 'Reason' }, elchingenEndReasons),
    0,
    elchingenEndReasons.values.length,
  ),
  result: optional(oneOf({ it: 'Risultato', en: 'Result' }, elchingenResult)),
};
