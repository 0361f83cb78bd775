import { amountOfAll, groupPaid, itemsUsed, type Item, type Paid } from '../paid.ts';
import { moneyOf, tabulate, textOf, type Column, type Table } from '../table.ts';

/** Due to Officers and Employees, of the Revised Chart of Accounts: what a payroll pays out. */
const DUE_TO_EMPLOYEES = '2-01-01-020';

/** The item by whose account the government’s share is due: that of the share of the employee. */
const DUE_AS: Readonly<Record<string, string>> = { GSIS_GOV: 'GSIS', EC: 'GSIS', PHILHEALTH_GOV: 'PHILHEALTH', PAGIBIG_GOV: 'PAGIBIG' };

export interface Entry {
  account: string;
  name: string;
  /** Centavos. */
  debit: number;
  credit: number;
}

/** The journal entry of a payroll: what is charged by account, and to whom it is due. Debits are credits, to the centavo. */
export function entriesOf(items: readonly Item[], paid: readonly Paid[]): Entry[] {
  const accounts = new Map(items.map(({ code, account }) => [code, account]));
  const entries = chargesOf(items, paid);
  for (const { code, name } of itemsUsed(items, paid, 'GOVERNMENT'))
    entries.push({ account: accounts.get(DUE_AS[code] ?? code) ?? '', name, debit: 0, credit: amountOfAll(paid, code) });
  for (const { code, name, account } of itemsUsed(items, paid, 'DEDUCTION'))
    entries.push({ account, name, debit: 0, credit: amountOfAll(paid, code) });
  entries.push({ account: DUE_TO_EMPLOYEES, name: 'Net pay', debit: 0, credit: paid.reduce((sum, { net }) => sum + net, 0) });
  return entries.filter(({ debit, credit }) => debit !== 0 || credit !== 0).toSorted(byAccount);
}

function byAccount(one: Entry, other: Entry): number {
  const debits = Number(one.debit === 0) - Number(other.debit === 0);
  return debits || (one.account < other.account ? -1 : Number(one.account > other.account));
}

export const entryColumns: readonly Column<Entry>[] = [
  textOf('UACS account', 36, ({ account }) => account),
  textOf('Item', 0, ({ name }) => name),
  moneyOf('Debit', 38, ({ debit }) => debit || null),
  moneyOf('Credit', 38, ({ credit }) => credit || null),
];

/** The abstract of a payroll by account, for each fund cluster. */
export function abstractByAccount(items: readonly Item[], paid: readonly Paid[]): Table {
  return tabulate(
    entryColumns,
    groupPaid(paid, ({ fund }) => fund).map(([fund, ofFund]) => [`Fund cluster ${fund}`, entriesOf(items, ofFund)]),
  );
}

/** What is charged, and so obligated, by account: days without pay lessen the charge of salaries. */
export function chargesOf(items: readonly Item[], paid: readonly Paid[]): Entry[] {
  const charged = [...itemsUsed(items, paid, 'EARNING'), ...itemsUsed(items, paid, 'GOVERNMENT')].map((item) => ({
    ...item,
    sum: amountOfAll(paid, item.code),
  }));
  return [...Map.groupBy(charged, ({ account }) => account)].map(([account, some]) => ({
    account,
    name: some
      .filter(({ sum }) => sum > 0)
      .map(({ name }) => name)
      .join(', '),
    debit: some.reduce((all, { sum }) => all + sum, 0),
    credit: 0,
  }));
}
