import { json, MaySay, Said, several, shape, Shape, uuid, words, yesOrNo } from '../../api/door/index.js';
import { email, name, newPassword, password, role, token } from './kinds.js';

@Shape('SetUpBody', 'Il primo responsabile e il suo club.', 'The first owner and their club.')
export class SetUpBody {
  @Said('Il codice che il server ha scritto nel registro.', 'The code that the server wrote in its log.', words(100))
  readonly code!: string;

  @Said('Come si chiama.', 'Their name.', name)
  readonly name!: string;

  @Said('L’indirizzo con cui accede; non viene conservato.', 'The address to sign in with; it is not kept.', email)
  readonly email!: string;

  @Said('La password.', 'The password.', newPassword)
  readonly password!: string;

  @Said('Il nome del club.', 'The name of the club.', name)
  readonly club!: string;
}

@Shape('SetUp', 'A che punto è l’installazione.', 'How far the installation has come.')
export class SetUpShape {
  @Said('Se nessuno ha ancora un account.', 'Whether nobody has an account yet.', yesOrNo)
  readonly open!: boolean;
}

@Shape('SignInBody', 'Chi accede.', 'Who signs in.')
export class SignInBody {
  @Said('L’indirizzo e-mail.', 'The e-mail address.', email)
  readonly email!: string;

  @Said('La password.', 'The password.', password)
  readonly password!: string;
}

@Shape('ChangePasswordBody', 'La password di prima e quella nuova.', 'The password of before and the new one.')
export class ChangePasswordBody {
  @Said('La password attuale.', 'The present password.', password)
  readonly password!: string;

  @Said('La password nuova.', 'The new password.', newPassword)
  readonly newPassword!: string;
}

@Shape('AcceptInvitationBody', 'Chi accetta un invito.', 'Who accepts an invitation.')
export class AcceptInvitationBody {
  @Said('Il codice dell’invito.', 'The invitation’s token.', token)
  readonly token!: string;

  @MaySay('Il nome nel club; serve a chi non ha un account.', 'The name in the club; needed without an account.', name)
  readonly name?: string;

  @MaySay('L’indirizzo, per chi non ha effettuato l’accesso.', 'The address, of whoever is not signed in.', email)
  readonly email?: string;

  @MaySay(
    'La password, per chi non ha effettuato l’accesso.',
    'The password, of whoever is not signed in.',
    newPassword,
  )
  readonly password?: string;
}

@Shape('Belonging', 'Un club a cui si appartiene.', 'A club one belongs to.')
export class BelongingShape {
  @Said('Il club.', 'The club.', uuid)
  readonly club!: string;

  @Said('Il suo nome.', 'Its name.', name)
  readonly name!: string;

  @Said('Il socio che si è lì.', 'The member one is there.', uuid)
  readonly member!: string;

  @Said('Il ruolo.', 'The role.', role)
  readonly role!: string;
}

@Shape('Whoever', 'Chi chiede, come il server lo conosce.', 'Whoever asks, as the server knows them.')
export class WhoeverShape {
  @MaySay('L’account, se è una persona.', 'The account, if it is a person.', uuid)
  readonly account!: string | null;

  @MaySay('Il nome, se è una persona.', 'The name, if it is a person.', name)
  readonly name!: string | null;

  @MaySay('La chiave, se è un programma.', 'The key, if it is a program.', words(8, 8))
  readonly key!: string | null;

  @Said(
    'I club a cui appartiene.',
    'The clubs they belong to.',
    several(
      shape(() => BelongingShape),
      1000,
    ),
  )
  readonly clubs!: readonly BelongingShape[];
}

@Shape('Newcomer', 'Chi ha appena un account o è entrato in un club.', 'Whoever just got an account, or joined a club.')
export class NewcomerShape extends WhoeverShape {
  @MaySay(
    'Il codice di recupero, se l’account è nuovo: con questo si mette una password nuova senza l’aiuto di nessuno. Si vede solo adesso.',
    'The recovery code, if the account is new: with it one sets a new password without anybody’s help. Shown only now.',
    words(100),
  )
  readonly recoveryCode!: string | null;
}

@Shape('PersonExport', 'Tutto ciò che è conservato su una persona.', 'Everything that is stored about a person.')
export class PersonExportShape {
  @Said('L’account.', 'The account.', json('un oggetto', 'an object'))
  readonly account!: unknown;

  @Said('Gli accessi aperti.', 'The open sessions.', json('un elenco', 'a list'))
  readonly sessions!: unknown;

  @Said(
    'Per ogni club: socio, chiavi, inviti, roster, battaglie, eventi pubblici.',
    'For each club: member, keys, invitations, rosters, battles, public events.',
    json('un elenco', 'a list'),
  )
  readonly clubs!: unknown;
}
