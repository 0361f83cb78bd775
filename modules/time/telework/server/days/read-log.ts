import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { findRequest, readOpenSteps } from '@talaan/requests/server/public.ts';
import type { HomeLog, readHomeLog as endpoint } from '../../contract/days.ts';
import { statusOf } from '../../rules/home-day.ts';
import { accomplishmentFlow } from '../../workflow.ts';
import { dayColumns, daysOn, reachableDays } from './day-rows.ts';

type Read = Omit<HomeLog, 'status' | 'seen' | 'actions'> & { reached: boolean };

/** One day at home for its person, those who confirm it, and those who reach them. Error: 404 for any other. */
export async function readHomeLog(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today, params } = call;
  const { rows } = await sql<Read>`
    select ${selected(dayColumns)}, l.in_ip, l.out_ip, l.in_place, l.out_place, l.request_id, ${reachableDays(actor)} as reached
    from ${daysOn(today)} where l.id = ${params.id} and d.order_id = l.order_id`.execute(db);
  const [day] = rows;
  if (!day) throw notFound('There is no such day.');
  if (!day.reached) {
    if (day.request_id === null) throw notFound('There is no such day.');
    await findRequest(call, day.request_id).catch(asNoDay);
  }
  const steps = day.request_id === null ? undefined : (await readOpenSteps(call, accomplishmentFlow, [day.request_id])).get(day.request_id);
  return { day: { ...day, status: statusOf(day, today), ...(steps ?? { seen: 0, actions: [] }) } };
}

function asNoDay(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound('There is no such day.');
  throw error;
}
