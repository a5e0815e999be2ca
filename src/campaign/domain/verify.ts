import type { Book, Text } from '../../core/index.js';
import { canonical } from './canonical.js';
import { publicLog, sha256, type BattleEvent } from './event.js';
import { headText, type PublicKey } from './signed-head.js';
import { inOrder, Course } from './verify-course.js';
import { brokenCommitment, brokenFaces, brokenRoll, brokenServerDice, diceIn, type DiceCount } from './verify-dice.js';
import { isOf, readExport, type ExportedLog, type Place } from './verify-form.js';
import {
  brokenHead,
  brokenHeader,
  brokenLink,
  brokenOrder,
  logsOpenIn,
  missingHead,
  type Broken,
  type KeptHead,
} from './verify-links.js';
import { brokenOrders } from './verify-orders.js';
import { playAgain } from './verify-rules.js';
import { brokenSeal, closedSeals } from './verify-seals.js';
import { brokenSignature, brokenSignatures, cannotShow, headsIn, keysFor, type Keys } from './verify-signatures.js';

export type { ExportedLog } from './verify-form.js';
export type { KeptHead } from './verify-links.js';

/** One thing that was looked at: whether it holds, and if not, the first place where it does not. */
export interface Check {
  readonly name:
    | 'form'
    | 'logs'
    | 'chain'
    | 'order'
    | 'heads'
    | 'signatures'
    | 'kept-head'
    | 'commitments'
    | 'rolls'
    | 'faces'
    | 'server-dice'
    | 'seals'
    | 'orders'
    | 'undoing'
    | 'rulings'
    | 'effects'
    | 'state';
  readonly ok: boolean;
  readonly says: Text;
  readonly at?: Place;
}

/** What came of checking a battle. */
export interface Verification extends DiceCount {
  readonly ok: boolean;
  readonly checks: readonly Check[];
  /** Which battle it is, by its own word; null if the file is none. */
  readonly battle: string | null;
  readonly club: string | null;
  /** How many events each log has. */
  readonly events: { readonly [log: string]: number };
  /** Where each log ends, in the line that is to be kept. */
  readonly heads: readonly string[];
  /** What a check with these heads and keys leaves open, in one sentence. */
  readonly cannotShow: Text | null;
  /** SHA-256 over the state that the events make; null if they make none. */
  readonly state: string | null;
}

/** The hash of a state: equal for equal states, wherever they were made. */
export const stateHash = (state: unknown): string => sha256(canonical(state));

/** What somebody has kept of a battle or its server. */
export interface Kept {
  readonly heads?: readonly KeptHead[];
  /** Public keys from elsewhere than the export. */
  readonly publicKeys?: readonly PublicKey[];
}

/**
 * Checks an exported battle from itself alone, and by what somebody kept of it: heads, and the public keys of its server.
 * Whatever it is given, it answers.
 */
export const verify = (
  value: unknown,
  books: readonly Book[],
  { heads = [], publicKeys = [] }: Kept = {},
): Verification => {
  const read = readExport(value);
  if (!('log' in read)) {
    const none = { manualDice: 0, serverDice: 0, withoutNonce: 0, state: null, cannotShow: null };
    const unknown = { battle: null, club: null, events: {}, heads: [] };
    return { ok: false, checks: [{ name: 'form', ok: false, ...read }], ...unknown, ...none };
  }
  const { log } = read;
  const events = inOrder(log);
  const dice = diceIn(events);
  const keys = keysFor(log, publicKeys);
  const signed = headsIn(log);
  const { checks: replay, state } = replayChecks(log, events, books);
  const checks: readonly Check[] = [
    check('form', null, 'Il file è il registro di una battaglia.', 'The file is the log of a battle.'),
    check(
      'logs',
      brokenHeader(log),
      'Ci sono tutti i registri che chi ha esportato può leggere.',
      'All the logs are there that its viewer may read.',
    ),
    ...Object.entries(log.logs).map(([name, own]) =>
      check(
        'chain',
        brokenLink(log.battle, name, own),
        `Registro ${name}: ogni evento (${own.length}) è al suo posto e com’era scritto.`,
        `Log ${name}: every event (${own.length}) is in its place and as it was written.`,
      ),
    ),
    check(
      'order',
      brokenOrder(log),
      'I registri stanno in ordine l’uno rispetto all’altro.',
      'The logs are in order with one another.',
    ),
    check('heads', brokenHead(log), 'I registri finiscono dove dicono.', 'The logs end where they say.'),
    ...(signed.length > 0 || keys.fromElsewhere
      ? [check('signatures', brokenSignatures(log, keys), ...signaturesHold(keys))]
      : []),
    ...heads.map(head =>
      check(
        'kept-head',
        ('signature' in head ? brokenSignature(head, keys) : null) ?? missingHead(log, head),
        `L’impronta conservata (${head.log}, evento ${head.seq}) è ancora al suo posto.`,
        `The head that was kept (${head.log}, event ${head.seq}) still stands.`,
      ),
    ),
    check(
      'commitments',
      brokenCommitment(events),
      'Gli impegni sui dadi sono stati presi prima dei tiri.',
      'The dice were committed to before they were rolled.',
    ),
    check(
      'rolls',
      brokenRoll(events),
      'I tiri del server sono numerati di seguito e ogni seme discende dal suo impegno.',
      'The server’s rolls are numbered one after another, and every seed leads back to its commitment.',
    ),
    check(
      'faces',
      brokenFaces(log.battle, events),
      `Dadi del server ${dice.serverDice} (senza nonce ${dice.withoutNonce}), tutti con la faccia dovuta; a mano ${dice.manualDice}.`,
      `Dice of the server ${dice.serverDice} (without a nonce ${dice.withoutNonce}), all with the face that was due; by hand ${dice.manualDice}.`,
    ),
    ...(isServerDiceOnly(log)
      ? [
          check(
            'server-dice',
            brokenServerDice(events),
            'Solo dadi del server, come fu stabilito all’apertura.',
            'The server’s dice only, as was settled at the opening.',
          ),
        ]
      : []),
    check('seals', brokenSeal(log), ...sealsHold(closedSeals(log))),
    check(
      'orders',
      brokenOrders(log.battle, events),
      'Gli ordini coperti dicono ciò che dicevano quando furono posati.',
      'The orders laid face down say what they said when they were laid.',
    ),
    ...replay,
  ];
  return {
    ok: checks.every(({ ok }) => ok),
    checks,
    battle: log.battle,
    club: log.club ?? null,
    events: Object.fromEntries(Object.entries(log.logs).map(([name, own]) => [name, own.length])),
    heads: Object.entries(log.heads).map(([name, { seq, hash }]) => {
      const head = signed.find(one => one.log === name);
      return head ? headText(head) : `${name}:${seq}:${hash}`;
    }),
    cannotShow: cannotShow(log, heads, keys),
    ...dice,
    state,
  };
};

const isServerDiceOnly = ({ logs }: ExportedLog): boolean => {
  const [opened] = logs[publicLog] ?? [];
  return opened !== undefined && isOf(opened, 'opened') && opened.body.serverDiceOnly === true;
};

const signaturesHold = ({ fromElsewhere }: Keys): readonly [it: string, en: string] =>
  fromElsewhere
    ? ['Le teste sono firmate con la chiave data.', 'The heads are signed with the key given.']
    : [
        'Le teste sono firmate con la chiave che sta nel file stesso.',
        'The heads are signed with the key that stands in the file itself.',
      ];

const check = (name: Check['name'], broken: Broken | null, it: string, en: string): Check =>
  broken ? { name, ok: false, ...broken } : { name, ok: true, says: { it, en } };

const sealsHold = (closed: number): readonly [it: string, en: string] => [
  `I sigilli di fine mossa corrispondono${closed > 0 ? `; ${closed} sono di registri che non sono qui` : ''}.`,
  `The seals of the turns hold${closed > 0 ? `; ${closed} are of logs that are not here` : ''}.`,
];

/** Reads the battle again from its opening, and plays every action again on the way. */
const replayChecks = (
  log: ExportedLog,
  events: readonly BattleEvent[],
  books: readonly Book[],
): { readonly checks: readonly Check[]; readonly state: string | null } => {
  const opened = log.logs[publicLog]?.[0];
  const settled = opened && isOf(opened, 'opened') ? opened.body : { rulings: {}, house: {}, scenario: null };
  const book = books.find(({ id }) => id === log.ruleset);
  const course = new Course(events);
  const whole = log.viewer === 'referee' || logsOpenIn(log.logs);
  const first: { undoing: Broken | null; rulings: Broken | null; effects: Broken | null } = {
    undoing: null,
    rulings: null,
    effects: null,
  };
  const count = { again: 0, unseen: 0, otherEdition: 0 };
  for (const [position, event] of events.entries()) {
    const at = { log: event.log, seq: event.seq };
    if (isOf(event, 'acted')) {
      if (event.edition !== book?.edition) count.otherEdition++;
      else {
        const again = playAgain(book, settled, course.state, event, whole);
        count.again++;
        if (again.kind === 'unseen') count.unseen++;
        if (again.kind === 'ruling') first.rulings ??= { says: again.says, at };
        if (again.kind === 'effects') first.effects ??= { says: again.says, at };
      }
    }
    if (isOf(event, 'advanced') && event.log === publicLog && !advances(event, course))
      first.effects ??= { says: otherPhase, at };
    if (isOf(event, 'disclosed') && course.state.closed === null) first.effects ??= { says: openedTooSoon, at };
    const fault = course.pass(position);
    first.undoing ??= fault;
    if (course.tooLong) {
      const says = tooLong;
      return { checks: [{ name: 'state', ok: false, says, at }], state: null };
    }
  }
  const state = stateHash(course.state);
  const otherState = log.state !== undefined && log.state !== state ? { says: stateDiffers } : null;
  return {
    checks: [
      check(
        'undoing',
        first.undoing,
        'Ciò che fu annullato o ripristinato c’era.',
        'What was taken back or restored was there.',
      ),
      check('rulings', first.rulings, ...ruledAgain(count, log.edition, book)),
      check(
        'effects',
        first.effects,
        `Gli esiti cambiano le unità come è scritto${count.unseen > 0 ? ` (${count.unseen} non visibili da qui)` : ''}.`,
        `The outcomes change the units as it is written${count.unseen > 0 ? ` (${count.unseen} out of sight)` : ''}.`,
      ),
      check('state', otherState, `Stato finale: ${state}.`, `State at the end: ${state}.`),
    ],
    state,
  };
};

/** Whether a step to another phase begins where the battle stands and ends where it says. */
const advances = ({ body, patch }: BattleEvent<'advanced'>, { state }: Course): boolean =>
  body.from === state.phase && body.to === patch.phase && body.turn === (patch.turn ?? state.turn);

const ruledAgain = (
  { again, otherEdition }: { readonly again: number; readonly otherEdition: number },
  edition: string,
  book: Book | undefined,
): readonly [it: string, en: string] => {
  const here = book?.edition ?? '–';
  const skipped: Text = {
    it: ` Saltate ${otherEdition}: giocate con un’altra edizione (${edition}; questo programma ha ${here}).`,
    en: ` Skipped ${otherEdition}: they were played under another edition (${edition}; this program has ${here}).`,
  };
  return [
    `Azioni giudicate di nuovo con lo stesso esito: ${again}.${otherEdition > 0 ? skipped.it : ''}`,
    `Actions adjudicated again with the same outcome: ${again}.${otherEdition > 0 ? skipped.en : ''}`,
  ];
};

const otherPhase: Text = {
  it: 'Il passaggio di fase non parte da dove stava la battaglia, o non arriva dove dice.',
  en: 'The step to the next phase does not begin where the battle stood, or does not end where it says.',
};
const openedTooSoon: Text = {
  it: 'I registri delle parti sono stati aperti prima che la battaglia fosse chiusa.',
  en: 'The logs of the sides were opened before the battle was closed.',
};
const stateDiffers: Text = {
  it: 'Gli eventi non danno lo stato che il server dichiara.',
  en: 'The events do not make the state that the server claims.',
};
const tooLong: Text = {
  it: 'Il registro chiede troppo lavoro per essere riletto: non è quello di una partita.',
  en: 'The log takes too much work to be read again: it is not that of a game.',
};
