import { EXAMPLE_NUMBER, type ImportField, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readPesos, readText, type Read } from '@talaan/imports/rules/readers.ts';
import { OWNER_TITLES } from '@talaan/payroll/rules/people-import/find-owner.ts';
import { readMonth } from './read-month.ts';

/** What a row of a lender's list says. Money in centavos, months YYYY-MM. */
export interface LoanValues {
  idno: string;
  name: string;
  item: string;
  reference_no: string;
  monthly: number;
  principal: number;
  balance: number;
  from_month: string;
  to_month: string;
  authorized_on: string;
}

export const loanFields: ImportFields<LoanValues> = {
  idno: text(
    OWNER_TITLES.idno,
    ['employee no', 'emp no', 'id no', 'employee id', 'agency employee no', 'personnel no', 'employee number agency'],
    30,
    'Or the name, where only one person has it. The row EXAMPLE is not read.',
    EXAMPLE_NUMBER,
  ),
  name: text(
    OWNER_TITLES.name,
    ['member', 'name of member', 'member name', 'borrower', 'name of borrower', 'employee name', 'full name', 'name of employee'],
    200,
    'Must agree with the number where both are given.',
    'Dela Cruz, Juan',
  ),
  item: text(
    'Loan',
    ['item', 'loan type', 'type of loan', 'program', 'deduction', 'kind of loan', 'loan program'],
    80,
    'Its name or code in the catalogue. Empty where all rows are of one, which is chosen beside the columns.',
    'GSIS multi-purpose loan',
  ),
  reference_no: text(
    'Reference',
    ['loan no', 'loan number', 'reference no', 'reference number', 'account no', 'application no', 'crn', 'pn no', 'promissory note no'],
    60,
    'The number of the loan with the lender.',
    'MPL-2026-00123',
  ),
  monthly: {
    ...money('Monthly', ['monthly amortization', 'amortization', 'monthly due', 'amount due', 'amount', 'monthly deduction', 'due']),
    isRequired: true,
    help: 'In pesos, what is deducted each month.',
    example: '2,850.00',
  },
  principal: {
    ...money('Principal', ['loan amount', 'amount of loan', 'amount granted', 'granted', 'principal amount']),
    help: 'Empty for dues that are no loan.',
    example: '102,600.00',
  },
  balance: {
    ...money('Balance', ['outstanding balance', 'remaining balance', 'loan balance', 'outstanding']),
    help: 'What is left before the first deduction. Empty where nothing was paid yet.',
    example: '57,000.00',
  },
  from_month: {
    ...month('From', ['start', 'start date', 'from month', 'first month', 'effectivity', 'first due', 'date start', 'start of deduction']),
    help: 'The first month, such as 2026-12 or Dec 2026. Empty takes the month chosen beside the columns.',
    example: '2026-12',
  },
  to_month: {
    ...month('To', ['end', 'end date', 'to month', 'last month', 'until', 'maturity', 'date end', 'maturity date', 'end of deduction']),
    help: 'The last month; empty where the balance ends it.',
    example: '2028-07',
  },
  authorized_on: {
    title: 'Authorized',
    aliases: ['date granted', 'date of loan', 'date authorized', 'authorized on', 'loan date', 'date of authority'],
    read: readDay,
    help: 'When it was authorized, which orders deductions of one class. Empty counts as today.',
    example: '2026-11-05',
  },
};

function text(title: string, aliases: readonly string[], most: number, help: string, example: string): ImportField<string> {
  return { title, aliases, read: readText(most), help, example };
}

function money(title: string, aliases: readonly string[]) {
  return { title, aliases, read: readAmount };
}

function month(title: string, aliases: readonly string[]) {
  return { title, aliases, read: readMonth };
}

/** A third decimal of pesos is a part of a centavo. */
function readAmount(cell: string): Read<number> {
  return /\.\d\d0*[1-9]/.test(cell)
    ? { error: `“${cell.slice(0, 60)}” has more than two decimals. Enter pesos and centavos.` }
    : readPesos(cell);
}
