/**
 * Divides whole units in proportion to weights, by the largest remainder method. The shares add up exactly. Ties go to
 * the first weight.
 * @param weights At least 0. If all are 0, they count as equal.
 */
export function shareOut(units: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (sum > 0 ? (units * weight) / sum : units / weights.length));
  const whole = exact.map((share) => Math.floor(share + 1e-9));
  const rest = units - whole.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - (whole[index] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, rest);
  for (const { index } of byRemainder) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * Interleaves indexes: each occurs as often as its share says, as evenly as possible. `[2, 1]` gives `[0, 1, 0]`.
 */
export function turns(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const taken = shares.map(() => 0);
  return Array.from({ length: total }, (_, index) => {
    const behind = shares.map((share, at) =>
      (taken[at] ?? 0) < share ? (share * (index + 1)) / total - (taken[at] ?? 0) : -Infinity,
    );
    const next = behind.indexOf(Math.max(...behind));
    taken[next] = (taken[next] ?? 0) + 1;
    return next;
  });
}
