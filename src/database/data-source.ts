import { AbstractLogger, type DataSourceOptions } from 'typeorm';
import type { DatabasePlace } from './database-place.js';
import { Account } from './entities/account.entity.js';
import { ApiKey } from './entities/api-key.entity.js';
import { Battle } from './entities/battle.entity.js';
import { BattleEvent } from './entities/battle-event.entity.js';
import { BattleRoster } from './entities/battle-roster.entity.js';
import { BattleHead } from './entities/battle-head.entity.js';
import { BattleSeed } from './entities/battle-seed.entity.js';
import { BattleSnapshot } from './entities/battle-snapshot.entity.js';
import { Club } from './entities/club.entity.js';
import { Game } from './entities/game.entity.js';
import { GameRoll } from './entities/game-roll.entity.js';
import { Idempotency } from './entities/idempotency.entity.js';
import { Installation } from './entities/installation.entity.js';
import { Instance } from './entities/instance.entity.js';
import { Invitation } from './entities/invitation.entity.js';
import { LimitBucket } from './entities/limit-bucket.entity.js';
import { Member } from './entities/member.entity.js';
import { PasswordReset } from './entities/password-reset.entity.js';
import { Roster } from './entities/roster.entity.js';
import { RulesEdition } from './entities/rules-edition.entity.js';
import { Session } from './entities/session.entity.js';
import { SetUpSalt } from './entities/set-up.entity.js';
import { RulesEdition1793000000000 } from './migrations/1793000000000-rules-edition.js';
import { ClubsAndBattles1794000000000 } from './migrations/1794000000000-clubs-and-battles.js';
import { AccessAcrossProcesses1795000000000 } from './migrations/1795000000000-access-across-processes.js';
import { PrivateRosters1795500000000 } from './migrations/1795500000000-private-rosters.js';
import { SignedHeads1796000000000 } from './migrations/1796000000000-signed-heads.js';
import { Games1797000000000 } from './migrations/1797000000000-games.js';
import { TrialWrite1798500000000 } from './migrations/1798500000000-trial-write.js';

/** Who wants to know how the connections fare. */
export interface ConnectionWatch {
  connected(): void;
  failed(error: unknown): void;
}

/** Milliseconds after which the server stops a statement, and after which a server that does not is given up. */
export interface Patience {
  readonly statement: number;
  readonly answer: number;
}

export const serving: Patience = { statement: 5_000, answer: 6_000 };

/** A large table takes long to change. */
export const migrating: Patience = { statement: 600_000, answer: 601_000 };

// prettier-ignore
const entities = [
  Account, ApiKey, Battle, BattleEvent, BattleHead, BattleRoster, BattleSeed, BattleSnapshot, Club, Game, GameRoll, Idempotency,
  Installation, Instance, Invitation, LimitBucket, Member, PasswordReset, Roster, RulesEdition, Session, SetUpSalt,
];

const nobody: ConnectionWatch = { connected: () => {}, failed: () => {} };

/** How Arbitro speaks to PostgreSQL. Tables change by migrations only, never by synchronising. */
export function dataSourceOptions(place: DatabasePlace, patience: Patience, watch: ConnectionWatch = nobody) {
  return {
    type: 'postgres',
    ...place,
    applicationName: 'arbitro',
    entities,
    migrations: [
      RulesEdition1793000000000,
      ClubsAndBattles1794000000000,
      AccessAcrossProcesses1795000000000,
      PrivateRosters1795500000000,
      SignedHeads1796000000000,
      Games1797000000000,
      TrialWrite1798500000000,
    ],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    synchronize: false,
    installExtensions: false,
    logger: new Silence(),
    poolSize: 10,
    connectTimeoutMS: 1_000,
    poolErrorHandler: (error: unknown) => watch.failed(error),
    extra: {
      keepAlive: true,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      // A client in use whose server dies ends the process, unless someone listens.
      onConnect: (client: NodeJS.EventEmitter) => {
        client.on('error', error => watch.failed(error));
        watch.connected();
      },
    },
  } satisfies DataSourceOptions;
}

/** TypeORM says nothing of its own: what goes wrong is thrown, and statements do not belong in a log. */
class Silence extends AbstractLogger {
  protected override writeLog(): void {}
}
