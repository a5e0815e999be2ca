import { luckOf, oddsOn, readRequest } from '../../core/index.js';
import { murat } from '../../rulesets/murat/index.js';
import { act, readAction, type Settled } from './acting.js';
import { linked, type BattleEvent } from './event.js';
import { luckReport, type LuckReport } from './luck.js';
import { procedureOf } from './roles.js';
import { emptyState, type BattleState, type BattleUnit } from './state.js';

const settled: Settled = { rulings: {}, house: {}, scenario: null };
const unit = (id: string, side: string): BattleUnit => ({
  id,
  side,
  name: id,
  hidden: null,
  facts: { arm: 'infantry', fouInitial: 6, fouCurrent: 6, firstVolleySpent: true },
});
const state: BattleState = { ...emptyState, units: { f: unit('f', 'french'), a: unit('a', 'austrian') } };

/** A volley of two dice that hit on 5 and 6. */
const volley = (seq: number, member: string, dice: readonly number[], edition = murat.edition): BattleEvent => {
  const procedure = procedureOf(murat, 'murat.fire.musketry');
  if (!procedure) throw new Error('no musketry');
  const units = { shooter: 'f', target: 'a', general: null };
  const read = readAction(murat, settled, state, { procedure, units, circumstances: { rangeUm: 3 }, dice });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const how = { language: 'en', source: 's', dice: { kind: 'manual' }, roll: { draw: () => [] } } as const;
  const acted = act(murat, state, read.value, how);
  if (!acted.ok) throw new Error(JSON.stringify(acted.faults));
  const { record: body, patch } = acted.value;
  const place = { battle: 'b1', log: 'public', seq, after: seq, prev: '', at: '', by: { member, as: 'french' } };
  return linked<'acted'>({ ...place, type: 'acted', edition, body, patch });
};

const undone = (seq: number, from: number): BattleEvent => {
  const { hash: _, ...event } = volley(seq, 'anna', [1, 1]);
  return linked<'undone'>({ ...event, type: 'undone', body: { from, why: '' }, patch: {} });
};

const reportOn = (events: readonly BattleEvent[]): { readonly report: LuckReport; readonly steps: number } => {
  const making = luckReport(events, murat, settled);
  let next = making.next();
  for (let steps = 0; ; steps++) {
    if (next.done) return { report: next.value, steps };
    const { procedure: id, question, happened } = next.value;
    const procedure = procedureOf(murat, id);
    if (!procedure) throw new Error(id);
    const read = readRequest(murat, procedure, question);
    const odds = read.ok ? oddsOn(procedure, read.value, false) : read;
    next = making.next(odds.ok ? luckOf(procedure, odds.value, happened) : null);
  }
};

describe('Luck', () => {
  it('of one volley is what it hit against what it was to hit', () => {
    const [two, none] = reportOn([volley(1, 'anna', [6, 5]), volley(2, 'bruno', [1, 2])]).report.actions;
    expect(two).toMatchObject({ member: 'anna', seq: 1, procedure: 'murat.fire.musketry' });
    const hits = two?.fields.find(({ field }) => field === 'hits');
    expect(hits?.happened).toBe(2);
    expect(hits?.expected).toBeCloseTo(2 / 3, 12);
    expect(hits?.atLeast).toBeCloseTo(1 / 9, 12);
    expect(hits?.atMost).toBe(1);
    expect(none?.fields.find(({ field }) => field === 'hits')?.atMost).toBeCloseTo(4 / 9, 12);
    expect(none?.probability).toBeCloseTo(4 / 9, 12);
    expect(two?.asRare).toBeLessThanOrEqual(1);
    expect(two?.asRare).toBeGreaterThanOrEqual(two?.probability ?? 1);
  });

  it('has nothing to say of numbers that could not have been others', () => {
    const [action] = reportOn([volley(1, 'anna', [6, 5])]).report.actions;
    expect(action?.fields.map(({ field }) => field)).not.toContain('dice');
  });

  it('is summed by player', () => {
    const { report } = reportOn([volley(1, 'anna', [6, 5]), volley(2, 'anna', [5, 1]), volley(3, 'bruno', [1, 1])]);
    const hits = report.players.filter(({ field }) => field === 'hits');
    expect(hits).toMatchObject([
      { member: 'anna', actions: 2, happened: 3 },
      { member: 'bruno', actions: 1, happened: 0 },
    ]);
    expect(hits[0]?.expected).toBeCloseTo(4 / 3, 12);
  });

  it('does not count what was taken back', () => {
    const { report } = reportOn([volley(1, 'anna', [6, 5]), undone(2, 1), volley(3, 'anna', [1, 1])]);
    expect(report.actions.map(({ seq }) => seq)).toEqual([3]);
    expect(report.skipped).toBe(0);
  });

  it('says how much it could not weigh', () => {
    const { report } = reportOn([volley(1, 'anna', [6, 5], 'murat-2016'), volley(2, 'anna', [1, 1])]);
    expect(report).toMatchObject({ skipped: 1, actions: [{ seq: 2 }] });
  });

  it('is reckoned step by step, so that others may do something in between', () => {
    expect(reportOn([1, 2, 3, 4].map(seq => volley(seq, 'anna', [1, 6]))).steps).toBe(4);
  });
});
