import fc from 'fast-check';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { figuresOfMonth } from './figures/figures-on.ts';
import { workingDays } from './fraction-of-month.ts';
import { KNOWN_FIGURES } from './figures/known-figures.ts';
import type { Deduction, MonthFacts, Segment, Unpaid } from './month-facts.ts';
import { DEDUCTION_CLASSES } from './pay-line.ts';

export const FIGURES = figuresOfMonth('2026-03', KNOWN_FIGURES);

export function segment(from: string, to: string, monthly: number): Segment {
  return { from, to, monthly, salary_grade: 11, step: 1 };
}

/** A whole month at one salary, with what is said otherwise. */
export function factsOf(monthly: number, change: Partial<MonthFacts> = {}): MonthFacts {
  const month = change.month ?? '2026-03';
  const { from, to } = monthBounds(month);
  return {
    month,
    segments: [segment(from, to, monthly)],
    unpaid: [],
    has_paid_day: true,
    allowances: [],
    work_days: workingDays(from, to),
    extras: [],
    deductions: [],
    year: null,
    ...change,
  };
}

export function deduction(amount: number, change: Partial<Deduction> = {}): Deduction {
  return {
    id: 1,
    code: 'GSIS_MPL',
    class: 'GSIS_HDMF',
    amount,
    in_part: true,
    authorized_on: '2025-01-01',
    entered: 1,
    lowers_tax: false,
    ...change,
  };
}

export function unpaidOn(date: string, thousandths: number, cause = 'ABSENCE'): Unpaid {
  return { date, thousandths, cause };
}

const salary = fc.integer({ min: 1_353_000, max: 45_000_000 });

export const someDeductions = fc
  .array(
    fc.record({
      class: fc.constantFrom(...DEDUCTION_CLASSES),
      amount: fc.integer({ min: 1, max: 3_000_000 }),
      in_part: fc.boolean(),
      authorized_on: fc.constantFrom('2024-05-01', '2025-01-31', '2025-02-01'),
      lowers_tax: fc.boolean(),
    }),
    { maxLength: 7 },
  )
  .map((rows) => rows.map((row, at) => deduction(row.amount, { ...row, id: at + 1, entered: at, code: `D${at}` })));

/** A month of any year of the figures: entry, exit, a step, days without pay, allowances and extras. */
export const someMonth = (month: string): fc.Arbitrary<MonthFacts> => {
  const last = Number(monthBounds(month).to.slice(8));
  const day = fc.integer({ min: 1, max: last });
  return fc
    .record({
      salaries: fc.tuple(salary, salary),
      cuts: fc.tuple(day, day, day).map((days) => days.toSorted((one, other) => one - other)),
      isWhole: fc.boolean(),
      unpaid: fc.array(fc.record({ at: day, thousandths: fc.integer({ min: 1, max: 1000 }) }), { maxLength: 30 }),
      has_paid_day: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
      rata: fc.boolean(),
      work_days: fc.integer({ min: 0, max: 23 }),
      extra: fc.option(fc.integer({ min: 1, max: 4_000_000 })),
    })
    .map(({ salaries, cuts: [first, step, end], isWhole, unpaid, has_paid_day, rata, work_days, extra }) => {
      const at = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
      const from = isWhole ? 1 : first!;
      const to = isWhole ? last : end!;
      const both = [segment(at(from), at(Math.max(step! - 1, from)), salaries[0]), segment(at(step!), at(to), salaries[1])];
      return factsOf(0, {
        month,
        segments: step! > from ? both : [segment(at(from), at(to), salaries[1])],
        unpaid: unpaid.map((one) => unpaidOn(at(one.at), one.thousandths)),
        has_paid_day,
        allowances: rata
          ? [
              { id: 1, code: 'RA', monthly: 500_000, by_days: true, tax: 'EXEMPT' },
              { id: 2, code: 'HAZARD', monthly: 350_000, by_days: false, tax: 'TAXED' },
            ]
          : [],
        work_days,
        extras: extra === null ? [] : [{ id: 1, code: 'OVERTIME', amount: extra, tax: 'TAXED' }],
      });
    });
};

export const anyMonth = fc
  .constantFrom('2024-01', '2024-02', '2025-11', '2026-01', '2026-02', '2026-05', '2026-08', '2026-12')
  .chain(someMonth);
