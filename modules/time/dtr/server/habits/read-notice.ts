import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { HabitNotice, readHabitNotice as endpoint } from '../../contract/habits.ts';
import { habitNoticeForm, type HabitSheet } from '../../print/habit-notice-form.ts';

type ById = Call<{ id: number }>;

/** A notice with its months and whether their records are locked still. Error: 404 for one in which the caller has no part. */
export async function readNotice(call: ById): Promise<AnswerOf<typeof endpoint>> {
  return { notice: await findNotice(call) };
}

/** The notice as it was sent. Error: 404. */
export async function printNotice(call: ById): Promise<FileAnswer> {
  const { code, control_number } = await findNotice(call);
  const [issued] = await readIssued<HabitSheet>(call.db, [code]);
  return habitNoticeForm.answer(call.server, [issued!], control_number);
}

async function findNotice(call: ById): Promise<HabitNotice> {
  const { id } = call.params;
  const { rows } = await sql<HabitNotice>`
    select n.id, n.personnel_id, n.kind, n.year, n.control_number, n.code, n.state, (
      select jsonb_agg(jsonb_build_object('month', e.month, 'amount', e.amount, 'is_locked', exists (
        select from dtr.frozen_month f where f.personnel_id = n.personnel_id and f.superseded_at is null
          and f.during @> make_date(n.year, e.month, 1))) order by e.month)
      from jsonb_to_recordset(n.evidence) e (month integer, amount integer)) as months
    from dtr.habit_notice n where n.id = ${id}`.execute(call.db);
  const [notice] = rows;
  if (!notice) throw notFound('There is no such notice.');
  await findRequest(call, id);
  return notice;
}
