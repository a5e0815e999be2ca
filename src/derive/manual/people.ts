import type { Language, Text } from '../../core/index.js';
import type { Leaf } from './manual.js';
import { code, paragraph, way, type Block, type FormField, type Page } from './page.js';
import { saysIn, type Says } from './values.js';

/** What a page for people says, once the language is known. */
interface Written {
  readonly about: string;
  readonly blocks: readonly Block[];
}

const leaf = (path: string, title: Text, write: (says: Says) => Written): Leaf => ({
  path,
  title,
  in: (language: Language): Page => ({
    path,
    language,
    title: title[language],
    trail: [],
    ...write(saysIn(language)),
  }),
});

const name = (says: Says): FormField => ({
  name: 'name',
  label: says('Come ti chiami', 'Your name'),
  type: 'text',
  autocomplete: 'name',
  longest: 80,
  hint: says('Il nome con cui ti vedono nel club.', 'The name by which the club sees you.'),
});
const email = (says: Says): FormField => ({
  name: 'email',
  label: says('Indirizzo e-mail', 'E-mail address'),
  type: 'email',
  autocomplete: 'username',
  longest: 254,
});
const password = (says: Says): FormField => ({
  name: 'password',
  label: says('Password', 'Password'),
  type: 'password',
  autocomplete: 'current-password',
  longest: 1000,
});
const newPassword = (says: Says): FormField => ({
  ...password(says),
  label: says('Password nuova', 'New password'),
  autocomplete: 'new-password',
  hint: says('Lunga: per esempio quattro parole a caso.', 'A long one: four random words, say.'),
});

/** The pages by which people come in, and the one of their clubs. */
export const peoplePages: readonly Leaf[] = [
  leaf('/setup', { it: 'Il primo responsabile', en: 'The first owner' }, says => ({
    about: says('Apre una nuova installazione di Arbitro.', 'Opens a new installation of Arbitro.'),
    blocks: [
      {
        kind: 'lead',
        line: [
          says(
            'Qui non c’è ancora nessuno: chi installa Arbitro fa il primo club e ne diventa il responsabile.',
            'Nobody is here yet: whoever installs Arbitro makes the first club and becomes its owner.',
          ),
        ],
      },
      {
        kind: 'form',
        id: 'set-up',
        submit: says('Fai il club', 'Make the club'),
        fields: [
          {
            name: 'code',
            label: says('Codice di installazione', 'Set-up code'),
            type: 'text',
            autocomplete: 'off',
            longest: 100,
            hint: says(
              'È nel registro del server, cioè in quel che ha scritto quando è partito.',
              'It is in the server’s log: in what it wrote when it started.',
            ),
          },
          {
            name: 'club',
            label: says('Nome del club', 'Name of the club'),
            type: 'text',
            autocomplete: 'organization',
            longest: 80,
          },
          name(says),
          {
            ...email(says),
            hint: says(
              'Serve per accedere. Non viene conservato: se ne tiene solo un’impronta.',
              'To sign in with. It is not kept, but for a fingerprint of it.',
            ),
          },
          newPassword(says),
        ],
      },
    ],
  })),
  leaf('/sign-in', { it: 'Accesso', en: 'Sign in' }, says => ({
    about: says('Accesso al proprio club.', 'Sign in to your club.'),
    blocks: [
      {
        kind: 'form',
        id: 'sign-in',
        submit: says('Accedi', 'Sign in'),
        fields: [email(says), password(says)],
      },
      paragraph(
        says(
          'Non hai un account? Si entra con il link di invito di un arbitro o di un responsabile del club. Hai scordato la password? ',
          'No account? One comes in by the invitation link of a referee or owner of the club. Forgot your password? ',
        ),
        way('/reset', says('Mettine una nuova con il codice di recupero', 'Set a new one by your recovery code')),
        says(', oppure chiedi un link a un responsabile del club.', ', or ask an owner of the club for a link.'),
      ),
    ],
  })),
  leaf('/join', { it: 'Un invito', en: 'An invitation' }, says => ({
    about: says('Entra in un club con il link di invito.', 'Join a club by its invitation link.'),
    blocks: [
      {
        kind: 'lead',
        line: [says('Qualcuno ti invita nel suo club.', 'Somebody invites you to their club.')],
      },
      {
        kind: 'form',
        id: 'join',
        submit: says('Entra nel club', 'Join the club'),
        fields: [
          name(says),
          {
            ...email(says),
            hint: says(
              'Se hai già un account, la sua e-mail e la sua password.',
              'If you have an account, its address and its password.',
            ),
          },
          { ...newPassword(says), label: says('Password', 'Password') },
        ],
      },
    ],
  })),
  leaf('/reset', { it: 'Una password nuova', en: 'A new password' }, says => ({
    about: says(
      'Mette una password nuova con il codice di recupero o con il link di un responsabile.',
      'Sets a new password by the recovery code or by an owner’s link.',
    ),
    blocks: [
      {
        kind: 'form',
        id: 'reset',
        submit: says('Metti la password', 'Set the password'),
        fields: [email(says), newPassword(says)],
      },
      {
        kind: 'form',
        id: 'recover',
        submit: says('Metti la password', 'Set the password'),
        fields: [
          email(says),
          {
            name: 'recoveryCode',
            label: says('Codice di recupero', 'Recovery code'),
            type: 'text',
            autocomplete: 'off',
            longest: 100,
            hint: says(
              'L’hai avuto insieme all’account, o nella pagina del club.',
              'You got it with your account, or on the page of the club.',
            ),
          },
          newPassword(says),
        ],
      },
      paragraph(
        says(
          'Senza codice: un responsabile del club può farti un link, se non sei responsabile anche tu e non sei in altri club; altrimenti ci pensa chi gestisce il server.',
          'Without a code: an owner of the club can make you a link, unless you own a club yourself or are in others too; then whoever runs the server sees to it.',
        ),
      ),
    ],
  })),
  leaf('/club', { it: 'Il club', en: 'The club' }, says => ({
    about: says('Soci, battaglie e roster del club.', 'Members, battles and rosters of the club.'),
    blocks: [
      { kind: 'place', id: 'club' },
      paragraph(
        says('Tutto quel che si fa qui si fa anche con l’API: ', 'All that is done here is done by the API too: '),
        way('/docs/api', says('il riferimento', 'the reference')),
        says('. Una battaglia in un foglio di calcolo: ', '. A battle in a spreadsheet: '),
        code('/v1/sheet/battles/…'),
        '.',
      ),
    ],
  })),
];
