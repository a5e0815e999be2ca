import type { Book, Language, Text } from '../../core/index.js';
import { versionOf, type Battle } from '../domain/battle.js';
import type { BattleEvent } from '../domain/event.js';
import type { BattleState, BattleUnit, Hidden } from '../domain/state.js';
import { groupToAct, phaseOf, sidesToAct } from '../domain/turn.js';
import { project } from '../domain/viewer.js';
import { actsAs } from '../domain/battle.js';
import { headText, type SignedHead } from '../domain/signed-head.js';
import { headsFor, type Seen } from './battles.js';

/** A battle as it is listed: what was fixed when it was opened. */
export const battleListed = ({ id, club, name, ruleset, edition, scenario, createdAt, closedAt }: Battle) => ({
  id,
  club,
  name,
  ruleset,
  edition,
  scenario,
  createdAt,
  closedAt,
});

/** A battle as a viewer may know it: made from his projection alone. */
export const battleTold = ({ table, hand }: Seen, language: Language) => {
  const { book, battle } = table;
  const state = project(table.state, hand.viewer);
  const acting = groupToAct(book, state);
  return {
    ...battleListed(battle),
    version: versionOf(hand.viewer, table),
    rulings: battle.rulings,
    house: battle.house,
    serverDiceOnly: battle.serverDiceOnly ?? false,
    seenAs: actsAs(hand.viewer),
    turn: state.turn,
    phase: phaseTold(book, state, language),
    sides: state.sides,
    toAct: sidesToAct(book, state),
    order: state.lead.order.map(({ group, side }) => ({ group, side, active: group === acting })),
    orders: state.orders,
    outcome: state.closed,
    logsOpen: state.logsOpen ?? false,
    heads: headsFor(hand.viewer, table).map(headTold),
  };
};

/** A signed head, part by part and in the one line that the verifier takes. */
const headTold = (head: SignedHead) => {
  const { log, seq, hash, keyId, signature } = head;
  return { log, seq, hash, keyId, signature, text: headText(head) };
};

const phaseTold = (book: Book, state: BattleState, language: Language) => {
  const { id, says, rule } = phaseOf(book, state);
  return { id, text: says[language], cite: book.cite(rule, language) };
};

/** How a unit is hidden, in words. */
export const hidingWords: { readonly [H in Hidden]: Text } = {
  'off-table': { it: 'fuori tavolo', en: 'off the table' },
  concealed: { it: 'nascosta sul tavolo', en: 'concealed on the table' },
};

/** A unit as whoever may see it is told of it. */
export const unitTold = ({ id, side, name, hidden, facts }: BattleUnit) => ({ id, side, name, hidden, facts });

/** An event as it stands in its log; nothing is left out, or its hash could not be checked. */
export const eventTold = ({ log, seq, after, type, by, at, edition, body, patch, prev, hash }: BattleEvent) => ({
  id: `${log}-${seq}`,
  log,
  seq,
  after,
  type,
  by,
  at,
  edition,
  body,
  patch,
  prev,
  hash,
});
