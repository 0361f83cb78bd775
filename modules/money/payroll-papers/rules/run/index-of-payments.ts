import { amountOf, groupPaid, type Paid } from '../paid.ts';
import { moneyOf, tabulate, textOf, type Column, type Table } from '../table.ts';

/** One payslip of a person, as a payment. */
export interface Payment extends Paid {
  paid_on: string;
  number: string;
  title: string;
}

const TAXES = ['WTAX', 'TAX_YEAR', 'EWT', 'PERCENTAGE_TAX'];

export const paymentColumns: readonly Column<Payment>[] = [
  textOf('Date', 24, ({ paid_on: day }) => day),
  textOf('Payslip no.', 30, ({ number }) => number),
  textOf('Particulars', 0, ({ title }) => title),
  moneyOf('Gross', 27, ({ gross }) => gross),
  moneyOf('Tax', 25, (one) => amountOf(one, ...TAXES)),
  moneyOf('Other deductions', 27, (one) => one.deductions - amountOf(one, ...TAXES)),
  moneyOf('Net', 27, ({ net }) => net),
];

/** The index of payments (GAM Appendix 38): each payee with what was paid in the year. */
export function indexOfPayments(payments: readonly Payment[]): Table {
  return tabulate(
    paymentColumns,
    groupPaid(payments, (one) => `${one.surname}, ${one.first_name}|${one.id}`).map(([, of]) => [
      `${of[0]!.fullname} · employee no. ${of[0]!.idno} · TIN ${of[0]!.tin || 'none'}`,
      of.toSorted((one, other) => (one.number < other.number ? -1 : 1)),
    ]),
  );
}
