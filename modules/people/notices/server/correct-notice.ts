import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import { withinReach } from './notice-rows.ts';
import { refuseOwn } from './refuse-own.ts';
import { takeTurns, writeNotices } from './write-notices.ts';

interface Wrong {
  id: number;
  kind: 'NOSA' | 'NOSI';
  state: string;
  personnel_id: number;
  effective_on: string;
  salary_table_id: number;
  steps: number;
  merit_steps: number;
  merit_year: number | null;
  ratings: string;
  is_paid_by_day: boolean;
  grade_then: number;
  step_then: number;
  amount_then: number;
  after_then: number;
  /** As the record has them now. */
  salary_id: number | null;
  replaces_id: number | null;
  grade: number;
  step: number;
  amount: number;
  after: number | null;
}

/** Makes a new notice in the place of a released one, worked out from the record as it is now. Released, it takes the salary's place too. */
export async function correctNotice(call: Call<{ id: number }, unknown, { reason: string }>) {
  const { params, body } = call;
  await takeTurns(call);
  const wrong = await findWrong(call, params.id);
  refuseOwn(call, wrong.personnel_id);
  if (wrong.state !== 'RELEASED') throw wrongState('Only a released notice is corrected; cancel this one instead.');
  if (wrong.salary_id === null || wrong.after === null)
    throw wrongState('The salary of the day before is not on record, or not in the salary table.');
  if (wrong.replaces_id === null) throw wrongState('The salary that this notice gave is no longer on record.');
  if (
    wrong.grade === wrong.grade_then &&
    wrong.step === wrong.step_then &&
    wrong.amount === wrong.amount_then &&
    wrong.after === wrong.after_then
  )
    throw wrongState('A new computation gives the same result. Correct the salary on record first.');
  const [id] = await writeNotices(
    call,
    [
      {
        kind: wrong.kind,
        personnelId: wrong.personnel_id,
        effectiveOn: wrong.effective_on,
        tableId: wrong.salary_table_id,
        salaryId: wrong.salary_id,
        replacesId: wrong.replaces_id,
        grade: wrong.grade,
        stepBefore: wrong.step,
        amountBefore: wrong.amount,
        stepAfter: wrong.step + wrong.steps,
        amountAfter: wrong.after,
        isPaidByDay: wrong.is_paid_by_day,
        ...(wrong.merit_year === null ? {} : { merit: { steps: wrong.merit_steps, year: wrong.merit_year, ratings: wrong.ratings } }),
        correction: { of: wrong.id, reason: body.reason },
      },
    ],
    { issuingOfficeId: await officeOfCaller(call), runId: null },
  );
  return { message: 'The new notice is generated. Once released, it takes the place of the wrong one.', id: id! };
}

async function findWrong({ db, actor }: Pick<Call, 'db' | 'actor'>, noticeId: number): Promise<Wrong> {
  const { rows } = await sql<Wrong>`
    select n.id, n.kind, n.state, n.personnel_id, n.effective_on, n.salary_table_id, n.step_after - n.step_before as steps, n.merit_steps, n.merit_year,
      n.ratings, n.is_paid_by_day, n.salary_grade as grade_then, n.step_before as step_then, n.amount_before as amount_then,
      n.amount_after as after_then, b.id as salary_id, s.id as replaces_id, b.salary_grade as grade, b.step, b.amount, w.amount as after
    from notices.notice n
    join organization.office_view o on o.id = n.office_id
    left join personnel.salary_view b on b.personnel_id = n.personnel_id and b.during @> n.effective_on - 1
    left join personnel.salary_view s on s.personnel_id = n.personnel_id and lower(s.during) = n.effective_on
    left join organization.salary_step_view w on w.table_id = n.salary_table_id and w.salary_grade = b.salary_grade
      and w.step = b.step + n.step_after - n.step_before
    where n.id = ${noticeId} and ${withinReach(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such notice.');
  return rows[0];
}
