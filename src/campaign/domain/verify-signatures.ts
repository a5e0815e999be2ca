import type { Text } from '../../core/index.js';
import { publicLog } from './event.js';
import { isSignedWith, readPublicKey, signedHeads, type PublicKey, type SignedHead } from './signed-head.js';
import type { ExportedLog } from './verify-form.js';
import type { Broken, KeptHead } from './verify-links.js';

/** What there is to check signatures with: keys from elsewhere, or those that the export itself brings. */
export interface Keys {
  readonly known: readonly PublicKey[];
  readonly fromElsewhere: boolean;
}

/** Keys from elsewhere count alone: an export that was forged brings the key of its forger. */
export const keysFor = ({ keys = [] }: ExportedLog, given: readonly PublicKey[]): Keys =>
  given.length > 0
    ? { known: given, fromElsewhere: true }
    : { known: keys.flatMap(({ publicKey }) => readPublicKey(publicKey) ?? []), fromElsewhere: false };

/** The signed heads that an export states. */
export const headsIn = ({ club = '', battle, heads, logs }: ExportedLog): readonly SignedHead[] =>
  signedHeads({ club, id: battle }, heads, Object.keys(logs));

/** Whether the heads of an export are signed with a known key; all of them are, where keys came from elsewhere. */
export const brokenSignatures = (log: ExportedLog, keys: Keys): Broken | null => {
  const signed = headsIn(log);
  if (!areSound(log, signed)) return { says: unsoundKeys };
  const wrong = signed.map(head => brokenSignature(head, keys)).find(broken => broken !== null);
  if (wrong) return wrong;
  const bare = Object.keys(log.heads).find(name => !signed.some(head => head.log === name));
  return bare !== undefined && keys.fromElsewhere
    ? {
        says: {
          it: `La fine del registro ${bare.slice(0, 60)} non è firmata: la chiave data non può dire di chi è.`,
          en: `The end of the log ${bare.slice(0, 60)} is not signed: the key given cannot say whose it is.`,
        },
      }
    : null;
};

/** Whether the keys that an export brings are keys, each once, and those of its heads are among them. */
const areSound = ({ keys = [] }: ExportedLog, signed: readonly SignedHead[]): boolean => {
  const ids = new Set(keys.map(({ keyId }) => keyId));
  return (
    ids.size === keys.length &&
    keys.every(({ keyId, publicKey }) => readPublicKey(publicKey)?.keyId === keyId) &&
    signed.every(({ keyId }) => ids.has(keyId))
  );
};

const unsoundKeys: Text = {
  it: 'Le chiavi pubbliche nel file non sono quelle con cui le sue teste sono firmate.',
  en: 'The public keys in the file are not those with which its heads are signed.',
};

/** Whether a head is signed with a known key, and is what was signed. */
export const brokenSignature = (head: SignedHead, { known }: Keys): Broken | null => {
  const at = { log: head.log, seq: head.seq };
  const key = known.find(({ keyId }) => keyId === head.keyId);
  if (!key)
    return {
      says: {
        it: `Firmata con una chiave (${head.keyId}) che non è fra quelle date: prendere quelle del server da /v1/signing-keys e indicarle con --public-key.`,
        en: `Signed with a key (${head.keyId}) that is not among those given: take the server’s from /v1/signing-keys and give them with --public-key.`,
      },
      at,
    };
  return isSignedWith(head, key)
    ? null
    : {
        says: {
          it: 'La firma non è di questa testa: club, battaglia, registro, numero o hash sono stati cambiati.',
          en: 'The signature is not that of this head: club, battle, log, number or hash was changed.',
        },
        at,
      };
};

/** What nobody can tell from what was given, in one sentence; null if the server's word was there for all of it. */
export const cannotShow = (log: ExportedLog, kept: readonly KeptHead[], { fromElsewhere }: Keys): Text | null => {
  const parts: Text[] = [];
  const isSigned = headsIn(log).some(head => head.log === publicLog);
  if (!isSigned)
    parts.push({
      it: 'che il registro sia quello scritto dal server, perché le sue teste non sono firmate',
      en: 'that the log is the one the server wrote, because its heads are not signed',
    });
  else if (!fromElsewhere)
    parts.push({
      it: 'che la chiave sia quella del server, perché viene dal file stesso e chi lo riscrive può farsene una (--public-key)',
      en: 'that the key is the server’s, because it comes from the file itself and whoever rewrites that can make one (--public-key)',
    });
  if (!kept.some(head => head.log === publicLog))
    parts.push({
      it: 'che alla fine non manchi nulla, perché non c’è una testa conservata da prima (--head)',
      en: 'that nothing is missing at the end, because there is no head kept from earlier (--head)',
    });
  if (parts.length === 0) return null;
  const joined = (language: 'it' | 'en', and: string): string => parts.map(part => part[language]).join(and);
  return {
    it: `Questo controllo non può mostrare ${joined('it', ', né ')}.`,
    en: `This check cannot show ${joined('en', ', nor ')}.`,
  };
};
