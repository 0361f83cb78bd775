import { benefitsOf } from './annual-tax.ts';
import { named, type Figures } from '../figures/rates.ts';
import type { TaxedYear } from '../month-facts.ts';
import type { Why } from '../pay-line.ts';
import { taxBy } from './withholding.ts';

export interface YearForecast {
  months_left: number;
  /** Taxable in the year, with the benefits above the exempt ones. */
  taxable: number;
  /** Benefits of the year with those that are still to come, and what of them is taxed. */
  benefits: number;
  above: number;
  tax: number;
  /** Withheld by the end of the year, before December settles. */
  withheld: number;
  /** What December collects, or below zero gives back. */
  difference: number;
  table: Why['table'];
}

/** What has been paid of a year, what one month adds to it, and what is still to come; in centavos. */
export interface YearSoFar {
  /** With the newest payslip and what a former employer paid. */
  paid: TaxedYear;
  /** The lines of the newest month alone. */
  month: Pick<TaxedYear, 'taxable' | 'withheld'>;
  months_left: number;
  /** Benefits that the year still brings. */
  to_come: number;
}

/**
 * What the tax of the year comes to where each month that is left is paid as the newest one (NIRC Sec. 24(A), RR 2-98 Sec. 2.79(B)(5)(b)): what is
 * withheld each month goes on, and December settles the difference. An estimate: a step, days without pay or other work change it.
 */
export function forecastYear({ paid, month, months_left: left, to_come: toCome }: YearSoFar, figures: Figures): YearForecast {
  const { benefits, above } = benefitsOf({ ...paid, benefits: paid.benefits + toCome }, figures);
  const taxable = Math.max(paid.taxable + month.taxable * left + above, 0);
  const { tax } = taxBy(figures.ANNUAL.content.brackets, taxable);
  const withheld = paid.withheld + month.withheld * left;
  return { months_left: left, taxable, benefits, above, tax, withheld, difference: tax - withheld, table: named(figures.ANNUAL) };
}

/** Benefits by which every whole year of service is paid, by their codes and for a monthly salary. */
export function benefitsToCome(monthly: number, has: ReadonlySet<string>, { YEAR_END: yearEnd, PEI: pei }: Figures): number {
  const all: [string, number][] = [
    ['MIDYEAR', monthly],
    ['YEAREND', monthly],
    ['CASHGIFT', yearEnd.content.cash_gift],
    ['PEI', pei.content.amount],
  ];
  return all.reduce((sum, [code, amount]) => sum + (has.has(code) ? 0 : amount), 0);
}
