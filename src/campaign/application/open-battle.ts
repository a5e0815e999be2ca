import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clubs, Members, permit, readClubRules, type ClubRules } from '../../access/index.js';
import { faultsProblem, Refused, Shelf, type Asked, type Membership, type Reply } from '../../api/door/index.js';
import type { Book, Fault, Language, Text } from '../../core/index.js';
import { chainFrom } from '../domain/seeds.js';
import { openBattle, type SideOpening } from '../domain/open-battle.js';
import type { Settled } from '../domain/acting.js';
import type { Value } from '../domain/state.js';
import { actsAs, viewerOf, type Battle, type Hand, type Table } from '../domain/battle.js';
import { BattleStore, type Fielded } from '../persistence/battle-store.js';
import { RosterStore } from '../persistence/roster-store.js';
import { changeHeaders, keepingOf, keptReplyOf } from './battles.js';
import { noSuchRuleset } from './books.js';
import { rosterViewer } from './rosters.js';
import { battleTold } from './told.js';

/** What is asked of a new battle. */
export interface OpeningAsked {
  readonly name: string;
  readonly ruleset: string;
  readonly scenario?: string;
  readonly sides?: readonly SideAsked[];
  readonly units?: unknown;
  readonly rulings?: unknown;
  readonly house?: unknown;
  readonly serverDiceOnly?: boolean;
}

export interface SideAsked {
  readonly id: string;
  readonly name?: string;
  readonly roster?: string;
  readonly players?: readonly string[];
  readonly hidden?: readonly string[];
}

/** Opens a battle from a scenario or from rosters, by the club's own rules. */
@Injectable()
export class OpenBattle {
  constructor(
    @Inject(BattleStore) private readonly store: BattleStore,
    @Inject(RosterStore) private readonly rosters: RosterStore,
    @Inject(Clubs) private readonly clubs: Clubs,
    @Inject(Members) private readonly members: Members,
    @Inject(Shelf) private readonly shelf: Shelf,
  ) {}

  async run(asked: Asked<OpeningAsked>): Promise<Reply> {
    const { by, body, language } = asked;
    const membership = permit(by, 'battle.open', asked.params['club'] ?? '', language);
    // The club one belongs to, and not the one that was asked for: row level security then stands behind the policy.
    const { club } = membership;
    const book = this.shelf.book(body.ruleset);
    const faults: Fault[] = [];
    if (!book) throw new Refused(faultsProblem([noSuchRuleset(this.shelf)], language));
    const scenario = body.scenario ?? null;
    if (scenario !== null && !book.scenarios.some(({ id }) => id === scenario)) faults.push(noSuchScenario(book));
    const settled = await this.settled(book, club, scenario, body, faults);
    const { sides, fielded } = await this.sides(book, asked, membership, faults);
    for (const [i, { players }] of sides.entries()) {
      const found = await Promise.all(players.map(player => this.members.find(club, player)));
      if (found.includes(null)) faults.push(noSuchMember(`sides.${i}.players`));
    }
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const seed = randomBytes(32);
    const units = (body.units ?? {}) as { readonly [unit: string]: { readonly [field: string]: Value } };
    const { commitment } = chainFrom(seed);
    const { serverDiceOnly = false } = body;
    const opening = openBattle(book, { ...settled, sides, units, commitment, serverDiceOnly, language });
    if (opening.kind === 'faults') throw new Refused(faultsProblem(opening.faults, language));
    const { member, role } = membership;
    const judges = role === 'referee' || role === 'owner';
    const handOf = ({ state }: Table): Hand => {
      const viewer = viewerOf(state, member, judges);
      return { author: { member, as: actsAs(viewer) }, viewer };
    };
    const battle: Omit<Battle, 'createdAt' | 'closedAt'> = {
      id: randomUUID(),
      club,
      name: body.name,
      ruleset: book.id,
      edition: book.edition,
      serverDiceOnly,
      openedBy: member,
      ...settled,
    };
    const locking = await this.store.open(
      battle,
      fielded,
      seed,
      (_, append) =>
        append(opening.drafts, 0, { member, as: judges ? 'referee' : 'public' }, table => ({
          status: 201,
          headers: { ...changeHeaders(handOf(table).viewer, table), location: `/v1/battles/${battle.id}` },
          body: JSON.stringify(battleTold({ table, hand: handOf(table) }, language)),
        })),
      book,
      keepingOf(asked, membership),
    );
    return keptReplyOf(locking, language);
  }

  /** How the club reads the book, unless the battle is to be fought otherwise. */
  private async settled(
    book: Book,
    club: string,
    scenario: string | null,
    { rulings, house }: OpeningAsked,
    faults: Fault[],
  ): Promise<Settled> {
    // What a club has settled was read by its books before it was kept.
    const rules = (await this.clubs.find(club))?.rules as ClubRules | undefined;
    const usual = rules?.[book.id];
    const own = readClubRules(
      { [book.id]: { ...(rulings !== undefined && { rulings }), ...(house !== undefined && { house }) } },
      [book],
    );
    if (!own.ok)
      faults.push(...own.faults.map(fault => ({ ...fault, path: fault.path.replace(`rules.${book.id}.`, '') })));
    const said = own.ok ? own.value[book.id] : undefined;
    return {
      scenario,
      rulings: { ...usual?.rulings, ...said?.rulings },
      house: { ...usual?.house, ...said?.house },
    };
  }

  /** The sides as they take the field, and the rosters of those that come from one. */
  private async sides(
    book: Book,
    { by, body, language }: Pick<Asked<OpeningAsked>, 'by' | 'body' | 'language'>,
    membership: Membership,
    faults: Fault[],
  ): Promise<{ readonly sides: readonly SideOpening[]; readonly fielded: readonly Fielded[] }> {
    const { scenario, sides = [] } = body;
    const found = book.scenarios.find(({ id }) => id === scenario);
    if (!found && sides.length < 2) faults.push(twoSides);
    const ids = sides.map(({ id }) => id);
    if (new Set(ids).size < ids.length || ids.includes('public') || ids.includes('engine') || ids.includes('referee'))
      faults.push(sideNames);
    for (const [i, { id, roster }] of sides.entries()) {
      if (found && !found.sides.some(side => side.id === id))
        faults.push(
          noSuchSide(
            i,
            found.sides.map(side => side.id),
          ),
        );
      if (!found && roster === undefined) faults.push(rosterNeeded(i));
      if (found && roster !== undefined) faults.push(noRoster(i));
    }
    if (faults.length > 0) return { sides: [], fielded: [] };
    if (found) return { sides: found.sides.map(side => ofScenario(side, sides, language)), fielded: [] };
    const viewer = rosterViewer(by, membership);
    const kept = await Promise.all(sides.map(({ roster = '' }) => this.rosters.find(membership.club, roster, viewer)));
    const opening = sides.map(({ id, name, players = [], hidden = [] }, i) => {
      const roster = kept[i];
      if (!roster || roster.ruleset !== book.id) faults.push(noSuchRoster(i));
      // Everybody reads what a side is called: the name of a private roster is not for everybody.
      const called = roster?.visibility === 'club' ? roster.name : id;
      return { id, name: name ?? called, players, hidden, units: roster?.units ?? [] };
    });
    const fielded = sides.map(({ id, roster = '', players = [] }) => ({ side: id, roster, players }));
    return { sides: opening, fielded };
  }
}

const ofScenario = (
  { id, says }: { readonly id: string; readonly says: Text },
  sides: readonly SideAsked[],
  language: Language,
): SideOpening => {
  const said = sides.find(side => side.id === id);
  const { name = says[language], players = [], hidden = [] } = said ?? {};
  return { id, name, players, units: [], hidden };
};

const fault = (path: string, code: Fault['code'], it: string, en: string): Fault => ({ path, code, says: { it, en } });

const noSuchScenario = ({ scenarios }: Book): Fault => {
  const known = scenarios.map(({ id }) => id).join(', ');
  return fault(
    'scenario',
    'fact/not-one-of',
    `Gli scenari sono: ${known || 'nessuno'}.`,
    `The scenarios are: ${known || 'none'}.`,
  );
};
const noSuchMember = (path: string): Fault =>
  fault(path, 'fact/not-one-of', 'Chi gioca dev’essere un socio del club.', 'Players must be members of the club.');
const noSuchRoster = (i: number): Fault =>
  fault(
    `sides.${i}.roster`,
    'fact/not-one-of',
    'Il club non ha questo roster per questo regolamento.',
    'The club has no such roster for this ruleset.',
  );
const noSuchSide = (i: number, known: readonly string[]): Fault =>
  fault(
    `sides.${i}.id`,
    'fact/not-one-of',
    `Le parti dello scenario sono: ${known.join(', ')}.`,
    `The sides of the scenario are: ${known.join(', ')}.`,
  );
const rosterNeeded = (i: number): Fault =>
  fault(
    `sides.${i}.roster`,
    'fact/missing',
    'Senza scenario ogni parte porta un roster.',
    'Without a scenario each side brings a roster.',
  );
const noRoster = (i: number): Fault =>
  fault(
    `sides.${i}.roster`,
    'fact/impossible',
    'Lo scenario ha già le sue unità: togliere il roster.',
    'The scenario has its own units: leave out the roster.',
  );
const twoSides = fault(
  'sides',
  'fact/missing',
  'Servono almeno due parti, oppure uno scenario.',
  'At least two sides are needed, or a scenario.',
);
const sideNames = fault(
  'sides',
  'fact/impossible',
  'Ogni parte ha un nome suo, diverso da public, engine e referee.',
  'Each side has an id of its own, other than public, engine and referee.',
);
