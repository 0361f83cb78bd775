import { clothingAllowance, medicalAllowance } from '@talaan/payroll/rules/benefits/allowances-of-year.ts';
import {
  enhancementIncentive,
  midYearBonus,
  recognitionIncentive,
  yearEndBonus,
  type BonusFacts,
} from '@talaan/payroll/rules/benefits/bonuses.ts';
import type { Granted } from '@talaan/payroll/rules/benefits/granted.ts';
import { loyaltyAward, type LoyaltyFacts } from '@talaan/payroll/rules/benefits/loyalty.ts';
import type { PayLine } from '@talaan/payroll/rules/pay-line.ts';
import type { Figures } from '@talaan/payroll/rules/figures/rates.ts';
import type { Bonus } from '../contract/bonuses.ts';

/** What a bonus of a person follows from. */
export interface GrantFacts extends BonusFacts, Pick<LoyaltyFacts, 'last_years'> {
  /** First day of the service without a break that runs now. */
  since: string;
  /** Codes of benefits of the year that other runs pay. */
  has: readonly string[];
}

/** Lines of a bonus, or why there is none. */
export interface GrantedLines {
  lines: PayLine[];
  why_not: string | null;
}

/** What a run that pays a bonus in a month gives to a person: by months of service less days without pay and the conditions of each, once a year. */
export function grantBonus(bonus: Bonus, month: string, facts: GrantFacts, figures: Figures): GrantedLines {
  const granted = grantsOf(bonus, month, facts, figures);
  const due = granted.filter(({ line }) => line && !facts.has.includes(line.code));
  const lines = due.flatMap(({ line }) => (line && line.amount > 0 ? [line] : []));
  if (lines.length > 0) return { lines, why_not: null };
  const refused = granted.find(({ why_not: whyNot }) => whyNot !== null)?.why_not;
  return { lines, why_not: refused ?? 'Another run of the year pays it.' };
}

/** The day on which the conditions of a bonus are looked at; of those without one, the last day of the month. */
export function dayOf(bonus: Bonus, month: string): string {
  const year = month.slice(0, 4);
  if (bonus === 'MIDYEAR') return `${year}-05-15`;
  if (bonus === 'YEAREND') return `${year}-10-31`;
  if (bonus === 'PEI' || bonus === 'SRI') return `${year}-11-30`;
  return `${month}-${Temporal.PlainYearMonth.from(month).daysInMonth}`;
}

/** The month from which a bonus of its year is paid: none before it. */
export function firstMonthOf(bonus: Bonus, year: string): string {
  const first = { MIDYEAR: '05', YEAREND: '11', PEI: '12', SRI: '12', CLOTHING: '01', MEDICAL: '01', LOYALTY: '01' } as const;
  return `${year}-${first[bonus]}`;
}

/** The items of the catalogue of which a bonus is. */
export const CODES_OF: Readonly<Record<Bonus, readonly string[]>> = {
  MIDYEAR: ['MIDYEAR'],
  YEAREND: ['YEAREND', 'CASHGIFT'],
  PEI: ['PEI'],
  SRI: ['SRI'],
  CLOTHING: ['CLOTHING'],
  MEDICAL: ['MEDICAL'],
  LOYALTY: ['LOYALTY'],
};

function grantsOf(bonus: Bonus, month: string, facts: GrantFacts, figures: Figures): Granted[] {
  const year = Number(month.slice(0, 4));
  if (bonus === 'MIDYEAR') return [midYearBonus(year, facts, figures)];
  if (bonus === 'PEI') return [enhancementIncentive(year, facts, figures)];
  if (bonus === 'SRI') return [recognitionIncentive(year, facts, figures)];
  if (bonus === 'CLOTHING') return [notYet(clothingAllowance(year, facts, figures), month)];
  if (bonus === 'MEDICAL') return [medicalAllowance(dayOf(bonus, month), facts, figures)];
  if (bonus === 'LOYALTY') return [loyaltyAward(dayOf(bonus, month), facts, figures)];
  const { bonus: ofYear, gift } = yearEndBonus(year, facts, figures);
  return [ofYear, gift];
}

/** What is due in a later month is not paid before it. */
function notYet(granted: Granted, month: string): Granted {
  if (!granted.line || granted.line.for_month <= month) return granted;
  return { line: null, why_not: 'It is paid in April, or in the month of entry.' };
}
