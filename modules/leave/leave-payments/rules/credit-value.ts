/** Thousandths of a day × ten-millionths of the constant factor. */
const SCALE = 10_000_000_000n;

/**
 * What days of leave come to in centavos: monthly salary × days × constant factor, rounded half up at the end alone (DBM BC 2016-2). The salary
 * in centavos, the days in thousandths, the factor in ten-millionths.
 */
export function valueOfCredits(monthly: number, thousandths: number, factor: number): number {
  const exact = BigInt(monthly) * BigInt(thousandths) * BigInt(factor);
  return Number((exact + SCALE / 2n) / SCALE);
}

/** `0.0481927` */
export function formatFactor(factor: number): string {
  return (factor / 10_000_000).toFixed(7);
}
