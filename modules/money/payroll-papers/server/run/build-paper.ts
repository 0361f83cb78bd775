import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FoundRun } from '@talaan/payroll/server/public.ts';
import type { RunPaperKind } from '../../contract/kinds.ts';
import { adviceForm, bankForm, obligationForm, tableForm, voucherForm } from '../../print/forms.ts';
import type { Signature } from '../../print/paper-sheet.ts';
import { pesosInWords } from '../../rules/number-in-words.ts';
import type { Item, Paid } from '../../rules/paid.ts';
import { abstractByAccount, chargesOf, entriesOf, entryColumns } from '../../rules/run/abstract.ts';
import { bankList, creditedOf, HALVES, type Half } from '../../rules/run/bank-list.ts';
import { dueAccounts, hasAccount } from '../../rules/run/due-accounts.ts';
import { layOutPayroll, payrollColumns } from '../../rules/run/general-payroll.ts';
import { indexOfPayments } from '../../rules/run/index-of-payments.ts';
import { paysByMonths, periodOf } from '../../rules/run/period-of-run.ts';
import { payrollRegister } from '../../rules/run/register.ts';
import { moneyOf, tabulate, textOf, type Table } from '../../rules/table.ts';
import type { PaperForm } from '../answer-paper.ts';
import { withAccountNumbers } from '../account-numbers.ts';
import { readItems, readPaid, readPayments } from '../read-paid.ts';
import { NO_ACCOUNT, readSignatures, type Part } from './paper-run.ts';

/** What a paper of a run is made of. */
export interface BuiltPaper {
  form: PaperForm;
  /** The form that it follows, where that depends on its fund. */
  name?: string;
  title: string;
  table: Table;
  facts: [label: string, value: string][];
  words: Record<string, string>;
  signatures: Record<string, Signature>;
}

/** Who makes a paper. */
export type Maker = Parameters<typeof withAccountNumbers>[0];

interface Making {
  call: Maker;
  open: Database;
  run: FoundRun;
  part: Part;
  paid: readonly Paid[];
  items: readonly Item[];
  signed: (action: string) => Signature;
}

type Builder = (making: Making) => Promise<BuiltPaper> | BuiltPaper;

/** Builds a paper from the rows of its run. Needs the open records of everybody. */
export async function buildRunPaper(
  call: Maker,
  open: Database,
  kind: Exclude<RunPaperKind, 'PAYSLIPS'>,
  run: FoundRun,
  part: Part,
): Promise<BuiltPaper> {
  const isOfFund = ['GENERAL_PAYROLL', 'OBLIGATION', 'VOUCHER', 'ADVICE'].includes(kind);
  const paid = await readPaid(open, run.id, isOfFund ? { fund: part.part } : {});
  const built = await BUILDERS[kind]({
    call,
    open,
    run,
    part,
    paid,
    items: await readItems(open),
    signed: await readSignatures(open, run),
  });
  return {
    ...built,
    facts: [
      ['Period', periodOf(run, paid)],
      ['Payroll', run.title],
      ...(part.name ? [[isOfFund ? 'Fund cluster' : 'Bank', part.name] as [string, string]] : []),
      ...built.facts,
    ],
  };
}

const netOf = (paid: readonly Paid[]) => paid.reduce((sum, { net }) => sum + net, 0);
const plain = (title: string, table: Table): BuiltPaper => ({ form: tableForm, title, table, facts: [], words: {}, signatures: {} });

/** Funds that are charged to the budget of the agency; the others utilize a budget of their own. */
const OBLIGATED = ['01', '02', '03', '04'];

const BUILDERS: Readonly<Record<Exclude<RunPaperKind, 'PAYSLIPS'>, Builder>> = {
  GENERAL_PAYROLL: ({ run, items, paid }) =>
    plain('General payroll', tabulate(payrollColumns(items, layOutPayroll(items, paid, paysByMonths(run.kind))), [['', paid]])),
  REGISTER: ({ paid, signed }) => ({
    ...plain('Payroll register', payrollRegister(paid)),
    signatures: { 'Checked by': signed('check'), 'Certified by': signed('certify') },
  }),
  ABSTRACT: ({ items, paid, signed }) => ({
    ...plain('Abstract of payroll by account', abstractByAccount(items, paid)),
    signatures: { 'Certified by': signed('certify') },
  }),
  OBLIGATION: ({ run, part, items, paid, signed }) => {
    const isObligated = OBLIGATED.includes(part.part);
    const lines = chargesOf(items, paid);
    const columns = [
      textOf<(typeof lines)[number]>('UACS object code', 36, ({ account }) => account),
      textOf<(typeof lines)[number]>('Particulars', 0, ({ name }) => name),
      moneyOf<(typeof lines)[number]>('Amount', 38, ({ debit }) => debit),
    ];
    return {
      ...plain(isObligated ? 'Obligation request and status' : 'Budget utilization request and status', tabulate(columns, [['', lines]])),
      form: obligationForm,
      words: {
        short: isObligated ? 'ORS' : 'BURS',
        appendix: isObligated ? '11' : '14',
        payee: payeesOf(paid),
        particulars: particularsOf(run, paid),
      },
      signatures: { A: signed('check'), B: signed('certifyFunds') },
      name: `GAM Appendix ${isObligated ? '11' : '14'}`,
    };
  },
  VOUCHER: ({ run, items, paid, signed }) => {
    const table = tabulate(entryColumns, [['', entriesOf(items, paid)]]);
    const sum = (name: 'gross' | 'deductions') => paid.reduce((all, one) => all + one[name], 0);
    return {
      ...plain('Disbursement voucher', table),
      form: voucherForm,
      words: {
        payee: payeesOf(paid),
        particulars: particularsOf(run, paid),
        gross: formatMoney(sum('gross')),
        deductions: formatMoney(sum('deductions')),
        net: formatMoney(netOf(paid)),
        in_words: pesosInWords(netOf(paid)),
      },
      signatures: { A: signed('check'), C: signed('certify'), D: signed('approve') },
    };
  },
  ADVICE: ({ paid, signed }) => ({
    ...plain('List of due and demandable accounts payable, advice to debit accounts', dueAccounts(paid)),
    form: adviceForm,
    facts: paidOtherwise(paid.filter((one) => !hasAccount(one))),
    words: { in_words: pesosInWords(netOf(paid.filter(hasAccount))), net: formatMoney(netOf(paid.filter(hasAccount))) },
    signatures: { certified: signed('certify'), approved: signed('approve') },
  }),
  INDEX: async ({ open, run, paid }) =>
    plain(
      'Index of payments',
      indexOfPayments(
        await readPayments(
          open,
          await runsOfYear(open, run),
          paid.map(({ id }) => id),
        ),
      ),
    ),
  BANK_LIST: async ({ call, run, part, paid, signed }) => {
    const [half, ...rest] = part.part.split(' ') as [Half, ...string[]];
    const bank = rest.join(' ');
    const credited = await withAccountNumbers(
      call,
      paid.filter((one) => one.bank === bank),
    );
    if (bank === '') return plain(`${NO_ACCOUNT}, ${HALVES[half].toLowerCase()}`, bankList(credited, half));
    const total = credited.reduce((sum, one) => sum + Math.max(creditedOf(one, half), 0), 0);
    return {
      ...plain('Bank credit list', bankList(credited, half)),
      form: bankForm,
      words: {
        bank,
        half: HALVES[half].toLowerCase(),
        month: monthName(run.month),
        in_words: pesosInWords(total),
        total: formatMoney(total),
      },
      signatures: { approved: signed('approve'), cashier: signed('release') },
    };
  },
};

/** Who is not in an advice to debit accounts, with what is paid to them. */
function paidOtherwise(paid: readonly Paid[]): [string, string][] {
  if (paid.length === 0) return [];
  return [[NO_ACCOUNT, `${paid.length === 1 ? '1 employee' : `${paid.length} employees`}, net ${formatPesos(netOf(paid))}`]];
}

function payeesOf(paid: readonly Paid[]): string {
  return paid.length === 1 ? paid[0]!.fullname : `Various employees (${paid.length}), as in the payroll`;
}

function particularsOf(run: FoundRun, paid: readonly Paid[]): string {
  return `To pay ${run.title}, for the period ${periodOf(run, paid)}, as per attached payroll.`;
}

/** The released runs of the year until this one. */
export async function runsOfYear(db: Database, { id, month }: FoundRun): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payroll.run where state = 'RELEASED' and left(month, 4) = ${month.slice(0, 4)} and (month, id) <= (${month}, ${id}::integer)
    union select ${id}::integer`.execute(db);
  return rows.map((run) => run.id);
}
