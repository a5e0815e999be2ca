import { exact } from '../../../core/index.js';

/** What one action takes of a move: a share of the capacity, or centimetres out of the capacity held at that moment. */
export interface Entry {
  readonly share: number;
  readonly costCm: number;
  readonly capacityCm: number;
  /** Centimetres on the ground, whatever they cost. */
  readonly groundCm: number;
  /** Whether it leaves time for nothing else. */
  readonly takesAll: boolean;
}

/** The share of the capacity that all entries take; those out of one capacity are added before they are divided. */
export const spentOn = (entries: readonly Entry[]): number => {
  const byCapacity = new Map<number, number>();
  let shares = 0;
  for (const { share, costCm, capacityCm } of entries) {
    shares += share;
    byCapacity.set(capacityCm, (byCapacity.get(capacityCm) ?? 0) + costCm);
  }
  let spent = shares;
  for (const [capacityCm, costCm] of byCapacity) spent += costCm / capacityCm;
  return spent;
};

export const coveredIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { groundCm }) => sum + groundCm, 0);

/** Whether one share is more than another by more than remains of sums of decimals. */
export const exceeds = (share: number, limit: number): boolean => exact(share) > exact(limit);
