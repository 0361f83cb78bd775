import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { loadFigures, type ReadFormer } from '@talaan/payroll/server/public.ts';
import type { FormerYear } from '@talaan/payroll/rules/month-facts.ts';
import { taxBy } from '@talaan/payroll/rules/tax/withholding.ts';
import type { AgencyNumber } from '@talaan/organization/rules/agency-numbers.ts';
import { DUE, type MonthPaperKind } from '../../contract/kinds.ts';
import { amountOf, type Item, type Paid } from '../../rules/paid.ts';
import { alphalist } from '../../rules/remittances/alphalist.ts';
import { compensationOf, monthlyReturn, returnTable, type Exempt } from '../../rules/remittances/compensation-tax.ts';
import {
  certifiedTaxes,
  expandedTax,
  isByContract,
  percentageTax,
  quarterUntil,
  taxedPayees,
  type TaxedPayee,
} from '../../rules/remittances/expanded-tax.ts';
import { gsisRemittance } from '../../rules/remittances/gsis.ts';
import { loanRemittance, memberContributions } from '../../rules/remittances/pagibig.ts';
import { memberStatus, philhealthReport } from '../../rules/remittances/philhealth.ts';
import type { Table } from '../../rules/table.ts';
import { readEntity, type Entity } from '../read-entity.ts';
import { readItems, readLoanPayments, readPaidTogether, readStays, readWithheld } from '../read-paid.ts';
import type { MonthRun } from './month-runs.ts';

interface Making {
  open: Database;
  month: string;
  /** Of the month, released, or approved where it is a draft. */
  runs: readonly number[];
  /** Released ones of the same year before the month. */
  earlier: readonly number[];
  /** Of the quarter until the month. */
  quarter: readonly number[];
  items: readonly Item[];
  former: ReadFormer | undefined;
}

const TITLES: Readonly<Record<MonthPaperKind, string>> = {
  GSIS: 'Remittance of premiums and loans to the GSIS',
  RF1: 'Employer’s remittance report',
  MCRF: 'Membership contributions remittance form',
  STLRF: 'Short-term loan remittance form',
  COMPENSATION_TAX: 'Monthly remittance return of income taxes withheld on compensation',
  PERCENTAGE_TAX: 'Percentage tax withheld of contracts of service and job orders',
  EXPANDED_TAX: 'Expanded tax withheld of contracts of service and job orders',
  CERTIFICATES: 'Certificates of creditable tax withheld at source',
  ALPHALIST: 'Alphabetical list of employees',
};

/** By what number the agency knows the university. */
const NUMBERS: Partial<Record<MonthPaperKind, readonly [label: string, kind: AgencyNumber]>> = {
  GSIS: ['Agency BP no.', 'gsis_no'],
  RF1: ['Employer’s PhilHealth no.', 'philhealth_no'],
  MCRF: ['Employer’s Pag-IBIG no.', 'pagibig_no'],
  STLRF: ['Employer’s Pag-IBIG no.', 'pagibig_no'],
};
const TIN = ['TIN of the employer', 'tin'] as const;

/** Builds what is remitted of a month. Needs the open records of everybody. */
export async function buildRemittance(
  open: Database,
  kind: MonthPaperKind,
  month: string,
  runs: readonly MonthRun[],
  former: ReadFormer | undefined,
): Promise<Entity & { title: string; table: Table; facts: [string, string][]; employer: [string, string] }> {
  const own = runs.filter((run) => run.month === month);
  const earlier = runs.filter((run) => run.month < month && run.is_released).map(({ id }) => id);
  const quarter = runsOfQuarter(month, runs);
  const table = await BUILDERS[kind]({
    open,
    month,
    runs: own.map(({ id }) => id),
    earlier,
    quarter,
    items: await readItems(open),
    former,
  });
  const entity = await readEntity(open);
  const [label, number] = NUMBERS[kind] ?? TIN;
  const employer: [string, string] = [label, entity.numbers[number]];
  return {
    ...entity,
    title: TITLES[kind],
    table,
    employer,
    facts: [['Period', periodOf(kind, month)], employer, ['Payrolls', namePayrolls(runs, periodStart(kind, month), month)]],
  };
}

/** The runs of the quarter of a month until it. */
export function runsOfQuarter(month: string, runs: readonly MonthRun[]): number[] {
  const { from } = quarterUntil(month);
  return runs.filter((run) => run.month >= from && run.month <= month).map(({ id }) => id);
}

const MOST_NAMED = 4;

/** The payrolls of these months by their titles; of more than a few how many there are. */
function namePayrolls(runs: readonly MonthRun[], from: string, to: string): string {
  const titles = runs.filter(({ month }) => month >= from && month <= to).map(({ title }) => title);
  return titles.length > MOST_NAMED ? `${titles.length} payrolls of these months` : titles.join('; ');
}

function periodStart(kind: MonthPaperKind, month: string): string {
  return { month, quarter: quarterUntil(month).from, year: `${month.slice(0, 4)}-01` }[DUE[kind].after];
}

function periodOf(kind: MonthPaperKind, month: string): string {
  const from = periodStart(kind, month);
  return from === month ? monthName(month) : `${monthName(from)} to ${monthName(month)}`;
}

/** Whom a tax was withheld of by these runs as job orders, or of these people alone. Needs their open records. */
export async function readPayees(open: Database, runs: readonly number[], people: readonly number[] | null = null): Promise<TaxedPayee[]> {
  const withheld = await readWithheld(open, runs, people);
  const payees = [...new Set(withheld.map(({ personnel_id: id }) => id))];
  return taxedPayees(await readPaidTogether(open, runs, { people: payees }), withheld, await loadFigures(open));
}

const paidIn = ({ open, runs }: Making) => readPaidTogether(open, runs);

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
    const { open, items, earlier } = making;
    const before = new Map((await readPaidTogether(open, earlier)).map((one) => [one.id, one]));
    const employees = (await paidIn(making)).filter((one) => !isByContract(one));
    const exemptOf = await readExempt(making, employees);
    const people = employees.map((one) => ({
      ...compensationOf(one, before.get(one.id) ?? { amounts: {} }, items, exemptOf(one.id).exempt),
      adjusted: adjustedOf(one),
    }));
    return returnTable(monthlyReturn(people));
  },
  ALPHALIST: async (making) => {
    const { open, items, earlier, month, runs } = making;
    const figures = (await loadFigures(open))(month);
    const listed = (await readPaidTogether(open, [...earlier, ...runs])).filter((one) => !isByContract(one));
    const isDecember = month.endsWith('-12');
    const before = new Map((isDecember ? await readPaidTogether(open, earlier) : listed).map((one) => [one.id, one]));
    const exemptOf = await readExempt(making, listed);
    return alphalist(
      listed.map((one) => {
        const { exempt, former } = exemptOf(one.id);
        const compensation = compensationOf(one, { amounts: {} }, items, exempt);
        const { tax } = taxBy(figures.ANNUAL.content.brackets, Math.max(compensation.taxable + (former?.taxable ?? 0), 0));
        const withheldBefore = amountOf(before.get(one.id) ?? { amounts: {} }, 'WTAX', 'TAX_YEAR');
        return { ...one, compensation, former, tax_due: tax, withheld_before: withheldBefore };
      }),
    );
  },
  PERCENTAGE_TAX: async ({ open, runs }) => percentageTax(await readPayees(open, runs)),
  EXPANDED_TAX: async ({ open, quarter }) => expandedTax(await readPayees(open, quarter)),
  CERTIFICATES: async ({ open, quarter }) => certifiedTaxes(await readPayees(open, quarter)),
};

/** What of the tax is not that of the month: the adjustment of the year, and what was learned late. */
function adjustedOf(one: Paid): number {
  return amountOf(one, 'TAX_YEAR') + (one.earlier.WTAX ?? 0);
}

/** What of a year is exempt for each: a previous employer has used up some of the benefits. */
async function readExempt(
  { open, month, former }: Making,
  people: readonly Pick<Paid, 'id'>[],
): Promise<(id: number) => { exempt: Exempt; former: FormerYear | null }> {
  const figures = (await loadFigures(open))(month);
  const small = Object.fromEntries(figures.DE_MINIMIS.content.limits.map(({ code, most }) => [code, most]));
  const { most } = figures.EXEMPT_BENEFITS.content;
  const ids = people.map(({ id }) => id);
  const elsewhere = (await former?.(open, Number(month.slice(0, 4)), ids)) ?? new Map<number, FormerYear>();
  return (id) => {
    const own = elsewhere.get(id) ?? null;
    return { exempt: { benefits: Math.max(most - (own?.benefits ?? 0), 0), de_minimis: small }, former: own };
  };
}
