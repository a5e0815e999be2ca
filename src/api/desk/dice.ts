import { createHmac, randomInt } from 'node:crypto';
import type { DiceSource, Roll } from '../../core/index.js';

/** Fresh dice from the system's own randomness. */
const freshDice: DiceSource = {
  draw: (_id, count, sides) => Array.from({ length: count }, () => randomInt(1, sides + 1)),
};

/**
 * Dice that follow from a key and a message, the same for ever: blocks of HMAC-SHA-256(key, message, block number),
 * read as 32-bit numbers in throwing order. Numbers beyond the last full round of the die are passed over, so that
 * every face is equally likely.
 */
export const derivedDice = (key: string, message: string): DiceSource => {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let used = 0;
  const next = (): number => {
    if (used >= block.length) {
      block = createHmac('sha256', key).update(`${message}\n${blocks++}`).digest();
      used = 0;
    }
    const word = block.readUInt32BE(used);
    used += 4;
    return word;
  };
  const face = (sides: number): number => {
    const fair = 2 ** 32 - (2 ** 32 % sides);
    for (;;) {
      const word = next();
      if (word < fair) return 1 + (word % sides);
    }
  };
  return { draw: (_id, count, sides) => Array.from({ length: count }, () => face(sides)) };
};

/** Rolls for a request: fresh dice, or those of its seed. */
export const rollFor: Roll = seed => (seed === null ? freshDice : derivedDice(seed, 'arbitro'));
