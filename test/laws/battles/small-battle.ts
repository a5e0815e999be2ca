import type { Book } from '../../../src/core/index.js';
import type { RosterUnit, SideOpening } from '../../../src/campaign/domain/open-battle.js';
import type { UnitFacts } from '../../../src/campaign/domain/state.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { ordreMixte } from '../../../src/rulesets/ordre-mixte/index.js';

/** A few units of every kind for each book. */
const troops: { readonly [book: string]: readonly (readonly [string, UnitFacts])[] } = {
  [murat.id]: [
    ['line', { arm: 'infantry', fouInitial: 12, experience: 'veteran' }],
    ['elite', { arm: 'infantry', fouInitial: 9, experience: 'elite', disordered: true }],
    ['horse', { arm: 'cavalry', fouInitial: 8, cavalryType: 'dragoon' }],
    ['guns', { arm: 'artillery', fouInitial: 3 }],
    ['general', { arm: 'general', level: 'division', quality: 'excellent' }],
    ['brigadier', { arm: 'general', level: 'brigade', quality: 'normal' }],
  ],
  [ordreMixte.id]: [
    ['line', { arm: 'infantry', formation: 'line', totalBases: 8, frontRankBases: 4, pm: 10 }],
    ['column', { arm: 'infantry', formation: 'column', totalBases: 8, frontRankBases: 2, pm: 3, quality: 'veteran' }],
    ['horse', { arm: 'light-cavalry', formation: 'line', totalBases: 4, pm: 6 }],
    ['guns', { arm: 'foot-artillery', formation: 'unlimbered', totalBases: 2, pm: 4, artilleryWeight: 'medium' }],
  ],
};

export const unitsOf = (book: Book, side: string): readonly RosterUnit[] =>
  (troops[book.id] ?? []).map(([kind, facts]) => ({
    id: `${side}~${kind}`,
    name: `${kind} (${side})`,
    facts: book.id === murat.id ? { divisionId: side, brigadeId: `${side}-1`, ...facts } : facts,
  }));

/** One of two sides, some of its units out of sight. */
export const side = (
  book: Book,
  id: string,
  hidden: readonly string[] = [],
  more: readonly RosterUnit[] = [],
): SideOpening => ({
  id,
  name: id,
  players: [`player-${id}`],
  units: [...unitsOf(book, id), ...more],
  hidden: [...hidden.map(kind => `${id}~${kind}`), ...more.map(unit => unit.id)],
});
