import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Sums a run anew from its payslips that are not held, with the findings that hinder its certification. Needs open records. */
export async function sumRun(db: Database, id: number): Promise<void> {
  await sql`
    update payroll.run r set people = s.people, gross = s.gross, deductions = s.deductions, government = s.government, net = s.gross - s.deductions,
      blocking = (select count(*) from payroll.finding f where f.run_id = r.id and f.blocks and f.settled_at is null
        and (select p.held_because from payroll.payslip p where p.personnel_id = f.personnel_id and p.run_id = f.run_id) is null)
    from (
      select count(*) as people, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(deductions), 0)::bigint as deductions,
        coalesce(sum(government), 0)::bigint as government
      from payroll.payslip where run_id = ${id} and held_because is null) s
    where r.id = ${id}`.execute(db);
}
