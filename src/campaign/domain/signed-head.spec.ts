import {
  HeadSigner,
  headText,
  isSignedWith,
  keyIdOf,
  readHeadText,
  signedHeads,
  type SignedHead,
} from './signed-head.js';

const battle = { club: '11111111-1111-4111-8111-111111111111', id: '22222222-2222-4222-8222-222222222222' };
const heads = { public: { seq: 7, hash: 'a'.repeat(64) }, french: { seq: 1, hash: 'b'.repeat(64) } };
const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
const signer = new HeadSigner([one]);
const [key = { keyId: '', publicKey: '' }] = signer.publicKeys;
const signed = signedHeads(battle, signer.signed(battle, heads), ['public', 'french']);
const [head] = signed as readonly [SignedHead, SignedHead];

describe('A signed head', () => {
  it('has the public key that RFC 8032 gives for its private key', () => {
    const { publicKeys } = new HeadSigner(['9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60']);
    const published = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
    const publicKey = published.toString('base64url');
    expect(publicKeys).toEqual([{ keyId: keyIdOf(publicKey), publicKey }]);
  });

  it('holds with the key of its signer and no other', () => {
    expect(signed.map(each => isSignedWith(each, key))).toEqual([true, true]);
    const [stranger = key] = new HeadSigner([other]).publicKeys;
    expect(isSignedWith(head, stranger)).toBe(false);
    expect(isSignedWith({ ...head, keyId: stranger.keyId }, stranger)).toBe(false);
  });

  it.each([
    { keyId: '0'.repeat(16) },
    { club: battle.id },
    { battle: battle.club },
    { log: 'french' },
    { seq: 8 },
    { hash: 'c'.repeat(64) },
    { signature: 'A'.repeat(86) },
    // Parts that run into each other.
    { log: 'public7', seq: 0 },
  ])('does not hold once it says %j', change => {
    expect(isSignedWith({ ...head, ...change }, key)).toBe(false);
  });

  it('is read again from its one line', () => {
    expect(readHeadText(headText(head))).toEqual(head);
    for (const text of ['', 'public:7:aa', headText(head).slice(1), `${headText(head)}x`, `x.${headText(head)}`])
      expect(readHeadText(text)).toBeNull();
  });

  it('keeps its signature when the key changes, and the public key of before is still there', () => {
    const later = new HeadSigner([other, one]);
    const again = later.signed(battle, { ...signer.signed(battle, heads), french: { seq: 2, hash: 'd'.repeat(64) } });
    expect(again['public']?.keyId).toBe(key.keyId);
    expect(again['french']?.keyId).toBe(later.publicKeys[0]?.keyId);
    expect(later.publicKeys).toContainEqual(key);
  });
});
