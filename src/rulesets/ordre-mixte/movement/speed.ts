import type { Umpire } from '../../../core/index.js';
import { isArtillery, type Arm, type Formation } from '../vocabulary.js';
import { emptySpeedCells, singleFigureRoutSpeed } from './movement.rulings.js';
import { speeds } from './movement.tables.js';

type Reader = Pick<Umpire, 'by' | 'lookUp' | 'reckon'>;

/** Whether a battery has its guns off their limbers. */
export const isDeployed = (arm: Arm, formation: Formation): boolean => isArtillery(arm) && formation === 'unlimbered';

/** The printed cell a formation reads, or none. */
const cellOf = (arm: Arm, formation: Formation): 'column' | 'line' | 'square' | 'open-order' | null => {
  if (isArtillery(arm)) return formation === 'limbered' || formation === 'unlimbered' ? 'column' : null;
  switch (formation) {
    case 'column':
    case 'march-column':
      return 'column';
    case 'line':
    case 'square':
    case 'open-order':
      return formation;
    case 'limbered':
    case 'unlimbered':
      return null;
  }
};

/** The speed of a unit in its formation; none where the cell is empty and stays so. */
export const formationSpeed = ({ by, lookUp, reckon }: Reader, arm: Arm, formation: Formation): number | null => {
  const row = lookUp(speeds, isDeployed(arm, formation) ? 'unlimbered-artillery' : arm);
  const cell = cellOf(arm, formation);
  const printed = cell === null ? null : row[cell];
  if (printed !== null) {
    return reckon('L63–69', { it: 'Velocità in questa formazione', en: 'Speed in this formation' }, printed);
  }
  if (by(emptySpeedCells) === 'illegal') return null;
  return reckon('L63–69', { it: 'Casella vuota: vale la colonna', en: 'Empty cell: the column serves' }, row.column);
};

/** The rout speed of an arm; none where a club does not let the single figure serve. */
export const routSpeed = ({ by, lookUp, reckon }: Reader, arm: Arm): number | null => {
  const { rout } = lookUp(speeds, arm);
  if (arm !== 'infantry' && by(singleFigureRoutSpeed) === 'column-only') return null;
  return reckon('L63–68', { it: 'Velocità in rotta', en: 'Rout speed' }, rout);
};
