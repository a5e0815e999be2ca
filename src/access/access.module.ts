import { Logger, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { Gate } from '../api/door/index.js';
import { Environment } from '../config/index.js';
import type { Book } from '../core/index.js';
import { Tenancy } from '../database/index.js';
import { AcceptInvitation } from './application/accept-invitation.js';
import { AcceptReset } from './application/accept-reset.js';
import { Acquaintances } from './application/acquaintances.js';
import { ChangeClub, clubBooks } from './application/change-club.js';
import { ChangeMember } from './application/change-member.js';
import { ChangePassword } from './application/change-password.js';
import { EraseAccount } from './application/erase-account.js';
import { ExportPerson } from './application/export-person.js';
import { InviteMember } from './application/invite-member.js';
import { ListClubs } from './application/list-clubs.js';
import { ListInvitations } from './application/list-invitations.js';
import { ListKeys } from './application/list-keys.js';
import { ListMembers } from './application/list-members.js';
import { ListResets } from './application/list-resets.js';
import { MakeClub } from './application/make-club.js';
import { MakeKey } from './application/make-key.js';
import { MakeRecoveryCode } from './application/make-recovery-code.js';
import { MakeReset } from './application/make-reset.js';
import { OpenSession } from './application/opened-session.js';
import { PresentPassword } from './application/present-password.js';
import { Processes } from './application/processes.js';
import { ReadClub } from './application/read-club.js';
import { ReadSetUp } from './application/read-set-up.js';
import { Recognise } from './application/recognise.js';
import { RecoverPassword } from './application/recover-password.js';
import { RemoveMember } from './application/remove-member.js';
import { RevokeKey } from './application/revoke-key.js';
import { SecurityLog } from './application/security-log.js';
import { SetUpCode } from './application/set-up-code.js';
import { SetUp } from './application/set-up.js';
import { SignInAttempts } from './application/sign-in-attempts.js';
import { SignIn } from './application/sign-in.js';
import { SignOut } from './application/sign-out.js';
import { WhoAmI } from './application/who-am-i.js';
import { WithdrawInvitation } from './application/withdraw-invitation.js';
import { WithdrawReset } from './application/withdraw-reset.js';
import { Limits } from './domain/limits.js';
import { Passwords } from './domain/password.js';
import { Secrets } from './domain/secrets.js';
import { SessionCookie } from './domain/session-cookie.js';
import { AccessGate, PublicAddress } from './gate.js';
import { Accounts } from './persistence/accounts.repository.js';
import { Clubs } from './persistence/clubs.repository.js';
import { Instances } from './persistence/instances.repository.js';
import { Invitations } from './persistence/invitations.repository.js';
import { Keys } from './persistence/keys.repository.js';
import { Members } from './persistence/members.repository.js';
import { PersonRecords } from './persistence/person.repository.js';
import { Resets } from './persistence/resets.repository.js';
import { Sessions } from './persistence/sessions.repository.js';
import { SetUps } from './persistence/set-ups.repository.js';
import { SharedLimits } from './persistence/shared-limits.repository.js';

// prettier-ignore
const repositories = [Accounts, Clubs, Instances, Invitations, Keys, Members, PersonRecords, Resets, Sessions, SetUps];

// prettier-ignore
const useCases = [
  AcceptInvitation, AcceptReset, ChangeClub, ChangeMember, ChangePassword, EraseAccount, ExportPerson, InviteMember,
  ListClubs, ListInvitations, ListKeys, ListMembers, ListResets, MakeClub, MakeKey, MakeRecoveryCode, MakeReset, OpenSession,
  PresentPassword, Processes, ReadClub, ReadSetUp, Recognise, RecoverPassword, RemoveMember, RevokeKey, SetUp, SetUpCode,
  SignIn, SignInAttempts, SignOut, WhoAmI, WithdrawInvitation, WithdrawReset,
];

const onceForAll: readonly Provider[] = [
  { provide: Acquaintances, useFactory: () => new Acquaintances() },
  { provide: Passwords, useFactory: () => new Passwords() },
  {
    provide: Limits,
    inject: [Environment, Processes],
    useFactory: ({ limits }: Environment, processes: Processes) => new Limits(limits, undefined, () => processes.many),
  },
  {
    provide: SharedLimits,
    inject: [Tenancy, Secrets, Environment],
    useFactory: (tenancy: Tenancy, secrets: Secrets, { limits }: Environment) =>
      new SharedLimits(tenancy, secrets, limits),
  },
  {
    provide: PublicAddress,
    inject: [Environment],
    useFactory: ({ publicUrl }: Environment) => new PublicAddress(publicUrl),
  },
  { provide: SessionCookie, inject: [PublicAddress], useFactory: ({ url }: PublicAddress) => cookieFor(url) },
];

/** Clubs, members, sessions and keys: who may come in, and what they may do. */
@Module({})
export class AccessModule {
  /** The seed is the installation's secret; by the books, clubs' rules are read. */
  static of(seed: string, books: readonly Book[]): DynamicModule {
    return {
      module: AccessModule,
      global: true,
      providers: [
        ...repositories,
        ...useCases,
        ...onceForAll,
        SecurityLog,
        AccessGate,
        { provide: Gate, useExisting: AccessGate },
        { provide: Secrets, useFactory: () => new Secrets(seed) },
        { provide: clubBooks, useValue: books },
      ],
      exports: [...useCases, Gate, PublicAddress, SessionCookie, Clubs, Members, Limits],
    };
  }
}

const cookieFor = (publicUrl: string | undefined): SessionCookie => {
  const cookie = new SessionCookie(publicUrl);
  if (!cookie.isSecure)
    new Logger('Access').warn(
      'ARBITRO_PUBLIC_URL is http: passwords and sessions cross the network in clear. Put a proxy with TLS before Arbitro, and set its https address.',
    );
  return cookie;
};
