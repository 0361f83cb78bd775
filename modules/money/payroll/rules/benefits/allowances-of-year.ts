import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Why } from '../pay-line.ts';
import { named, type Figures } from '../figures/rates.ts';
import { describeMonths, grant, refuse, type Granted } from './granted.ts';
import { dayAfter, joinStays, servesOn, type Service } from './months-of-service.ts';

/** The month in which the clothing allowance of those is paid who serve from January. */
const CLOTHING_MONTH = '04';

/**
 * The clothing allowance of a year: with six whole consecutive months of service in it, done or expected; paid in April or in the month of entry
 * (DBM BC 2024-1). Stays without end are given to the end of the year.
 */
export function clothingAllowance(year: number, { stays }: Pick<Service, 'stays'>, { CLOTHING: figure }: Figures): Granted {
  const { amount, least_months: least } = figure.content;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const within = joinStays(stays)
    .filter(({ from, to }) => from <= last && to >= first)
    .map(({ from, to }) => ({ from: from < first ? first : from, to: to > last ? last : to }));
  const long = within.find(({ from, to }) => Temporal.PlainDate.from(from).add({ months: least }).toString() <= dayAfter(to));
  if (!long) return refuse(`No ${describeMonths(least)} of service in a row in ${year}.`);
  const usual = `${year}-${CLOTHING_MONTH}`;
  const entry = long.from.slice(0, 7);
  const why: Why = {
    rule: 'whole',
    figures: { whole: amount },
    table: named(figure),
    parts: [{ of: `${long.from}/${long.to}`, figures: {} }],
  };
  return grant(entry > usual ? entry : usual, { code: 'CLOTHING', amount, tax: 'DE_MINIMIS', why });
}

/** The medical allowance of a year, for who serves on the day of the list (DBM BC 2024-6). */
export function medicalAllowance(day: string, facts: Pick<Service, 'stays'>, { MEDICAL: figure }: Figures): Granted {
  if (!figure) return refuse('There is no medical allowance on this day.');
  if (!servesOn(facts, day)) return refuse(`Not in service on ${longDate(day)}.`);
  const { amount } = figure.content;
  const why: Why = { rule: 'whole', figures: { whole: amount }, table: named(figure) };
  return grant(day.slice(0, 7), { code: 'MEDICAL', amount, tax: 'DE_MINIMIS', why });
}
