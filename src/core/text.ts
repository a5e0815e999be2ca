/** The languages in which every text of the product exists. */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages. */
export interface Text {
  readonly it: string;
  readonly en: string;
}
