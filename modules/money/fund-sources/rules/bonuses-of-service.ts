import type { Figures, MonthStep } from '@talaan/payroll/rules/rates.ts';
import { partOf } from '@talaan/payroll/rules/round.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { dayAfter, sourceOf, type Days, type Service } from './service.ts';
import type { MonthPart } from './year-cost.ts';

const DAYS_OF_MONTH = 30;
const WHOLE = 10_000;

/** Bonuses and yearly allowances of a casual, each in the month in which it is paid, where a fund source pays the day that counts for it. */
export function bonusesOfService(given: Service, figuresOf: (month: string) => Figures): MonthPart[] {
  const { year } = given;
  const parts: MonthPart[] = [];
  const add = (month: number, code: string, label: string, amount: number, how: string, source: string) =>
    parts.push({ month, code, label, amount, how, source });

  const may = figuresOf(`${year}-05`).MID_YEAR;
  const midYear = paidOn(given, `${year}-05-15`);
  if (midYear !== null && monthsBetween(given.service, `${year - 1}-07-01`, `${year}-05-15`) >= may.content.least_months)
    add(5, 'MID_YEAR', 'Mid-year bonus', midYear, `One month as of 15 May: ${formatPesos(midYear)}`, sourceOf(may));

  const ofYear = figuresOf(`${year}-10`).YEAR_END;
  const october = paidOn(given, `${year}-10-31`);
  if (october !== null) {
    const months = monthsBetween(given.service, `${year}-01-01`, `${year}-10-31`);
    const { cash_gift: gift, least_months: least, below } = ofYear.content;
    if (months >= least)
      add(11, 'YEAR_END', 'Year-end bonus', october, `One month as of 31 October: ${formatPesos(october)}`, sourceOf(ofYear));
    const part = partFor(months, least, below);
    add(11, 'CASH_GIFT', 'Cash gift', partOf(gift, part), sayPart(gift, part, months), sourceOf(ofYear));
  }

  const pei = figuresOf(`${year}-12`).PEI;
  if (paidOn(given, `${year}-11-30`) !== null) {
    const months = monthsBetween(given.service, `${year}-01-01`, `${year}-11-30`);
    const part = partFor(months, pei.content.least_months, pei.content.below);
    add(
      12,
      'PEI',
      'Productivity enhancement incentive',
      partOf(pei.content.amount, part),
      sayPart(pei.content.amount, part, months),
      sourceOf(pei),
    );
  }
  return parts;
}

/** What is paid by the month on a day, by this fund source; null where it does not pay that day. */
function paidOn({ paid }: Service, day: string): number | null {
  return paid.find(({ from, until }) => from <= day && day < until)?.monthly ?? null;
}

/** Whole months of 30 days of service between two days, both counted (domain page, C5b.6). */
function monthsBetween(service: readonly Days[], from: string, to: string): number {
  const end = dayAfter(to);
  const days = service.reduce((sum, one) => {
    const first = one.from > from ? one.from : from;
    const last = one.until !== null && one.until < end ? one.until : end;
    return first < last ? sum + Temporal.PlainDate.from(first).until(last, { largestUnit: 'days' }).days : sum;
  }, 0);
  return Math.floor(days / DAYS_OF_MONTH);
}

function partFor(months: number, least: number, below: readonly MonthStep[]): number {
  return months >= least ? WHOLE : (below.findLast((step) => step.months <= months)?.per10000 ?? 0);
}

function sayPart(amount: number, per10000: number, months: number): string {
  return per10000 === WHOLE ? formatPesos(amount) : `${per10000 / 100} % of ${formatPesos(amount)} with ${months} months of service`;
}
