import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

export interface PayrollList {
  at: string;
  by: string;
}

/** When and by whom a half-month was listed for payroll; null while it is not. */
export async function readList(db: Database, half: string): Promise<PayrollList | null> {
  const { rows } = await sql<PayrollList>`
    select l.listed_at as at, a.name as by from leave.payroll_list l join identity.account_view a on a.id = l.account_id where l.half = ${half}::date`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The last half-month that was listed. */
export async function lastListed(db: Database): Promise<string | null> {
  const { rows } = await sql<{ half: string | null }>`select max(half) as half from leave.payroll_list`.execute(db);
  return rows[0]!.half;
}
