import { byName, factorTable, modifierTable, row, type By, type Declared, type Row } from '../../../core/index.js';
import { isArtillery } from '../vocabulary.js';
import type { allowanceFacts } from './allowance.facts.js';
import type { moveFacts } from './movement.facts.js';
import { marchBonusStacking, partialRoadMove, roadBonusArtillery } from './movement.rulings.js';
import type { strategicFacts } from './strategic.facts.js';

/** The printed speeds; a single figure for column and rout stands in both cells, an empty cell holds nothing. */
// prettier-ignore
export const speeds = byName('speeds', 'L63–71', { it: 'Velocità in cm', en: 'Speeds in cm' }, {
  'infantry':             { 'column': 17, 'rout': 22,   'line': 14,   'square': 5,    'open-order': 22   },
  'light-cavalry':        { 'column': 30, 'rout': 30,   'line': 22,   'square': null, 'open-order': null },
  'heavy-cavalry':        { 'column': 25, 'rout': 25,   'line': 20,   'square': null, 'open-order': null },
  'foot-artillery':       { 'column': 14, 'rout': 14,   'line': null, 'square': null, 'open-order': null },
  'horse-artillery':      { 'column': 28, 'rout': 28,   'line': null, 'square': null, 'open-order': null },
  'unlimbered-artillery': { 'column': 6,  'rout': null, 'line': null, 'square': null, 'open-order': null },
  'commander':            { 'column': 30, 'rout': null, 'line': null, 'square': null, 'open-order': null },
});

type Move = Declared<typeof moveFacts>;

/** Whether a unit is in march order, one base wide. */
export const marches = (f: Pick<Move, 'formation' | 'marchOrder'>): boolean =>
  f.marchOrder || f.formation === 'march-column';

/** Whether only part of the way is by road, and that part counts. */
export const partByRoad = (f: Pick<Move, 'onRoad' | 'roadPercent'>, by: By): boolean =>
  !f.onRoad && f.roadPercent !== null && f.roadPercent > 0 && by(partialRoadMove) === 'pro-rata';

/** The two march rows, for units that are in march order by this test. */
// prettier-ignore
const marchRows = (inMarchOrder: (f: Move) => boolean): readonly Row<Move>[] => [
  row('march-off-road', +3, 'L73', { it: 'Fanteria o cavalleria in ordine di marcia, fuori da strade e terreno rotto', en: 'Infantry or cavalry in march order, off roads and broken ground' },
    (f, by) => inMarchOrder(f) && !isArtillery(f.arm) && !f.brokenTerrain && (!f.onRoad || by(marchBonusStacking) === 'cumulative')),
  row('march-on-road',  +7, 'L75', { it: 'In ordine di marcia su strada', en: 'In march order on a road' },
    (f, by) => inMarchOrder(f) && (f.onRoad || partByRoad(f, by)) && (!isArtillery(f.arm) || by(roadBonusArtillery) === 'included')),
];

const bonusTitle = { it: 'Bonus di marcia in cm', en: 'March bonuses in cm' };

export const marchBonuses = modifierTable('march-bonuses', 'L73–75', bonusTitle, marchRows(marches));

/** The same rows for units that are in march order because the question says so. */
export const bonusesOnTheMarch = modifierTable(
  'bonuses-on-the-march',
  'L73–75',
  bonusTitle,
  marchRows(() => true),
);

const strategicTitle = { it: 'Movimento strategico', en: 'Strategic movement' };
const doubled = { it: 'Il movimento strategico vale il doppio', en: 'A strategic move counts double' };
const double = 2;

export const strategicFactor = factorTable<Declared<typeof allowanceFacts>>('strategic-factor', 'L77', strategicTitle, [
  row('strategic', double, 'L77', doubled, f => f.strategic),
]);

/** The same row for a unit that asks for a strategic move: it counts for every unit that may make one. */
export const strategicMoveFactor = factorTable<Declared<typeof strategicFacts>>(
  'strategic-move-factor',
  'L77',
  strategicTitle,
  [row('strategic', double, 'L77', doubled, f => f.status === 'steady')],
);
