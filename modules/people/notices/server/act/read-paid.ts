import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { NoticeTerms } from './read-terms.ts';

/** A salary on record. */
export interface Paid {
  id: number;
  personnel_id: number;
  salary_grade: number;
  step: number;
  amount: number;
  cause: string;
  authority: string;
  from: string;
  until: string | null;
}

/** The salaries of these people from the day before their notice on. */
export async function readPaid(
  db: Database,
  notices: readonly Pick<NoticeTerms, 'personnel_id' | 'effective_on'>[],
): Promise<Map<number, Paid[]>> {
  const { rows } = await sql<Paid>`
    select s.id, s.personnel_id, s.salary_grade, s.step, s.amount, s.cause, s.authority, lower(s.during)::text as from, upper(s.during)::text as until
    from unnest(${notices.map((one) => one.personnel_id)}::integer[], ${notices.map((one) => one.effective_on)}::date[]) as n (personnel_id, effective_on)
    join personnel.salary_view s on s.personnel_id = n.personnel_id and s.during && daterange(n.effective_on - 1, null)
    order by s.personnel_id, lower(s.during)`.execute(db);
  return Map.groupBy(rows, (row) => row.personnel_id);
}
