const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList, openRecord, closeRecord] = [0x5b, 0x5d, 0x7b, 0x7d] as const;

/**
 * Where the items of a JSON list begin, and behind the last one where the list ends: so that its parts can be read one
 * by one. The text is known to be a list with something in it.
 */
export const splitItems = (json: Uint8Array): Uint32Array => {
  const starts: number[] = [];
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    switch (json[i]) {
      case quote:
        for (i++; json[i] !== quote; i++) if (json[i] === backslash) i++;
        break;
      case openList:
      case openRecord:
        if (depth++ === 0) starts.push(i + 1);
        break;
      case closeList:
      case closeRecord:
        if (--depth === 0) starts.push(i + 1);
        break;
      case comma:
        if (depth === 1) starts.push(i + 1);
        break;
    }
  }
  return Uint32Array.from(starts);
};
