import { amountOf, loanName, type Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

/** A contribution of a member to a programme of the Fund, or a payment of a loan. */
export interface Remitted extends Paid {
  /** As YYYYMM. */
  period: string;
  /** `F1` for the regular savings, `M2` for MP2; of a loan its kind. */
  program: string;
  account_no: string;
  employee: number;
  employer: number;
}

const names: readonly Column<Remitted>[] = [
  textOf('Last name', 0, ({ surname }) => surname.toUpperCase()),
  textOf('First name', 40, ({ first_name: first }) => first.toUpperCase()),
  textOf('Ext.', 10, ({ name_extension: suffix }) => suffix.toUpperCase()),
  textOf('Middle name', 30, ({ middle_name: middle }) => middle.toUpperCase()),
];

export const mcrfColumns: readonly Column<Remitted>[] = [
  serial(),
  textOf('Pag-IBIG MID no.', 30, ({ pagibig }) => pagibig),
  textOf('Program', 18, ({ program }) => program),
  ...names,
  textOf('Period covered', 20, ({ period }) => period),
  moneyOf('Monthly compensation', 27, ({ monthly }) => monthly),
  moneyOf('Employee share', 24, ({ employee }) => employee),
  moneyOf('Employer share', 24, ({ employer }) => employer),
  moneyOf('Total', 24, ({ employee, employer }) => employee + employer),
];

/** The Membership Contributions Remittance Form. */
export function memberContributions(month: string, paid: readonly Paid[]): Table {
  const period = month.replace('-', '');
  const rows = paid.flatMap((one): Remitted[] => {
    const regular = amountOf(one, 'PAGIBIG', 'PAGIBIG_MORE', 'PAGIBIG_OWN');
    const employer = amountOf(one, 'PAGIBIG_GOV');
    const second = amountOf(one, 'PAGIBIG_MP2');
    const shared = { ...one, period, account_no: '' };
    return [
      ...(regular !== 0 || employer !== 0 ? [{ ...shared, program: 'F1', employee: regular, employer }] : []),
      ...(second === 0 ? [] : [{ ...shared, program: 'M2', employee: second, employer: 0 }]),
    ];
  });
  return tabulate(mcrfColumns, [['', rows]]);
}

export const stlrfColumns: readonly Column<Remitted>[] = [
  serial(),
  textOf('Pag-IBIG MID no.', 32, ({ pagibig }) => pagibig),
  textOf('Application no.', 42, ({ account_no: number }) => number),
  ...names,
  textOf('Loan type', 46, ({ program }) => program),
  textOf('Period covered', 20, ({ period }) => period),
  moneyOf('Amount', 27, ({ employee }) => employee),
];

/** What was taken of a loan of a person. */
export interface LoanPayment {
  personnel_id: number;
  name: string;
  reference_no: string;
  amount: number;
}

/** The Short-Term Loan Remittance Form: each loan by its own application number. */
export function loanRemittance(month: string, paid: readonly Paid[], payments: readonly LoanPayment[]): Table {
  const people = new Map(paid.map((one) => [one.id, one]));
  const rows = payments.flatMap(({ personnel_id: id, name, reference_no: number, amount }): Remitted[] => {
    const of = people.get(id);
    const program = loanName(name);
    return of ? [{ ...of, period: month.replace('-', ''), program, account_no: number, employee: amount, employer: 0 }] : [];
  });
  return tabulate(stlrfColumns, [['', rows]]);
}
