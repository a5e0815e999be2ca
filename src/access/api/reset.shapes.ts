import { choice, MaySay, Said, Shape, time, uuid, whole, words, yesOrNo, type Kind } from '../../api/door/index.js';
import { email, newPassword, password, pathOnly, token } from './kinds.js';

const recoveryCode: Kind = words(100);
const most = 1_000_000;

@Shape(
  'ResetLink',
  'Un link per una password nuova; si vede solo adesso.',
  'A link for a new password; shown only now.',
)
export class ResetLinkShape {
  @Said('Il suo id.', 'Its id.', uuid)
  readonly id!: string;

  @Said('Il codice da dare al socio.', 'The token to hand to the member.', words(200))
  readonly token!: string;

  @Said(`Il link da dare al socio.${pathOnly.it}`, `The link to hand to the member.${pathOnly.en}`, words(500))
  readonly link!: string;

  @Said('Fino a quando vale.', 'Until when it holds.', time)
  readonly expiresAt!: string;
}

const WhetherToRevoke = MaySay(
  'Se revocare le chiavi fatte da questa persona, in tutti i club; se manca, sì.',
  'Whether to revoke the keys that this person has made, in all clubs; yes if left out.',
  yesOrNo,
);

@Shape('AcceptResetBody', 'Il link di un responsabile e la password nuova.', 'An owner’s link and the new password.')
export class AcceptResetBody {
  @Said('Il codice del link.', 'The link’s token.', token)
  readonly token!: string;

  @Said(
    'L’indirizzo con cui si accede, che il club non conosce.',
    'The address one signs in with, which the club is not told.',
    email,
  )
  readonly email!: string;

  @Said('La password nuova.', 'The new password.', newPassword)
  readonly password!: string;

  @WhetherToRevoke
  readonly revokeKeys?: boolean;
}

@Shape('RecoverBody', 'Il codice di recupero e la password nuova.', 'The recovery code and the new password.')
export class RecoverBody {
  @Said('L’indirizzo con cui si accede.', 'The address one signs in with.', email)
  readonly email!: string;

  @Said('Il codice di recupero.', 'The recovery code.', recoveryCode)
  readonly recoveryCode!: string;

  @Said('La password nuova.', 'The new password.', newPassword)
  readonly password!: string;

  @WhetherToRevoke
  readonly revokeKeys?: boolean;
}

@Shape('PasswordWasReset', 'Che cosa è finito con la password di prima.', 'What ended with the old password.')
export class PasswordWasResetShape {
  @Said('Quante sessioni sono finite: tutte.', 'How many sessions have ended: all.', whole(0, most))
  readonly sessionsEnded!: number;

  @Said('Quante chiavi sono state revocate.', 'How many keys were revoked.', whole(0, most))
  readonly keysRevoked!: number;
}

@Shape('Recovered', 'Una password rimessa con il codice di recupero.', 'A password reset by the recovery code.')
export class RecoveredShape extends PasswordWasResetShape {
  @Said(
    'Il codice di recupero nuovo, al posto di quello usato; si vede solo adesso.',
    'The new recovery code, in place of the one that was used; shown only now.',
    recoveryCode,
  )
  readonly recoveryCode!: string;
}

@Shape('RecoveryCodeBody', 'La propria password.', 'One’s own password.')
export class RecoveryCodeBody {
  @Said('La password attuale.', 'The present password.', password)
  readonly password!: string;
}

@Shape('RecoveryCode', 'Un codice di recupero; si vede solo adesso.', 'A recovery code; shown only now.')
export class RecoveryCodeShape {
  @Said('Il codice.', 'The code.', recoveryCode)
  readonly recoveryCode!: string;
}

const way: Kind = choice('ResetWay', {
  link: { it: 'con il link di un responsabile', en: 'by an owner’s link' },
  'recovery-code': { it: 'con il codice di recupero', en: 'by the recovery code' },
  operator: { it: 'da chi gestisce il server', en: 'by whoever runs the server' },
});

@Shape('PasswordReset', 'Una password rimessa, o da rimettere.', 'A password that was reset, or may be.')
export class PasswordResetShape {
  @Said('Il suo id.', 'Its id.', uuid)
  readonly id!: string;

  @Said('Il socio di cui è la password.', 'The member whose password it is.', uuid)
  readonly member!: string;

  @Said('In che modo.', 'In which way.', way)
  readonly way!: string;

  @MaySay('Il responsabile che ha fatto il link.', 'The owner who made the link.', uuid)
  readonly madeBy!: string | null;

  @Said('Quando è stata chiesta.', 'When it was asked for.', time)
  readonly createdAt!: string;

  @MaySay('Fino a quando vale il link.', 'Until when the link holds.', time)
  readonly expiresAt!: string | null;

  @MaySay('Quando il link è stato ritirato.', 'When the link was withdrawn.', time)
  readonly withdrawnAt!: string | null;

  @MaySay('Quando la password è stata rimessa.', 'When the password was reset.', time)
  readonly usedAt!: string | null;

  @MaySay(
    'Quante chiavi di questo club sono state revocate.',
    'How many keys of this club were revoked.',
    whole(0, most),
  )
  readonly keysRevoked!: number | null;
}
