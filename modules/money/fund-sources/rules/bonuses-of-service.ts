import { clothingAllowance, medicalAllowance } from '@talaan/payroll/rules/benefits/allowances-of-year.ts';
import { enhancementIncentive, midYearBonus, yearEndBonus } from '@talaan/payroll/rules/benefits/bonuses.ts';
import type { Granted } from '@talaan/payroll/rules/benefits/granted.ts';
import type { PayLine, Why } from '@talaan/payroll/rules/pay-line.ts';
import type { FigureNamed, Figures } from '@talaan/payroll/rules/figures/rates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Service } from './service.ts';

/** A bonus that a fund source pays, with how it comes about. */
export interface PaidBonus extends Pick<PayLine, 'code' | 'amount' | 'for_month'> {
  how: string;
  table: FigureNamed | undefined;
}

/** In ten-thousandths. */
const WHOLE = 10_000;

/**
 * Bonuses and allowances of the year by their own conditions, of which a fund source pays those whose day it pays: of who changes the fund within the year
 * each is paid once. The year is complete as it is on record: what is expected, such as a satisfactory rating, is taken to come.
 */
export function bonusesOfService(service: Service, figuresOf: (month: string) => Figures): PaidBonus[] {
  const { year, stays } = service;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const ofYear = stays.filter(({ from, to }) => from <= last && to >= first);
  const lastStay = ofYear.at(-1);
  if (!lastStay) return [];
  const lastDay = lastStay.to > last ? last : lastStay.to;
  const onOrBefore = (day: string) => (lastDay < day ? lastDay : day);
  const [may, october, november] = [`${year}-05-15`, onOrBefore(`${year}-10-31`), `${year}-11-30`];
  const factsOn = (day: string) => ({ stays, unpaid: [], monthly: monthlyOn(service, day), is_satisfactory: true });
  const { bonus, gift } = yearEndBonus(year, factsOn(october), figuresOf(`${year}-11`));
  const clothing = clothingAllowance(year, { stays }, figuresOf(`${year}-04`));
  return [
    clothing.line && paidOn(service, firstDayIn(clothing.line.for_month, service), clothing),
    paidOn(service, may, midYearBonus(year, factsOn(may), figuresOf(`${year}-05`))),
    paidOn(service, october, bonus),
    paidOn(service, october, gift),
    paidOn(service, november, enhancementIncentive(year, factsOn(november), figuresOf(`${year}-12`))),
    paidOn(service, lastDay, medicalAllowance(lastDay, { stays }, figuresOf(lastDay.slice(0, 7)))),
  ].filter((one) => one !== null);
}

/** What is granted, where the fund source pays the day that counts for it. */
function paidOn({ paid }: Service, day: string, { line }: Granted): PaidBonus | null {
  if (!line || !paid.some(({ from, to }) => from <= day && to >= day)) return null;
  const { code, amount, for_month, why } = line;
  return { code, amount, for_month, how: formatHow(why, amount), table: why.table };
}

/** The monthly salary of a day, as far as the fund source pays it. */
function monthlyOn({ paid }: Service, day: string): number {
  return paid.find(({ from, to }) => from <= day && to >= day)?.monthly ?? 0;
}

/** The first day of a month, or the one on which service begins in it. */
function firstDayIn(month: string, { stays }: Service): string {
  const first = `${month}-01`;
  const stay = stays.find(({ from, to }) => from.slice(0, 7) <= month && to >= first);
  return stay && stay.from > first ? stay.from : first;
}

/** `PHP 5,000.00`, `20 % of PHP 5,000.00 with 1 month of service`. */
function formatHow({ figures }: Why, amount: number): string {
  const { per10000 = WHOLE, months = 0 } = figures;
  const whole = figures['monthly'] ?? figures['whole'] ?? amount;
  const service = months === 1 ? '1 month' : `${months} months`;
  return per10000 === WHOLE ? formatPesos(whole) : `${per10000 / 100} % of ${formatPesos(whole)} with ${service} of service`;
}
