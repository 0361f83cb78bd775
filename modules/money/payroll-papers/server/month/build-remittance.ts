import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { loadFigures } from '@talaan/payroll/server/public.ts';
import { taxBy } from '@talaan/payroll/rules/withholding.ts';
import type { MonthPaperKind } from '../../contract/kinds.ts';
import { amountOf, mergePaid, type Item, type Paid } from '../../rules/paid.ts';
import { alphalist } from '../../rules/remittances/alphalist.ts';
import { compensationOf, monthlyReturn, returnTable, type Exempt } from '../../rules/remittances/compensation-tax.ts';
import { expandedTax, isByContract } from '../../rules/remittances/expanded-tax.ts';
import { gsisRemittance } from '../../rules/remittances/gsis.ts';
import { loanRemittance, memberContributions } from '../../rules/remittances/pagibig.ts';
import { memberStatus, philhealthReport } from '../../rules/remittances/philhealth.ts';
import type { Table } from '../../rules/table.ts';
import { readItems, readLoanPayments, readPaid, readStays } from '../read-paid.ts';
import type { MonthRun } from './month-runs.ts';

interface Making {
  open: Database;
  month: string;
  /** Of the month, released, or approved where it is a draft. */
  runs: readonly number[];
  /** Released ones of the same year before the month. */
  earlier: readonly number[];
  items: readonly Item[];
}

const TITLES: Readonly<Record<MonthPaperKind, string>> = {
  GSIS: 'Remittance of premiums and loans to the GSIS',
  RF1: 'Employer’s remittance report (RF-1)',
  MCRF: 'Membership contributions remittance form',
  STLRF: 'Short-term loan remittance form',
  COMPENSATION_TAX: 'Monthly remittance return of income taxes withheld on compensation (BIR Form 1601-C)',
  ALPHALIST: 'Alphabetical list of employees (BIR Form 1604-C)',
  EXPANDED_TAX: 'Taxes withheld of contracts of service and job orders (BIR Forms 1601-EQ and 2307)',
};

/** Builds what is remitted of a month. Needs the open records of everybody. */
export async function buildRemittance(
  open: Database,
  kind: MonthPaperKind,
  month: string,
  runs: readonly MonthRun[],
): Promise<{ title: string; table: Table; facts: [string, string][] }> {
  const own = runs.filter((run) => run.month === month);
  const earlier = runs.filter((run) => run.month < month && run.is_released).map(({ id }) => id);
  const table = await BUILDERS[kind]({ open, month, runs: own.map(({ id }) => id), earlier, items: await readItems(open) });
  const period = kind === 'ALPHALIST' ? `January to ${monthName(month)}` : monthName(month);
  return {
    title: TITLES[kind],
    table,
    facts: [
      ['Period', period],
      ['Payrolls', own.map(({ title }) => title).join('; ')],
    ],
  };
}

const paidIn = async ({ open, runs }: Making) => mergePaid(await readPaid(open, runs));

const BUILDERS: Readonly<Record<MonthPaperKind, (making: Making) => Promise<Table>>> = {
  GSIS: async (making) => gsisRemittance(making.items, await paidIn(making)),
  RF1: async (making) => {
    const paid = await paidIn(making);
    const stays = await readStays(
      making.open,
      paid.map(({ id }) => id),
    );
    const { month } = making;
    return philhealthReport(
      paid.map((one) => ({
        ...one,
        member_status: memberStatus(month, { hired_on: null, left_on: null, ...stays.get(one.id), gross: one.gross }),
      })),
    );
  },
  MCRF: async (making) => memberContributions(making.month, await paidIn(making)),
  STLRF: async (making) => loanRemittance(making.month, await paidIn(making), await readLoanPayments(making.open, making.runs)),
  COMPENSATION_TAX: async (making) => {
    const { open, items, earlier, month } = making;
    const before = new Map(mergePaid(await readPaid(open, earlier)).map((one) => [one.id, one]));
    const exempt = await exemptIn(open, month);
    const people = (await paidIn(making))
      .filter((one) => !isByContract(one))
      .map((one) => ({ ...compensationOf(one, before.get(one.id) ?? { amounts: {} }, items, exempt), adjusted: adjustedOf(one) }));
    return returnTable(monthlyReturn(people));
  },
  ALPHALIST: async (making) => {
    const { open, items, earlier, month, runs } = making;
    const figures = (await loadFigures(open))(month);
    const exempt = await exemptIn(open, month);
    const december = `${month.slice(0, 4)}-12`;
    const before = new Map(
      mergePaid(await readPaid(open, month === december ? earlier : [...earlier, ...runs])).map((one) => [one.id, one]),
    );
    const listed = mergePaid(await readPaid(open, [...earlier, ...runs]))
      .filter((one) => !isByContract(one))
      .toSorted((one, other) => (one.surname + one.first_name < other.surname + other.first_name ? -1 : 1));
    return alphalist(
      listed.map((one) => {
        const compensation = compensationOf(one, { amounts: {} }, items, exempt);
        const { tax } = taxBy(figures.ANNUAL.content.brackets, Math.max(compensation.taxable, 0));
        return { ...one, compensation, tax_due: tax, withheld_before: amountOf(before.get(one.id) ?? { amounts: {} }, 'WTAX', 'TAX_YEAR') };
      }),
    );
  },
  EXPANDED_TAX: async (making) => expandedTax(await paidIn(making)),
};

/** What of the tax is not that of the month: the adjustment of the year, and what was learned late. */
function adjustedOf(one: Paid): number {
  return amountOf(one, 'TAX_YEAR') + (one.earlier.WTAX ?? 0);
}

async function exemptIn(db: Database, month: string): Promise<Exempt> {
  const figures = (await loadFigures(db))(month);
  const limits = figures.DE_MINIMIS.content.limits.map(({ code, most }) => [code, most] as const);
  return { benefits: figures.EXEMPT_BENEFITS.content.most, de_minimis: Object.fromEntries(limits) };
}
