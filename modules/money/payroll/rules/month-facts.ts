import type { DeductionClass, TaxTreatment } from './pay-line.ts';

/** Days of service at one rate. Money in centavos; `to` is the last day. */
export interface Segment {
  from: string;
  to: string;
  monthly: number;
  salary_grade: number;
  step: number;
}

/** A day without pay, or a part of one, in thousandths. */
export interface Unpaid {
  date: string;
  thousandths: number;
  /** LEAVE, ABSENCE, LATE, STANDING. */
  cause: string;
}

export interface Allowance {
  id: number;
  code: string;
  monthly: number;
  /** By days of work, as representation and transportation are; otherwise like PERA, by the days of service less days without pay. */
  by_days: boolean;
  /** BASIC and TAXED are taxed in the month. */
  tax: TaxTreatment;
}

/** What is paid besides, once: overtime, night differential, honoraria, overload. */
export interface Extra {
  id: number;
  code: string;
  amount: number;
  /** BASIC and TAXED are taxed in the month. */
  tax: TaxTreatment;
}

/** What is to be taken of a month besides tax and contributions. */
export interface Deduction {
  id: number;
  code: string;
  class: DeductionClass;
  amount: number;
  /** Whether a part is taken where the whole does not fit. */
  in_part: boolean;
  authorized_on: string;
  /** Its place among those authorized on one day: the earlier one has the smaller number. */
  entered: number;
  /** Dues to a registered union lower what is taxed (NIRC Sec. 32(B)(7)(f)). */
  lowers_tax: boolean;
}

/** What has been paid and withheld in a year. */
export interface TaxedYear {
  /** Compensation less contributions and union dues, without benefits. */
  taxable: number;
  /** 13th-month pay and other benefits, exempt up to what a year has. */
  benefits: number;
  /** By code of the item; above its limit it is a benefit. */
  de_minimis: Readonly<Record<string, number>>;
  withheld: number;
}

/** What a former employer paid in a year, as its certificate (BIR Form 2316) says. */
export interface FormerYear extends TaxedYear {
  /** Exempt as contributions and union dues, and as other pay; they are of no account to the tax. */
  contributions: number;
  other_exempt: number;
}

/** The tax of the year, which the last payslip of the year or of the service settles. */
export interface YearFacts {
  /** By all payslips of the year before this one. */
  before: TaxedYear;
  /** By the certificate (BIR Form 2316) of a former employer of the year. */
  former: TaxedYear | null;
  /** Months of the year that have been paid, with this one. */
  months: number;
  /** Whether this payslip is the last of the year or of the service. */
  is_last: boolean;
}

/** What a month with its pay is computed from. */
export interface MonthFacts {
  /** YYYY-MM */
  month: string;
  /** Days of service of the month, in order, none twice. */
  segments: readonly Segment[];
  unpaid: readonly Unpaid[];
  /** Whether there is a working day with pay; a holiday is none. */
  has_paid_day: boolean;
  allowances: readonly Allowance[];
  /** Whole days of work, for allowances by days. */
  work_days: number;
  /** All of the month: those to be paid, and those that another run of the month has paid. */
  extras: readonly Extra[];
  deductions: readonly Deduction[];
  /** Null where the tax of the year is left alone. */
  year: YearFacts | null;
}
