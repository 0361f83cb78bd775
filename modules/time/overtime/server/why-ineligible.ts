import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { whyNotEligible } from '../rules/eligible.ts';

/** Who is to render overtime from a day on, under the number of what asks for it. */
export interface Renderer {
  id: number;
  personnelId: number;
  day: string;
  funding: 'COC' | 'CDO' | 'PAY';
}

/** Why somebody may render none, by the appointment and the salary of the day, in a sentence with the name. */
export async function whyIneligible(db: Database, renderers: readonly Renderer[]): Promise<Map<number, string>> {
  const { rows } = await sql<Renderer & { fullname: string; isGovernment: boolean; salaryGrade: number | null }>`
    select w.id, w.funding, p.fullname, coalesce(k.government_service, false) as "isGovernment", s.salary_grade as "salaryGrade"
    from jsonb_to_recordset(${JSON.stringify(renderers)}::jsonb) as w (id integer, "personnelId" integer, day date, funding text)
    join personnel.person_view p on p.id = w."personnelId" left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> w.day
    left join reference.appointment_status k on k.code = a.status_code
    left join personnel.salary_view s on s.personnel_id = p.id and s.during @> w.day order by w.id, p.plain_name`.execute(db);
  const reasons = new Map<number, string>();
  for (const { id, fullname, funding, ...facts } of rows) {
    const why = whyNotEligible(facts, funding);
    if (why !== null && !reasons.has(id)) reasons.set(id, `${fullname}: ${why}`);
  }
  return reasons;
}
