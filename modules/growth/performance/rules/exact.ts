/** A quotient of whole numbers: averages go on unrounded, and only what is printed is rounded (domain page, B6.1). The divisor is above 0. */
export interface Exact {
  dividend: bigint;
  divisor: bigint;
}

export const NOTHING: Exact = { dividend: 0n, divisor: 1n };

export function exact(dividend: number, divisor = 1): Exact {
  const common = divisor === 1 ? 1 : greatestDivisor(dividend, divisor);
  return { dividend: BigInt(dividend / common), divisor: BigInt(divisor / common) };
}

export function plus(one: Exact, other: Exact): Exact {
  return reduce(one.dividend * other.divisor + other.dividend * one.divisor, one.divisor * other.divisor);
}

export function times(one: Exact, other: Exact): Exact {
  return reduce(one.dividend * other.dividend, one.divisor * other.divisor);
}

/** The mean of values, each with its weight; null where the weights are nothing together. It is reduced once: each reduction costs more than all sums. */
export function weightedMean(parts: readonly { value: Exact; weight: Exact }[]): Exact | null {
  const whole = sumOf(parts.map(({ weight }) => weight));
  if (whole.dividend === 0n) return null;
  const sum = sumOf(
    parts.map(({ value, weight }) => ({ dividend: value.dividend * weight.dividend, divisor: value.divisor * weight.divisor })),
  );
  return reduce(sum.dividend * whole.divisor, sum.divisor * whole.dividend);
}

function sumOf(parts: readonly Exact[]): Exact {
  return parts.reduce(
    (sum, { dividend, divisor }) =>
      sum.divisor === divisor
        ? { dividend: sum.dividend + dividend, divisor }
        : { dividend: sum.dividend * divisor + dividend * sum.divisor, divisor: sum.divisor * divisor },
    NOTHING,
  );
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

function greatestDivisor<N extends number | bigint>(one: N, other: N): N {
  return other ? greatestDivisor(other, (one % other) as N) : one;
}
