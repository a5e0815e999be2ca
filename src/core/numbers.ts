import type { Text } from './text.js';

/** Numbers as a sentence says them: an Italian writes 2,5. */
export const inItalian = (value: number): string => String(value).replace('.', ',');

/** A number with its unit, as a sentence says it. */
export const inUnit = (value: number, unit: string): Text => ({
  it: `${inItalian(value)} ${unit}`,
  en: `${value} ${unit}`,
});

/** A millionth is nothing on a table: what remains of sums of decimals is cut. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** One word for one, another for many. */
export const howMany = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;
