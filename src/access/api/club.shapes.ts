import { json, MaySay, Said, Shape, time, uuid, whole, words } from '../../api/door/index.js';
import { name, role, scope, sees, pathOnly } from './kinds.js';

const rulesJson = json(
  'un oggetto: per ogni regolamento rulings e house',
  'an object: for each ruleset, rulings and house',
);

@Shape('MakeClubBody', 'Un club nuovo.', 'A new club.')
export class MakeClubBody {
  @Said('Il nome.', 'The name.', name)
  readonly name!: string;
}

@Shape('ChangeClubBody', 'Quel che cambia di un club.', 'What changes of a club.')
export class ChangeClubBody {
  @MaySay('Il nome.', 'The name.', name)
  readonly name?: string;

  @MaySay(
    'Come gioca il club: per ogni regolamento nominato, le interpretazioni e le regole di casa, che sostituiscono quelle di prima.',
    'How the club plays: for each ruleset named, its rulings and house rules, which take the place of those before.',
    rulesJson,
  )
  readonly rules?: unknown;
}

@Shape('Club', 'Un club.', 'A club.')
export class ClubShape {
  @Said('Il suo id.', 'Its id.', uuid)
  readonly id!: string;

  @Said('Il nome.', 'The name.', name)
  readonly name!: string;

  @Said('Come gioca, per regolamento.', 'How it plays, by ruleset.', rulesJson)
  readonly rules!: unknown;

  @Said('Da quando c’è.', 'Since when it is there.', time)
  readonly createdAt!: string;
}

@Shape('Member', 'Un socio di un club.', 'A member of a club.')
export class MemberShape {
  @Said('Il suo id.', 'Their id.', uuid)
  readonly id!: string;

  @Said('Il nome nel club.', 'The name in the club.', name)
  readonly name!: string;

  @Said('Il ruolo.', 'The role.', role)
  readonly role!: string;

  @Said('Da quando è socio.', 'Since when they are a member.', time)
  readonly createdAt!: string;
}

@Shape('ChangeMemberBody', 'Quel che cambia di un socio.', 'What changes of a member.')
export class ChangeMemberBody {
  @MaySay('Il ruolo.', 'The role.', role)
  readonly role?: 'owner' | 'referee' | 'player' | 'spectator';

  @MaySay('Il nome nel club.', 'The name in the club.', name)
  readonly name?: string;
}

@Shape('InviteBody', 'Un invito.', 'An invitation.')
export class InviteBody {
  @Said('Il ruolo di chi entra.', 'The role of whoever joins.', role)
  readonly role!: 'owner' | 'referee' | 'player' | 'spectator';

  @MaySay('Per quanti giorni vale; se manca, 7.', 'For how many days it holds; 7 if left out.', whole(1, 90))
  readonly days?: number;
}

@Shape('Invitation', 'Un invito non ancora accettato.', 'An invitation not yet accepted.')
export class InvitationShape {
  @Said('Il suo id.', 'Its id.', uuid)
  readonly id!: string;

  @Said('Il ruolo di chi entra.', 'The role of whoever joins.', role)
  readonly role!: string;

  @Said('Il socio che invita.', 'The member who invites.', uuid)
  readonly createdBy!: string;

  @Said('Quando è stato fatto.', 'When it was made.', time)
  readonly createdAt!: string;

  @Said('Fino a quando vale.', 'Until when it holds.', time)
  readonly expiresAt!: string;
}

@Shape('NewInvitation', 'Un invito appena fatto.', 'An invitation just made.')
export class NewInvitationShape extends InvitationShape {
  @Said(
    'Il codice da dare a chi entra; si vede solo adesso.',
    'The token for whoever joins; shown only now.',
    words(200),
  )
  readonly token!: string;

  @Said(`Il link da dare a chi entra.${pathOnly.it}`, `The link for whoever joins.${pathOnly.en}`, words(500))
  readonly link!: string;
}

@Shape('MakeKeyBody', 'Una chiave nuova per un programma.', 'A new key for a program.')
export class MakeKeyBody {
  @Said('A che cosa serve.', 'What it is for.', name)
  readonly name!: string;

  @Said('Che cosa può fare.', 'What it may do.', scope)
  readonly scope!: 'read' | 'write' | 'sheet';

  @MaySay(
    'Con quali occhi guarda le battaglie; se manca, con quelli di tutti. Una chiave write vede come chi la fa.',
    'With whose eyes it looks at battles; everybody’s if left out. A write key sees as its maker does.',
    sees,
  )
  readonly sees?: 'public' | 'maker';

  @MaySay('L’unica battaglia per cui vale.', 'The one battle it is for.', uuid)
  readonly battle?: string;

  @MaySay(
    'Per quanti giorni vale; se manca, 30. Al massimo 365, 180 per un foglio.',
    'For how many days it holds; 30 if left out. At most 365, 180 for a sheet.',
    whole(1, 365),
  )
  readonly days?: number;
}

@Shape('Key', 'Una chiave per un programma.', 'A key for a program.')
export class KeyShape {
  @Said('La parte della chiave che si può vedere.', 'The part of the key that may be seen.', words(8, 8))
  readonly id!: string;

  @Said('A che cosa serve.', 'What it is for.', name)
  readonly name!: string;

  @Said('Che cosa può fare.', 'What it may do.', scope)
  readonly scope!: string;

  @Said('Con quali occhi guarda le battaglie.', 'With whose eyes it looks at battles.', sees)
  readonly sees!: string;

  @MaySay('L’unica battaglia per cui vale.', 'The one battle it is for.', uuid)
  readonly battle!: string | null;

  @Said('Il socio che l’ha fatta.', 'The member who made it.', uuid)
  readonly createdBy!: string;

  @Said('Quando è stata fatta.', 'When it was made.', time)
  readonly createdAt!: string;

  @MaySay('Fino a quando vale.', 'Until when it holds.', time)
  readonly expiresAt!: string | null;

  @MaySay('Quando è stata revocata.', 'When it was revoked.', time)
  readonly revokedAt!: string | null;

  @MaySay('L’ultimo giorno in cui è servita.', 'The last day it was used.', words(10, 10))
  readonly usedOn!: string | null;
}

@Shape('NewKey', 'Una chiave appena fatta.', 'A key just made.')
export class NewKeyShape extends KeyShape {
  @Said('La chiave intera; si vede solo adesso.', 'The whole key; shown only now.', words(100))
  readonly key!: string;
}
