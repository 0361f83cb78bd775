import type { FigureNamed } from './figures/rates.ts';

export type Side = 'EARNING' | 'DEDUCTION' | 'GOVERNMENT';

/**
 * What the tax makes of a line. BASIC and TAXED: taxed in its month; BENEFIT: exempt up to the limit of a year; DE_MINIMIS: exempt up to its own
 * limit, then a benefit; LOWERS: taken from what is taxed; TAX: withheld, of a month or of the year; NONE: concerns no tax.
 */
export const TAX_TREATMENTS = ['BASIC', 'TAXED', 'BENEFIT', 'DE_MINIMIS', 'EXEMPT', 'LOWERS', 'TAX', 'NONE'] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

/** One line of a payslip. Money in centavos. */
export interface PayLine {
  /** Of the catalogue: BASIC, LWOP, PERA, GSIS, … */
  code: string;
  side: Side;
  /** An earning below zero takes (days without pay); a deduction below zero gives back (a refund of tax). */
  amount: number;
  /** YYYY-MM. */
  for_month: string;
  /** The id of the deduction, allowance or extra that it is of. */
  reference: number | null;
  /** As the catalogue has it when the line is computed. */
  tax: TaxTreatment;
  why: Why;
}

/** What of a line is compared with what has been paid. */
export type PaidLine = Pick<PayLine, 'code' | 'side' | 'amount' | 'for_month' | 'reference' | 'tax'>;

/** The sentences that explain a line, by which it can be computed again from its figures. */
export const WHY_RULES = [
  'basic',
  'without-pay',
  'no-paid-day',
  'like-pera',
  'by-days',
  'extra',
  'wages',
  'pera-by-day',
  'by-day',
  'late-by-day',
  'absent-by-month',
  'gsis',
  'ec',
  'philhealth',
  'pagibig',
  'withholding',
  'year-tax',
  'cumulative-tax',
  'job-order-tax',
  'deduction',
  'difference',
  'carried',
  'bonus',
  'part-of-benefit',
  'gratuity',
  'whole',
  'loyalty',
] as const;
export type WhyRule = (typeof WHY_RULES)[number];

/** From what a line is computed, so that it can be done again by hand: whole centavos, thousandths of a day and ten-thousandths, by name. */
export interface Why {
  rule: WhyRule;
  /** Where a deduction is not taken whole, `due` is the whole. */
  figures: Readonly<Record<string, number>>;
  /** The dated figure that it follows. */
  table?: FigureNamed;
  /** Of what there are several: the rates of the month, the days without pay. */
  parts?: readonly WhyPart[];
  /** Of a difference: what explains the line that is expected. */
  of?: Why;
}

export interface WhyPart {
  /** A day, a stretch of days as `2026-03-01/2026-03-15`, a code or a word. */
  of: string;
  /** Why a day is without pay. */
  cause?: string;
  figures: Readonly<Record<string, number>>;
}

/**
 * In whose favour a deduction is (general provision of the General Appropriations Act); their order is a dated figure. SUPPORT: by a court under a
 * protection order; GSIS_HDMF: premiums and loans of GSIS and Pag-IBIG; COURT: other orders of courts, and disallowances; OVERPAID: what was paid
 * too much.
 */
export const DEDUCTION_CLASSES = [
  'SUPPORT',
  'GSIS_HDMF',
  'COURT',
  'COOPERATIVE',
  'PROVIDENT',
  'BANK',
  'INSURANCE',
  'THRIFT',
  'OVERPAID',
] as const;
export type DeductionClass = (typeof DEDUCTION_CLASSES)[number];

/** A line for a month; an earning of no record, unless said otherwise. */
export function lineOf(
  month: string,
  line: Pick<PayLine, 'code' | 'amount' | 'tax' | 'why'> & Partial<Pick<PayLine, 'side' | 'reference'>>,
): PayLine {
  const { code, side = 'EARNING', amount, reference = null, tax, why } = line;
  return { code, side, amount, for_month: month, reference, tax, why };
}

/** Of a line of a deduction that was not taken whole, what is missing; else 0. */
export function missingOf({ amount, why }: Pick<PayLine, 'amount' | 'why'>): number {
  return (why.figures.due ?? amount) - amount;
}
