import { trimmed } from './acting.js';
import { decided, draft, refused, type Decided, type Draft, type Hand, type Table } from './battle.js';
import { publicLog, sha256 } from './event.js';
import { canonical } from './canonical.js';
import { sourceOf } from './decide-action.js';
import { tellTale } from './linked.js';
import type { BattleState, BattleUnit, FaceDown, Hidden } from './state.js';
import { faceDown, project, type Viewer } from './viewer.js';

/** Takes units out of sight, each into its side's own log: only the referee may. */
export const conceal = (
  { book, state }: Pick<Table, 'book' | 'state'>,
  { viewer }: Hand,
  ids: readonly string[],
  how: Hidden,
): Decided<{ readonly units: readonly string[] }> => {
  if (viewer.kind !== 'referee') return onlyTheReferee;
  const found = unitsNamed(state.units, ids);
  if (found === null) return noSuchUnit;
  const gone = found.map(unit => ({ ...unit, hidden: how }));
  const tale = tellTale(book, withUnits(state.units, gone));
  if (tale) return togetherOnly(tale.shown, tale.hidden);
  const shown = found.filter(({ hidden }) => hidden === null).map(({ id }) => id);
  const drafts: Draft[] = [];
  if (shown.length > 0) drafts.push(draft(publicLog, 'concealed', { units: shown }, { leave: shown }));
  for (const [side, units] of bySide(gone)) {
    const names = units.map(({ id }) => id);
    const of = ({ unit }: { readonly unit: string }): boolean => shown.includes(unit) && names.includes(unit);
    drafts.push(
      draft(
        side,
        'concealed',
        { units: names },
        trimmed({ join: units, owes: state.owed.filter(of), due: state.due.filter(of) }),
      ),
    );
  }
  return decided({ units: ids }, drafts);
};

/** Brings units into sight: their own side may, or the referee. */
export const reveal = (
  { book, state, heads }: Pick<Table, 'book' | 'state' | 'heads'>,
  { viewer }: Hand,
  ids: readonly string[],
): Decided<{ readonly units: readonly string[] }> => {
  const seen = project(state, viewer);
  const found = unitsNamed(seen.units, ids);
  if (found === null) return noSuchUnit;
  if (!found.every(({ side }) => isOf(viewer, side))) return notYours;
  const join = found.filter(({ hidden }) => hidden !== null).map(unit => ({ ...unit, hidden: null }));
  if (join.length === 0) return decided({ units: ids });
  const tale = tellTale(book, withUnits(state.units, join));
  if (tale) return togetherOnly(tale.shown, tale.hidden);
  const names = join.map(({ id }) => id);
  // What is owed for them is named anew: the old names would tell how much was done unseen.
  const source = sourceOf({ heads }, publicLog);
  const renamed = <V extends { readonly unit: string }>(all: readonly V[], kind: string): readonly V[] =>
    all.filter(({ unit }) => names.includes(unit)).map((one, i) => ({ ...one, id: `${source}.${kind}${i}` }));
  const owes = renamed(state.owed, 'owed');
  const due = renamed(state.due, 'due');
  const shown = draft(publicLog, 'revealed', { units: names }, trimmed({ leave: names, join, owes, due }));
  return decided({ units: ids }, [shown]);
};

/** Lays an order face down: all see that it lies there, its side alone what it says. */
export const lay = (
  { battle, state }: Pick<Table, 'battle' | 'state'>,
  { viewer }: Hand,
  order: { readonly id: string; readonly unit: string | null; readonly text: string; readonly salt: string },
): Decided<FaceDown> => {
  if (viewer.kind !== 'side')
    return refused(
      'not-permitted',
      'Gli ordini li scrive chi gioca una parte.',
      'Orders are written by whoever plays a side.',
    );
  const seen = project(state, viewer);
  const unit = order.unit === null ? undefined : seen.units[order.unit];
  if (order.unit !== null && unit === undefined) return noSuchUnit;
  if (unit && unit.side !== viewer.side) return notYours;
  if (state.orders.some(({ id }) => id === order.id))
    return refused('not-now', 'Un ordine si chiama già così.', 'There is an order of that name already.');
  const { id, text, salt } = order;
  const { side } = viewer;
  const commitment = commitmentOf(battle.id, id, order.unit, text, salt);
  const own: FaceDown = { id, side, unit: order.unit, commitment, text, salt, revealed: false };
  return decided(own, [
    draft(publicLog, 'laid', { order: id }, { orders: [faceDown(own)] }),
    draft(side, 'laid', { order: id }, { orders: [own] }),
  ]);
};

/** What is published of an order before anybody else may read it. */
export const commitmentOf = (battle: string, order: string, unit: string | null, text: string, salt: string): string =>
  sha256(canonical(['arbitro.order.1', battle, order, unit, text, salt]));

/** Turns an order up. */
export const turnUp = ({ state }: Pick<Table, 'state'>, { viewer }: Hand, id: string): Decided<FaceDown> => {
  const order = state.orders.find(one => one.id === id);
  if (!order || !isOf(viewer, order.side))
    return refused('not-found', 'Non c’è questo ordine.', 'There is no such order.');
  const shown = { ...order, revealed: true };
  if (order.revealed) return decided(order);
  const unit = order.unit === null ? undefined : state.units[order.unit];
  if (unit && unit.hidden !== null)
    return refused(
      'not-now',
      'L’ordine è per un’unità nascosta: prima va rivelata.',
      'The order is to a hidden unit: reveal it first.',
    );
  return decided(shown, [draft(publicLog, 'turned', { order: id }, { orders: [shown] })]);
};

const isOf = (viewer: Viewer, side: string): boolean =>
  viewer.kind === 'referee' || (viewer.kind === 'side' && viewer.side === side);

const unitsNamed = (
  units: { readonly [id: string]: BattleUnit },
  ids: readonly string[],
): readonly BattleUnit[] | null => {
  const found = [...new Set(ids)].flatMap(id => (Object.hasOwn(units, id) ? [units[id] as BattleUnit] : []));
  return found.length === new Set(ids).size ? found : null;
};

const bySide = (units: readonly BattleUnit[]): ReadonlyMap<string, readonly BattleUnit[]> => {
  const sides = new Map<string, BattleUnit[]>();
  for (const unit of units) sides.set(unit.side, [...(sides.get(unit.side) ?? []), unit]);
  return sides;
};

const withUnits = (units: BattleState['units'], changed: readonly BattleUnit[]): BattleState['units'] => ({
  ...units,
  ...Object.fromEntries(changed.map(unit => [unit.id, unit])),
});

const togetherOnly = ({ name: shown }: BattleUnit, { name: hidden }: BattleUnit): Decided<never> =>
  refused(
    'not-now',
    `${shown} e ${hidden} sono insieme: si nascondono e si rivelano insieme, o prima si separano.`,
    `${shown} and ${hidden} are together: they are hidden and revealed together, or separated first.`,
  );

const onlyTheReferee = refused('not-permitted', 'Può farlo solo l’arbitro.', 'Only the referee may do that.');
const noSuchUnit = refused('not-found', 'Non c’è questa unità.', 'There is no such unit.');
const notYours = refused('not-permitted', 'Non è una propria unità.', 'It is not a unit of one’s own.');
