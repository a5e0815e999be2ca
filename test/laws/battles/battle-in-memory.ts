import type { Book, DiceSource } from '../../../src/core/index.js';
import { logsOf, type Battle, type Decided, type Hand, type Table } from '../../../src/campaign/domain/battle.js';
import { available } from '../../../src/campaign/domain/available.js';
import { doAction } from '../../../src/campaign/domain/decide-action.js';
import { decideAdvance } from '../../../src/campaign/domain/decide-advance.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import type { BattleEvent } from '../../../src/campaign/domain/event.js';
import { openBattle, type Opening, type SideOpening } from '../../../src/campaign/domain/open-battle.js';
import { replayed } from '../../../src/campaign/domain/replay.js';
import { procedureOf } from '../../../src/campaign/domain/roles.js';
import { chainFrom, rolledDice } from '../../../src/campaign/domain/seeds.js';
import type { BattleState } from '../../../src/campaign/domain/state.js';
import { bareTable, link, tableAfter } from '../../../src/campaign/domain/table-of.js';
import type { Viewer } from '../../../src/campaign/domain/viewer.js';

export const referee: Hand = { author: { member: 'judge', as: 'referee' }, viewer: { kind: 'referee' } };
export const hand = (side: string): Hand => ({
  author: { member: `player-${side}`, as: side },
  viewer: { kind: 'side', side },
});
export const nobody: Hand = { author: { member: 'guest', as: 'public' }, viewer: { kind: 'public' } };

/** Units as they are to be, by their ids. */
export type Corrected = Parameters<typeof correct>[2]['units'];

const at = '2026-01-01T00:00:00Z';
const chain = chainFrom(Buffer.alloc(32, 5));

/** A battle played with the functions of the domain, and nothing stored. */
export class BattleInMemory {
  table: Table;
  readonly events: BattleEvent[] = [];
  /** How often the server's dice were thrown, whatever became of it. */
  thrown = 0;
  private salts = 0;

  constructor(
    readonly book: Book,
    sides: readonly SideOpening[],
    settled: Partial<Pick<Battle, 'rulings' | 'house' | 'scenario' | 'serverDiceOnly'>> = {},
    units: Opening['units'] = {},
  ) {
    const battle: Battle = {
      id: 'b1',
      club: 'c1',
      name: 'Prova',
      ruleset: book.id,
      edition: book.edition,
      scenario: null,
      rulings: {},
      house: {},
      openedBy: 'judge',
      createdAt: at,
      closedAt: null,
      ...settled,
    };
    this.table = bareTable(book, battle);
    const { commitment } = chain;
    const opened = openBattle(book, { ...battle, sides, units, commitment, language: 'it' });
    if (opened.kind === 'faults') throw new Error(JSON.stringify(opened.faults));
    this.append({ kind: 'done', drafts: opened.drafts, rolls: 0, answer: null }, referee);
  }

  /** The state now, made of all the events. */
  get state(): BattleState {
    return this.table.state;
  }

  /** Keeps what was decided; a refusal changes nothing, unless a roll was spent on it. */
  keep<V>(decided: Decided<V>, { author }: Hand): Decided<V> {
    if (decided.kind !== 'done' && decided.kind !== 'spent') return decided;
    const { events, heads } = link(this.table, decided.drafts, author, at);
    this.events.push(...events);
    const takesBack = events.some(({ type }) => type === 'undone' || type === 'redone');
    const after = tableAfter(this.table, events, heads, decided.rolls);
    this.table = takesBack ? { ...after, state: replayed(this.events) } : after;
    return decided;
  }

  /** Keeps what was decided, which must not have been refused. */
  append<V>(decided: Decided<V>, by: Hand): V {
    const kept = this.keep(decided, by);
    if (kept.kind !== 'done') throw new Error(JSON.stringify(kept));
    return kept.answer;
  }

  /** What comes of an action, before it is kept. */
  act(by: Hand, id: string, units: object, circumstances: object = {}, dice?: unknown) {
    const procedure = procedureOf(this.book, id);
    if (!procedure) throw new Error(`No ${id}.`);
    const index = this.table.rolls + 1;
    const seed = chain.seedAt(index);
    const nextRoll = () => {
      const dice = rolledDice(this.table.battle.id, index, seed, 'ours');
      let first = true;
      const draw: DiceSource['draw'] = (...asked) => {
        if (first) this.thrown++;
        first = false;
        return dice.draw(...asked);
      };
      return { record: { kind: 'server', index, seed, nonce: 'ours' } as const, dice: { draw } };
    };
    const action = { procedure, units: { ...units }, circumstances: { ...circumstances }, dice };
    return doAction(this.table, by, action, { language: 'it', nextRoll });
  }

  play(by: Hand, id: string, units: object, circumstances: object = {}, dice?: unknown) {
    return this.append(this.act(by, id, units, circumstances, dice), by);
  }

  going(by: Hand, said: object = {}) {
    return decideAdvance(this.table, by, { ...said }, { language: 'it', salt: () => `salt ${++this.salts}` });
  }

  advance(said: object = {}) {
    return this.append(this.going(referee, said), referee);
  }

  /** The fields of a unit. */
  factsOf(unit: string) {
    return this.state.units[unit]?.facts;
  }

  /** What is owed, as procedure and unit, in the order of the alphabet. */
  get owed(): readonly string[] {
    return available(this.book, this.state)
      .owed.map(({ procedure, unit }) => `${procedure} ${unit}`)
      .sort();
  }

  /** The referee sets things as they are said to be. */
  give(units: Corrected, phase?: string): this {
    this.append(
      correct(this.table, referee, { units, waives: [], why: 'prova', ...(phase !== undefined && { phase }) }),
      referee,
    );
    return this;
  }

  /** The events that a viewer may read. */
  readBy(viewer: Viewer): readonly BattleEvent[] {
    const logs = logsOf(viewer, this.state);
    return this.events.filter(({ log }) => logs.includes(log));
  }
}
