import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** A notice as its release needs it. Amounts are monthly, in centavos. */
export interface NoticeTerms {
  id: number;
  kind: 'NOSA' | 'NOSI';
  personnel_id: number;
  fullname: string;
  effective_on: string;
  salary_id: number;
  replaces_id: number | null;
  salary_grade: number;
  step_before: number;
  step_after: number;
  amount_before: number;
  amount_after: number;
  law: string;
  paper_code: string;
  corrects_id: number | null;
}

/** The notices of these requests, which are locked, so that nobody else acts on them meanwhile. */
export async function readTerms(db: Database, ids: readonly number[]): Promise<NoticeTerms[]> {
  const { rows } = await sql<NoticeTerms>`
    select n.id, n.kind, n.personnel_id, p.fullname, n.effective_on, n.salary_id, n.replaces_id, n.salary_grade, n.step_before,
      n.step_after, n.amount_before, n.amount_after, t.law, n.paper_code, n.corrects_id
    from notices.notice n
    join personnel.person_view p on p.id = n.personnel_id
    join organization.salary_table_view t on t.id = n.salary_table_id
    where n.id = any(${[...ids]}::integer[]) order by n.id`.execute(db);
  return rows;
}
