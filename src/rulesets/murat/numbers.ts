import { inUnit, type Text } from '../../core/index.js';

/** Measuring units, as a sentence says them. */
export const inUm = (value: number): Text => inUnit(value, 'UM');
