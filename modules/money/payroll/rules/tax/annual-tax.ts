import type { TaxedYear, YearFacts } from '../month-facts.ts';
import { lineOf, type PaidLine, type PayLine } from '../pay-line.ts';
import { named, type Figures } from '../figures/rates.ts';
import { roundHalfUp } from '../round.ts';
import { bracketFigures, taxBy, taxedAmount } from './withholding.ts';

const NOTHING: TaxedYear = { taxable: 0, benefits: 0, de_minimis: {}, withheld: 0 };

/** Lines of a year, or what they come to by how they are taxed; the item is asked of what has a limit of its own. */
export type TaxedLine = Pick<PaidLine, 'code' | 'side' | 'tax' | 'amount'>;

/** What lines add to the year of a person. */
export function sumYear(lines: readonly TaxedLine[]): TaxedYear {
  const year = { taxable: 0, benefits: 0, de_minimis: {} as Record<string, number>, withheld: 0 };
  for (const line of lines) {
    const { tax, code, amount } = line;
    year.taxable += taxedAmount(line);
    if (tax === 'BENEFIT') year.benefits += amount;
    if (tax === 'DE_MINIMIS') year.de_minimis[code] = (year.de_minimis[code] ?? 0) + amount;
    if (tax === 'TAX') year.withheld += amount;
  }
  return year;
}

/** Benefits of a year with de minimis above its limits, and what of them is above what is exempt. */
export function benefitsOf(year: TaxedYear, { DE_MINIMIS: limits, EXEMPT_BENEFITS: exempt }: Figures): { benefits: number; above: number } {
  const beyond = Object.entries(year.de_minimis).map(([code, amount]) => {
    const most = limits.content.limits.find((one) => one.code === code)?.most ?? 0;
    return Math.max(amount - most, 0);
  });
  const benefits = beyond.reduce((sum, one) => sum + one, year.benefits);
  return { benefits, above: Math.max(benefits - exempt.content.most, 0) };
}

/**
 * The tax of the year with the lines of this payslip: with the last one what is due less what was withheld, a refund below zero (RR 2-98 Sec.
 * 2.79(B)(5)(b)). Before it nothing, unless benefits above the exempt ones are taxed from the month of payment by the cumulative average.
 */
export function yearTaxLine(month: string, lines: readonly PaidLine[], year: YearFacts, figures: Figures): PayLine | null {
  const years = { before: year.before, this: sumYear(lines), former: year.former ?? NOTHING };
  const total = addYears(Object.values(years));
  const { benefits, above } = benefitsOf(total, figures);
  const taxable = Math.max(total.taxable + above, 0);
  const settled = year.is_last ? ofYear(taxable, figures) : ofAverage(taxable, year.months, figures);
  const isCumulative = figures.WITHHOLDING.content.excess === 'CUMULATIVE' && above > 0;
  if (!year.is_last && !isCumulative) return null;
  const difference = settled.tax - total.withheld;
  const amount = year.is_last ? difference : Math.max(difference, 0);
  if (amount === 0) return null;
  return lineOf(month, {
    code: 'TAX_YEAR',
    side: 'DEDUCTION',
    amount,
    tax: 'TAX',
    why: {
      rule: year.is_last ? 'year-tax' : 'cumulative-tax',
      figures: {
        pay: total.taxable,
        benefits,
        exempt: figures.EXEMPT_BENEFITS.content.most,
        taxable,
        ...settled.figures,
        withheld: total.withheld,
      },
      table: settled.table,
      parts: Object.entries(years).map(([of, { taxable: pay, benefits: own, withheld }]) => ({
        of,
        figures: { pay, benefits: own, withheld },
      })),
    },
  });
}

function ofYear(taxable: number, { ANNUAL: figure }: Figures) {
  const { tax, bracket } = taxBy(figure.content.brackets, taxable);
  return { tax, figures: bracketFigures(bracket), table: named(figure) };
}

/** The tax of the average month, for all of them. */
function ofAverage(taxable: number, months: number, { WITHHOLDING: figure }: Figures) {
  const average = roundHalfUp(BigInt(taxable), BigInt(months));
  const { tax, bracket } = taxBy(figure.content.brackets, average);
  return { tax: tax * months, figures: { average, months, ...bracketFigures(bracket) }, table: named(figure) };
}

/** What several employers or runs add up to. */
export function addYears(years: readonly TaxedYear[]): TaxedYear {
  const sum = { ...NOTHING, de_minimis: {} as Record<string, number> };
  for (const { taxable, benefits, de_minimis: small, withheld } of years) {
    sum.taxable += taxable;
    sum.benefits += benefits;
    sum.withheld += withheld;
    for (const [code, amount] of Object.entries(small)) sum.de_minimis[code] = (sum.de_minimis[code] ?? 0) + amount;
  }
  return sum;
}
