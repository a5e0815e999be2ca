import { Injectable } from '@nestjs/common';
import { At, nothing, one, page, PageAsked, type Asked, type Page } from '../../api/door/index.js';
import { AcceptReset } from '../application/accept-reset.js';
import { ListResets } from '../application/list-resets.js';
import { MakeRecoveryCode } from '../application/make-recovery-code.js';
import { MakeReset } from '../application/make-reset.js';
import { RecoverPassword } from '../application/recover-password.js';
import { WithdrawReset } from '../application/withdraw-reset.js';
import { PublicAddress } from '../gate.js';
import {
  AcceptResetBody,
  PasswordResetShape,
  PasswordWasResetShape,
  RecoverBody,
  RecoveredShape,
  RecoveryCodeBody,
  RecoveryCodeShape,
  ResetLinkShape,
} from './reset.shapes.js';
import { pageShown, resetShown } from './shown.js';

/** The doors of those who have lost their password, and of those who help them. */
@Injectable()
export class ResetDoors {
  constructor(
    private readonly makeRecoveryCode: MakeRecoveryCode,
    private readonly recoverPassword: RecoverPassword,
    private readonly makeReset: MakeReset,
    private readonly acceptReset: AcceptReset,
    private readonly listResets: ListResets,
    private readonly withdrawReset: WithdrawReset,
    private readonly publicAddress: PublicAddress,
  ) {}

  @At({
    method: 'PUT',
    path: '/v1/session/recovery-code',
    name: 'makeRecoveryCode',
    tag: 'access',
    may: 'signed-in',
    says: { it: 'Fa un codice di recupero nuovo.', en: 'Makes a new recovery code.' },
    more: {
      it: 'Con questo codice si mette una password nuova senza l’aiuto di nessuno. Si vede solo adesso; quello di prima non vale più.',
      en: 'With this code one sets a new password without anybody’s help. It is shown only now; the one before no longer works.',
    },
    body: RecoveryCodeBody,
    answers: one(() => RecoveryCodeShape),
    problems: ['not-signed-in', 'not-permitted', 'too-many', 'overloaded'],
    examples: [{ says: { it: 'Un codice nuovo', en: 'A new code' }, body: { password: 'quattro parole a caso qui' } }],
  })
  putRecoveryCode(asked: Asked<RecoveryCodeBody>): Promise<RecoveryCodeShape> {
    return this.makeRecoveryCode.do(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/password-resets',
    name: 'recoverPassword',
    tag: 'access',
    may: 'anyone',
    says: {
      it: 'Mette una password nuova con il codice di recupero.',
      en: 'Sets a new password by the recovery code.',
    },
    more: {
      it: 'Tutte le sessioni finiscono; le chiavi sono revocate, se non si dice di no. I club della persona lo vedono fra le password rimesse. La risposta dà un codice nuovo al posto di quello usato.',
      en: 'Every session ends; the keys are revoked, unless told otherwise. The clubs of the person see it among the resets. The answer gives a new code in place of the one that was used.',
    },
    body: RecoverBody,
    answers: one(() => RecoveredShape),
    problems: ['not-signed-in', 'too-many', 'overloaded'],
    examples: [
      {
        says: { it: 'Una password dimenticata', en: 'A forgotten password' },
        body: {
          email: 'carlo@club.example',
          recoveryCode: '7kqm-x2np-w9fe-3jdh-c8rt',
          password: 'altre cinque parole senza nesso',
        },
      },
    ],
  })
  recover(asked: Asked<RecoverBody>): Promise<RecoveredShape> {
    return this.recoverPassword.do(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs/:club/members/:member/reset',
    name: 'makePasswordReset',
    tag: 'clubs',
    may: 'member.change',
    says: { it: 'Fa un link per chi ha scordato la password.', en: 'Makes a link for whoever forgot their password.' },
    more: {
      it: 'Vale un giorno e una volta sola, insieme all’indirizzo e-mail del socio. Non per i responsabili, né per chi è anche in altri club: quelli hanno il codice di recupero. Il socio e tutti i responsabili vedono che è stato fatto, da chi, e se è stato usato.',
      en: 'It holds for a day and works once, together with the member’s e-mail address. Not for owners, nor for whoever is in other clubs too: those have the recovery code. The member and all owners see that it was made, by whom, and whether it was used.',
    },
    answers: one(() => ResetLinkShape),
    status: 201,
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now', 'too-many'],
  })
  async make(asked: Asked): Promise<ResetLinkShape> {
    const { id, token, expiresAt } = await this.makeReset.do(asked);
    return {
      id,
      token,
      link: this.publicAddress.linkTo('/reset', token, asked),
      expiresAt: expiresAt.toISOString(),
    };
  }

  @At({
    method: 'POST',
    path: '/v1/password-resets/accept',
    name: 'acceptPasswordReset',
    tag: 'access',
    may: 'anyone',
    says: {
      it: 'Mette una password nuova con il link di un responsabile.',
      en: 'Sets a new password by an owner’s link.',
    },
    more: {
      it: 'Il link vale una volta, e solo con l’indirizzo e-mail del socio. Tutte le sessioni finiscono; le chiavi sono revocate, se non si dice di no. Il codice di recupero resta quello di prima.',
      en: 'The link works once, and only with the member’s e-mail address. Every session ends; the keys are revoked, unless told otherwise. The recovery code stays the one before.',
    },
    body: AcceptResetBody,
    answers: one(() => PasswordWasResetShape),
    problems: ['not-found', 'too-many', 'overloaded'],
    examples: [
      {
        says: { it: 'Una password dimenticata', en: 'A forgotten password' },
        body: {
          token: 'Zk3vJ0c1qYb6nX8tQm2wR5uA7eLdPfHs9gKiCoVxTyE',
          email: 'anna@club.example',
          password: 'altre cinque parole senza nesso',
        },
      },
    ],
  })
  accept(asked: Asked<AcceptResetBody>): Promise<PasswordWasResetShape> {
    return this.acceptReset.do(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/password-resets',
    name: 'listPasswordResets',
    tag: 'clubs',
    may: 'reset.watch',
    says: {
      it: 'Le password rimesse e i link fatti per rimetterle, degli ultimi 90 giorni.',
      en: 'The passwords that were reset and the links made for it, of the last 90 days.',
    },
    more: {
      it: 'Ognuno vede le proprie; un responsabile tutte.',
      en: 'Everybody sees their own; an owner all of them.',
    },
    query: PageAsked,
    answers: page(() => PasswordResetShape),
    graphql: { on: 'Club', as: 'passwordResets' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  async list(asked: Asked<undefined, PageAsked>): Promise<Page<PasswordResetShape>> {
    return pageShown(await this.listResets.do(asked), resetShown);
  }

  @At({
    method: 'DELETE',
    path: '/v1/clubs/:club/password-resets/:reset',
    name: 'withdrawPasswordReset',
    tag: 'clubs',
    may: 'reset.watch',
    says: {
      it: 'Ritira un link per rimettere la password: il proprio o, da responsabile, quello di chiunque.',
      en: 'Takes a reset link back: one’s own or, as an owner, anybody’s.',
    },
    answers: nothing,
    status: 204,
    graphql: { on: 'Mutation', as: 'withdrawPasswordReset' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  withdraw(asked: Asked): Promise<void> {
    return this.withdrawReset.do(asked);
  }
}
