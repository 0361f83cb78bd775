import { groupPaid, type Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

export const registerColumns: readonly Column<Paid>[] = [
  serial(),
  textOf('Employee no.', 24, ({ idno }) => idno),
  textOf('Name', 0, ({ fullname }) => fullname),
  textOf('Position', 52, ({ position }) => position),
  moneyOf('Gross', 25, ({ gross }) => gross),
  moneyOf('Deductions', 25, ({ deductions }) => deductions),
  moneyOf('Net', 25, ({ net }) => net),
  moneyOf('Government shares', 25, ({ government }) => government),
];

/** The payroll register: who is paid what, by fund cluster and office. */
export function payrollRegister(paid: readonly Paid[]): Table {
  return tabulate(
    registerColumns,
    groupPaid(paid, ({ fund, office }) => `Fund cluster ${fund} · ${office || 'No office'}`),
  );
}
