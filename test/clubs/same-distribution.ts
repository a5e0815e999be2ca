/** How likely two samples of one and the same distribution are to differ as much, by Kolmogorov and Smirnov. */
export const sameDistribution = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [sorted(one), sorted(other)];
  let [i, j, gap] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const next = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    while (i < a.length && (a[i] ?? 0) <= next) i++;
    while (j < b.length && (b[j] ?? 0) <= next) j++;
    gap = Math.max(gap, Math.abs(i / a.length - j / b.length));
  }
  const scaled = gap * Math.sqrt((a.length * b.length) / (a.length + b.length));
  // The series does not settle for samples that hardly differ; they are alike.
  if (scaled < 0.3) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * (k * scaled) ** 2);
  return Math.min(1, Math.max(0, sum));
};

export const median = (of: readonly number[]): number => sorted(of)[Math.floor(of.length / 2)] ?? 0;

const sorted = (of: readonly number[]): readonly number[] => [...of].sort((a, b) => a - b);
