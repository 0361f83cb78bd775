import type { DeductionClass } from '../pay-line.ts';

/** A row of a tax table: of what is above `over`, up to `not_over` (null: without end), `per10000`, and `base` with it. Centavos. */
export interface Bracket {
  over: number;
  not_over: number | null;
  base: number;
  per10000: number;
}

/** From so many days of work, up to so many, this part of the month. */
export interface DayStep {
  from_days: number;
  to_days: number;
  per10000: number;
}

/** With at least so many whole months of service, and fewer than the next row has, this part. */
export interface MonthStep {
  months: number;
  per10000: number;
}

/** What each kind of figure holds. Money in centavos, rates in ten-thousandths, days without pay in thousandths of a day. */
export interface FigureContents {
  /** RA 8291 Sec. 5: of the basic salary; `ec` is the premium of Employees' Compensation of a month. */
  GSIS: { employee_per10000: number; government_per10000: number; ec: number };
  /** RA 11223: both shares together, of a basic salary within floor and ceiling, and who bears the odd centavo. */
  PHILHEALTH: { per10000: number; floor: number; ceiling: number; odd_centavo: 'EMPLOYEE' | 'GOVERNMENT' };
  /** RA 9679: of each share. */
  PAGIBIG: { per10000: number; most_base: number; most_employee: number; most_government: number };
  /** Personnel Economic Relief Allowance of a month. */
  PERA: { monthly: number };
  /** What a month is divided into where days are paid or taken off. */
  DAYS: { divisor: number };
  /** Tax withheld of a month, and when benefits above what is exempt are taxed. */
  WITHHOLDING: { brackets: readonly Bracket[]; excess: 'YEAR_END' | 'CUMULATIVE' };
  /** Tax of a year. */
  ANNUAL: { brackets: readonly Bracket[] };
  /** 13th-month pay and other benefits that are exempt in a year. */
  EXEMPT_BENEFITS: { most: number };
  /** What of an item is exempt as de minimis in a year; the rest is a benefit. `code` is of the catalogue. */
  DE_MINIMIS: { limits: readonly { code: string; most: number }[] };
  /** Net take-home pay below which nothing but statutory deductions takes; the order of the others, and which of them take through it. */
  FLOOR: { net: number; order: readonly DeductionClass[]; through: readonly DeductionClass[] };
  /** Representation and transportation allowances by days of work. */
  RATA_DAYS: { steps: readonly DayStep[] };
  MID_YEAR: { least_months: number };
  /** `below`: of the cash gift, with fewer months; `leavers`: of bonus and cash gift, for who leaves before the day with enough of them. */
  YEAR_END: { cash_gift: number; least_months: number; below: readonly MonthStep[]; leavers: readonly MonthStep[] };
  PEI: { amount: number; least_months: number; below: readonly MonthStep[] };
  /** Granted for one year: at most `most`, of which the university pays `amount`. */
  SRI: { year: number; most: number; amount: number; least_months: number; below: readonly MonthStep[] };
  /** Of contracts of service and job orders, granted for one year; with fewer months a fixed amount. */
  GRATUITY: { year: number; amount: number; least_months: number; below: readonly { months: number; amount: number }[] };
  CLOTHING: { amount: number; least_months: number };
  MEDICAL: { amount: number };
  /** At the first milestone, and at each later one; days without pay beyond the `unpaid` ones break the years that count. */
  LOYALTY: {
    first_years: number;
    first: number;
    first_unpaid: number;
    each_years: number;
    each: number;
    each_unpaid: number;
  };
  /** Tax withheld of contracts of service and job orders: by what they are, without a declaration, and the percentage tax. */
  JO_TAX: {
    profession_per10000: number;
    service_per10000: number;
    undeclared_per10000: number;
    percentage_per10000: number;
    exempt_to: number;
  };
}

export type FigureKind = keyof FigureContents;

export const FIGURE_NAMES: Readonly<Record<FigureKind, string>> = {
  GSIS: 'GSIS',
  PHILHEALTH: 'PhilHealth',
  PAGIBIG: 'Pag-IBIG',
  PERA: 'PERA',
  DAYS: 'Working days of a month',
  WITHHOLDING: 'Withholding tax of a month',
  ANNUAL: 'Income tax of a year',
  EXEMPT_BENEFITS: 'Exempt benefits of a year',
  DE_MINIMIS: 'De minimis benefits',
  FLOOR: 'Net take-home pay and order of deductions',
  RATA_DAYS: 'RATA by days of work',
  MID_YEAR: 'Mid-year bonus',
  YEAR_END: 'Year-end bonus and cash gift',
  PEI: 'Productivity enhancement incentive',
  SRI: 'Service recognition incentive',
  GRATUITY: 'Gratuity of contracts of service and job orders',
  CLOTHING: 'Clothing allowance',
  MEDICAL: 'Medical allowance',
  LOYALTY: 'Loyalty award',
  JO_TAX: 'Tax of contracts of service and job orders',
};

/** A figure from a day on, until the next of its kind; `source` is the law, circular or order. */
export type DatedFigure = {
  [K in FigureKind]: { kind: K; effective_on: string; content: FigureContents[K]; source: string };
}[FigureKind];

/** Which figure it is, for what explains a line. */
export interface FigureNamed {
  kind: FigureKind;
  effective_on: string;
  source: string;
}

/** A figure that applies, under its name. */
export type Applied<K extends FigureKind> = FigureNamed & { content: FigureContents[K] };

/** Kinds that need not apply on a day: what is granted for one year, or has not always been there. */
type Granted = 'SRI' | 'GRATUITY' | 'MEDICAL';

/** What applies on a day, by kind; of what is granted only sometimes, null where it is not. */
export type Figures = { [K in Exclude<FigureKind, Granted>]: Applied<K> } & { [K in Granted]: Applied<K> | null };

/** Which figure it is, without what it holds. */
export function named({ kind, effective_on, source }: FigureNamed): FigureNamed {
  return { kind, effective_on, source };
}
