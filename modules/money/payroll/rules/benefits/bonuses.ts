import { longDate } from '@talaan/kernel/contract/dates.ts';
import { named, type FigureNamed, type Figures, type MonthStep } from '../figures/rates.ts';
import { partOf } from '../round.ts';
import { describeMonths, grant, reachedRow, refuse, serviceFigures, type Granted } from './granted.ts';
import { monthsOfService, servesOn, type MonthsOfService, type Service } from './months-of-service.ts';

/** All of an amount, in ten-thousandths. */
const WHOLE = 10_000;

const TOO_WEAK = 'The last rating is below Satisfactory.';

/** What a bonus is computed from. */
export interface BonusFacts extends Service {
  /** Basic salary of a month on the day of the bonus, or on the last day of service before it; centavos. */
  monthly: number;
  /** Whether the last rating on record is Satisfactory or better, or there is none. */
  is_satisfactory: boolean;
}

/** One month of basic salary as of 15 May, with four months of service from 1 July before (DBM BC 2017-2). */
export function midYearBonus(year: number, facts: BonusFacts, { MID_YEAR: figure }: Figures): Granted {
  const [from, day] = [`${year - 1}-07-01`, `${year}-05-15`];
  const { least_months: least } = figure.content;
  const service = monthsOfService(facts, from, day);
  if (!servesOn(facts, day)) return refuse(notServing(day));
  if (service.months < least) return refuse(tooShort(service, from, day, least));
  if (!facts.is_satisfactory) return refuse(TOO_WEAK);
  return monthly(`${year}-05`, 'MIDYEAR', facts.monthly, WHOLE, service, named(figure));
}

/**
 * One month of basic salary as of 31 October, and the cash gift, with four months of service from January (RA 6686 as amended by RA 8441; DBM BC
 * 2016-4). With fewer months a part of the cash gift alone; who left before with enough of them gets a part of both.
 */
export function yearEndBonus(year: number, facts: BonusFacts, figures: Figures): { bonus: Granted; gift: Granted } {
  const { YEAR_END: figure } = figures;
  const { least_months: least, below, leavers, cash_gift: whole } = figure.content;
  const [from, day, month] = [`${year}-01-01`, `${year}-10-31`, `${year}-11`];
  const service = monthsOfService(facts, from, day);
  const gift = (per10000: number) => fixed(month, 'CASHGIFT', whole, per10000, service, named(figure));
  const bonus = (per10000: number) => monthly(month, 'YEAREND', facts.monthly, per10000, service, named(figure));
  const isLong = service.months >= least;
  const short = refuse(tooShort(service, from, day, least));
  if (servesOn(facts, day)) {
    if (isLong) return { bonus: bonus(WHOLE), gift: gift(WHOLE) };
    return { bonus: short, gift: gift(partFor(below, service)) };
  }
  if (service.days === 0) return { bonus: refuse(notServing(day)), gift: refuse(notServing(day)) };
  if (!isLong) return { bonus: short, gift: short };
  const part = partFor(leavers, service);
  return { bonus: bonus(part), gift: gift(part) };
}

/** For who serves on 30 November: whole with four months of service, else a part (DBM BC 2017-4). */
export function enhancementIncentive(year: number, facts: BonusFacts, { PEI: figure }: Figures): Granted {
  if (!facts.is_satisfactory) return refuse(TOO_WEAK);
  return decemberIncentive(year, 'PEI', facts, figure.content, named(figure));
}

/** As granted for the year by an administrative order, of which the university pays an amount. */
export function recognitionIncentive(year: number, facts: BonusFacts, { SRI: figure }: Figures): Granted {
  if (figure?.content.year !== year) return refuse(notGranted(year));
  return decemberIncentive(year, 'SRI', facts, figure.content, named(figure));
}

/** Of contracts of service and job orders on 15 December: as granted for the year by an administrative order. */
export function gratuity(year: number, facts: Service, { GRATUITY: figure }: Figures): Granted {
  if (figure?.content.year !== year) return refuse(notGranted(year));
  const { amount, least_months: least, below } = figure.content;
  const day = `${year}-12-15`;
  if (!servesOn(facts, day)) return refuse(notServing(day));
  const service = monthsOfService(facts, `${year}-01-01`, day);
  const granted = service.months >= least ? amount : (reachedRow(below, service.months)?.amount ?? 0);
  if (granted === 0) return refuse(tooShort(service, `${year}-01-01`, day, least));
  const figures = { whole: amount, granted, ...serviceFigures(service) };
  return grant(`${year}-12`, { code: 'GRATUITY', amount: granted, tax: 'TAXED', why: { rule: 'gratuity', figures, table: named(figure) } });
}

function decemberIncentive(
  year: number,
  code: string,
  facts: BonusFacts,
  { amount, least_months: least, below }: { amount: number; least_months: number; below: readonly MonthStep[] },
  table: FigureNamed,
): Granted {
  const day = `${year}-11-30`;
  if (!servesOn(facts, day)) return refuse(notServing(day));
  const service = monthsOfService(facts, `${year}-01-01`, day);
  return fixed(`${year}-12`, code, amount, service.months >= least ? WHOLE : partFor(below, service), service, table);
}

function monthly(month: string, code: string, salary: number, per10000: number, service: MonthsOfService, table: FigureNamed): Granted {
  const figures = { monthly: salary, per10000, ...serviceFigures(service) };
  return grant(month, { code, amount: partOf(salary, per10000), tax: 'BENEFIT', why: { rule: 'bonus', figures, table } });
}

function fixed(month: string, code: string, whole: number, per10000: number, service: MonthsOfService, table: FigureNamed): Granted {
  const figures = { whole, per10000, ...serviceFigures(service) };
  return grant(month, { code, amount: partOf(whole, per10000), tax: 'BENEFIT', why: { rule: 'part-of-benefit', figures, table } });
}

function partFor(rows: readonly MonthStep[], { months }: MonthsOfService): number {
  return reachedRow(rows, months)?.per10000 ?? 0;
}

function notServing(day: string): string {
  return `Not in service on ${longDate(day)}.`;
}

function notGranted(year: number): string {
  return `No order that grants it for ${year} has been entered.`;
}

function tooShort({ months }: MonthsOfService, from: string, to: string, least: number): string {
  return `Service of ${describeMonths(months)} from ${longDate(from)} to ${longDate(to)}; ${describeMonths(least)} are needed.`;
}
