import type { Segment } from './month-facts.ts';
import type { WhyPart } from './pay-line.ts';
import { roundHalfUp } from './round.ts';

/** Days at one rate; those of a contract have no grade. */
export type Rate = Pick<Segment, 'from' | 'to' | 'monthly'> & Partial<Pick<Segment, 'salary_grade' | 'step'>>;

/** What the days of service of a month give. Money in centavos; days are Monday to Friday, holidays counted in. */
export interface ServedMonth {
  /** Working days of the month, and those in service. */
  days: number;
  served: number;
  /** Each rate × its working days ÷ those of the month, the sum rounded once. */
  basic: number;
  /** The basic salary brought to a whole month, which contributions follow: each rate by its working days. */
  whole: number;
  /** Each rate with its working days. */
  parts: readonly WhyPart[];
}

/** A month that is not whole, or has two rates (domain page, part C5b.1): a cut at the same rate changes nothing. */
export function serveMonth(month: string, segments: readonly Rate[]): ServedMonth {
  const days = workingDays(`${month}-01`, lastDay(month));
  const parts = segments.map(({ from, to, monthly, salary_grade, step }) => ({
    of: `${from}/${to}`,
    figures: { monthly, days: workingDays(from, to), ...(salary_grade !== undefined && step !== undefined && { salary_grade, step }) },
  }));
  const served = parts.reduce((sum, { figures }) => sum + figures.days, 0);
  const weighted = parts.reduce((sum, { figures }) => sum + BigInt(figures.monthly) * BigInt(figures.days), 0n);
  return {
    days,
    served,
    basic: roundHalfUp(weighted, BigInt(days)),
    whole: served === 0 ? 0 : roundHalfUp(weighted, BigInt(served)),
    parts,
  };
}

/** A monthly amount for the days in service. */
export function servedPart(monthly: number, { days, served }: Pick<ServedMonth, 'days' | 'served'>): number {
  return roundHalfUp(BigInt(monthly) * BigInt(served), BigInt(days));
}

/** Days from Monday to Friday between two days of one month, both counted. */
export function workingDays(from: string, to: string): number {
  const first = dayOf(from);
  const count = dayOf(to) - first + 1;
  const weekday = Temporal.PlainDate.from(from).dayOfWeek;
  let found = 0;
  for (let at = 0; at < count; at += 1) if ((weekday - 1 + at) % 7 < 5) found += 1;
  return found;
}

function lastDay(month: string): string {
  return `${month}-${Temporal.PlainYearMonth.from(month).daysInMonth}`;
}

function dayOf(date: string): number {
  return Number(date.slice(8, 10));
}
