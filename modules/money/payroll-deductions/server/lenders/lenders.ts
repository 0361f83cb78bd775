import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { findRun, reachesRuns, runsFrom } from '@talaan/payroll/server/public.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { REMITTERS } from '../../contract/fields.ts';
import * as contract from '../../contract/lenders.ts';
import { BALANCE, LENDER } from '../deductions/deductions-from.ts';

/** Lines `l` of deductions by authority or order with their item `i`, of payslips `s` that are paid. */
const LINES = sql`payroll.line l join payroll.item i on i.code = l.code and i.kind = 'OTHER'
  join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null`;

/** What was to be deducted: lines that are not whole say so. */
const DUE = sql<number>`coalesce((l.why -> 'figures' ->> 'due')::bigint, l.amount)`;

const MOST_RUNS = 60;

/** Runs that deducted something, the latest first. */
export async function listRunsOfLenders({
  actor,
  db,
}: CallOf<typeof contract.listRunsOfLenders>): Promise<AnswerOf<typeof contract.listRunsOfLenders>> {
  const { rows: runs } = await withOpenRecords(db, 'everybody', (open) =>
    sql<AnswerOf<typeof contract.listRunsOfLenders>['runs'][number]>`
      select r.id, r.title, r.state = 'RELEASED' as is_released from ${runsFrom}
      where ${reachesRuns(actor, REMITTERS)} and exists (select from ${LINES} where l.run_id = r.id)
      order by r.month desc, r.id desc limit ${MOST_RUNS}`.execute(open),
  );
  return { runs };
}

/** What a run deducted for each lender, with the sums of all. Error: 404. */
export async function listLenders(call: CallOf<typeof contract.listLenders>): Promise<AnswerOf<typeof contract.listLenders>> {
  const run = await findRun(call, call.params.id, REMITTERS);
  type Sums = Omit<contract.LenderOfRun, 'lender'>;
  const { rows: found } = await withOpenRecords(call.db, 'everybody', (open) =>
    sql<Sums & { lender: string | null }>`
      select ${LENDER} as lender, count(distinct l.personnel_id)::integer as people, coalesce(sum(${DUE}), 0)::bigint as due,
        coalesce(sum(l.amount), 0)::bigint as taken, coalesce(sum(${DUE} - l.amount), 0)::bigint as lacking
      from ${LINES} where l.run_id = ${run.id} group by grouping sets ((${LENDER}), ()) order by 1 nulls last`.execute(open),
  );
  const { lender: _all, ...sums } = found.at(-1)!;
  return { title: run.title, lenders: found.slice(0, -1) as contract.LenderOfRun[], sums };
}

/** The lists for lenders of a run; that one was opened is in the audit trail, not at each person. Error: 404. */
export const lenderRows = rows(contract.listLenderLines, contract.exportLenderLines, 'lines', async (call) => {
  const run = await findRun(call, call.params.id, REMITTERS);
  await recordChange(call, { action: 'open the lists for lenders of a run', subject: `payroll.run:${run.id}` });
  return {
    from: sql`${LINES} join payroll.deduction d on d.personnel_id = l.personnel_id and d.id = l.reference and d.code = l.code
      join personnel.person_view p on p.id = l.personnel_id left join organization.office_view o on o.id = s.office_id
      cross join lateral (select coalesce(sum(e.amount), 0)::bigint as taken from payroll.line e
        join payroll.payslip x on x.personnel_id = e.personnel_id and x.run_id = e.run_id
        where e.reference = d.id and e.code = d.code and e.personnel_id = d.personnel_id and (x.is_released or x.run_id = s.run_id)
          and (x.month, x.run_id) <= (s.month, s.run_id)) t`,
    columns: {
      id: sql`l.personnel_id || '-' || l.no`,
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      item: 'i.name',
      lender: LENDER,
      reference_no: 'd.reference_no',
      due: DUE,
      taken: 'l.amount',
      lacking: sql`${DUE} - l.amount`,
      balance: BALANCE,
    },
    opensRecords: true,
    reach: sql`l.run_id = ${run.id}`,
    search: [sql`p.search`, sql`kernel.plain(d.reference_no)`],
    sort: { fullname: 'p.plain_name', due: DUE, taken: 'l.amount', lacking: sql`${DUE} - l.amount`, balance: BALANCE },
    unsorted: sql`i.sort, p.plain_name`,
    filters: {
      lender: (lenders) => sql`${LENDER} = any(${lenders}::text[])`,
      item: (codes) => sql`l.code = any(${codes}::text[])`,
      lacking: (lacking) => sql`(${DUE} > l.amount) = ${lacking === 1}`,
    },
    groups: {
      lender: { by: LENDER, name: LENDER },
      item: { by: 'l.code', name: 'i.name', order: 'i.sort' },
    },
    sheet: {
      name: `List for lenders, ${run.title}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Item: (row) => row.item,
        Reference: (row) => row.reference_no,
        Due: (row) => row.due / 100,
        Deducted: (row) => row.taken / 100,
        Missing: (row) => row.lacking / 100,
        Balance: (row) => (row.balance === null ? null : row.balance / 100),
      },
      pesos: ['Due', 'Deducted', 'Missing', 'Balance'],
      total: (all) => {
        const sum = (of: 'due' | 'taken' | 'lacking') => all.reduce((total, row) => total + row[of], 0) / 100;
        return ['In all', '', '', '', '', sum('due'), sum('taken'), sum('lacking'), null];
      },
    },
  };
});
