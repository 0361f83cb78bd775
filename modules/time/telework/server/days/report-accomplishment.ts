import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { fileRequests, officeOf, takeStep } from '@talaan/requests/server/public.ts';
import type { reportAccomplishment as endpoint } from '../../contract/days.ts';
import { mayDo, type HomeDay } from '../../rules/home-day.ts';
import { accomplishmentFlow } from '../../workflow.ts';
import { accomplishmentRequests, titleOfDay } from './report-requests.ts';
import { ownPerson } from './log-day.ts';

/** Submits what the caller accomplished on a day, or submits it again. Errors: 404 for a day of another, 409 once it is with the head or decided. */
export async function reportAccomplishment(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, today, params, body } = call;
  const personnelId = ownPerson(call);
  const { rows } = await sql<HomeDay & { request_id: number | null }>`
    select date, logged_in_at, logged_out_at, state, request_id from telework.home_log
    where id = ${params.id} and personnel_id = ${personnelId} for update`.execute(db);
  const [log] = rows;
  if (!log) throw notFound('There is no such day.');
  if (!mayDo(log, today).report) throw wrongState('This day was reported already.');
  if (log.request_id !== null) {
    await takeStep(call, { kind: accomplishmentFlow, id: log.request_id, action: 'resubmit', input: body });
    return { message: 'Your accomplishment was submitted again.' };
  }
  const officeId = await officeOf(db, personnelId, today);
  const facts = { ownerId: personnelId, officeId, recordId: params.id, title: titleOfDay(log.date) };
  const [requestId] = await fileRequests(call, accomplishmentRequests, [facts]);
  await db
    .updateTable('telework.home_log')
    .set({ ...body, request_id: requestId!, state: accomplishmentFlow.states[0] })
    .where('id', '=', params.id)
    .execute();
  return { message: 'Your accomplishment was submitted; your head confirms it.' };
}
