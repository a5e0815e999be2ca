import { isItalianInfantry } from '../tables.js';
import { weaponModel, type Formation } from '../vocabulary.js';
import type { Composed, UnitWeapon } from './unit-composition.facts.js';

/** The weapons a unit may carry. */
export const weaponsOf = ({ kind, people, irregularBand }: Composed): readonly UnitWeapon[] => {
  if (irregularBand) return ['carbine'];
  switch (kind) {
    case 'italian-infantry':
      return ['rifle'];
    case 'native-infantry':
      return ['javelin', 'musket', 'rifle'];
    case 'italian-cavalry':
      return ['lance-and-carbine'];
    case 'native-cavalry':
      return people === 'dervish' ? ['lance'] : ['musket', 'lance'];
    case 'artillery':
      return ['machine-gun', 'cannon', ...weaponModel.values];
  }
};

const formationsInTheOpen = (unit: Composed): readonly Formation[] => {
  if (isItalianInfantry(unit)) return ['line', 'chain', 'column', 'square'];
  switch (unit.kind) {
    case 'italian-cavalry':
      return ['line', 'column'];
    case 'artillery':
      return ['packed', 'in-battery'];
    default:
      return ['mass'];
  }
};

/** The formations a unit may take. */
export const formationsOf = (unit: Composed): readonly Formation[] => {
  const isItalian = unit.kind !== 'native-infantry' && unit.kind !== 'native-cavalry';
  const inBuilding = unit.inBuilding ?? unit.terrain === 'building';
  const mayMass = inBuilding || (isItalian && unit.order === 'retreat');
  return mayMass ? [...formationsInTheOpen(unit), 'mass'] : formationsInTheOpen(unit);
};
