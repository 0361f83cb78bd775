import { monthName } from '@talaan/kernel/contract/dates.ts';
import { amountOf, amountOfAll, itemsUsed, type Item, type Paid } from '../paid.ts';
import { moneyOf, serial, textOf, type Column } from '../table.ts';

/** So many lines stand on a sheet of the general payroll. */
export const LINES_ON_SHEET = 14;

/** Items that have a column of their own wherever somebody has them; of the others the greatest do, as far as the sheet has room. */
const OWN_EARNINGS = ['BASIC', 'LWOP', 'WAGES', 'JO_PAY', 'PERA'];
const OWN_DEDUCTIONS = ['WTAX', 'GSIS', 'PHILHEALTH', 'PAGIBIG'];
const EARNINGS_ON_SHEET = 5;
const DEDUCTIONS_ON_SHEET = 8;
const MONEY = 14.5;
/** The page has it under the name, where sums need the room. */
const POSITION = 30;

/** On the heads of columns, where the name of an item has no room. */
const SHORT: Readonly<Record<string, string>> = {
  BASIC: 'Salary',
  LWOP: 'Days without pay',
  PERA: 'PERA',
  WTAX: 'Tax',
  GSIS: 'GSIS',
  PHILHEALTH: 'PhilHealth',
  PAGIBIG: 'Pag-IBIG',
  RA: 'RA',
  TA: 'TA',
};

/** Which items have columns of their own on the general payroll of a fund, and which are summed, by their codes. */
export interface PayrollLayout {
  earnings: string[];
  other_earnings: string[];
  deductions: string[];
  other_deductions: string[];
  /** Whether each line says which months it pays. */
  has_months: boolean;
}

/** What every sheet of these people shows: the same columns on all, so that they add up. */
export function layOutPayroll(items: readonly Item[], paid: readonly Paid[], hasMonths = false): PayrollLayout {
  const sideOf = (side: Item['side'], own: readonly string[], room: number) => {
    const used = itemsUsed(items, paid, side).map(({ code }) => code);
    const sums = new Map(used.map((code) => [code, Math.abs(amountOfAll(paid, code))]));
    return splitCodes(used, own, room, (code) => sums.get(code)!);
  };
  const [earnings, otherEarnings] = sideOf('EARNING', OWN_EARNINGS, EARNINGS_ON_SHEET);
  const [deductions, otherDeductions] = sideOf('DEDUCTION', OWN_DEDUCTIONS, DEDUCTIONS_ON_SHEET);
  return { earnings, other_earnings: otherEarnings, deductions, other_deductions: otherDeductions, has_months: hasMonths };
}

/** What of the codes used has a column, in their order, and what is summed as others: the greatest have columns as far as there is room. */
export function splitCodes(
  used: readonly string[],
  own: readonly string[],
  room: number,
  weight: (code: string) => number,
): [shown: string[], others: string[]] {
  const needed = used.filter((code) => own.includes(code));
  const rest = used.filter((code) => !own.includes(code));
  const left = room - needed.length;
  const kept = rest.length <= left ? rest : rest.toSorted((one, other) => weight(other) - weight(one)).slice(0, Math.max(left - 1, 0));
  const shown = new Set([...needed, ...kept]);
  return [used.filter((code) => shown.has(code)), used.filter((code) => !shown.has(code))];
}

function monthsOf({ first_month: first, last_month: last }: Paid): string {
  if (first === null || last === null) return '';
  return first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`;
}

/** Columns of the general payroll (GAM Appendix 33): what is earned, what is deducted, what is paid. */
export function payrollColumns(items: readonly Item[], layout: PayrollLayout): Column<Paid>[] {
  const names = new Map(items.map(({ code, name }) => [code, SHORT[code] ?? name]));
  const sideOf = (shown: readonly string[], others: readonly string[], title: string) => [
    ...shown.map((code) => moneyOf<Paid>(names.get(code)!, MONEY, (one) => amountOf(one, code))),
    ...(others.length > 0 ? [moneyOf<Paid>(title, MONEY, (one) => amountOf(one, ...others))] : []),
  ];
  return [
    serial(7),
    textOf('Name', 0, ({ fullname }) => fullname),
    textOf('Position', POSITION, ({ position }) => position),
    textOf('Employee no.', 15, ({ idno }) => idno),
    ...(layout.has_months ? [textOf<Paid>('For the months', 24, monthsOf)] : []),
    ...sideOf(layout.earnings, layout.other_earnings, 'Other earnings'),
    moneyOf('Gross amount earned', MONEY + 1, ({ gross }) => gross),
    ...sideOf(layout.deductions, layout.other_deductions, 'Other deductions'),
    moneyOf('Total deductions', MONEY, ({ deductions }) => deductions),
    moneyOf('Net amount due', MONEY + 1, ({ net }) => net),
  ];
}
