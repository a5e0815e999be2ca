import { modifierTable, row, type By } from '../../../core/index.js';
import { moverOf } from '../distance.js';
import { distances } from '../tables.js';
import { formationOf } from '../unit.js';
import { cavalryRoughSpeed } from './move.rulings.js';
import { halfOf } from './half.js';
import { extraCost, isRough, runsOver, walked, type GroundRow } from './path.js';
import type { Move, Obstacle } from './unit.facts.js';

/** The line of the table of distances that the move goes by; deployed guns are pushed. */
export const lineOf = ({ unit, handPush }: Pick<Move, 'unit' | 'handPush'>): keyof typeof distances.entries =>
  unit.arm === 'artillery' && (handPush || formationOf(unit) === 'deployed') ? 'hand-push' : moverOf(unit);

const isSlowed = (move: Move, by: By): boolean =>
  move.unit.arm === 'cavalry' && walked(move).some(isRough) && by(cavalryRoughSpeed) === 'infantry-allowance';

const infantryUm = distances.entries.infantry.normalUm;

const baseOf = (move: Move, by: By): number =>
  isSlowed(move, by) ? infantryUm : distances.entries[lineOf(move)].normalUm;

/** The widest turn that a deployed battery makes for nothing, and a line at all. */
export const lineTurn = 45;

const turns = ({ unit, rotationDegrees }: Move): boolean =>
  rotationDegrees > 0 && !(unit.arm === 'artillery' && formationOf(unit) === 'deployed' && rotationDegrees <= lineTurn);

const goesAside = ({ direction }: Move): boolean => direction === 'sideways' || direction === 'backward';

/** What is left after one half, as the difference it makes. */
const toHalf = { of: (m: Move, by: By) => halfOf(baseOf(m, by), by) - baseOf(m, by), printed: [] };

/** The same, or what a rotation has left. */
const toHalfOrNothing = {
  of: (m: Move, by: By) => (turns(m) ? 0 - halfOf(baseOf(m, by), by) : toHalf.of(m, by)),
  printed: [],
};

// prettier-ignore
export const moveAllowance = modifierTable<Move>('move-allowance', '§2.7', { it: 'Movimento disponibile (UM)', en: 'Allowance (UM)' }, [
  row('cavalry-infantry-speed', { of: m => infantryUm - distances.entries[lineOf(m)].normalUm, printed: [4] }, '§2.7', { it: 'Cavalleria in campi, marcite o boschi radi: muove come la fanteria', en: 'Cavalry in fields, water meadows or light woods: it moves like infantry' }, isSlowed),
  row('rotation-half',          toHalf, '§2.7', { it: 'Ruota: perde metà del movimento', en: 'It turns: half of the move is lost' }, turns),
  row('formation-change-half',  toHalfOrNothing, '§2.7', { it: 'Cambia formazione: perde metà del movimento', en: 'It changes formation: half of the move is lost' }, m => m.formationChange),
  row('sideways-or-back-half',  toHalf, '§2.7', { it: 'Di lato o indietro: al massimo metà del movimento', en: 'Sideways or back: half of the move at most' }, m => goesAside(m) && !turns(m) && !m.formationChange),
]);

const ground = (id: GroundRow, printed: readonly number[], it: string, en: string) =>
  row<Move>(id, { of: (m, by) => extraCost(id, m, by), printed }, '§2.7', { it, en }, (m, by) => runsOver(id, m, by));

/** What each crossing of an obstacle costs. */
const crossing = { of: ({ unit }: Move) => (unit.arm === 'cavalry' ? 3 : 2), printed: [2, 3] };

const crossings = ({ obstacles }: Move, of: readonly Obstacle[]): number =>
  obstacles.filter(obstacle => of.includes(obstacle)).length;

const obstacle = (id: string, of: readonly Obstacle[], it: string, en: string) =>
  row<Move>(
    id,
    crossing,
    '§2.7',
    { it, en },
    m => crossings(m, of) > 0,
    m => crossings(m, of),
  );

/** What each row adds to the plain distance; a road takes away. */
// prettier-ignore
export const moveCosts = modifierTable<Move>('move-costs', '§2.7', { it: 'Costo della mossa (UM), oltre alla distanza', en: 'Cost of the move (UM), on top of the distance' }, [
  ground('rough-double',      [2], 'Campi coltivati o arati, marcite, boschi radi: ogni UM, anche iniziato, costa il doppio', 'Cultivated or ploughed fields, water meadows, light woods: each UM, even in part, costs double'),
  ground('dense-wood-double', [2], 'Bosco fitto: ogni UM, anche iniziato, costa il doppio', 'Dense wood: each UM, even in part, costs double'),
  ground('houses-double',     [2], 'Case: ogni UM, anche iniziato, costa il doppio', 'Houses: each UM, even in part, costs double'),
  obstacle('hedge-or-fence', ['hedge', 'fence'],  'Siepe o staccionata attraversata', 'Hedge or fence crossed'),
  obstacle('linear-defence', ['linear-defence'],  'Posizione difensiva lineare attraversata', 'Linear defensive position crossed'),
  ground('ford-triple',       [3], 'Guado: la distanza costa il triplo, per difetto', 'Ford: the distance costs three times, rounded down'),
  ground('road-double',       [],  'Strada, in colonna di marcia o al traino: costa la metà', 'Road, in march column or limbered: it costs half'),
]);
