/** Days without pay at one rate of pay. */
export interface UnpaidPay {
  thousandths: number;
  /** The monthly salary in centavos; null where none is on record. */
  monthly: number | null;
  /** Of those paid by the day: the daily rate in centavos. */
  daily: number | null;
}

/** What the university settles: working days of a month, and the Personnel Economic Relief Allowance of a month in centavos. */
export interface UnpaidTerms {
  divisor: number;
  pera: number;
}

/** Centavos; null where no pay is on record. Those paid by the day have no PERA. */
export interface PayEffect {
  salary: number | null;
  pera: number;
}

/**
 * What days without pay take from the pay: monthly ÷ 22 × days of the salary and 2,000 ÷ 22 × days of PERA (domain page, section 11); of those paid
 * by the day their rate × days. Rounded half up, once for the figure.
 */
export function payEffect(parts: readonly UnpaidPay[], terms: UnpaidTerms): PayEffect {
  return shareEffects([parts], terms)[0]!;
}

/** The same of several lines of one figure: each line is rounded so that together they are the figure rounded once. */
export function shareEffects(lines: readonly (readonly UnpaidPay[])[], { divisor, pera }: UnpaidTerms): PayEffect[] {
  const unit = BigInt(divisor) * 1000n;
  let [salaries, peras] = [0n, 0n];
  return lines.map((parts) => {
    const [salaryBefore, peraBefore] = [rounded(salaries, unit), rounded(peras, unit)];
    for (const { thousandths, monthly, daily } of parts) {
      salaries += BigInt(thousandths) * (monthly === null ? BigInt(daily ?? 0) * BigInt(divisor) : BigInt(monthly));
      peras += monthly === null ? 0n : BigInt(thousandths) * BigInt(pera);
    }
    const isKnown = parts.every(({ monthly, daily }) => monthly !== null || daily !== null);
    return { salary: isKnown ? rounded(salaries, unit) - salaryBefore : null, pera: rounded(peras, unit) - peraBefore };
  });
}

/** Half a centavo goes up. */
function rounded(sum: bigint, unit: bigint): number {
  return Number((sum * 2n + unit) / (unit * 2n));
}
