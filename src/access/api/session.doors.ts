import { Injectable } from '@nestjs/common';
import { At, nothing, one, Reply, type Asked } from '../../api/door/index.js';
import { AcceptInvitation } from '../application/accept-invitation.js';
import { ChangePassword } from '../application/change-password.js';
import { EraseAccount } from '../application/erase-account.js';
import { ExportPerson, type PersonExport } from '../application/export-person.js';
import type { OpenedSession } from '../application/opened-session.js';
import { ReadSetUp } from '../application/read-set-up.js';
import { SetUp } from '../application/set-up.js';
import { SignIn } from '../application/sign-in.js';
import { SignOut } from '../application/sign-out.js';
import { WhoAmI, type Whoever } from '../application/who-am-i.js';
import { SessionCookie } from '../domain/session-cookie.js';
import {
  AcceptInvitationBody,
  ChangePasswordBody,
  NewcomerShape,
  PersonExportShape,
  SetUpBody,
  SetUpShape,
  SignInBody,
  WhoeverShape,
} from './session.shapes.js';

/** Whoever just came in, with the code of an account that was made on the way. */
type Newcomer = Whoever & { readonly recoveryCode: string | null };

const exampleToken = 'Zk3vJ0c1qYb6nX8tQm2wR5uA7eLdPfHs9gKiCoVxTyE';

/** The doors of people: coming in, going out, and what is theirs. */
@Injectable()
export class SessionDoors {
  constructor(
    private readonly readSetUp: ReadSetUp,
    private readonly setUp: SetUp,
    private readonly signIn: SignIn,
    private readonly signOut: SignOut,
    private readonly whoAmI: WhoAmI,
    private readonly changePassword: ChangePassword,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly exportPerson: ExportPerson,
    private readonly eraseAccount: EraseAccount,
    private readonly cookie: SessionCookie,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/setup',
    name: 'readSetUp',
    tag: 'access',
    may: 'anyone',
    says: { it: 'Se il primo responsabile è ancora da fare.', en: 'Whether the first owner is still to be made.' },
    answers: one(() => SetUpShape),
  })
  readInstallation(): Promise<SetUpShape> {
    return this.readSetUp.do();
  }

  @At({
    method: 'POST',
    path: '/v1/setup',
    name: 'setUp',
    tag: 'access',
    may: 'anyone',
    says: { it: 'Fa il primo responsabile e il suo club.', en: 'Makes the first owner and their club.' },
    more: {
      it: 'Solo finché nessuno ha un account, con il codice che il server scrive nel registro all’avvio. Chi ci riesce ha effettuato l’accesso.',
      en: 'Only while nobody has an account, with the code that the server writes in its log when it starts. Whoever succeeds is signed in.',
    },
    body: SetUpBody,
    answers: one(() => NewcomerShape),
    status: 201,
    problems: ['not-permitted', 'not-now', 'too-many'],
    examples: [
      {
        says: { it: 'Il primo responsabile', en: 'The first owner' },
        body: {
          code: '7kqm-x2np-w9fe-3jdh-c8rt-m4vy-6bsa-h5gz',
          name: 'Carlo',
          email: 'carlo@club.example',
          password: 'quattro parole a caso qui',
          club: 'Club di Elchingen',
        },
      },
    ],
  })
  async openInstallation(asked: Asked<SetUpBody>): Promise<Reply<Newcomer>> {
    const { session, recoveryCode } = await this.setUp.do(asked);
    return this.signedIn(session, { recoveryCode }, 201);
  }

  @At({
    method: 'POST',
    path: '/v1/session',
    name: 'signIn',
    tag: 'access',
    may: 'anyone',
    says: { it: 'Accede con e-mail e password.', en: 'Signs in with e-mail address and password.' },
    more: {
      it: 'La risposta dà il cookie della sessione, che dura finché la si usa almeno ogni 14 giorni e al massimo 90, e quello del dispositivo. Dopo 5 errori per un indirizzo e-mail, o 10, da un indirizzo di rete si aspetta; anche dopo 30 in un’ora per un indirizzo e-mail, da dovunque. Un dispositivo da cui la persona è già entrata conta solo i suoi: gli errori degli altri non la chiudono fuori.',
      en: 'The answer gives the session’s cookie, which holds as long as it is used every 14 days, and for 90 at most, and the device’s. After 5 failures for an e-mail address, or 10, from a network address, one waits; so after 30 an hour for an e-mail address, from wherever. A device on which the person has signed in before counts its own alone: others’ failures do not lock them out.',
    },
    body: SignInBody,
    answers: one(() => WhoeverShape),
    problems: ['not-signed-in', 'too-many', 'overloaded'],
    examples: [
      {
        says: { it: 'Un socio accede', en: 'A member signs in' },
        body: { email: 'carlo@club.example', password: 'quattro parole a caso qui' },
      },
    ],
  })
  async openSession(asked: Asked<SignInBody>): Promise<Reply<Whoever>> {
    return this.signedIn(await this.signIn.do(asked), {});
  }

  @At({
    method: 'GET',
    path: '/v1/session',
    name: 'whoAmI',
    tag: 'access',
    may: 'signed-in',
    says: { it: 'Chi sono, per il server.', en: 'Who I am to the server.' },
    answers: one(() => WhoeverShape),
    graphql: { on: 'Query', as: 'whoAmI' },
    problems: ['not-signed-in'],
  })
  readSession(asked: Asked): Promise<Whoever> {
    return this.whoAmI.do(asked);
  }

  @At({
    method: 'DELETE',
    path: '/v1/session',
    name: 'signOut',
    tag: 'access',
    may: 'signed-in',
    says: { it: 'Esce.', en: 'Signs out.' },
    answers: nothing,
    status: 204,
    problems: ['not-signed-in'],
  })
  async endSession(asked: Asked): Promise<Reply<undefined>> {
    await this.signOut.do(asked);
    return this.signedOut();
  }

  @At({
    method: 'PUT',
    path: '/v1/session/password',
    name: 'changePassword',
    tag: 'access',
    may: 'signed-in',
    says: { it: 'Cambia la propria password.', en: 'Changes one’s own password.' },
    more: { it: 'Le altre sessioni finiscono.', en: 'All other sessions end.' },
    body: ChangePasswordBody,
    answers: nothing,
    status: 204,
    problems: ['not-signed-in', 'not-permitted', 'too-many', 'overloaded'],
    examples: [
      {
        says: { it: 'Una password nuova', en: 'A new password' },
        body: { password: 'quattro parole a caso qui', newPassword: 'altre cinque parole senza nesso' },
      },
    ],
  })
  putPassword(asked: Asked<ChangePasswordBody>): Promise<void> {
    return this.changePassword.do(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/invitations/accept',
    name: 'acceptInvitation',
    tag: 'access',
    may: 'anyone',
    says: { it: 'Accetta un invito ed entra nel club.', en: 'Accepts an invitation and joins the club.' },
    more: {
      it: 'Chi ha effettuato l’accesso dà solo il codice; gli altri anche nome, e-mail e password, e hanno così un account. Dopo tre password sbagliate di un account l’invito finisce.',
      en: 'Whoever is signed in gives only the token; others a name, an e-mail address and a password too, and so have an account. After three wrong passwords of an account the invitation ends.',
    },
    body: AcceptInvitationBody,
    answers: one(() => NewcomerShape),
    problems: ['not-signed-in', 'not-found', 'not-now', 'too-many', 'overloaded'],
    examples: [
      { says: { it: 'Chi ha già un account', en: 'Whoever has an account' }, body: { token: exampleToken } },
      {
        says: { it: 'Chi è nuovo', en: 'Whoever is new' },
        body: { token: exampleToken, name: 'Anna', email: 'anna@club.example', password: 'quattro parole a caso qui' },
      },
    ],
  })
  async joinClub(asked: Asked<AcceptInvitationBody>): Promise<Newcomer | Reply<Newcomer>> {
    const { account, session, recoveryCode } = await this.acceptInvitation.do(asked);
    if (session !== null) return this.signedIn(session, { recoveryCode });
    return { ...(await this.whoAmI.person(account)), recoveryCode };
  }

  @At({
    method: 'GET',
    path: '/v1/me',
    name: 'exportMe',
    tag: 'access',
    may: 'signed-in',
    says: { it: 'Tutto ciò che è conservato su chi chiede.', en: 'Everything that is stored about whoever asks.' },
    answers: one(() => PersonExportShape),
    problems: ['not-signed-in', 'not-permitted'],
  })
  readMe(asked: Asked): Promise<PersonExport> {
    return this.exportPerson.do(asked);
  }

  @At({
    method: 'DELETE',
    path: '/v1/me',
    name: 'eraseMe',
    tag: 'access',
    may: 'signed-in',
    says: { it: 'Cancella il proprio account.', en: 'Erases one’s own account.' },
    more: {
      it: 'Account, sessioni e chiavi spariscono; nelle battaglie resta un «ex socio». L’ultimo responsabile di un club con altri soci ne nomina prima un altro.',
      en: 'Account, sessions and keys are gone; battles keep a “former member”. The last owner of a club with other members makes another first.',
    },
    answers: nothing,
    status: 204,
    problems: ['not-signed-in', 'not-permitted', 'not-now'],
  })
  async eraseMe(asked: Asked): Promise<Reply<undefined>> {
    await this.eraseAccount.do(asked);
    return this.signedOut();
  }

  private async signedIn<M extends object>(
    { account, token, device }: OpenedSession,
    more: M,
    status = 200,
  ): Promise<Reply<Whoever & M>> {
    const cookies = [this.cookie.give(token), this.cookie.giveDevice(device)];
    return new Reply({ ...(await this.whoAmI.person(account)), ...more }, status, {}, cookies);
  }

  private signedOut(): Reply<undefined> {
    return new Reply(undefined, 204, {}, [this.cookie.takeAway()]);
  }
}
