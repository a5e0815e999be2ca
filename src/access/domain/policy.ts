import { notHere, type Asker, type Membership, type MemberRole, type Scope } from '../../api/door/index.js';
import type { Language } from '../../core/index.js';
import { refusal } from './refusal.js';

/** Who may do one thing: which roles, and which keys on behalf of their makers. */
interface Rule {
  readonly roles: readonly MemberRole[];
  readonly scopes: readonly Scope[];
  /** Whether it is done to one battle; a key for one battle may do nothing else. */
  readonly toBattle?: true;
}

const everyone: readonly MemberRole[] = ['owner', 'referee', 'player', 'spectator'];
const players: readonly MemberRole[] = ['owner', 'referee', 'player'];
const referees: readonly MemberRole[] = ['owner', 'referee'];
const owners: readonly MemberRole[] = ['owner'];
const readers: readonly Scope[] = ['read', 'write'];
const writers: readonly Scope[] = ['write'];
/** What makes members and keys would outlive the key that did it: that is for people. */
const people: readonly Scope[] = [];

/** Everything that can be done in a club; what is not listed is not done. */
// prettier-ignore
const rules = {
  'club.read':       { roles: everyone, scopes: readers },
  'club.change':     { roles: owners,   scopes: writers },
  'member.read':     { roles: everyone, scopes: readers },
  'member.change':   { roles: owners,   scopes: people },
  'invitation.make': { roles: referees, scopes: people },
  'reset.watch':     { roles: everyone, scopes: people },
  'key.make':        { roles: everyone, scopes: people },
  'key.read':        { roles: everyone, scopes: people },
  'roster.read':     { roles: everyone, scopes: readers },
  'roster.write':    { roles: players,  scopes: writers },
  'battle.read':     { roles: everyone, scopes: readers,              toBattle: true },
  'battle.open':     { roles: players,  scopes: writers },
  'battle.act':      { roles: players,  scopes: writers,              toBattle: true },
  'battle.referee':  { roles: referees, scopes: writers,              toBattle: true },
  'battle.sheet':    { roles: everyone, scopes: [...readers, 'sheet'], toBattle: true },
  'game.read':       { roles: everyone, scopes: readers },
  'game.make':       { roles: players,  scopes: writers },
  'game.roll':       { roles: players,  scopes: [...writers, 'sheet'] },
  'game.sheet':      { roles: everyone, scopes: [...readers, 'sheet'] },
} as const satisfies { readonly [action: string]: Rule };

export type Action = keyof typeof rules;

// Object.keys loses the names that the table just stated.
export const actions = Object.keys(rules) as readonly Action[];

/** What something is done to: a club, or one of its battles. */
export interface DoneTo {
  readonly club: string;
  readonly battle?: string | undefined;
}

/** Whether somebody may do something: yes, no, or nothing that they may know of is there. */
export const policy = ({ memberships, key }: Asker, action: Action, { club, battle }: DoneTo): Verdict => {
  const membership = memberships.find(one => one.club === club);
  if (membership === undefined) return 'not-here';
  const rule: Rule | undefined = Object.hasOwn(rules, action) ? rules[action] : undefined;
  if (rule === undefined) return 'no';
  if (key?.battle && battle !== undefined && battle !== key.battle) return 'not-here';
  return rule.roles.includes(membership.role) && (key === null || keyMay(key, rule, battle)) ? 'yes' : 'no';
};

export type Verdict = 'yes' | 'no' | 'not-here';

const keyMay = (key: NonNullable<Asker['key']>, { scopes, toBattle }: Rule, battle: string | undefined): boolean =>
  key.scopes.some(scope => scopes.includes(scope)) &&
  (key.battle === null || (toBattle === true && battle === key.battle));

/**
 * The membership by which somebody may do something, or the refusal: foreign and missing clubs are the same. Where it is
 * done to one battle, say which, or a key for one battle is refused.
 */
export const permit = (by: Asker, action: Action, club: string, language: Language, battle?: string): Membership => {
  if (isNobody(by)) throw refusal('not-signed-in', language);
  const verdict = policy(by, action, { club, battle });
  const membership = by.memberships.find(one => one.club === club);
  if (verdict === 'not-here' || membership === undefined) throw notHere(language);
  if (verdict === 'no') throw refusal('not-permitted', language);
  return membership;
};

export const isNobody = ({ account, key }: Asker): boolean => account === null && key === null;

/** The account of a person who has signed in; keys have none, and so nothing of a person's own. */
export const signedIn = (by: Asker, language: Language): string => {
  if (isNobody(by)) throw refusal('not-signed-in', language);
  if (by.account === null) throw refusal('not-permitted', language, forPeople);
  return by.account;
};

const forPeople = {
  it: 'Questo lo fa una persona che ha effettuato l’accesso, non una chiave.',
  en: 'This is for a person who has signed in, not for a key.',
};
