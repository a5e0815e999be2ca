import type { Book } from '../../../src/core/index.js';
import type { RosterUnit, SideOpening } from '../../../src/campaign/domain/open-battle.js';
import type { UnitFacts } from '../../../src/campaign/domain/state.js';
import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { movimenti } from '../../../src/rulesets/movimenti/index.js';
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
  [guaitana.id]: [
    ['line', { kind: 'italian-infantry', subtype: 'line-infantry', figures: 10, order: 'defence', hasMule: true }],
    ['column', { kind: 'native-infantry', weapon: 'javelin', figures: 16, order: 'defence' }],
    ['horse', { kind: 'italian-cavalry', weapon: 'lance-and-carbine', figures: 6, order: 'attack' }],
    ['guns', { kind: 'artillery', weapon: 'machine-gun', weaponModel: 'gatling', machineGuns: 2, figures: 6 }],
    ['general', { kind: 'commander-in-chief', figures: 1, messengersLeft: 2, hasHeliograph: true }],
  ],
  [movimenti.id]: [
    ['line', { arm: 'infantry', formation: 'line', allowanceCm: 18, x: 0, y: 0, headingDegrees: 0 }],
    [
      'column',
      { arm: 'infantry', unitClass: 'skirmish-capable', formation: 'column', allowanceCm: 24, state: 'skirmish' },
    ],
    ['horse', { arm: 'cavalry', formation: 'line', allowanceCm: 36, x: 50, y: 50, headingDegrees: 180 }],
    ['guns', { arm: 'foot-artillery', allowanceCm: 20, width: 6, depth: 4 }],
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
