import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import { payslipForm, type PayslipSheet } from '@talaan/payroll/print/payslip-form.ts';
import { findPayslips, type FoundRun } from '@talaan/payroll/server/public.ts';
import type { printRunPaper as endpoint } from '../../contract/papers.ts';
import { payrollForm, type PayrollSheet } from '../../print/payroll-form.ts';
import { pesosInWords } from '../../rules/number-in-words.ts';
import { layOutPayroll, LINES_ON_SHEET, payrollColumns, type PayrollLayout } from '../../rules/run/general-payroll.ts';
import { paysByMonths, periodOf } from '../../rules/run/period-of-run.ts';
import { sumsOf, tabulate } from '../../rules/table.ts';
import { readEntity } from '../read-entity.ts';
import { readItems, readPaid } from '../read-paid.ts';
import { issueOfRun, noteMade } from './make-paper.ts';
import { startIndex } from './print-index.ts';
import { choosePart, findPaperRun, readParts, readSignatures } from './paper-run.ts';

/** Starts the print of the general payroll of a fund, of the index of payments, or of all payslips. Errors: 404; 409 before the run is approved, for payslips released. */
export async function printRunPaper(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { kind } = call.body;
  const run = await findPaperRun(call, call.params.id, kind);
  const start = { PAYSLIPS: startPayslips, GENERAL_PAYROLL: startPayroll, INDEX: startIndex }[kind];
  return { job: await start(call, run) };
}

interface PayrollOrder {
  run: FoundRun;
  fund: string;
  fund_name: string;
  period: string;
  layout: PayrollLayout;
  sheets: number;
}

interface PayrollKey {
  people: number[];
  sheet: number;
}

async function startPayroll(call: CallOf<typeof endpoint>, run: FoundRun) {
  const { db, body } = call;
  const { part, paid, items } = await withOpenRecords(db, 'everybody', async (open) => {
    const chosen = choosePart('GENERAL_PAYROLL', await readParts(open, run), body.part);
    return { part: chosen, paid: await readPaid(open, run.id, { fund: chosen.part }), items: await readItems(open) };
  });
  const layout = layOutPayroll(items, paid, paysByMonths(run.kind));
  await issueOfRun(call, run, 'GENERAL_PAYROLL', part, tabulate(payrollColumns(items, layout), [['', paid]]));
  await noteMade(call, run, 'GENERAL_PAYROLL', part, 'pdf');
  const keys = Array.from({ length: Math.ceil(paid.length / LINES_ON_SHEET) }, (_, at): PayrollKey => ({
    people: paid.slice(at * LINES_ON_SHEET, (at + 1) * LINES_ON_SHEET).map(({ id }) => id),
    sheet: at + 1,
  }));
  const order = { run, fund: part.part, fund_name: part.name, period: periodOf(run, paid), layout, sheets: keys.length };
  return printedPayrolls.start(call, {
    title: `General payroll ${run.month}, fund cluster ${part.part}`,
    keys,
    order,
    screen: `/payroll/runs/${run.id}/papers`,
  });
}

export const printedPayrolls = printedMany<PayrollKey, PayrollOrder, PayrollSheet>({
  kind: 'payroll-papers.print-payroll',
  what: 'General payrolls',
  form: payrollForm,
  atOnce: 30,
  gather: async ({ call: { db } }, keys, { run, fund, fund_name: fundName, period, layout, sheets }) => {
    const { entity } = await readEntity(db);
    return withOpenRecords(db, 'everybody', async (open) => {
      const items = await readItems(open);
      const columns = payrollColumns(items, layout);
      const paid = await readPaid(open, run.id, { fund, people: keys.flatMap(({ people }) => people) });
      const byId = new Map(paid.map((one) => [one.id, one]));
      const last = keys.some(({ sheet }) => sheet === sheets) ? await readLast(open, run, fund, columns) : null;
      return keys.map(({ people, sheet }) => {
        const before = (sheet - 1) * LINES_ON_SHEET;
        const rows = people.map((id, at) => columns.map(({ of }) => of(byId.get(id)!, before + at)));
        return {
          code: null,
          sheet: {
            entity,
            fund: fundName,
            title: run.title,
            period,
            number: `${run.month}-${run.id}`,
            is_draft: run.state !== 'RELEASED',
            sheet,
            of: sheets,
            columns,
            rows,
            totals: sumsOf(columns, rows),
            last: sheet === sheets ? last : null,
          },
        };
      });
    });
  },
});

/** What the last sheet of a fund adds: the grand total over all its people, and who signed. */
async function readLast(
  open: Parameters<typeof readPaid>[0],
  run: FoundRun,
  fund: string,
  columns: ReturnType<typeof payrollColumns>,
): Promise<PayrollSheet['last']> {
  const paid = await readPaid(open, run.id, { fund });
  const net = paid.reduce((sum, one) => sum + one.net, 0);
  const signed = await readSignatures(open, run);
  return {
    totals: tabulate(columns, [['', paid]]).totals,
    words: pesosInWords(net),
    net: formatMoney(net),
    people: paid.length,
    signatures: { A: signed('check'), B: signed('certify'), C: signed('approve'), D: signed('release') },
  };
}

/** The payslips of a run, for printing them all: their owners have the same. */
async function startPayslips(call: CallOf<typeof endpoint>, run: FoundRun) {
  if (run.state !== 'RELEASED') throw wrongState(`The payslips of ${run.title} have no numbers before it is released.`);
  if (call.body.part !== '') throw invalid({ part: ['All payslips are printed together.'] });
  const { rows } = await withOpenRecords(call.db, 'everybody', (open) =>
    sql<{ id: number }>`
      select s.personnel_id as id from payroll.payslip s join personnel.person_view p on p.id = s.personnel_id
      left join organization.office_view o on o.id = s.office_id
      where s.run_id = ${run.id} and s.is_released order by o.tree_from nulls last, p.plain_name, s.personnel_id`.execute(open),
  );
  await noteMade(call, run, 'PAYSLIPS', { part: '', name: '' }, 'pdf');
  return printedPayslips.start(call, {
    title: `Payslips, ${monthName(run.month)}`,
    keys: rows.map(({ id }) => id),
    order: { run: run.id },
    screen: `/payroll/runs/${run.id}/papers`,
  });
}

export const printedPayslips = printedMany<number, { run: number }, PayslipSheet>({
  kind: 'payroll-papers.print-payslips',
  what: 'Payslips',
  form: payslipForm,
  atOnce: 250,
  gather: async ({ call: { db } }, people, { run }) => {
    const { entity } = await readEntity(db);
    const payslips = await withOpenRecords(db, 'everybody', (open) => findPayslips(open, run, people, true));
    return payslips.map((payslip) => ({ sheet: { ...payslip, entity }, code: null }));
  },
});
