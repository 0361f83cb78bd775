import { amountOf, itemsUsed, listedName, loanName, type Item, type Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

/** The remittance to the GSIS: both shares and the premium of the Employees' Compensation, and a column for each loan. */
export function gsisColumns(items: readonly Item[], paid: readonly Paid[]): Column<Paid>[] {
  const loans = itemsUsed(items, paid, 'DEDUCTION').filter(({ code }) => code.startsWith('GSIS_'));
  const codes = loans.map(({ code }) => code);
  return [
    serial(),
    textOf('BP no.', 24, ({ gsis }) => gsis),
    textOf('Name', 0, listedName),
    moneyOf('Basic salary', 24, ({ monthly }) => monthly),
    moneyOf('Employee share', 22, (one) => amountOf(one, 'GSIS')),
    moneyOf('Government share', 22, (one) => amountOf(one, 'GSIS_GOV')),
    moneyOf('EC', 18, (one) => amountOf(one, 'EC')),
    ...loans.map(({ code, name }) => moneyOf<Paid>(loanName(name), 22, (one) => amountOf(one, code))),
    moneyOf('Total', 24, (one) => amountOf(one, 'GSIS', 'GSIS_GOV', 'EC', ...codes)),
  ];
}

export function gsisRemittance(items: readonly Item[], paid: readonly Paid[]): Table {
  const rows = paid.filter((one) => Object.keys(one.amounts).some((code) => code === 'EC' || code.startsWith('GSIS')));
  return tabulate(gsisColumns(items, paid), [['', rows]]);
}
