/** What a benchmark found, as rows with a target, and the table they are printed in. */

export const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The value below which so large a part of the values lies. */
export const quantile = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** A figure that is to be at least, or at most, so much. Without a target it stands beside the others for comparison. */
export const row = (what, figure, unit, { atLeast, atMost, ...more } = {}) => ({
  what,
  figure,
  unit,
  ...(atLeast === undefined ? {} : { target: `≥ ${shown(atLeast)}`, met: figure >= atLeast }),
  ...(atMost === undefined ? {} : { target: `≤ ${shown(atMost)}`, met: figure <= atMost }),
  ...more,
});

const shown = number => {
  if (Number.isInteger(number) || Math.abs(number) >= 1000) return Math.round(number).toLocaleString('en-GB');
  return String(Number(number.toPrecision(3)));
};

const line = (cells, widths) => cells.map((cell, i) => (i === 1 ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ').trimEnd(); // prettier-ignore

/** The rows as text: what, figure, unit, target, met or not, and what else was seen. */
export const tableOf = rows => {
  const head = ['what', 'figure', 'unit', 'target', 'met', 'besides'];
  const cells = rows.map(({ what, figure, unit, target = '', met, besides = '' }) => [
    what,
    shown(figure),
    unit,
    target,
    met === undefined ? '' : met ? 'yes' : 'NO',
    besides,
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map(row => row[i].length)));
  return [head, widths.map(width => '-'.repeat(width)), ...cells].map(row => line(row, widths)).join('\n');
};
