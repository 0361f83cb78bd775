import { sql } from 'kysely';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { PREPARERS } from '../../contract/fields.ts';
import type { readRun as endpoint, Run } from '../../contract/runs.ts';
import { changedSince } from '../compute/changed-since.ts';
import { kindOfRun } from '../compute/kind-of-run.ts';
import { isComputing, reachesRuns, runsFrom } from '../reach.ts';
import { findRun } from '../find-run.ts';
import { runColumns } from './run-rows.ts';

type Sums = Pick<Run, 'findings' | 'causes' | 'before'>;

/** One run. Error: 404 for one in which they have no part. */
export async function readRun(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params } = call;
  const found = await findRun(call, params.id);
  return withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await sql<Omit<Run, keyof Sums | 'changed'>>`
      select ${selected(runColumns)}, r.campus_id, (select c.name from identity.account_view c where c.id = r.made_by) as made_by,
        (select c.name from identity.account_view c where c.id = r.computed_by) as computed_by, ${isComputing} as is_computing,
        (select j.total from kernel.job_run j where j.id = r.job_run_id and j.state = 'done') as looked_at,
        ${reachesRuns(actor, PREPARERS)} as is_kept,
        (select jsonb_build_object('by', coalesce(c.name, ''), 'at', s.at, 'reason', s.remarks) from requests.step s left join identity.account_view c on c.id = s.account_id
          where s.request_id = r.id and s.action = 'giveBack' and not exists (
            select from requests.step l where l.request_id = s.request_id and l.no > s.no and l.action = 'check')
          order by s.no desc limit 1) as sent_back
      from ${runsFrom} where r.id = ${params.id}`.execute(open);
    return {
      run: {
        ...rows[0]!,
        ...(await readSums(open, found)),
        changed: await changedSince(open, kindOfRun(call.server, found.kind), found, call.today),
      },
    };
  });
}

/** What was found, what changed since the regular run of the month before by cause, with those whom this run pays no more. */
async function readSums(db: Parameters<typeof findRun>[0]['db'], run: { id: number; month: string; kind: string }): Promise<Sums> {
  const last = Temporal.PlainYearMonth.from(run.month).subtract({ months: 1 }).toString();
  const { rows } = await sql<Sums>`
    with own as (select * from payroll.payslip where run_id = ${run.id} and held_because is null),
      earlier as (select s.personnel_id, s.net from payroll.payslip s join payroll.run r on r.id = s.run_id, payroll.run mine
        where mine.id = ${run.id} and mine.kind = 'REGULAR' and s.kind = 'REGULAR' and s.month = ${last} and s.held_because is null
          and r.campus_id is not distinct from mine.campus_id and r.fund_code is not distinct from mine.fund_code),
      gone as (select personnel_id, net from earlier where not exists (select from own where own.personnel_id = earlier.personnel_id)),
      caused as (
        select c ->> 'cause' as cause, (c ->> 'amount')::bigint as amount from own cross join jsonb_array_elements(own.causes) c
        union all select 'GONE', -net from gone)
    select
      (select coalesce(jsonb_agg(f order by f.blocks desc, f.code), '[]') from (
        select f.code, count(*)::integer as people, count(*) filter (where f.settled_at is null)::integer as open, bool_or(f.blocks) as blocks
        from payroll.finding f join own using (personnel_id, run_id) group by f.code) f) as findings,
      (select coalesce(jsonb_agg(c order by abs(c.amount) desc), '[]') from (
        select cause, count(*)::integer as people, sum(amount)::bigint as amount from caused group by cause) c) as causes,
      (select case when count(*) > 0 then jsonb_build_object('people', count(*), 'net', sum(net)) end from earlier) as before`.execute(db);
  return rows[0]!;
}
