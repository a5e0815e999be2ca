/** Numbers as a sentence says them: an Italian writes 2,5. */
export const inItalian = (value: number): string => String(value).replace('.', ',');

export const inUm = (value: number): { readonly it: string; readonly en: string } => ({
  it: `${inItalian(value)} UM`,
  en: `${value} UM`,
});

/** A hundredth of a hundredth of a measuring unit is nothing on a table: what remains of sums of decimals is cut. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** One word for one, another for many. */
export const howMany = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;
