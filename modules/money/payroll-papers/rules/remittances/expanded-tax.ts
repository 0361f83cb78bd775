import { amountOf, listedName, type Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

const INCOME = ['JO_PAY', 'JO_LATE', 'JO_ABSENT', 'GRATUITY'];

/** Whether somebody is paid by contract: their tax is the expanded one, not that of employees. */
export function isByContract(one: Pick<Paid, 'amounts'>): boolean {
  return INCOME.some((code) => (one.amounts[code] ?? 0) !== 0);
}

export const expandedColumns: readonly Column<Paid>[] = [
  serial(),
  textOf('TIN', 30, ({ tin }) => tin),
  textOf('Payee', 0, listedName),
  moneyOf('Income payment', 32, (one) => amountOf(one, ...INCOME)),
  moneyOf('Expanded tax withheld', 32, (one) => amountOf(one, 'EWT')),
  moneyOf('Percentage tax withheld', 32, (one) => amountOf(one, 'PERCENTAGE_TAX')),
];

/** What was withheld of job orders and contracts of service: what BIR Forms 1601-EQ and 2307 say. */
export function expandedTax(paid: readonly Paid[]): Table {
  return tabulate(expandedColumns, [['', paid.filter(isByContract)]]);
}
