import { createHash, createHmac } from 'node:crypto';

/**
 * The server's dice reckoned once more, from what is published about them and without a line of Arbitro: a chain of
 * SHA-256 that leads back to what was committed, and HMAC-SHA-256 under each seed, read as 32-bit numbers of which those
 * beyond the last full round are passed over.
 */

export const seedBefore = (seed: string): string =>
  createHash('sha256').update('arbitro.seed.1').update(Buffer.from(seed, 'hex')).digest('hex');

interface Rolled {
  readonly battle: string;
  readonly index: number;
  readonly seed: string;
  readonly nonce: string;
}

/** The faces of one throw of a roll, the first of which is number 1. */
export const facesOf = ({ battle, index, seed, nonce }: Rolled, number: number, count: number, sides: number) => {
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`["arbitro.roll.1",${[battle, index, nonce, number, block].map(one => JSON.stringify(one)).join()}]`)
      .digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < Math.floor(2 ** 32 / sides) * sides) faces.push(1 + (word % sides));
    }
  }
  return faces.slice(0, count);
};

/** How unevenly things fell that are all equally likely. */
export const chiSquare = (counts: readonly number[]): number => {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
};
