import { takenFromPay, type UnpaidAtRate } from '@talaan/leave/rules/unpaid/taken-from-pay.ts';

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
 * What the days without pay of a month take from its pay: monthly ÷ 22 × days of the salary and 2,000 ÷ 22 × days of PERA, never more than the month
 * gives (domain page, section 11); of those paid by the day their rate × days. Rounded half up, once for the month.
 */
export function payEffect(parts: readonly UnpaidPay[], terms: UnpaidTerms): PayEffect {
  return shareEffects([parts], terms)[0]!;
}

/** The same of several lines of one month, in their order: each line is rounded so that together they are the month rounded once. */
export function shareEffects(lines: readonly (readonly UnpaidPay[])[], { divisor, pera }: UnpaidTerms): PayEffect[] {
  const most = Math.max(0, ...lines.flat().map(({ monthly }) => monthly ?? 0));
  const [monthlies, dailies, allowances]: UnpaidAtRate[][] = [[], [], []];
  const soFar = () => ({
    salary: takenFromPay(monthlies!, divisor, most) + takenFromPay(dailies!, 1, Infinity),
    pera: takenFromPay(allowances!, divisor, pera),
  });
  return lines.map((parts) => {
    const before = soFar();
    for (const { thousandths, monthly, daily } of parts) {
      if (monthly === null) dailies!.push({ monthly: daily ?? 0, thousandths });
      else {
        monthlies!.push({ monthly, thousandths });
        allowances!.push({ monthly: pera, thousandths });
      }
    }
    const after = soFar();
    const isKnown = parts.every(({ monthly, daily }) => monthly !== null || daily !== null);
    return { salary: isKnown ? after.salary - before.salary : null, pera: after.pera - before.pera };
  });
}
