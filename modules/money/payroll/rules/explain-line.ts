import { monthName } from '@talaan/kernel/contract/dates.ts';
import * as benefits from './explain/benefits.ts';
import * as deductions from './explain/deductions.ts';
import * as earnings from './explain/earnings.ts';
import { money, numberOf, type ExplainedRow, type Say } from './explain/say.ts';
import * as taxes from './explain/taxes.ts';
import type { PayLine, Why } from './pay-line.ts';
import { FIGURE_NAMES } from './rates.ts';

/** What a line of a payslip comes from, so that a clerk can do it again by hand. */
export interface Explanation {
  sentences: string[];
  rows: ExplainedRow[];
  /** The dated figure that it follows. */
  figure: { name: string; effective_on: string; source: string } | null;
}

const RULES: Readonly<Record<string, Say>> = {
  basic: earnings.sayBasic,
  'without-pay': earnings.sayWithoutPay,
  'no-paid-day': earnings.sayNoPaidDay,
  'like-pera': earnings.sayLikePera,
  'like-pera-no-paid-day': earnings.sayNothingPaid,
  'by-days': earnings.sayByDays,
  extra: earnings.sayExtra,
  wages: earnings.sayWages,
  'pera-by-day': earnings.sayPeraByDay,
  'by-day': earnings.sayByDay,
  'late-by-day': earnings.sayLateByDay,
  'absent-by-month': earnings.sayAbsentByMonth,
  bonus: benefits.sayBonus,
  'part-of-benefit': benefits.sayPartOfBenefit,
  gratuity: benefits.sayGratuity,
  whole: benefits.sayWhole,
  loyalty: benefits.sayLoyalty,
  gsis: deductions.sayGsis,
  ec: deductions.sayEc,
  philhealth: deductions.sayPhilhealth,
  pagibig: deductions.sayPagibig,
  deduction: deductions.sayDeduction,
  carried: deductions.sayCarried,
  'job-order-tax': deductions.sayJobOrderTax,
  withholding: taxes.sayWithholding,
  'year-tax': taxes.sayYearTax,
  'cumulative-tax': taxes.sayCumulativeTax,
};

/** Explains a line; `nameOf` names an item of the catalogue. A line of a rule that nobody knows any more is explained by nothing. */
export function explainLine(
  { amount, for_month: month, why }: Pick<PayLine, 'amount' | 'for_month' | 'why'>,
  nameOf: (code: string) => string,
): Explanation {
  if (why.rule === 'difference') return explainDifference(month, amount, why, nameOf);
  const say = RULES[why.rule];
  const isShort = 'due' in why.figures && say !== deductions.sayDeduction;
  const said = say?.(why, isShort ? numberOf(why.figures, 'due') : amount, nameOf);
  return {
    sentences: [...(said?.sentences ?? []), ...(isShort ? deductions.sayShort(why.figures, amount) : [])],
    rows: said?.rows ?? [],
    figure: why.table ? { ...why.table, name: FIGURE_NAMES[why.table.kind] } : null,
  };
}

/** What was learned late: what is due as it is known now, how that comes about, and what was paid. */
function explainDifference(month: string, amount: number, why: Why, nameOf: (code: string) => string): Explanation {
  const [expected, paid] = [numberOf(why.figures, 'expected'), numberOf(why.figures, 'paid')];
  const due = why.of && explainLine({ amount: expected, for_month: month, why: why.of }, nameOf);
  return {
    sentences: [
      due ? `As it is known now, for ${monthName(month)}:` : `For ${monthName(month)} it is not due any more.`,
      ...(due?.sentences ?? []),
      `${money(expected)} is right, ${money(paid)} was in earlier payrolls: ${lessPaid(expected, paid)} = ${money(amount)}.`,
    ],
    rows: due?.rows ?? [],
    figure: due?.figure ?? null,
  };
}

/** Days without pay are below zero, so what was taken of them too little is added. */
function lessPaid(expected: number, paid: number): string {
  return `${money(expected)} ${paid < 0 ? '+' : '−'} ${money(Math.abs(paid))}`;
}
