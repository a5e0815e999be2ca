import { canonical } from './canonical.js';
import { sha256 } from './event.js';

/** What is published of a side's own log at the end of a turn: it fixes the log and tells nothing of it. */
export const sealOf = (battle: string, side: string, turn: number, lastHash: string, salt: string): string =>
  sha256(canonical(['arbitro.sealed.1', battle, side, turn, lastHash, salt]));
