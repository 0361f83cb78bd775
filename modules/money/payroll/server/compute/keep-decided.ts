import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** What people decided in a run: whose pay is held in it, and what was settled. As rows of JSON. */
export interface Decided {
  held: unknown[];
  settled: unknown[];
}

/** Reads it before a run is computed again. Needs open records. */
export async function readDecided(db: Database, run: number): Promise<Decided> {
  const { rows } = await sql<Decided>`
    select coalesce((select jsonb_agg(jsonb_build_object('personnel_id', s.personnel_id, 'held_because', s.held_because, 'held_by', s.held_by))
        from payroll.payslip s where s.run_id = ${run} and s.held_by is not null), '[]') as held,
      coalesce((select jsonb_agg(to_jsonb(f) || jsonb_build_object('net', s.net))
        from payroll.finding f join payroll.payslip s using (personnel_id, run_id) where f.run_id = ${run} and f.settled_at is not null), '[]') as settled`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Keeps it where the run was computed again: who was held stays held, and what was settled of a person stays settled while it says the same and the
 * net pay is the same. Needs open records.
 */
export async function keepDecided(db: Database, run: number, { held, settled }: Decided): Promise<void> {
  if (held.length > 0)
    await sql`
      update payroll.payslip s set held_because = k.held_because, held_by = k.held_by
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as k (personnel_id integer, held_because text, held_by integer)
      where s.run_id = ${run} and s.personnel_id = k.personnel_id`.execute(db);
  if (settled.length > 0)
    await sql`
      update payroll.finding f set settled_because = k.settled_because, settled_by = k.settled_by, settled_at = k.settled_at
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as k (personnel_id integer, code text, detail jsonb, net bigint, settled_because text,
        settled_by integer, settled_at timestamptz), payroll.payslip s
      where f.run_id = ${run} and f.personnel_id = k.personnel_id and f.code = k.code and f.detail = k.detail
        and s.run_id = f.run_id and s.personnel_id = f.personnel_id and s.net = k.net`.execute(db);
}
