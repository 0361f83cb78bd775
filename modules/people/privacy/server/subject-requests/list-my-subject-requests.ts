import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { listMySubjectRequests as listing, SubjectRequest } from '../../contract/subject-requests.ts';
import { readSteps, withState } from './request-rows.ts';

/** What the officer noted for the book is not shown. */
export async function listMySubjectRequests({ db, actor, today }: CallOf<typeof listing>): Promise<AnswerOf<typeof listing>> {
  const { rows } = await sql<Omit<SubjectRequest, 'state'>>`
    select id, kind, name, contact, asked, false as is_recorded, personnel_id, received_on, due_on, answered_on, answer
    from privacy.subject_request where account_id = ${actor.accountId} order by id desc`.execute(db);
  const steps = await readSteps(
    db,
    rows.map(({ id }) => id),
  );
  return {
    requests: rows.map((row) => ({
      ...withState(row, today),
      steps: (steps.get(row.id) ?? []).filter(({ kind }) => kind !== 'NOTED'),
    })),
  };
}
