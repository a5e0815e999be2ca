import type { Answer, Book, Language, Text } from '../../core/index.js';
import { decided, draft, faulty, refused, type Decided, type Draft, type Hand, type Table } from './battle.js';
import { owedHere } from './available.js';
import { byLog } from './by-log.js';
import { firstHash, publicLog } from './event.js';
import { procedureOf } from './roles.js';
import { sealOf } from './seal.js';
import type { BattleState } from './state.js';
import { advance, phaseOf, sidesToAct } from './turn.js';

/** Where a battle has gone on to. */
export interface Advanced {
  readonly turn: number;
  readonly phase: string;
  /** How the book's own procedure answered, if it has one. */
  readonly answer: Answer | null;
}

/** Goes on to the next phase. At the end of a turn each side's own log is sealed, whether or not it holds anything. */
export const decideAdvance = (
  table: Table,
  { viewer }: Hand,
  said: { readonly [fact: string]: unknown },
  how: { readonly language: Language; readonly salt: () => string },
): Decided<Advanced> => {
  const { book, battle, state, heads } = table;
  if (state.closed !== null) return refused('not-now', 'La battaglia è chiusa.', 'The battle is closed.');
  const phase = phaseOf(book, state);
  const acts = viewer.kind === 'referee' || (viewer.kind === 'side' && sidesToAct(book, state).includes(viewer.side));
  if (!acts)
    return refused(
      'not-now',
      'Chiude la fase chi la gioca, o l’arbitro.',
      'Whoever plays a phase ends it, or the referee.',
      [{ text: phase.says, cite: phase.rule }],
    );
  const unpaid = viewer.kind === 'referee' ? [] : owedHere(book, state, viewer);
  if (unpaid.length > 0)
    return refused(
      'not-now',
      'Prima va giocato quel che in questa fase è dovuto; passare oltre può l’arbitro.',
      'What is owed in this phase is played first; the referee may go on without it.',
      unpaid.map(({ procedure, unit, cite }) => ({ text: owedBy(book, state, procedure, unit), cite })),
    );
  const gone = advance(book, battle, state, said, how.language);
  if (!gone.ok) return faulty(gone.faults);
  if ('refused' in gone.value) {
    const { summary, steps } = gone.value.refused;
    const reasons = steps.flatMap(({ kind, text, cite }) =>
      kind === 'forbid' ? [{ text: { it: text, en: text }, cite }] : [],
    );
    return refused('not-now', summary, summary, reasons);
  }
  const { from, to, turn, newTurn, patch, answer } = gone.value;
  const logs = byLog(state, patch);
  const drafts: Draft[] = [];
  const sealed: { [side: string]: string } = {};
  const own: Draft[] = [];
  for (const { id: side } of state.sides) {
    const hiddenPatch = logs.get(side);
    if (hiddenPatch) own.push(draft(side, 'advanced', { from, to, turn }, hiddenPatch));
    if (!newTurn) continue;
    const salt = how.salt();
    const last = heads[side]?.hash ?? firstHash(battle.id, side);
    sealed[side] = sealOf(battle.id, side, state.turn, last, salt);
    drafts.push(draft(side, 'sealed', { turn: state.turn, salt }));
  }
  drafts.push(draft(publicLog, 'advanced', { from, to, turn, ...(newTurn && { sealed }) }, logs.get(publicLog) ?? {}));
  return decided({ turn, phase: to, answer }, [...drafts, ...own]);
};

/** A debt in words: what has to be played, and for which unit. */
const owedBy = (book: Book, { units }: BattleState, procedure: string, unit: string): Text => {
  const { it, en } = procedureOf(book, procedure)?.title ?? { it: procedure, en: procedure };
  const name = units[unit]?.name ?? unit;
  return { it: `${it}: ${name}`, en: `${en}: ${name}` };
};
