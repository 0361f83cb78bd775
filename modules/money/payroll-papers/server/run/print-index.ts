import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import type { FoundRun } from '@talaan/payroll/server/public.ts';
import type { printRunPaper as endpoint } from '../../contract/papers.ts';
import { indexForm, type IndexCard } from '../../print/index-card.ts';
import { indexOfPayments } from '../../rules/run/index-of-payments.ts';
import { readEntity } from '../read-entity.ts';
import { readPayments } from '../read-paid.ts';
import { runsOfYear } from './build-paper.ts';
import { issueOfRun, noteMade } from './make-paper.ts';

/** The index of payments of whom a run pays. Errors: 409 before anything of the year is released; 422 for a part of it. */
export async function startIndex(call: CallOf<typeof endpoint>, run: FoundRun) {
  if (call.body.part !== '') throw invalid({ part: ['The index is printed as a whole.'] });
  const { runs, payments } = await withOpenRecords(call.db, 'everybody', async (open) => {
    const ofYear = await runsOfYear(open, run);
    const { rows } = await sql<{ id: number }>`
      select personnel_id as id from payroll.payslip where run_id = ${run.id} and held_because is null`.execute(open);
    const people = rows.map(({ id }) => id);
    return { runs: ofYear, payments: await readPayments(open, ofYear, people) };
  });
  if (payments.length === 0) throw wrongState(`Nothing of ${run.month.slice(0, 4)} is released yet.`);
  const whole = { part: '', name: '' };
  await issueOfRun(call, run, 'INDEX', whole, indexOfPayments(payments));
  await noteMade(call, run, 'INDEX', whole, 'pdf');
  return printedIndex.start(call, {
    title: `Index of payments until ${run.month}`,
    keys: [...new Set(payments.map(({ id }) => id))],
    order: { runs, year: run.month.slice(0, 4), is_draft: run.state !== 'RELEASED' },
    screen: `/payroll/runs/${run.id}/papers`,
  });
}

export const printedIndex = printedMany<number, Pick<IndexCard, 'year' | 'is_draft'> & { runs: number[] }, IndexCard>({
  kind: 'payroll-papers.print-index',
  what: 'Indexes of payments',
  form: indexForm,
  atOnce: 250,
  gather: async ({ call: { db } }, people, { runs, ...order }) => {
    const { entity } = await readEntity(db);
    const payments = await withOpenRecords(db, 'everybody', (open) => readPayments(open, runs, people));
    const byPayee = Map.groupBy(payments, ({ id }) => id);
    return people.map((id) => ({ sheet: { entity, ...order, payments: byPayee.get(id)! }, code: null }));
  },
});
