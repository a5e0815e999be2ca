import type { Answer, Book, DiceSource, Language, Read, Reading } from '../../core/index.js';
import { act, namelessIn, readAction, type ReadAction } from './acting.js';
import type { Action } from './action.js';
import { mayPlay, toldBy } from './available.js';
import {
  decided,
  draft,
  faulty,
  refused,
  type Decided,
  type Draft,
  type Hand,
  type NotDone,
  type Table,
} from './battle.js';
import { publicLog, type DiceRecord } from './event.js';
import { namedBy } from './linked.js';
import type { BattleState, BattleUnit, Patch } from './state.js';
import { project, sees, type Viewer } from './viewer.js';

/** Where the server's dice come from: the next link of the chain, with the player's nonce. */
export interface NextRoll {
  readonly record: Extract<DiceRecord, { readonly kind: 'server' }>;
  readonly dice: DiceSource;
}

/** Reads an action as its hand may see the table: what it may not know of does not exist for it. */
const readBy = ({ book, battle, state }: Table, { viewer }: Hand, action: Action): Read<ReadAction> =>
  readAction(book, battle, project(state, viewer), action, cast => toldBy(book, state, action.procedure, cast));

/** What would have to be thrown, or what would come of these dice: nothing is kept. */
export const askAction = (table: Table, hand: Hand, action: Action, language: Language): Decided<Answer> => {
  const read = readBy(table, hand, action);
  if (!read.ok) return faulty(read.faults);
  const { dice } = read.value.reading;
  if (dice.kind === 'roll' || dice.kind === 'seed') return faulty([noServerDice]);
  const played = act(table.book, table.state, read.value, {
    language,
    source: 'asked',
    dice: { kind: 'manual' },
    roll: { draw: () => [] },
  });
  return played.ok ? decided(played.value.answer) : faulty(played.faults);
};

/** The question whose odds are those of an action from where the table stands. */
export const questionOfAction = (table: Table, hand: Hand, action: Action): Decided<object> => {
  const read = readBy(table, hand, action);
  if (!read.ok) return faulty(read.faults);
  const { rulings, house } = table.battle;
  return decided({ input: read.value.input, dice: action.dice, rulings, house: house[action.procedure.id] ?? null });
};

/** Plays an action; it is kept if it came to its end. */
export const doAction = (
  table: Table,
  hand: Hand,
  action: Action,
  how: { readonly language: Language; readonly nextRoll: () => NextRoll },
): Decided<Answer> => {
  const { book, battle, state } = table;
  const read = readBy(table, hand, action);
  if (!read.ok) return faulty(read.faults);
  const { reading, cast } = read.value;
  const forbidden = mayPlay(table, hand, action, read.value);
  if (forbidden) return forbidden;
  if (reading.dice.kind === 'seed') return faulty([noOwnSeed]);
  const log = logFor([...cast.values()].flat());
  if (log === null) return hiddenAmongOthers;
  const rolls = reading.dice.kind === 'roll';
  if (battle.serverDiceOnly && hasOwnFaces(reading.dice)) return faulty([serverDiceOnly]);
  if (rolls && log !== publicLog) return faulty([battle.serverDiceOnly ? noDiceUnseen : noServerDiceUnseen]);
  // Once the server's dice lie on the table nothing may be asked any more: they would be known.
  const nameless = rolls ? namelessIn(book, read.value) : [];
  if (nameless.length > 0) return faulty(nameless);
  const roll = rolls ? how.nextRoll() : null;
  let thrown = false;
  const played = act(book, state, read.value, {
    language: how.language,
    source: sourceOf(table, log),
    dice: roll ? roll.record : { kind: 'manual' },
    roll: {
      draw: (...asked) => {
        thrown = true;
        return roll ? roll.dice.draw(...asked) : [];
      },
    },
  });
  // Whoever is refused after the dice fell has learnt something of them: he does not get the same roll again.
  const refuse = (because: NotDone): Decided<Answer> =>
    roll && thrown
      ? { kind: 'spent', drafts: [draft(publicLog, 'abandoned', { dice: roll.record })], rolls: 1, because }
      : because;
  if (!played.ok) return refuse(faulty(played.faults));
  const { answer, record, patch } = played.value;
  const rolled = record.dice.kind === 'server';
  // Dice of the server that were thrown are written down, even if it then turns out not to be allowed.
  if (answer.status !== 'resolved' && !rolled) return decided(answer);
  const tells = log === publicLog ? namesHidden(book, state, hand.viewer, patch) : patch.lead !== undefined;
  if (tells) return refuse(hiddenAmongOthers);
  const drafts: readonly Draft[] = [draft(log, 'acted', record, patch)];
  return decided(answer, drafts, rolled ? 1 : 0);
};

/** What tells the debts of the next event of a log from those of any other. */
export const sourceOf = ({ heads }: Pick<Table, 'heads'>, log: string): string =>
  `${log}-${(heads[log]?.seq ?? 0) + 1}`;

/** The log an action belongs to: everybody's, or that of the one side whose hidden units it is about; null if both. */
const logFor = (units: readonly BattleUnit[]): string | null => {
  const hidden = units.filter(({ hidden }) => hidden !== null);
  const [first] = hidden;
  if (first === undefined) return publicLog;
  if (hidden.length < units.length || hidden.some(({ side }) => side !== first.side)) return null;
  return first.side;
};

/** Whether a patch for all would tell of a unit that its maker knows to be hidden. */
const namesHidden = (book: Book, { units }: BattleState, viewer: Viewer, { facts = {} }: Patch): boolean =>
  Object.values(facts)
    .flatMap(fields => namedBy(book, { facts: fields }))
    .some(id => {
      const unit = Object.hasOwn(units, id) ? units[id] : undefined;
      return unit !== undefined && unit.hidden !== null && sees(viewer, unit);
    });

const hiddenAmongOthers = refused(
  'not-now',
  'Un’unità nascosta non agisce insieme ad altre che si vedono: prima va rivelata.',
  'A hidden unit does not act together with others in sight: reveal it first.',
);

const noServerDice = {
  path: 'dice',
  code: 'dice/not-understood',
  says: {
    it: 'Chi chiede soltanto non tira i dadi del server: toglierli, o indicare le facce.',
    en: 'Who only asks does not roll the server’s dice: leave them out, or give faces.',
  },
} as const;

const noServerDiceUnseen = {
  path: 'dice',
  code: 'dice/not-understood',
  says: {
    it: 'I dadi del server sono numerati davanti a tutti: per chi è nascosto si tira a mano e si indicano le facce.',
    en: 'The server’s dice are numbered before everybody: for who is hidden, throw by hand and give the faces.',
  },
} as const;

/** Whether somebody gives faces that he says to have thrown. */
const hasOwnFaces = (dice: Reading['dice']): boolean =>
  (dice.kind === 'faces' && dice.faces.length > 0) || (dice.kind === 'by-throw' && dice.faces.size > 0);

const serverDiceOnly = {
  path: 'dice',
  code: 'dice/not-understood',
  says: {
    it: 'Questa battaglia si gioca solo con i dadi del server: usare "roll" con un nonce.',
    en: 'This battle is fought with the server’s dice only: use "roll" with a nonce.',
  },
} as const;

const noDiceUnseen = {
  path: 'dice',
  code: 'dice/not-understood',
  says: {
    it: 'Questa battaglia si gioca solo con i dadi del server, che sono numerati davanti a tutti: per tirare, l’unità nascosta va prima rivelata.',
    en: 'This battle is fought with the server’s dice only, which are numbered before everybody: reveal the hidden unit first.',
  },
} as const;

const noOwnSeed = {
  path: 'dice',
  code: 'dice/not-understood',
  says: {
    it: 'In battaglia i semi vengono dalla catena: usare "roll" con un nonce, oppure le facce.',
    en: 'In a battle seeds come from the chain: use "roll" with a nonce, or give faces.',
  },
} as const;
