import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import type { Stay } from '../../rules/accrual.ts';

/**
 * Who served when, within days or across them, and what they earn; of these people or of all. A stay is whole: it may begin before the
 * days and end after them.
 */
export async function readStays(db: Database, span: { from: string; to: string }, people?: readonly number[]): Promise<Stay[]> {
  const asked = people ? [...people] : null;
  // Planned for their number where they are many: a plan for any people reads everybody.
  const planned = sql.raw(asked && asked.length > 1 ? PLANNED_EACH_TIME : '');
  const { rows } = await sql<Stay>`${planned} ${staysWithin(span, asked)}`.execute(db);
  return rows;
}

/** The statement of it, for one that asks for more. */
export function staysWithin(span: { from: string; to: string }, people: readonly number[] | null) {
  // Asked of the function, a plan for any people would read everybody.
  const within = people ? sql` where s.personnel_id = any(${[...people]}::integer[])` : sql``;
  return sql<Stay>`
    select s.personnel_id as "personnelId", s.office_id as "officeId", s.status_code as "statusCode", lower(s.during) as "from",
      upper(s.during) - 1 as "to", s.earns, s.weekly_minutes as "weeklyMinutes"
    from leave.stays_within(daterange(${span.from}::date, ${span.to}::date, '[]')) s${within}
    order by s.personnel_id, s.during`;
}
