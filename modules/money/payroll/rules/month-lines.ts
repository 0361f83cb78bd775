import type { Allowance, Extra, MonthFacts } from './month-facts.ts';
import { lineOf, type PayLine, type Why } from './pay-line.ts';
import { named, type Figures } from './figures/rates.ts';
import { partOf } from './round.ts';
import { servedPart, type ServedMonth } from './fraction-of-month.ts';
import { allowanceWithoutPay, type WithoutPay } from './without-pay.ts';

export function basicLine({ month }: MonthFacts, { basic, days, parts }: ServedMonth): PayLine {
  return lineOf(month, { code: 'BASIC', amount: basic, tax: 'BASIC', why: { rule: 'basic', figures: { days }, parts } });
}

/** What days without pay take of the basic salary: never more than it is, and all of it where no day is with pay. */
export function withoutPayLine(facts: MonthFacts, served: ServedMonth, { salary, parts }: WithoutPay, { DAYS: days }: Figures): PayLine {
  const { basic } = served;
  if (!facts.has_paid_day)
    return lineOf(facts.month, { code: 'LWOP', amount: -basic, tax: 'BASIC', why: { rule: 'no-paid-day', figures: { basic }, parts } });
  return lineOf(facts.month, {
    code: 'LWOP',
    amount: -Math.min(salary, basic),
    tax: 'BASIC',
    why: { rule: 'without-pay', figures: { basic, divisor: days.content.divisor }, table: named(days), parts },
  });
}

export function peraLine(
  facts: MonthFacts,
  served: ServedMonth,
  { thousandths }: WithoutPay,
  { PERA: pera, DAYS: days }: Figures,
): PayLine {
  const { monthly } = pera.content;
  const { amount, why } = likePera(facts, served, monthly, thousandths, days.content.divisor);
  return lineOf(facts.month, { code: 'PERA', amount, tax: 'EXEMPT', why: { ...why, table: named(pera) } });
}

/** Representation and transportation by days of work (DBM NBC 548), other allowances as PERA. */
export function allowanceLine(
  facts: MonthFacts,
  served: ServedMonth,
  { thousandths }: WithoutPay,
  figures: Figures,
  { id, code, monthly, by_days: isByDays, tax }: Allowance,
): PayLine {
  const of = { code, reference: id, tax };
  if (!isByDays) return lineOf(facts.month, { ...of, ...likePera(facts, served, monthly, thousandths, figures.DAYS.content.divisor) });
  const { work_days: days } = facts;
  const step = figures.RATA_DAYS.content.steps.find(({ from_days: from, to_days: to }) => days >= from && days <= to);
  const per10000 = step?.per10000 ?? 0;
  const why: Why = { rule: 'by-days', figures: { monthly, days, per10000 }, table: named(figures.RATA_DAYS) };
  return lineOf(facts.month, { ...of, amount: partOf(monthly, per10000), why });
}

export function extraLine({ month }: Pick<MonthFacts, 'month'>, { id, code, amount, tax }: Extra): PayLine {
  return lineOf(month, { code, amount, reference: id, tax, why: { rule: 'extra', figures: { amount } } });
}

/** The part of the month in service, less days without pay, each rounded; nothing without a day with pay. */
function likePera(facts: MonthFacts, { served, days }: ServedMonth, monthly: number, thousandths: number, divisor: number) {
  const whole = servedPart(monthly, { served, days });
  const taken = Math.min(allowanceWithoutPay(monthly, thousandths, divisor), whole);
  const why: Why = { rule: 'like-pera', figures: { monthly, served, days, whole, thousandths, divisor, taken } };
  return { amount: facts.has_paid_day ? whole - taken : 0, why };
}
