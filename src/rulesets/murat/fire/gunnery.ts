import type { Unit } from '../unit.js';
import { gunnery, gunRanges, gunReaches } from './fire.tables.js';

/** The column of the artillery table for a range; null beyond the last. */
export const gunRangeOf = (rangeUm: number): (typeof gunRanges)[number] | null =>
  gunRanges.find(range => rangeUm <= gunReaches.entries[range]) ?? null;

/** Whether the guns reach so far: the light ones have no last column. */
export const reaches = ({ calibre }: Pick<Unit, 'calibre'>, rangeUm: number): boolean => {
  const range = gunRangeOf(rangeUm);
  return range !== null && gunnery[calibre].entries[range] !== null;
};
