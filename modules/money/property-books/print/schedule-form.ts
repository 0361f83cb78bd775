import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { FormSheet, SheetCell } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import type { ScheduleRow, ScheduleSums } from '../contract/depreciation.ts';

/** The depreciation of a month. It is worked out anew each time, so that it has no code. */
export interface ScheduleSheet {
  entity: string;
  fund: string;
  month: string;
  as_of: string;
  rows: readonly ScheduleRow[];
  total: ScheduleSums;
}

export const scheduleForm = printedForm<ScheduleSheet>({
  template: new URL('./schedule.typ', import.meta.url),
  layOut: ([only]) => layOut(only!.sheet),
});

const SUMS = ['cost', 'before', 'of_month', 'off', 'at_end', 'carrying'] as const;

const figuresOf = (sums: ScheduleSums) => [sums.items.toLocaleString('en-PH'), ...SUMS.map((key) => formatMoney(sums[key]))];

/** Of one fund cluster. */
function sumsOf(rows: readonly ScheduleRow[]): ScheduleSums {
  const zero = { items: 0, cost: 0, before: 0, of_month: 0, off: 0, at_end: 0, carrying: 0 };
  return rows.reduce(
    (all, row) => ({ ...zero, ...Object.fromEntries((['items', ...SUMS] as const).map((key) => [key, all[key] + row[key]])) }),
    zero,
  );
}

function layOut({ rows, total, month, as_of: day, ...head }: ScheduleSheet): object {
  return {
    ...head,
    month: monthName(month),
    as_of: longDate(day),
    funds: [...Map.groupBy(rows, ({ fund_code: fund }) => fund)].map(([fund, own]) => ({
      fund,
      rows: own.map((row) => [row.account, row.account_name, ...figuresOf(row)]),
      total: figuresOf(sumsOf(own)),
    })),
    total: figuresOf(total),
  };
}

const WIDTHS = [10, 14, 46, 10, 18, 18, 18, 18, 18, 18];

/** The same as a workbook. */
export function scheduleWorkbook({ entity, fund, month, rows, total }: ScheduleSheet): FormSheet {
  const whole = { at: 0, columns: WIDTHS.length };
  const cells = (sums: ScheduleSums): SheetCell[] => [sums.items, ...SUMS.map((key) => sums[key] / 100)];
  return {
    above: [
      [{ ...whole, text: entity, isBold: true, isCentred: true }],
      [{ ...whole, text: `DEPRECIATION OF ${monthName(month).toUpperCase()}`, isBold: true, isCentred: true }],
      [{ ...whole, text: `Fund Cluster: ${fund}` }],
      [],
    ],
    headings: [
      'Fund',
      'Account',
      'Name',
      'Items',
      'Cost',
      'Accumulated before',
      'Depreciation of the month',
      'Of what left the books',
      'Accumulated at its end',
      'Carrying amount',
    ],
    rows: [
      ...rows.map((row): SheetCell[] => [row.fund_code, row.account, row.account_name, ...cells(row)]),
      ['', '', 'Total', ...cells(total)],
    ],
    below: [],
    widths: WIDTHS,
  };
}
