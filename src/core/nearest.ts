/**
 * How many letters must be put in, left out or changed to make one word the other (Levenshtein), counted only as far as
 * `most`. One row of the table is enough; the caller lends it, so that a search through many names allocates nothing.
 */
const lettersApart = (a: string, b: string, most: number, row: Uint16Array): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let diagonal = i - 1;
    let left = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      const change = diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      diagonal = above;
      left = Math.min(change, above + 1, left + 1);
      row[j] = left;
      if (left < least) least = left;
    }
    row[0] = i;
    if (least > most) return Infinity;
  }
  return row[b.length] ?? 0;
};

/** Longer words than this are compared by their beginning: no name is as long. */
const longest = 100;

/** The known names most like the one asked for, nearest first; none if nothing comes close. */
export const nearest = (asked: string, known: readonly string[], most = 3): readonly string[] => {
  const word = asked.slice(0, longest).toLowerCase();
  const row = new Uint16Array(longest + 1);
  return known
    .flatMap(name => {
      const like = name.slice(0, longest).toLowerCase();
      const furthest = Math.max(2, name.length / 2);
      const apart = word.length > 2 && like.includes(word) ? 1 : lettersApart(word, like, furthest, row);
      return apart <= furthest ? [{ name, apart }] : [];
    })
    .sort((a, b) => a.apart - b.apart || a.name.localeCompare(b.name, 'en'))
    .slice(0, most)
    .map(({ name }) => name);
};
