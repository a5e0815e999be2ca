import { createHmac, randomInt } from 'node:crypto';
import { fairFaces, type DiceSource, type Roll } from '../../core/index.js';

/** Fresh dice from the system's own randomness. */
const freshDice: DiceSource = {
  draw: (_id, count, sides) => Array.from({ length: count }, () => randomInt(1, sides + 1)),
};

/**
 * Dice that follow from a key and a message, the same for ever: blocks of HMAC-SHA-256(key, message, block number),
 * read as 32-bit numbers in throwing order.
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
  return { draw: (_id, count, sides) => fairFaces(next, count, sides) };
};

/** Rolls for a request: fresh dice, or those of its seed. */
export const rollFor: Roll = seed => (seed === null ? freshDice : derivedDice(seed, 'arbitro'));
