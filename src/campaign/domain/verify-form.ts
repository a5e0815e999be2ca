import type { Text } from '../../core/index.js';
import type { Heads } from './battle.js';
import { publicLog, type BattleEvent, type EventBodies, type EventType } from './event.js';
import type { PublicKey } from './signed-head.js';
import type { Viewer } from './viewer.js';

/** A battle as it leaves the server: everything that its viewer may read, as it was written. */
export interface ExportedLog {
  /** The first form had neither club nor keys, and its heads were not signed. */
  readonly format: 'arbitro.battle.1' | 'arbitro.battle.2';
  readonly club?: string;
  readonly battle: string;
  readonly ruleset: string;
  /** The edition of the rules that it was opened with. */
  readonly edition: string;
  /** For whom it was made: a side by its id, or `referee` or `public`. */
  readonly viewer: string;
  /** The public log, whole; and those of the sides that the viewer may read. */
  readonly logs: { readonly [log: string]: readonly BattleEvent[] };
  readonly heads: Heads;
  /** The public keys of the server, by its own word. */
  readonly keys?: readonly PublicKey[];
  /** SHA-256 over the state as the server holds it for this viewer. */
  readonly state?: string;
}

/** Who looks, by the name that an export gives him. */
export const viewerNamed = (name: string): Viewer =>
  name === 'referee' || name === 'public' ? { kind: name } : { kind: 'side', side: name };

/** Where in an export something stands. */
export interface Place {
  readonly log: string;
  readonly seq: number;
}

/** Whether an event is of a type; then its body is that of the type. */
export const isOf = <T extends EventType>(event: BattleEvent, type: T): event is BattleEvent<T> => event.type === type;

type Test = (value: unknown) => boolean;

const isText: Test = value => typeof value === 'string';
const isNumber: Test = value => typeof value === 'number' && Number.isFinite(value);
const isCount: Test = value => Number.isSafeInteger(value) && Number(value) >= 0;
const isPlace: Test = value => Number.isSafeInteger(value) && Number(value) >= 1;
const matching =
  (form: RegExp): Test =>
  value =>
    typeof value === 'string' && form.test(value);
const isHash = matching(/^[0-9a-f]{64}$/);
const isTruth: Test = value => typeof value === 'boolean';
const isNothing: Test = value => value === null;
const isSides: Test = value => isPlace(value) && Number(value) <= 1000;
const oneOf =
  (...values: readonly unknown[]): Test =>
  value =>
    values.includes(value);
const either =
  (...tests: readonly Test[]): Test =>
  value =>
    tests.some(test => test(value));
const listOf =
  (test: Test): Test =>
  value =>
    Array.isArray(value) && value.every(test);
const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf =
  (test: Test): Test =>
  value =>
    isRecord(value) && Object.values(value).every(test);
const own = (value: { readonly [name: string]: unknown }, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;
const fields =
  (needed: { readonly [name: string]: Test }, free: { readonly [name: string]: Test } = {}): Test =>
  value =>
    isRecord(value) &&
    Object.entries(needed).every(([name, test]) => test(own(value, name))) &&
    Object.entries(free).every(([name, test]) => own(value, name) === undefined || test(own(value, name)));
/** With these fields and no others: what no hash covers has no place. */
const only =
  (needed: { readonly [name: string]: Test }, free: { readonly [name: string]: Test } = {}): Test =>
  value =>
    fields(needed, free)(value) &&
    Object.keys(Object(value)).every(name => Object.hasOwn(needed, name) || Object.hasOwn(free, name));

const texts = listOf(isText);
const textOrNothing = either(isText, isNothing);
const single = either(isNumber, isText, isTruth, isNothing);
const unitFacts = recordOf(either(single, texts));
const isHidden = oneOf('off-table', 'concealed', null);

const unit = fields({ id: isText, side: isText, name: isText, hidden: isHidden, facts: unitFacts });
const stopped = fields({ procedure: isText, units: recordOf(either(textOrNothing, texts)), facts: isRecord });
const owed = fields({ id: isText, procedure: isText, unit: isText, cite: isText }, { goesOn: stopped });
const due = fields({
  id: isText,
  when: isText,
  unit: isText,
  cite: isText,
  change: either(
    fields({ owes: isText }),
    fields({ field: isText }, { by: isNumber, to: single, with: texts, without: texts }),
  ),
});

const patch = fields(
  {},
  {
    turn: isCount,
    phase: isText,
    lead: fields({
      parts: recordOf(isText),
      order: listOf(fields({ group: isText, side: isText })),
      at: isNumber,
    }),
    passes: isCount,
    sides: listOf(fields({ id: isText, name: isText, players: texts })),
    join: listOf(unit),
    leave: texts,
    facts: recordOf(unitFacts),
    owes: listOf(owed),
    settles: texts,
    due: listOf(due),
    done: texts,
    orders: listOf(
      fields({
        id: isText,
        side: isText,
        unit: textOrNothing,
        commitment: isText,
        text: textOrNothing,
        salt: textOrNothing,
        revealed: isTruth,
      }),
    ),
    closed: textOrNothing,
    logsOpen: oneOf(true),
  },
);

const serverDice = fields({ kind: oneOf('server'), index: isPlace, seed: isHash, nonce: isText });
const dice = either(fields({ kind: oneOf('none') }), fields({ kind: oneOf('manual') }), serverDice);
const units = fields({ units: texts });
const order = fields({ order: isText });

const bodies: { readonly [T in EventType]: Test } = {
  opened: fields(
    {
      ruleset: isText,
      scenario: textOrNothing,
      rulings: recordOf(isText),
      house: recordOf(recordOf(either(isNumber, oneOf('off')))),
      commitment: isHash,
    },
    { serverDiceOnly: oneOf(true) },
  ),
  committed: fields({ commitment: isHash, from: isPlace }),
  acted: fields({
    procedure: isText,
    units: recordOf(either(textOrNothing, texts)),
    facts: isRecord,
    dice,
    throws: listOf(fields({ id: isText, count: isCount, sides: isSides, faces: listOf(isPlace) })),
    status: isText,
    outcome: either(isRecord, isNothing),
    effects: listOf(isRecord),
  }),
  abandoned: fields({ dice: serverDice }),
  advanced: fields({ from: isText, to: isText, turn: isCount }, { sealed: recordOf(isHash) }),
  sealed: fields({ turn: isCount, salt: isText }),
  corrected: fields({ why: isText }),
  concealed: units,
  revealed: units,
  assigned: fields({ side: isText, players: texts }),
  laid: order,
  turned: order,
  undone: fields({ from: isPlace, why: isText }),
  redone: fields({ undone: isPlace }),
  closed: fields({ outcome: isText }),
  disclosed: fields({ logs: texts }),
} satisfies { readonly [T in keyof EventBodies]: Test };

const isEventType = (type: unknown): type is EventType => typeof type === 'string' && Object.hasOwn(bodies, type);

const event = only({
  battle: isText,
  log: isText,
  seq: isPlace,
  after: isCount,
  type: isEventType,
  by: fields({ member: isText, as: isText }),
  at: isText,
  edition: isText,
  body: isRecord,
  patch,
  prev: isHash,
  hash: isHash,
});

const isEvent = (value: unknown): boolean => {
  if (!isRecord(value) || !event(value)) return false;
  const { type, body } = value;
  return isEventType(type) && bodies[type](body);
};

const unsigned = { seq: isCount, hash: isHash };
const head = either(
  only(unsigned),
  only({ ...unsigned, keyId: matching(/^[0-9a-f]{16}$/), signature: matching(/^[\w-]{86}$/) }),
);
const publicKey = only({ keyId: isText, publicKey: isText });

const header = only(
  {
    format: oneOf('arbitro.battle.1', 'arbitro.battle.2'),
    battle: isText,
    ruleset: isText,
    edition: isText,
    viewer: isText,
    logs: recordOf(Array.isArray),
    heads: recordOf(head),
  },
  { club: isText, keys: listOf(publicKey), state: isHash },
);

/** No battle nests its words deeper than this. */
const deepest = 40;

/** Whether a value is plain JSON and not too deep to be walked. */
const isPlain = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'number' || Number.isFinite(value);
  return left > 0 && Object.values(value).every(inner => isPlain(inner, left - 1));
};

/** Reads what claims to be an exported battle; it may be anything. */
export const readExport = (
  value: unknown,
): { readonly log: ExportedLog } | { readonly says: Text; readonly at?: Place } => {
  if (!isPlain(value, deepest) || !header(value)) return { says: notAnExport };
  // The header has just been looked at, field by field.
  const log = value as ExportedLog;
  if (!Object.hasOwn(log.logs, publicLog)) return { says: notAnExport };
  for (const [name, events] of Object.entries(log.logs)) {
    const wrong = events.findIndex(one => !isEvent(one));
    if (wrong >= 0) return { says: notAnEvent, at: { log: name, seq: wrong + 1 } };
  }
  return { log };
};

const notAnExport: Text = {
  it: 'Non è il registro di una battaglia esportato da Arbitro (arbitro.battle.2).',
  en: 'This is not the log of a battle exported by Arbitro (arbitro.battle.2).',
};

const notAnEvent: Text = {
  it: 'Qui non c’è un evento come Arbitro lo scrive: mancano campi, ce ne sono di troppo o sono di un altro tipo.',
  en: 'Here is no event as Arbitro writes it: fields are missing, too many or of another kind.',
};
