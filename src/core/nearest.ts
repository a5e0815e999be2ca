/** How many letters must be put in, left out or changed to make one word the other; more than so many are not counted. */
const lettersApart = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return Infinity;
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The known names most like the one asked for, nearest first; none if nothing comes close. */
export const nearest = (asked: string, known: readonly string[], most = 3): readonly string[] => {
  const word = asked.slice(0, 100).toLowerCase();
  return known
    .map(name => ({ name, like: name.toLowerCase(), most: Math.max(2, name.length / 2) }))
    .map(({ name, like, most }) => ({
      name,
      apart: word.length > 2 && like.includes(word) ? 1 : lettersApart(word, like, most),
      most,
    }))
    .filter(({ apart, most }) => apart <= most)
    .sort((a, b) => a.apart - b.apart || a.name.localeCompare(b.name, 'en'))
    .slice(0, most)
    .map(({ name }) => name);
};
