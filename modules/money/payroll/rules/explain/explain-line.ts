import { monthName } from '@talaan/kernel/contract/dates.ts';
import * as benefits from './benefits.ts';
import * as deductions from './deductions.ts';
import * as earnings from './earnings.ts';
import { money, numberOf, type ExplainedRow, type Explain } from './format.ts';
import * as taxes from './taxes.ts';
import type { PayLine, Why } from '../pay-line.ts';
import { FIGURE_NAMES } from '../figures/rates.ts';

/** What a line of a payslip comes from, so that a clerk can do it again by hand. */
export interface Explanation {
  sentences: string[];
  rows: ExplainedRow[];
  /** The dated figure that it follows. */
  figure: { name: string; effective_on: string; source: string } | null;
}

const RULES: Readonly<Record<string, Explain>> = {
  basic: earnings.explainBasic,
  'without-pay': earnings.explainWithoutPay,
  'no-paid-day': earnings.explainNoPaidDay,
  'like-pera': earnings.explainLikePera,
  'like-pera-no-paid-day': earnings.explainNothingPaid,
  'by-days': earnings.explainByDays,
  extra: earnings.explainExtra,
  wages: earnings.explainWages,
  'pera-by-day': earnings.explainPeraByDay,
  'by-day': earnings.explainByDay,
  'late-by-day': earnings.explainLateByDay,
  'absent-by-month': earnings.explainAbsentByMonth,
  bonus: benefits.explainBonus,
  'part-of-benefit': benefits.explainPartOfBenefit,
  gratuity: benefits.explainGratuity,
  whole: benefits.explainWhole,
  loyalty: benefits.explainLoyalty,
  gsis: deductions.explainGsis,
  ec: deductions.explainEc,
  philhealth: deductions.explainPhilhealth,
  pagibig: deductions.explainPagibig,
  deduction: deductions.explainDeduction,
  carried: deductions.explainCarried,
  'job-order-tax': deductions.explainJobOrderTax,
  withholding: taxes.explainWithholding,
  'year-tax': taxes.explainYearTax,
  'cumulative-tax': taxes.explainCumulativeTax,
};

/** Explains a line; `nameOf` names an item of the catalogue. A line of a rule that nobody knows any more is explained by nothing. */
export function explainLine(
  { amount, for_month: month, why }: Pick<PayLine, 'amount' | 'for_month' | 'why'>,
  nameOf: (code: string) => string,
): Explanation {
  if (why.rule === 'difference') return explainDifference(month, amount, why, nameOf);
  const explain = RULES[why.rule];
  const isShort = 'due' in why.figures && explain !== deductions.explainDeduction;
  const said = explain?.(why, isShort ? numberOf(why.figures, 'due') : amount, nameOf);
  return {
    sentences: [...(said?.sentences ?? []), ...(isShort ? deductions.explainShort(why.figures, amount) : [])],
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
