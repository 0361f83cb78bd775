import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { NoticeState } from '../../workflow.ts';

/** A notice as it is acted on, locked to the end of the transaction. */
export interface LockedNotice {
  id: number;
  kind: 'NOSA' | 'NOSI';
  state: NoticeState;
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
  merit_steps: number;
  law: string;
  paper_code: string;
  corrects_id: number | null;
}

/** Locks these notices in the order of their ids, so that two who act on the same ones wait for each other. */
export async function lockNotices(db: Database, ids: readonly number[]): Promise<LockedNotice[]> {
  const { rows } = await sql<LockedNotice>`
    select n.id, n.kind, n.state, n.personnel_id, p.fullname, n.effective_on, n.salary_id, n.replaces_id, n.salary_grade, n.step_before, n.step_after,
      n.amount_before, n.amount_after, n.merit_steps, t.law, n.paper_code, n.corrects_id
    from notices.notice n
    join personnel.person p on p.id = n.personnel_id
    join organization.salary_table t on t.id = n.salary_table_id
    where n.id = any(${[...ids]}::integer[]) order by n.id for update of n`.execute(db);
  return rows;
}
