import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import { releasedRuns } from '../needs.ts';
import { notifyOwnersJob } from './notify-owners-job.ts';

/** What a cancelled run would have paid is free for another one; the run itself stays with its sums. */
export async function cancelRun({ db }: StepCall, ids: readonly number[]): Promise<void> {
  await withOpenRecords(db, 'everybody', (open) =>
    sql`delete from payroll.payslip where run_id = any(${[...ids]}::integer[])`.execute(open),
  );
}

/** Numbers the payslips of a month without a gap, shows them to their owners, and tells them. */
export async function releaseRun(call: StepCall, ids: readonly number[]): Promise<void> {
  const { db, server, today } = call;
  for (const id of ids) {
    await sql`select pg_advisory_xact_lock(hashtext('payroll.number'))`.execute(db);
    await withOpenRecords(db, 'everybody', (open) =>
      sql`
        with mine as (
          select s.personnel_id, s.run_id, s.month, row_number() over (order by o.tree_from nulls last, p.plain_name, s.personnel_id) as place
          from payroll.payslip s join personnel.person_view p on p.id = s.personnel_id left join organization.office_view o on o.id = s.office_id
          where s.run_id = ${id} and s.held_because is null),
        last as (
          select coalesce(max(right(s.number, 5)::integer), 0) as no from payroll.payslip s where s.number like (select month from payroll.run where id = ${id}) || '-%')
        update payroll.payslip s set is_released = true, number = mine.month || '-' || lpad((last.no + mine.place)::text, 5, '0')
        from mine, last where s.run_id = mine.run_id and s.personnel_id = mine.personnel_id`.execute(open),
    );
    await withOpenRecords(db, 'everybody', (open) => markDue(call, open, id));
    await sql`update payroll.run set released_on = ${today}::date where id = ${id}`.execute(db);
    for (const follow of allContributed(server, releasedRuns)) await follow(call, id);
    await startQuietJob(server, db, notifyOwnersJob, { run: id });
  }
}

/** What a month was overpaid and did not fit into this payslip is due: later runs take it last, within the floor (domain page, C5b.5). */
async function markDue({ today, now }: StepCall, db: StepCall['db'], id: number): Promise<void> {
  await sql`
    insert into payroll.deduction (personnel_id, code, monthly, principal, from_month, authorized_on, entered_at)
    select l.personnel_id, 'OVERPAID', l.amount, l.amount, to_char((r.month || '-01')::date + interval '1 month', 'YYYY-MM'), ${today}::date, ${now.toString()}::timestamptz
    from payroll.line l join payroll.run r on r.id = l.run_id join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.is_released
    where l.run_id = ${id} and l.code = 'CARRIED' and l.amount > 0`.execute(db);
}
