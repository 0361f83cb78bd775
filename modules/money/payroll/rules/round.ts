/** Rounds a quotient once, half up. What is rounded is never below zero: what takes is rounded first, then taken. */
export function roundHalfUp(dividend: bigint, divisor: bigint): number {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`${dividend} ÷ ${divisor} is not an amount.`);
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** A part of an amount in ten-thousandths. */
export function partOf(amount: number, per10000: number): number {
  return roundHalfUp(BigInt(amount) * BigInt(per10000), 10_000n);
}
