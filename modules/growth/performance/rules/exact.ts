/** A quotient of whole numbers: averages go on unrounded, and only what is printed is rounded (domain page, B6.1). The divisor is above 0. */
export interface Exact {
  dividend: bigint;
  divisor: bigint;
}

export const NOTHING: Exact = { dividend: 0n, divisor: 1n };

export function exact(dividend: number, divisor = 1): Exact {
  return reduce(BigInt(dividend), BigInt(divisor));
}

export function plus(one: Exact, other: Exact): Exact {
  return reduce(one.dividend * other.divisor + other.dividend * one.divisor, one.divisor * other.divisor);
}

export function times(one: Exact, other: Exact): Exact {
  return reduce(one.dividend * other.dividend, one.divisor * other.divisor);
}

/** The mean of values, each with its weight; null where the weights are nothing together. */
export function weightedMean(parts: readonly { value: Exact; weight: Exact }[]): Exact | null {
  const whole = parts.reduce((sum, { weight }) => plus(sum, weight), NOTHING);
  if (whole.dividend === 0n) return null;
  const sum = parts.reduce((all, { value, weight }) => plus(all, times(value, weight)), NOTHING);
  return reduce(sum.dividend * whole.divisor, sum.divisor * whole.dividend);
}

/** Rounds a quotient once, half up. Neither is below 0. */
export function roundHalfUp(dividend: bigint, divisor: bigint): number {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`${dividend} ÷ ${divisor} cannot be rounded.`);
  return Number((2n * dividend + divisor) / (2n * divisor));
}

function reduce(dividend: bigint, divisor: bigint): Exact {
  const common = greatestDivisor(dividend, divisor);
  return { dividend: dividend / common, divisor: divisor / common };
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}
