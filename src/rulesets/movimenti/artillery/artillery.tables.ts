import { always, factorTable, partTable, row } from '../../../core/index.js';
import type { By } from '../../../core/index.js';
import { difficultGroundRow } from '../difficult/difficult.tables.js';
import { roadArtillery } from '../road/road.tables.js';
import { artilleryInDifficultGround, isHalvedIn } from '../rulings.js';
import { limits } from '../tables.js';
import { limberFraction, manhandleOnRoad } from './artillery.rulings.js';
import type { GunsMove } from './move.facts.js';

const roadRow = roadArtillery<{ readonly onRoad: boolean }>(f => f.onRoad);
const doublePace = { it: 'Passo doppio', en: 'Double pace' };

const isSlowed = ({ inDifficultGround, onRoad }: GunsMove, by: By): boolean =>
  inDifficultGround && by(artilleryInDifficultGround) === 'halved-once' && isHalvedIn(onRoad, by);

// prettier-ignore
export const gunFactors = factorTable<GunsMove>('gun-factors', 'Artiglieria, L87–94', { it: 'Fattori del movimento dei cannoni', en: 'Factors of moving guns' }, [
  difficultGroundRow(isSlowed),
  roadRow,
  row('double-pace', 2, 'Artiglieria, L94', doublePace, f => f.doublePace),
]);

/** What the guns do without: the few cm by hand, and turning, which costs nothing. */
// prettier-ignore
export const byHand = partTable<GunsMove>('guns-by-hand', 'Artiglieria, L87–88', { it: 'Cannoni a mano e rotazioni', en: 'Guns by hand, and turning' }, [
  row('manhandled', { of: ({ onRoad }, by) => limits.entries['manhandled-guns'] * (onRoad && by(manhandleOnRoad) === 'yes' ? 2 : 1), printed: [3] }, 'Artiglieria, L87', { it: 'Spinti o trainati a mano', en: 'Pushed or dragged by hand' }, f => f.manhandled),
  row('rotation', { of: () => 0, printed: [] }, 'Artiglieria, L88', { it: 'Le rotazioni sono gratis', en: 'Turning is free' }, f => !f.manhandled),
]);

/** So many operations on the traces, and the move they take their thirds of. */
interface Limbering {
  readonly operations: number;
  readonly fullCm: number;
}

/** A third of the whole for each; or of what is left, and so two leave 4/9. */
const lost = ({ operations, fullCm }: Limbering, by: By): number =>
  by(limberFraction) === 'of-what-is-left' && operations === 2 ? -(5 * fullCm) / 18 : -fullCm / 3;

// prettier-ignore
export const limbering = partTable<Limbering>('limbering', 'Artiglieria, L87, L94', { it: 'Agganciare e sganciare', en: 'Limbering and unlimbering' }, [
  row('limber', { of: lost, printed: [-1 / 3] }, 'Artiglieria, L87', { it: 'Aggancia o sgancia', en: 'It limbers or unlimbers' }, f => f.operations > 0, f => f.operations),
]);

// prettier-ignore
export const gunsAtTheDouble = factorTable<{ readonly onRoad: boolean }>('guns-at-the-double', 'Artiglieria, L93–94', { it: 'Cannoni al passo doppio', en: 'Guns at the double' }, [
  row('double-pace', 2, 'Artiglieria, L94', doublePace, always),
  roadRow,
]);
