import { anomalies, type Logged, type Operation } from './history.js';

/** P3 of our bar: whoever checks histories must find the bad ones. */

const logOf = (...marks: readonly (number | null)[]): Logged[] =>
  marks.map((mark, i) => ({ seq: i + 1, hash: `hash ${i + 1}`, mark }));
const write = (mark: number, start: number, end: number | null, place: number | null): Operation => ({
  kind: 'write',
  mark,
  start,
  end,
  place,
});
const read = (
  start: number,
  end: number,
  upTo: number | null,
  seen: readonly number[] = [],
  mark?: number,
): Operation => ({
  kind: 'read',
  start,
  end,
  upTo,
  mark,
  events: seen.map(seq => ({ seq, hash: `hash ${seq}` })),
});
const kinds = (operations: readonly Operation[], log: readonly Logged[]): string[] =>
  anomalies(operations, log).map(said => said.split(':')[0] ?? '');

describe('A history of a log', () => {
  it('is good where operations overlap and may have come in either order', () => {
    const operations = [
      write(10, 0, 5, 3),
      write(11, 1, 4, 2),
      write(12, 2, null, null),
      write(13, 2, 6, null),
      read(0, 3, 1),
      read(2, 6, 2, [1, 2], 11),
      read(3, 4, 3, [], 10),
      read(6, 7, 3, [2, 3]),
      read(8, 9, null, [1]),
      read(8, 9, 4, [4], 12),
    ];
    expect(anomalies(operations, logOf(null, 11, 10, 12))).toEqual([]);
  });

  it.each<[string, Operation[], Logged[]]>([
    ['lost', [write(10, 0, 1, 2)], logOf(null)],
    ['moved', [write(10, 0, 1, 3)], logOf(null, 10)],
    ['duplicate', [write(10, 0, 1, 2)], logOf(null, 10, 10)],
    ['duplicate', [write(10, 0, null, null)], logOf(null, 10, 10)],
    ['undead', [write(10, 0, 1, null)], logOf(null, 10)],
    ['invented', [], logOf(null, 10)],
    ['gap', [], [{ seq: 2, hash: 'hash 2', mark: null }]],
    ['no prefix', [read(0, 1, 2)], logOf(null)],
    ['no prefix', [{ kind: 'read', start: 0, end: 1, upTo: 1, events: [{ seq: 1, hash: 'other' }] }], logOf(null)],
    ['no prefix', [read(0, 1, 3, [1, 3])], logOf(null, null, null)],
    ['other state', [write(10, 0, 1, 2), write(11, 0, 9, 3), read(2, 3, 2, [], 11)], logOf(null, 10, 11)],
    ['future', [write(10, 5, 6, 2), read(1, 2, 2)], logOf(null, 10)],
    ['future', [write(10, 5, 6, 2), read(1, 2, null, [1, 2])], logOf(null, 10)],
    ['stale', [write(10, 0, 1, 2), read(2, 3, 1)], logOf(null, 10)],
    ['stale', [write(10, 0, null, null), read(1, 2, 2), read(3, 4, 1)], logOf(null, 10)],
    ['stale', [write(10, 0, null, null), read(1, 2, null, [1, 2]), read(3, 4, 1)], logOf(null, 10)],
    ['order', [write(10, 0, 1, 3), write(11, 2, 3, 2)], logOf(null, 11, 10)],
    ['order', [read(0, 1, 2), write(11, 2, 3, 2)], logOf(null, 11)],
  ])('is found %s', (kind, operations, log) => {
    expect(kinds(operations, log)).toContain(kind);
  });
});
