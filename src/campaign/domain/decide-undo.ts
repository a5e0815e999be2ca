import { decided, draft, refused, type Decided, type Draft, type Hand, type Table } from './battle.js';
import { publicLog, type ActionRecord, type BattleEvent, type EventBodies } from './event.js';
import { nameOf, takenBack } from './replay.js';
import { reads } from './viewer.js';

/** What was undone or restored: the numbers of the public log that it is about. */
export interface Undone {
  readonly from: number;
  readonly events: readonly number[];
}

/** The events since the one from which it is undone, of all logs, in their order. */
export type Recent = readonly BattleEvent[];

/**
 * Goes back to before an event of the public log: what its maker may read since then no longer holds. A player takes
 * back his own, and only what has shown nothing: no dice, nothing hidden; the referee takes back anything.
 */
export const undo = (
  { state }: Pick<Table, 'state'>,
  { viewer }: Hand,
  from: number,
  why: string,
  recent: Recent,
): Decided<Undone> => {
  if (viewer.kind === 'public')
    return refused('not-permitted', 'Annulla chi gioca, o l’arbitro.', 'Players and the referee may undo.');
  if (state.logsOpen)
    return refused(
      'not-now',
      'I registri delle parti sono aperti: da qui non si torna indietro.',
      'The logs of the sides are open: there is no way back from here.',
    );
  const gone = takenBack(recent);
  const holding = recent.filter(({ log, seq, type }) => isDeed(type) && !gone.has(nameOf(log, seq)));
  const open = holding.filter(({ log, seq }) => log === publicLog && seq >= from);
  const [first] = open;
  if (first === undefined || first.seq !== from || first.type === 'opened')
    return refused(
      'not-now',
      'Non c’è un evento da annullare con questo numero.',
      'There is no event of that number to undo.',
    );
  if (viewer.kind === 'side') {
    const others = open.find(({ by }) => by.as !== viewer.side);
    if (others)
      return refused(
        'not-permitted',
        `L’evento ${others.seq} è di altri: può annullarlo l’arbitro.`,
        `Event ${others.seq} is somebody else’s: the referee may undo it.`,
      );
    const own = holding.filter(({ log, after }) => log === viewer.side && after >= from);
    const telling = [...open, ...own].find(hasShown);
    if (telling)
      return refused(
        'not-permitted',
        `L’evento ${telling.seq} ha mostrato dadi o cose nascoste: può annullarlo solo l’arbitro.`,
        `Event ${telling.seq} has shown dice or hidden things: only the referee may undo it.`,
      );
  }
  const drafts: Draft[] = [draft(publicLog, 'undone', { from, why })];
  for (const { id: log } of state.sides) {
    const own = holding.find(event => event.log === log && event.after >= from);
    if (own && reads(viewer, log)) drafts.push(draft(log, 'undone', { from: own.seq, why }));
  }
  return decided({ from, events: open.map(({ seq }) => seq) }, drafts);
};

/** What can be undone: not the keeping of the log itself. */
const isDeed = (type: BattleEvent['type']): boolean =>
  !['undone', 'redone', 'sealed', 'committed', 'abandoned', 'disclosed'].includes(type);

/** Whether players have learnt something by an event that cannot be unlearnt. */
const hasShown = ({ type, body }: BattleEvent): boolean => {
  if (type === 'revealed' || type === 'turned' || type === 'concealed' || type === 'advanced') return true;
  // The body of an action is its record.
  return type === 'acted' && (body as ActionRecord).dice.kind !== 'none';
};

/** Restores what was undone last and not restored since, if nothing was done in the meantime. */
export const redo = ({ state }: Pick<Table, 'state'>, { viewer }: Hand, recent: Recent): Decided<Undone> => {
  const last = lastUndoing(recent, publicLog);
  if (last === undefined) return refused('not-now', 'Non c’è niente da ripristinare.', 'There is nothing to restore.');
  if (viewer.kind === 'public' || (viewer.kind === 'side' && last.by.as !== viewer.side))
    return refused(
      'not-permitted',
      'Ripristina chi ha annullato, o l’arbitro.',
      'Whoever undid it restores it, or the referee.',
    );
  const drafts: Draft[] = [draft(publicLog, 'redone', { undone: last.seq })];
  for (const { id: log } of state.sides) {
    const own = recent.find(event => event.log === log && event.type === 'undone' && event.after === last.seq);
    if (!own) continue;
    if (lastUndoing(recent, log) !== own)
      return refused(
        'not-now',
        'Dopo l’annullamento è già stato fatto altro.',
        'Something else was done since it was undone.',
      );
    drafts.push(draft(log, 'redone', { undone: own.seq }));
  }
  // The type of an event says what its body is.
  const { from } = last.body as EventBodies['undone'];
  return decided({ from, events: [] }, drafts);
};

/** The last undoing of a log that holds, if nothing but undoing and restoring came after it. */
const lastUndoing = (recent: Recent, log: string): BattleEvent | undefined => {
  const own = recent.filter(event => event.log === log);
  const restored = new Set(
    own.flatMap(({ type, body }) => (type === 'redone' ? [(body as EventBodies['redone']).undone] : [])),
  );
  const open = own.filter(({ type, seq }) => type !== 'redone' && !restored.has(seq));
  const last = open.at(-1);
  return last?.type === 'undone' ? last : undefined;
};
