const [quote, backslash, openList, closeList, openGroup, closeGroup, comma] = [...'"\\[]{},'].map(mark =>
  mark.charCodeAt(0),
);

/** How much JSON may hold before it is read. */
export interface JsonBounds {
  readonly levels: number;
  readonly values: number;
}

/** No door asks for anything nested half as deep, and the largest roster has fewer values. */
export const jsonBounds: JsonBounds = { levels: 64, values: 10_000 };

/**
 * In what JSON goes beyond its bounds, found without building it: what reads nested JSON calls itself, and an object of
 * many thousand names takes far longer to build than its bytes take to look through.
 */
export const beyondBounds = (json: string, { levels, values }: JsonBounds): keyof JsonBounds | null => {
  let depth = 0;
  let more = 1;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const mark = json.charCodeAt(i);
    if (inString) {
      if (mark === backslash) i++;
      else if (mark === quote) inString = false;
    } else if (mark === quote) inString = true;
    else if (mark === comma) {
      if (++more > values) return 'values';
    } else if (mark === openList || mark === openGroup) {
      if (++depth > levels) return 'levels';
    } else if (mark === closeList || mark === closeGroup) depth--;
  }
  return null;
};

/** A body so long that reading it would keep the event loop; a worker reads it. */
export class UnreadJson {
  constructor(readonly text: string) {}
}

/** Longer bodies than this, in letters, are not read on the event loop where a worker can read them. */
export const longestReadHere = 16 * 1024;
