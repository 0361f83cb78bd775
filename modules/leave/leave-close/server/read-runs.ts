import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { CloseRun, readCloseProblems } from '../contract/month-close.ts';

const MOST_RUNS = 100;

/** The latest runs, of a month or of all, with what they posted. */
export async function readRuns(db: Database, { id, month }: { id?: number; month?: string | undefined }): Promise<CloseRun[]> {
  const { rows } = await sql<CloseRun>`
    select r.id, r.month, a.name as by, r.started_at, r.finished_at, r.people, r.waiting, r.posted, r.corrected,
      (select count(*)::integer from leave.close_problem p where p.run_id = r.id) as failed
    from leave.close_run r left join identity.account_view a on a.id = r.account_id
    where (${id ?? null}::integer is null or r.id = ${id ?? null}) and (${month ?? null}::text is null or r.month = ${month ?? null})
    order by r.started_at desc, r.id desc limit ${MOST_RUNS}`.execute(db);
  return rows;
}

/** Error: 404. */
export async function readProblems(db: Database, run: number): Promise<AnswerOf<typeof readCloseProblems>> {
  const [found] = await readRuns(db, { id: run });
  if (!found) throw notFound('There is no such run.');
  const { rows } = await sql<AnswerOf<typeof readCloseProblems>['problems'][number]>`
    select c.personnel_id, p.idno, p.fullname, c.message from leave.close_problem c join personnel.person_view p on p.id = c.personnel_id
    where c.run_id = ${run} order by p.plain_name, p.id`.execute(db);
  return { problems: rows };
}
