import { createHmac, hash } from 'node:crypto';
import { fairFaces, type DiceSource } from '../../core/index.js';
import { canonical } from './canonical.js';

/** How many rolls one chain of seeds is good for. */
export const chainLength = 10_000;

/** Every so many seeds one is kept, and those between are made from the next one kept. */
const pebbleEvery = 100;

const tag = Buffer.from('arbitro.seed.1');

/** Steps back along a chain in place: the seed after the tag gives way to the one before it. */
const stepBack = (tagged: Buffer): Buffer => {
  hash('sha256', tagged, 'buffer').copy(tagged, tag.length);
  return tagged;
};

const tagged = (seed: Buffer): Buffer => Buffer.concat([tag, seed]);
const seedIn = (tagged: Buffer): string => tagged.toString('hex', tag.length);

/** The seed so many places before a seed, both in hex. */
export const seedBefore = (seed: string, places: number): string => {
  const held = tagged(Buffer.from(seed, 'hex'));
  for (let i = 0; i < places; i++) stepBack(held);
  return seedIn(held);
};

/** A chain of seeds: each is the hash of the next, so that whoever holds the first can check all the others. */
export interface SeedChain {
  /** The seed before the first roll, published before the battle. */
  readonly commitment: string;
  /** The seed of a roll, from 1 to the length of the chain. */
  seedAt(place: number): string;
}

/** The chain that ends in these 32 random bytes. */
export const chainFrom = (last: Buffer): SeedChain => {
  if (last.length !== 32) throw new Error('The last seed of a chain has 32 bytes.');
  const pebbles: string[] = [];
  const held = tagged(last);
  for (let place = chainLength; place > 0; place--) {
    if (place % pebbleEvery === 0) pebbles[place / pebbleEvery] = seedIn(held);
    stepBack(held);
  }
  return {
    commitment: seedIn(held),
    seedAt: place => {
      const above = Math.ceil(place / pebbleEvery);
      const pebble = place >= 1 && Number.isInteger(place) ? pebbles[above] : undefined;
      if (pebble === undefined) throw new Error(`No chain has a seed ${place}.`);
      return seedBefore(pebble, above * pebbleEvery - place);
    },
  };
};

/**
 * The dice of one roll, the same for ever: blocks of HMAC-SHA-256 under the roll's seed, anew for each throw, read as
 * 32-bit numbers.
 */
export const rolledDice = (battle: string, index: number, seed: string, nonce: string): DiceSource => {
  const key = Buffer.from(seed, 'hex');
  let throws = 0;
  return {
    draw: (_id, count, sides) => {
      const number = ++throws;
      let block = Buffer.alloc(0);
      let blocks = 0;
      let used = 0;
      const next = (): number => {
        if (used === block.length) {
          const message = canonical(['arbitro.roll.1', battle, index, nonce, number, blocks++]);
          block = createHmac('sha256', key).update(message).digest();
          used = 0;
        }
        used += 4;
        return block.readUInt32BE(used - 4);
      };
      return fairFaces(next, count, sides);
    },
  };
};
