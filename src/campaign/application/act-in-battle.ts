import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  faultsProblem,
  memberClient,
  Refused,
  Reply,
  weighAnywhere,
  WorkPool,
  type Asked,
} from '../../api/door/index.js';
import { nearest, proceduresOf, type Answer, type Book, type Fault, type Procedure } from '../../core/index.js';
import type { Action } from '../domain/action.js';
import { decided, draft, type Decided, type Draft } from '../domain/battle.js';
import { askAction, doAction, questionOfAction, type NextRoll } from '../domain/decide-action.js';
import { publicLog } from '../domain/event.js';
import type { NamedUnits } from '../domain/filling.js';
import { procedureOf } from '../domain/roles.js';
import { chainFrom, chainLength, rolledDice, type SeedChain } from '../domain/seeds.js';
import type { Locked } from '../persistence/battle-store.js';
import { Remembered } from '../persistence/remembered.js';
import { Battles, type Seen } from './battles.js';
import { versionOf } from '../domain/battle.js';

/** What is asked of an action. */
export interface ActionAsked {
  readonly procedure: string;
  readonly units?: unknown;
  readonly circumstances?: unknown;
  readonly dice?: unknown;
  readonly nonce?: string;
  readonly mode?: 'ask' | 'weigh' | 'do';
  readonly exact?: boolean;
}

/** So many rolls before the end of a chain the next one is committed. */
const inGoodTime = 100;

/** Plays a procedure with the units of a battle: asked, weighed or done. */
@Injectable()
export class ActInBattle {
  /** Chains take a moment to make, and the same battle is likely to roll again. */
  private readonly chains = new Remembered<SeedChain>(100);

  constructor(
    @Inject(Battles) private readonly battles: Battles,
    @Inject(WorkPool) private readonly work: WorkPool,
  ) {}

  async run(asked: Asked<ActionAsked>): Promise<Reply> {
    const { body, language } = asked;
    if (body.mode === 'ask' || body.mode === 'weigh') return this.consider(asked, body.mode);
    return this.battles.change(
      asked,
      'battle.act',
      201,
      async (seen, locked) => {
        const { table, hand } = seen;
        const action = actionOf(table.book, body);
        if ('faults' in action) return { kind: 'faults', faults: action.faults };
        const rolling = body.dice === 'roll' ? await this.rolling(seen, locked, body.nonce ?? '') : null;
        const done = doAction(table, hand, action, {
          language,
          nextRoll: () => {
            if (!rolling) throw new Error('Nobody asked for the server’s dice.');
            return rolling.next;
          },
        });
        return done.kind === 'done' && done.rolls > 0 && rolling ? this.committed(done, rolling, locked) : done;
      },
      (answer, { table, hand }) => ({ answer, version: versionOf(hand.viewer, table) }),
    );
  }

  /** Without keeping anything: what would be thrown, or what the chances are. */
  private async consider({ body, ...asked }: Asked<ActionAsked>, mode: 'ask' | 'weigh'): Promise<Reply> {
    const { table, hand } = await this.battles.see(asked, 'battle.read');
    const action = actionOf(table.book, body);
    if ('faults' in action) throw new Refused(faultsProblem(action.faults, asked.language));
    const version = versionOf(hand.viewer, table);
    const settle = <V>(considered: Decided<V>): V => {
      if (considered.kind === 'faults') throw new Refused(faultsProblem(considered.faults, asked.language));
      if (considered.kind !== 'done') throw new Error('What is only considered is not refused.');
      return considered.answer;
    };
    if (mode === 'ask') return new Reply({ answer: settle(askAction(table, hand, action, asked.language)), version });
    const question = { ...settle(questionOfAction(table, hand, action)), exact: body.exact === true };
    const opened = { book: table.book, procedure: action.procedure };
    const odds = await weighAnywhere(this.work, opened, question, memberClient(asked));
    if (!odds.ok) throw new Refused(faultsProblem(odds.faults, asked.language));
    return new Reply(`{"odds":${odds.value},"version":${JSON.stringify(version)}}`);
  }

  private async rolling({ table }: Seen, locked: Locked, nonce: string): Promise<Rolling> {
    const index = table.rolls + 1;
    const { first, last } = await locked.seed(index);
    const name = `${table.battle.id}/${first}`;
    const chain = this.chains.find(name) ?? chainFrom(last);
    this.chains.keep(name, chain);
    const seed = chain.seedAt(index - first + 1);
    const next: NextRoll = {
      record: { kind: 'server', index, seed, nonce },
      dice: rolledDice(table.battle.id, index, seed, nonce),
    };
    return { next, isNearTheEnd: index - first + 1 === chainLength - inGoodTime, from: first + chainLength };
  }

  /** Commits the next chain while the present one still has seeds. */
  private async committed(
    done: Extract<Decided<Answer>, { readonly kind: 'done' }>,
    { isNearTheEnd, from }: Rolling,
    locked: Locked,
  ): Promise<Decided<Answer>> {
    if (!isNearTheEnd) return done;
    const last = randomBytes(32);
    await locked.keepSeed(from, last);
    const commitment: Draft = draft(publicLog, 'committed', { commitment: chainFrom(last).commitment, from });
    return decided(done.answer, [...done.drafts, commitment], done.rolls);
  }
}

interface Rolling {
  readonly next: NextRoll;
  readonly isNearTheEnd: boolean;
  /** The first roll of the next chain. */
  readonly from: number;
}

/** Reads what is asked for, or says its faults. */
const actionOf = (
  book: Book,
  body: ActionAsked,
): (Action & { readonly procedure: Procedure }) | { readonly faults: readonly Fault[] } => {
  const procedure = procedureOf(book, body.procedure) ?? procedureOf(book, `${book.id}.${body.procedure}`);
  const faults: Fault[] = [];
  if (!procedure) faults.push(noSuchProcedure(book, body.procedure));
  const units = body.units ?? {};
  if (!isNaming(units)) faults.push(wrongUnits);
  const circumstances = body.circumstances ?? {};
  if (!isRecord(circumstances)) faults.push(wrongCircumstances);
  if (!procedure || !isNaming(units) || !isRecord(circumstances)) return { faults };
  return { procedure, units, circumstances, dice: body.dice };
};

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNaming = (value: unknown): value is NamedUnits =>
  isRecord(value) &&
  Object.values(value).every(
    held =>
      held === null ||
      typeof held === 'string' ||
      (Array.isArray(held) && held.length <= 100 && held.every(id => typeof id === 'string')),
  );

const noSuchProcedure = (book: Book, id: string): Fault => {
  const close = nearest(
    id,
    proceduresOf(book).map(procedure => procedure.id),
  ).join(', ');
  return {
    path: 'procedure',
    code: 'request/unknown-procedure',
    says: {
      it: `${book.title.it} non ha questa procedura.${close && ` Forse: ${close}.`}`,
      en: `${book.title.en} has no such procedure.${close && ` Perhaps: ${close}.`}`,
    },
  };
};

const wrongUnits: Fault = {
  path: 'units',
  code: 'request/wrong-kind',
  says: {
    it: 'Serve un oggetto che a ogni ruolo associa il nome di un’unità, un elenco di nomi, o null.',
    en: 'Expected an object that gives each role the id of a unit, a list of ids, or null.',
  },
};

const wrongCircumstances: Fault = {
  path: 'circumstances',
  code: 'request/wrong-kind',
  says: {
    it: 'Serve un oggetto con i fatti della procedura che la battaglia non sa da sé.',
    en: 'Expected an object with the facts of the procedure that the battle does not know by itself.',
  },
};
