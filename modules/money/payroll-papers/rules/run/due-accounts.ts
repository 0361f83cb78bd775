import { isByContract } from '../remittances/expanded-tax.ts';
import { amountOf, groupPaid, type Paid } from '../paid.ts';
import { moneyOf, tabulate, textOf, type Column, type Table } from '../table.ts';

/** What is debited for the employees of a bank. */
export interface Creditor {
  bank: string;
  people: number;
  /** Personnel services, or maintenance and other operating expenses, of which contracts of service and job orders are paid. */
  allotment: 'PS' | 'MOOE' | 'PS, MOOE';
  gross: number;
  tax: number;
  others: number;
  net: number;
}

const TAXES = ['WTAX', 'TAX_YEAR', 'EWT', 'PERCENTAGE_TAX'];

export const creditorColumns: readonly Column<Creditor>[] = [
  textOf('Creditor', 0, ({ people, bank }) => `${people === 1 ? '1 employee' : `${people} employees`} paid through ${bank}`),
  textOf('Savings or current account', 32, () => 'As in the list to the bank'),
  textOf('ORS/BURS no.', 22, () => ''),
  textOf('Allotment class', 19, ({ allotment }) => allotment),
  moneyOf('Gross amount', 29, ({ gross }) => gross),
  moneyOf('Withholding tax', 26, ({ tax }) => tax),
  moneyOf('Other deductions', 27, ({ others }) => others),
  moneyOf('Net amount', 29, ({ net }) => net),
  textOf('Remarks', 20, () => ''),
];

/** Who has an account that a bank can credit; the others are paid otherwise, and a bank is not told to debit anything for them. */
export const hasAccount = ({ bank }: Pick<Paid, 'bank'>): boolean => bank !== '';

/** The due and demandable accounts of a payroll: one creditor for each bank, to whose list the advice refers. */
export function dueAccounts(paid: readonly Pick<Paid, 'bank' | 'gross' | 'deductions' | 'net' | 'amounts'>[]): Table {
  const creditors = groupPaid(paid.filter(hasAccount), ({ bank }) => bank).map(([bank, of]): Creditor => {
    const tax = of.reduce((sum, one) => sum + amountOf(one, ...TAXES), 0);
    const sum = (name: 'gross' | 'deductions' | 'net') => of.reduce((all, one) => all + one[name], 0);
    const contracts = of.filter(isByContract).length;
    const allotment = contracts === 0 ? 'PS' : contracts === of.length ? 'MOOE' : 'PS, MOOE';
    return { bank, people: of.length, allotment, gross: sum('gross'), tax, others: sum('deductions') - tax, net: sum('net') };
  });
  return tabulate(creditorColumns, [['', creditors]]);
}

/** Number of an advice to debit accounts: source of the fund, month, serial of the year, year. */
export function adviceNumber(fund: string, day: string, running: number): string {
  return `${fund}-${day.slice(5, 7)}-${String(running).padStart(4, '0')}-${day.slice(0, 4)}`;
}
