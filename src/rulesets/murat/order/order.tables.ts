import { byName, dieThrow, modifierTable, row } from '../../../core/index.js';
import { thirdLostMeasure } from '../rulings.js';
import { wearOfUnit } from '../strength.js';
import { formationOf } from '../unit.js';
import { earlierOrders, fourUmAway } from './command.js';
import type { RegimentOrderFacts } from './regiment.facts.js';

/** Orders of a turn; where they exclude each other, one kind or the other. */
// prettier-ignore
export const orderAllowances = byName('order-allowances', '§2.4, §2.12', { it: 'Ordini di divisione e di reggimento per mossa', en: 'Division and regiment orders a turn' }, {
  'brigade-general':        { divisionOrders: 0, regimentOrders: 3, exclusive: false },
  'division-general':       { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  'independent-brigade':    { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  'understrength-division': { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  'column':                 { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  'prussian-brigade':       { divisionOrders: 2, regimentOrders: 4, exclusive: true },
});

// prettier-ignore
export const orderModifiers = modifierTable<RegimentOrderFacts>('order-modifiers', '§2.4', { it: 'Modificatori al valore di comando', en: 'Modifiers to the command value' }, [
  row('column',           +1, '§2.4', { it: 'Unità in colonna di marcia o d’attacco', en: 'Unit in march or attack column' }, ({ unit }) => formationOf(unit) === 'march-column' || formationOf(unit) === 'attack-column'),
  row('guard',            +2, '§2.4', { it: 'Guardia', en: 'Guard' }, f => f.unit.experience === 'guard'),
  row('elite',            +1, '§2.4', { it: 'Élite', en: 'Elite' }, f => f.unit.experience === 'elite'),
  row('conscript',        -1, '§2.4', { it: 'Coscritti', en: 'Conscripts' }, f => f.unit.experience === 'conscript'),
  row('attached-general', +1, '§2.4', { it: 'Un generale non scarso è aggregato all’unità', en: 'A general who is not poor is attached to the unit' }, f => f.attachedGeneral !== null && f.attachedGeneral !== 'poor'),
  row('distance',         -1, '§2.4', { it: 'Ogni 4 UM intere tra generale e unità', en: 'Every full 4 UM between general and unit' }, (f, by) => fourUmAway(f, by) > 0, fourUmAway),
  row('rough-terrain',    -1, '§2.4', { it: 'Unità in terreno accidentato', en: 'Unit in rough ground' }, f => f.roughTerrain),
  row('later-order',      -1, '§2.4', { it: 'Ogni ordine dopo il primo', en: 'Every order after the first' }, (f, by) => earlierOrders(f, by) > 0, earlierOrders),
  row('third-lost',       -1, '§2.4', { it: 'Ha perso un terzo della forza e non è decimata', en: 'It has lost a third of its strength and is not decimated' }, ({ unit }, by) => {
    const { thirdLost, decimated } = wearOfUnit(unit, by);
    return thirdLost && !decimated && by(thirdLostMeasure) === 'fou';
  }),
  row('decimated',        -2, '§2.4', { it: 'È decimata', en: 'It is decimated' }, ({ unit }, by) => wearOfUnit(unit, by).decimated),
  row('disordered',       -1, '§2.4', { it: 'È disordinata', en: 'It is disordered' }, f => f.unit.disordered),
  row('enemy-near',       -1, '§2.4', { it: 'Nemici entro 4 UM, e non carica', en: 'Enemies within 4 UM, and it does not charge' }, f => !f.charge && f.nearestEnemyUm !== null && f.nearestEnemyUm <= 4),
]);

/** Orders of a division general who takes a brigade over, by the reading of the club. */
// prettier-ignore
export const ordersOfTakenCommand = byName('orders-of-taken-command', '§2.12', { it: 'Ordini di chi prende il comando', en: 'Orders of him who takes command' }, {
  'fresh-three': { ordersAvailable: 3, ordersAlreadyGiven: 0 },
  'remaining':   { ordersAvailable: 2, ordersAlreadyGiven: 1 },
});

export const commandThrow = dieThrow('command', '§2.4', { it: 'Test di comando', en: 'Command test' }, 6);
