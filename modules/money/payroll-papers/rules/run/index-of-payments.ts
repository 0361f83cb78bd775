import { longDate } from '@talaan/kernel/contract/dates.ts';
import { moneyOf, tabulate, textOf, type Column, type Table } from '../table.ts';

/** One payslip of a person, as a payment; sums in centavos. */
export interface Payment {
  id: number;
  idno: string;
  fullname: string;
  tin: string;
  paid_on: string;
  number: string;
  title: string;
  gross: number;
  tax: number;
  others: number;
  net: number;
}

export const paymentColumns: readonly Column<Payment>[] = [
  textOf('Date', 20, ({ paid_on: day }) => longDate(day)),
  textOf('Payslip no.', 24, ({ number }) => number),
  textOf('Particulars', 0, ({ title }) => title),
  moneyOf('Gross', 23, ({ gross }) => gross),
  moneyOf('Tax', 21, ({ tax }) => tax),
  moneyOf('Other deductions', 23, ({ others }) => others),
  moneyOf('Net', 23, ({ net }) => net),
];

/** The index of payments (GAM Appendix 38): each payee with what was paid in the year. `payments` come payee by payee. */
export function indexOfPayments(payments: readonly Payment[]): Table {
  const payees = [...Map.groupBy(payments, ({ id }) => id).values()];
  return tabulate(
    paymentColumns,
    payees.map((of) => [`${of[0]!.fullname} · employee no. ${of[0]!.idno} · TIN ${of[0]!.tin || 'none'}`, of]),
  );
}
