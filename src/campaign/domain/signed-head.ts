import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Battle, Head, Heads } from './battle.js';

/** How far a log of a battle has come, as its server signed it. */
export interface SignedHead extends Head {
  readonly keyId: string;
  readonly club: string;
  readonly battle: string;
  readonly log: string;
  /** Ed25519 over all the others, in base64url. */
  readonly signature: string;
}

/** A public key as it is served and exported. */
export interface PublicKey {
  readonly keyId: string;
  /** The 32 bytes of an Ed25519 key in base64url. */
  readonly publicKey: string;
}

/** What is signed of a head: every part with its length before it, so that no two heads share their bytes. */
const signedBytes = ({ keyId, club, battle, log, seq, hash }: Omit<SignedHead, 'signature'>): Buffer =>
  Buffer.concat(
    ['arbitro.head.1', keyId, club, battle, log, String(seq), hash].flatMap(part => {
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );

/** What stands before the 32 bytes of an Ed25519 key in its DER forms. */
const derOfPrivate = Buffer.from('302e020100300506032b657004220420', 'hex');
const derOfPublic = Buffer.from('302a300506032b6570032100', 'hex');

/** The name of a key: made from the key itself, so that nobody can give it to another. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

/** Signs the heads of battles with the first of its keys; the others are kept for what they have signed. */
export class HeadSigner {
  private readonly key: KeyObject;
  private readonly keyId: string;
  /** The public keys, the present one first. */
  readonly publicKeys: readonly PublicKey[];

  /** Private keys of 32 bytes in hexadecimal digits. */
  constructor(privateKeys: readonly string[]) {
    const keys = privateKeys.map(hex =>
      createPrivateKey({ key: Buffer.concat([derOfPrivate, Buffer.from(hex, 'hex')]), format: 'der', type: 'pkcs8' }),
    );
    this.publicKeys = keys.map(key => {
      const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
      const publicKey = der.subarray(derOfPublic.length).toString('base64url');
      return { keyId: keyIdOf(publicKey), publicKey };
    });
    const [key, first] = [keys[0], this.publicKeys[0]];
    if (key === undefined || first === undefined) throw new Error('There is no key to sign with.');
    this.key = key;
    this.keyId = first.keyId;
  }

  /** Heads with a signature each: those that have one keep it, so that it tells what was written when. */
  signed({ club, id }: Pick<Battle, 'club' | 'id'>, heads: Heads): Heads {
    const { keyId } = this;
    return Object.fromEntries(
      Object.entries(heads).map(([log, head]) => {
        if (head.signature !== undefined) return [log, head];
        const { seq, hash } = head;
        const signature = sign(null, signedBytes({ keyId, club, battle: id, log, seq, hash }), this.key);
        return [log, { seq, hash, keyId, signature: signature.toString('base64url') }];
      }),
    );
  }
}

/** Whether a head was signed with a key. */
export const isSignedWith = (head: SignedHead, { keyId, publicKey }: PublicKey): boolean =>
  head.keyId === keyId &&
  verify(
    null,
    signedBytes(head),
    createPublicKey({
      key: Buffer.concat([derOfPublic, Buffer.from(publicKey, 'base64url')]),
      format: 'der',
      type: 'spki',
    }),
    Buffer.from(head.signature, 'base64url'),
  );

/** The signed heads among those of a battle, in the order of the logs. */
export const signedHeads = (
  { club, id }: Pick<Battle, 'club' | 'id'>,
  heads: Heads,
  logs: readonly string[],
): readonly SignedHead[] =>
  logs.flatMap(log => {
    const head = Object.hasOwn(heads, log) ? heads[log] : undefined;
    if (head?.signature === undefined || head.keyId === undefined) return [];
    const { seq, hash, keyId, signature } = head;
    return [{ keyId, club, battle: id, log, seq, hash, signature }];
  });

/** A head in one line, to be kept: no part of it has a point inside. */
export const headText = ({ keyId, club, battle, log, seq, hash, signature }: SignedHead): string =>
  [keyId, club, battle, log, seq, hash, signature].join('.');

const headForm =
  /^([0-9a-f]{16})\.([\w-]{1,60})\.([\w-]{1,60})\.([\w-]{1,60})\.([1-9][0-9]{0,14})\.([0-9a-f]{64})\.([\w-]{86})$/;

/** Reads a head that was kept in one line; null if it is none. */
export const readHeadText = (text: string): SignedHead | null => {
  const [, keyId, club, battle, log, seq, hash, signature] = headForm.exec(text) ?? [];
  if (keyId === undefined || club === undefined || battle === undefined || log === undefined) return null;
  if (seq === undefined || hash === undefined || signature === undefined) return null;
  return { keyId, club, battle, log, seq: Number(seq), hash, signature };
};

/** A public key by its text; null if it is none. */
export const readPublicKey = (text: string): PublicKey | null =>
  /^[\w-]{43}$/.test(text) ? { keyId: keyIdOf(text), publicKey: text } : null;
