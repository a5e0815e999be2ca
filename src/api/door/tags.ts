import type { Text } from '../../core/index.js';

/** What the tags of hand-written doors gather, for the documents. */
// prettier-ignore
export const doorTags = {
  access:  { it: 'Accesso, uscita e il proprio account.', en: 'Signing in and out, and one’s own account.' },
  clubs:   { it: 'I club, con i loro soci, inviti e chiavi.', en: 'Clubs, with their members, invitations and keys.' },
  rosters: { it: 'I roster di un club.', en: 'The rosters of a club.' },
  games:   { it: 'Le partite dei fogli di calcolo, con i loro tiri registrati.', en: 'The games of spreadsheets, with the rolls on record.' },
  battles: { it: 'Le battaglie: azioni, turni, eventi, dadi e resoconti.', en: 'Battles: actions, turns, events, dice and reports.' },
} as const satisfies { readonly [tag: string]: Text };

export type DoorTag = keyof typeof doorTags;
