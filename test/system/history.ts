/** An event of the log as it is at the end. */
export interface Logged {
  readonly seq: number;
  readonly hash: string;
  /** The number that its writer left in it; null if no writer of the experiment made it. */
  readonly mark: number | null;
}

/** Somebody wanted an event with his mark appended. */
export interface Write {
  readonly kind: 'write';
  readonly mark: number;
  readonly start: number;
  /** When he knew what had come of it; null if he never did. */
  readonly end: number | null;
  /** The place he was told: null if he was refused, or never knew. */
  readonly place: number | null;
}

/** Somebody read. */
export interface Read {
  readonly kind: 'read';
  readonly start: number;
  readonly end: number;
  /** How far the log had come, he was told; null where he was shown a part that need not be the end. */
  readonly upTo: number | null;
  /** The mark of the last event, as the state of the battle showed it; undefined if he did not see it. */
  readonly mark?: number | undefined;
  /** The events he was shown. */
  readonly events: readonly { readonly seq: number; readonly hash: string }[];
}

export type Operation = Write | Read;

/**
 * What is wrong with a history of operations on one log, given the log at its end. A log to which each event is appended
 * at one place is linearizable exactly if: what was acknowledged is there once, where it was said to be; what was refused
 * is not; whatever was read is a beginning of the log; nobody read what nobody had yet asked for; and whatever ended
 * before another began comes before it.
 */
export const anomalies = (operations: readonly Operation[], log: readonly Logged[]): readonly string[] => [
  ...gaps(log),
  ...misplaced(operations, log),
  ...misread(operations, log),
  ...fromTheFuture(operations, log),
  ...outOfOrder(operations, log),
];

const gaps = (log: readonly Logged[]): string[] =>
  log.flatMap(({ seq }, i) => (seq === i + 1 ? [] : [`gap: event ${seq} stands at place ${i + 1}`]));

const placesByMark = (log: readonly Logged[]): ReadonlyMap<number, readonly number[]> => {
  const places = new Map<number, number[]>();
  for (const { seq, mark } of log) if (mark !== null) places.set(mark, [...(places.get(mark) ?? []), seq]);
  return places;
};

const misplaced = (operations: readonly Operation[], log: readonly Logged[]): string[] => {
  const places = placesByMark(log);
  const asked = new Set(operations.flatMap(one => (one.kind === 'write' ? [one.mark] : [])));
  const unasked = [...places.keys()].filter(mark => !asked.has(mark));
  return [
    ...unasked.map(mark => `invented: nobody wrote ${mark}`),
    ...operations.flatMap(one => {
      if (one.kind === 'read') return [];
      const { mark, end, place } = one;
      const [found, ...more] = places.get(mark) ?? [];
      if (more.length > 0) return [`duplicate: ${mark} stands at ${[found, ...more].join(' and ')}`];
      if (end === null) return [];
      if (place === null) return found === undefined ? [] : [`undead: ${mark} was refused, and stands at ${found}`];
      if (found === undefined) return [`lost: ${mark} was acknowledged at ${place}`];
      return found === place ? [] : [`moved: ${mark} was acknowledged at ${place} and stands at ${found}`];
    }),
  ];
};

const misread = (operations: readonly Operation[], log: readonly Logged[]): string[] =>
  operations.flatMap(one => {
    if (one.kind === 'write') return [];
    const strange = one.events.find(({ seq, hash }) => log[seq - 1]?.hash !== hash);
    const torn = one.events.find(({ seq }, i) => i > 0 && seq !== (one.events[i - 1]?.seq ?? 0) + 1);
    const last = one.upTo === null ? undefined : log[one.upTo - 1];
    return [
      ...(strange ? [`no prefix: event ${strange.seq} was read as another`] : []),
      ...(torn ? [`no prefix: event ${torn.seq} was read without the one before`] : []),
      ...(one.upTo !== null && last === undefined ? [`no prefix: ${one.upTo} events were read`] : []),
      ...(last !== undefined && one.mark !== undefined && last.mark !== null && one.mark !== last.mark
        ? [`other state: at ${one.upTo} the battle showed ${one.mark}, not ${last.mark}`]
        : []),
    ];
  });

/** How far an operation has seen or made the log. */
const reach = (one: Operation, places: ReadonlyMap<number, readonly number[]>): number | undefined =>
  one.kind === 'write' ? places.get(one.mark)?.[0] : (one.upTo ?? one.events.at(-1)?.seq);

const fromTheFuture = (operations: readonly Operation[], log: readonly Logged[]): string[] => {
  const begun = new Map(operations.flatMap(one => (one.kind === 'write' ? [[one.mark, one.start]] : [])));
  // When the last of the first so many events was first asked for.
  const asked: number[] = [-Infinity];
  for (const { mark } of log)
    asked.push(Math.max(asked.at(-1) ?? -Infinity, (mark === null ? undefined : begun.get(mark)) ?? -Infinity));
  return operations.flatMap(one => {
    if (one.kind === 'write') return [];
    const seen = Math.min(reach(one, new Map()) ?? 0, log.length);
    return (asked[seen] ?? -Infinity) <= one.end ? [] : [`future: ${seen} events were read before they were asked for`];
  });
};

/** Whatever ended before another began was seen by it. */
const outOfOrder = (operations: readonly Operation[], log: readonly Logged[]): string[] => {
  const places = placesByMark(log);
  const ended = operations
    .flatMap(one => {
      const place = reach(one, places);
      return one.end === null || place === undefined ? [] : [{ end: one.end, place }];
    })
    .sort((a, b) => a.end - b.end);
  const found: string[] = [];
  let [next, furthest] = [0, 0];
  for (const one of [...operations].sort((a, b) => a.start - b.start)) {
    for (let before = ended[next]; before && before.end < one.start; before = ended[++next])
      furthest = Math.max(furthest, before.place);
    const place = reach(one, places);
    if (place === undefined) continue;
    if (one.kind === 'write' && place <= furthest)
      found.push(`order: ${one.mark} stands at ${place}, though ${furthest} was known before it was asked for`);
    if (one.kind === 'read' && one.upTo !== null && one.upTo < furthest)
      found.push(`stale: ${one.upTo} events were read, though ${furthest} were known before`);
  }
  return found;
};
