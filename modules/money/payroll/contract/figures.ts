import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { DEDUCTION_CLASSES } from '../rules/pay-line.ts';
import type { FigureContents, FigureKind } from '../rules/figures/rates.ts';
import { figureKind, FIGURE_READERS, PREPARERS, text } from './fields.ts';

const number = z.number({ error: 'Enter a number.' }).int('Enter at most two decimals.').min(0, 'Enter a number from 0 on.');
const money = number.max(100_000_000_000, 'This is too much.');
const rate = number.max(10_000, 'At most 100 %.');
const months = number.max(12, 'At most 12 months.');
const classes = z.array(z.enum(DEDUCTION_CLASSES));
const someRows = <T extends z.ZodType>(row: T) => z.array(row).max(40, 'At most 40 rows.');

const brackets = someRows(z.object({ over: money, not_over: money.nullable(), base: money, per10000: rate }));
const byMonths = someRows(z.object({ months, per10000: rate }));

/** What is entered of each kind; what it must be beside is asked by `findFault`. */
const contents: { [K in FigureKind]: z.ZodType<FigureContents[K]> } = {
  GSIS: z.object({ employee_per10000: rate, government_per10000: rate, ec: money }),
  PHILHEALTH: z.object({ per10000: rate, floor: money, ceiling: money, odd_centavo: z.enum(['EMPLOYEE', 'GOVERNMENT']) }),
  PAGIBIG: z.object({ per10000: rate, most_base: money, most_employee: money, most_government: money }),
  PERA: z.object({ monthly: money }),
  DAYS: z.object({ divisor: number }),
  WITHHOLDING: z.object({ brackets, excess: z.enum(['YEAR_END', 'CUMULATIVE']) }),
  ANNUAL: z.object({ brackets }),
  EXEMPT_BENEFITS: z.object({ most: money }),
  DE_MINIMIS: z.object({ limits: someRows(z.object({ code: z.string().min(1, 'Choose an item.').max(24), most: money })) }),
  FLOOR: z.object({ net: money, order: classes, through: classes }),
  RATA_DAYS: z.object({ steps: someRows(z.object({ from_days: number, to_days: number, per10000: rate })) }),
  MID_YEAR: z.object({ least_months: months }),
  YEAR_END: z.object({ cash_gift: money, least_months: months, below: byMonths, leavers: byMonths }),
  PEI: z.object({ amount: money, least_months: months, below: byMonths }),
  SRI: z.object({ year: number, most: money, amount: money, least_months: months, below: byMonths }),
  GRATUITY: z.object({ year: number, amount: money, least_months: months, below: someRows(z.object({ months, amount: money })) }),
  CLOTHING: z.object({ amount: money, least_months: months }),
  MEDICAL: z.object({ amount: money }),
  LOYALTY: z.object({ first_years: number, first: money, first_unpaid: number, each_years: number, each: money, each_unpaid: number }),
  JO_TAX: z.object({
    profession_per10000: rate,
    service_per10000: rate,
    undeclared_per10000: rate,
    percentage_per10000: rate,
    exempt_to: money,
  }),
};

/** What a part of a figure is, whatever its kind. */
const part = z.union([
  z.number(),
  z.string(),
  z.array(z.string()),
  z.array(z.record(z.string(), z.union([z.number(), z.string(), z.null()]))),
]);
export type FigureValue = z.output<typeof part>;

const figureRow = z.object({
  kind: figureKind,
  effective_on: z.string(),
  content: z.record(z.string(), part),
  source: z.string(),
  entered_by: z.string().nullable(),
  /** It was entered here, and no computed payroll follows it. */
  may_withdraw: z.boolean(),
});
export type FigureRow = z.output<typeof figureRow>;

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/payroll/figures',
  summary: 'Rates, tables and amounts of law, by kind and the day from which they apply, the latest first.',
  access: FIGURE_READERS,
  response: z.object({ today: z.string(), figures: z.array(figureRow) }),
});

const head = {
  effective_on: isoDate.refine((day) => day >= '1997-01-01', 'Enter a date from 1997 on.'),
  source: text(200).min(5, 'Name the law, circular or order.'),
};
const kinds = Object.keys(contents) as FigureKind[];
const entered = kinds.map((kind) => z.object({ kind: z.literal(kind), ...head, content: contents[kind] }));

export const addFigure = endpoint({
  method: 'POST',
  path: '/api/payroll/figures',
  summary: 'Enters a figure that applies from a day on, with the law, circular or order that says so.',
  access: PREPARERS,
  reach: 'university',
  body: z.discriminatedUnion('kind', entered as [(typeof entered)[number], ...(typeof entered)[number][]]),
  response: messageOnly,
});

export const withdrawFigure = endpoint({
  method: 'DELETE',
  path: '/api/payroll/figures/{kind}/{effective_on}',
  summary: 'Withdraws a figure that was entered here, as long as no computed payroll follows it.',
  access: PREPARERS,
  reach: 'university',
  params: z.object({ kind: figureKind, effective_on: isoDate }),
  response: messageOnly,
});
