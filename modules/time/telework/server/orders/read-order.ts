import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { findRequest, readOpenSteps } from '@talaan/requests/server/public.ts';
import type { HomeOrder, readHomeOrder as endpoint } from '../../contract/orders.ts';
import { homeOrderFlow } from '../../workflow.ts';
import { orderColumns, ordersFrom, reachable } from './order-rows.ts';

type Read = Omit<HomeOrder, 'seen' | 'actions'> & { reached: boolean };

/** An order for its people, those who decide it, and those who reach its office. Error: 404 for any other. */
export async function readHomeOrder(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today, params } = call;
  const { rows } = await sql<Read>`
    select ${selected(orderColumns)},
      (select coalesce(jsonb_agg(distinct jsonb_build_object('personnel_id', q.id, 'fullname', q.fullname, 'office', f.acronym)), '[]')
        from telework.home_day d join personnel.person_view q on q.id = d.personnel_id left join ${servingOn(today)} s on s.personnel_id = q.id
        left join organization.office_view f on f.id = s.office_id where d.order_id = h.id) as workers,
      array(select distinct d.date::text from telework.home_day d where d.order_id = h.id and d.is_open order by 1) as open_dates,
      ${reachable(actor)} or exists (
        select from telework.home_day d where d.order_id = h.id and d.personnel_id = ${actor.personnelId}::integer) as reached
    from ${ordersFrom} where h.id = ${params.id}`.execute(db);
  const [order] = rows;
  if (!order) throw notFound('There is no such order.');
  if (!order.reached) await findRequest(call, params.id).catch(asNoOrder);
  const steps = (await readOpenSteps(call, homeOrderFlow, [params.id])).get(params.id)!;
  return { order: { ...order, workers: order.workers.toSorted((a, b) => a.fullname.localeCompare(b.fullname)), ...steps } };
}

function asNoOrder(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound('There is no such order.');
  throw error;
}
