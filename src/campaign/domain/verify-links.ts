import type { Text } from '../../core/index.js';
import type { Head } from './battle.js';
import { firstHash, hashOf, publicLog, type BattleEvent } from './event.js';
import { isOf, viewerNamed, type ExportedLog, type Place } from './verify-form.js';
import type { SignedHead } from './signed-head.js';
import { reads } from './viewer.js';

/** A head that somebody kept from earlier: signed, or only where a log stood. */
export type KeptHead = (Pick<Head, 'seq' | 'hash'> & { readonly log: string }) | SignedHead;

/** What is wrong, and where. */
export interface Broken {
  readonly says: Text;
  readonly at?: Place;
}

const broken = (it: string, en: string, at?: Pick<BattleEvent, 'log' | 'seq'>): Broken => ({
  says: { it, en },
  ...(at && { at: { log: at.log, seq: at.seq } }),
});

/** Whether the export has the logs its viewer may read, and begins as its header says. */
export const brokenHeader = ({ ruleset, edition, viewer: name, logs }: ExportedLog): Broken | null => {
  const viewer = viewerNamed(name);
  const [first] = logs[publicLog] ?? [];
  if (!first || !isOf(first, 'opened'))
    return broken(
      'Il registro pubblico non comincia con l’apertura.',
      'The public log does not begin with the opening.',
      {
        log: publicLog,
        seq: 1,
      },
    );
  if (first.body.ruleset !== ruleset || first.edition !== edition)
    return broken('Il regolamento non è quello dell’apertura.', 'The ruleset is not that of the opening.', first);
  const again = Object.values(logs)
    .flat()
    .find(event => event !== first && event.type === 'opened');
  if (again) return broken('La battaglia è aperta due volte.', 'The battle is opened twice.', again);
  const sides = (first.patch.sides ?? []).map(({ id }) => id);
  const due = new Set([publicLog, ...sides.filter(side => logsOpenIn(logs) || reads(viewer, side))]);
  const wrong = Object.keys(logs).find(log => !due.has(log)) ?? [...due].find(log => !Object.hasOwn(logs, log)) ?? null;
  if (wrong !== null)
    return broken(
      `Il registro ${wrong.slice(0, 60)} non è fra quelli che legge chi ha esportato, o manca.`,
      `The log ${wrong.slice(0, 60)} is not one that this viewer reads, or it is missing.`,
    );
  return viewer.kind === 'side' && !sides.includes(viewer.side)
    ? broken('Chi ha esportato non è di nessuna parte.', 'The viewer belongs to no side.')
    : null;
};

/** Whether the referee has opened the logs of the sides to everybody. */
export const logsOpenIn = (logs: ExportedLog['logs']): boolean =>
  (logs[publicLog] ?? []).some(event => isOf(event, 'disclosed'));

/** Whether every event of a log stands in its place, says what it said when it was written, and follows the one before. */
export const brokenLink = (battle: string, log: string, events: readonly BattleEvent[]): Broken | null => {
  let prev = firstHash(battle, log);
  for (const [i, event] of events.entries()) {
    const here = { log, seq: i + 1 };
    if (event.seq !== here.seq || event.log !== log || event.battle !== battle)
      return broken(
        'Qui manca un evento, o ce n’è uno di un altro posto.',
        'An event is missing here, or one stands here that belongs elsewhere.',
        here,
      );
    if (event.prev !== prev)
      return broken('L’evento non segue quello prima.', 'The event does not follow the one before.', here);
    if (hashOf(event) !== event.hash)
      return broken(
        'L’evento non è più com’era quando fu scritto.',
        'The event is no longer as it was when it was written.',
        here,
      );
    prev = event.hash;
  }
  return null;
};

/** Whether every event says rightly how far the public log had come. */
export const brokenOrder = ({ logs }: ExportedLog): Broken | null => {
  const far = logs[publicLog]?.length ?? 0;
  for (const [log, events] of Object.entries(logs)) {
    let least = 0;
    for (const event of events) {
      const fits = log === publicLog ? event.after === event.seq : event.after >= least && event.after <= far;
      if (!fits)
        return broken(
          'L’evento non sta al suo posto fra gli altri.',
          'The event is out of place among the others.',
          event,
        );
      least = event.after;
    }
  }
  return null;
};

/** Whether the heads that the export states are those of its logs. */
export const brokenHead = ({ battle, logs, heads }: ExportedLog): Broken | null => {
  const names = new Set([...Object.keys(logs), ...Object.keys(heads)]);
  for (const log of names) {
    const last = logs[log]?.at(-1) ?? { seq: 0, hash: firstHash(battle, log) };
    const head = Object.hasOwn(heads, log) ? heads[log] : undefined;
    const fits = head ? Object.hasOwn(logs, log) && head.seq === last.seq && head.hash === last.hash : last.seq === 0;
    if (!fits)
      return broken(
        'La fine del registro non è quella dichiarata.',
        'The log does not end where it says that it ends.',
        { log, seq: last.seq },
      );
  }
  return null;
};

/** Whether a head kept from earlier still stands in its log. */
export const missingHead = ({ club, battle, logs }: ExportedLog, head: KeptHead): Broken | null => {
  const { log, seq, hash } = head;
  if ('battle' in head && (head.battle !== battle || (club !== undefined && head.club !== club)))
    return broken('L’impronta conservata è di un’altra battaglia.', 'The head that was kept is of another battle.');
  const found = Object.hasOwn(logs, log) ? logs[log]?.[seq - 1] : undefined;
  if (found?.hash === hash) return null;
  return found
    ? broken(
        'Qui un tempo c’era un altro evento: la storia è stata riscritta.',
        'Another event once stood here: history was rewritten.',
        { log, seq },
      )
    : broken(
        'Il registro finisce prima di dove già era arrivato: è stato troncato, o non è in questa esportazione.',
        'The log ends before where it had already come: it was cut off, or is not in this export.',
        { log, seq },
      );
};
