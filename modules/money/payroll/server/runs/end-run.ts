import { sql } from 'kysely';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
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
    await sql`update payroll.run set released_on = ${today}::date where id = ${id}`.execute(db);
    await startQuietJob(server, db, notifyOwnersJob, { run: id });
  }
}
