const [quote, backslash, openList, closeList, openGroup, closeGroup] = [...'"\\[]{}'].map(mark => mark.charCodeAt(0));

/** Whether JSON is nested deeper than so many levels: found without building it, since what reads it calls itself. */
export const isNestedDeeper = (json: string, levels: number): boolean => {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const mark = json.charCodeAt(i);
    if (inString) {
      if (mark === backslash) i++;
      else if (mark === quote) inString = false;
    } else if (mark === quote) inString = true;
    else if (mark === openList || mark === openGroup) {
      if (++depth > levels) return true;
    } else if (mark === closeList || mark === closeGroup) depth--;
  }
  return false;
};

/** No door asks for anything nested half as deep. */
export const mostLevels = 64;
