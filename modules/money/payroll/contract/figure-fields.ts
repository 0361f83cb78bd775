import type { FigureKind } from '../rules/figures/rates.ts';
import type { DeductionClass } from '../rules/pay-line.ts';

/** How a number of a figure is typed and shown: PESOS are kept in centavos, PERCENT in ten-thousandths, DAYS in thousandths, COUNT as it is. */
export type FigureUnit = 'PESOS' | 'PERCENT' | 'COUNT' | 'DAYS';

export interface NumberPart {
  name: string;
  label: string;
  unit: FigureUnit;
  /** Empty stands for: without end. */
  isOpen?: boolean;
}

/** A part of what a figure holds, in the order of its form. */
export type FigurePart =
  | ({ as: 'number' } & NumberPart)
  | { as: 'choice'; name: string; label: string; choices: Readonly<Record<string, string>> }
  /** Several of the choices; their order counts. */
  | { as: 'several'; name: string; label: string; choices: Readonly<Record<string, string>> }
  | { as: 'rows'; name: string; label: string; columns: readonly NumberPart[]; codes?: Readonly<Record<string, string>> };

export const CLASS_WORDS: Readonly<Record<DeductionClass, string>> = {
  SUPPORT: 'Support by a protection order',
  GSIS_HDMF: 'Premiums and loans of GSIS and Pag-IBIG',
  COURT: 'Orders of courts, disallowances',
  COOPERATIVE: 'Cooperatives and mutual benefit associations',
  PROVIDENT: 'Provident funds and associations of employees',
  BANK: 'Government banks',
  INSURANCE: 'Insurance',
  THRIFT: 'Thrift and rural banks',
  OVERPAID: 'What was paid too much',
};

const number = (name: string, label: string, unit: FigureUnit): FigurePart => ({ as: 'number', name, label, unit });
const pesos = (name: string, label: string) => number(name, label, 'PESOS');
const percent = (name: string, label: string) => number(name, label, 'PERCENT');
const count = (name: string, label: string) => number(name, label, 'COUNT');

const BRACKETS: FigurePart = {
  as: 'rows',
  name: 'brackets',
  label: 'Brackets',
  columns: [
    { name: 'over', label: 'Over (PHP)', unit: 'PESOS' },
    { name: 'not_over', label: 'Not over (PHP)', unit: 'PESOS', isOpen: true },
    { name: 'base', label: 'Tax (PHP)', unit: 'PESOS' },
    { name: 'per10000', label: 'Of the excess (%)', unit: 'PERCENT' },
  ],
};

const MONTHS: NumberPart = { name: 'months', label: 'Months of service, at least', unit: 'COUNT' };
const PART: NumberPart = { name: 'per10000', label: 'Part (%)', unit: 'PERCENT' };
const byMonths = (name: string, label: string): FigurePart => ({ as: 'rows', name, label, columns: [MONTHS, PART] });
const LEAST = count('least_months', 'Months of service for the whole');
const CLASSES = (name: string, label: string): FigurePart => ({ as: 'several', name, label, choices: CLASS_WORDS });

/** What each kind holds; a test compares it with the figures of law. */
export const FIGURE_PARTS: Readonly<Record<FigureKind, readonly FigurePart[]>> = {
  GSIS: [
    percent('employee_per10000', 'Share of the employee (%)'),
    percent('government_per10000', 'Share of the government (%)'),
    pesos('ec', "Employees' Compensation, a month (PHP)"),
  ],
  PHILHEALTH: [
    percent('per10000', 'Both shares together (%)'),
    pesos('floor', 'Least basic salary that counts (PHP)'),
    pesos('ceiling', 'Highest basic salary that counts (PHP)'),
    {
      as: 'choice',
      name: 'odd_centavo',
      label: 'The odd centavo is borne by',
      choices: { EMPLOYEE: 'The employee', GOVERNMENT: 'The government' },
    },
  ],
  PAGIBIG: [
    percent('per10000', 'Each share (%)'),
    pesos('most_base', 'Highest basic salary that counts (PHP)'),
    pesos('most_employee', 'Share of the employee, at most (PHP)'),
    pesos('most_government', 'Share of the government, at most (PHP)'),
  ],
  PERA: [pesos('monthly', 'A month (PHP)')],
  DAYS: [count('divisor', 'Working days of a month')],
  WITHHOLDING: [
    BRACKETS,
    {
      as: 'choice',
      name: 'excess',
      label: 'Benefits above the exempt ones are taxed',
      choices: { YEAR_END: 'With the last payslip of the year', CUMULATIVE: 'From the month in which they are paid' },
    },
  ],
  ANNUAL: [BRACKETS],
  EXEMPT_BENEFITS: [pesos('most', 'Exempt in a year (PHP)')],
  DE_MINIMIS: [
    {
      as: 'rows',
      name: 'limits',
      label: 'Limits of a year',
      codes: { CLOTHING: 'Clothing allowance', MEDICAL: 'Medical allowance' },
      columns: [{ name: 'most', label: 'At most (PHP)', unit: 'PESOS' }],
    },
  ],
  FLOOR: [
    pesos('net', 'Least take-home pay of a month (PHP)'),
    CLASSES('order', 'Order of deductions, the first one first'),
    CLASSES('through', 'Taken although less than that is left'),
  ],
  RATA_DAYS: [
    {
      as: 'rows',
      name: 'steps',
      label: 'By days of actual work',
      columns: [{ name: 'from_days', label: 'From days', unit: 'COUNT' }, { name: 'to_days', label: 'To days', unit: 'COUNT' }, PART],
    },
  ],
  MID_YEAR: [LEAST],
  YEAR_END: [
    pesos('cash_gift', 'Cash gift (PHP)'),
    LEAST,
    byMonths('below', 'Of the cash gift with fewer months'),
    byMonths('leavers', 'Of both, for who leaves before the day'),
  ],
  PEI: [pesos('amount', 'Amount (PHP)'), LEAST, byMonths('below', 'With fewer months')],
  SRI: [
    count('year', 'Granted for the year'),
    pesos('most', 'At most, by the order (PHP)'),
    pesos('amount', 'What the university pays (PHP)'),
    LEAST,
    byMonths('below', 'With fewer months'),
  ],
  GRATUITY: [
    count('year', 'Granted for the year'),
    pesos('amount', 'Amount (PHP)'),
    LEAST,
    { as: 'rows', name: 'below', label: 'With fewer months', columns: [MONTHS, { name: 'amount', label: 'Amount (PHP)', unit: 'PESOS' }] },
  ],
  CLOTHING: [pesos('amount', 'A year (PHP)'), count('least_months', 'Months of service in the year, at least')],
  MEDICAL: [pesos('amount', 'A year (PHP)')],
  LOYALTY: [
    count('first_years', 'First award after years'),
    pesos('first', 'First award (PHP)'),
    number('first_unpaid', 'Leave without pay in those years, at most (days)', 'DAYS'),
    count('each_years', 'Then each so many years'),
    pesos('each', 'Later awards (PHP)'),
    number('each_unpaid', 'Leave without pay in those years, at most (days)', 'DAYS'),
  ],
  JO_TAX: [
    percent('profession_per10000', 'Profession (%)'),
    percent('service_per10000', 'Other service (%)'),
    percent('undeclared_per10000', 'Without a declaration (%)'),
    percent('percentage_per10000', 'Percentage tax (%)'),
    pesos('exempt_to', 'Free of tax in a year with one payor (PHP)'),
  ],
};
