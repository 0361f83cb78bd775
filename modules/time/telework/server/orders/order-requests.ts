import { sql } from 'kysely';
import { putDayModifiers, type ModifiedDays } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { nextControlNumbers } from '@talaan/papers/server/public.ts';
import { whyNotAtWork, type DaysAskedFor } from '@talaan/personnel/server/public.ts';
import { serveRequests, type Facts, type StepCall } from '@talaan/requests/server/public.ts';
import { homeOrderFlow } from '../../workflow.ts';

/** What follows from the steps of orders: their number, the days of their people, and who may log in from home. */
export const homeOrderRequests = serveRequests(homeOrderFlow, {
  facts: async (db, ids) => {
    const { rows } = await sql<Facts & { id: number }>`
      select r.id, r.owner_id as "ownerId", r.office_id as "officeId", r.title,
        array(select distinct personnel_id from telework.home_day d where d.order_id = r.id) as parties,
        (select count(distinct date)::integer from telework.home_day d where d.order_id = r.id) as days
      from requests.request r where r.id = any(${[...ids]}::integer[])`.execute(db);
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  },
  asksAgain: async ({ db }, waiting) => {
    const { rows } = await sql<DaysAskedFor>`
      select order_id as id, personnel_id as "personnelId", min(date) as "from", max(date) as "to" from telework.home_day
      where order_id = any(${idsOf(waiting)}::integer[]) group by 1, 2`.execute(db);
    const reasons = await whyNotAtWork(db, rows);
    return new Map([...reasons].map(([id, because]) => [id, `${because} Disapprove the order, and file one without them.`]));
  },
  effects: {
    approve: async (call, moved) => {
      const ids = idsOf(moved);
      const numbers = await nextControlNumbers(call, 'WFH', Number(call.today.slice(0, 4)), ids.length);
      await sql`
        update telework.home_order h set order_no = n.number from unnest(${ids}::integer[], ${numbers}::text[]) as n (id, number)
        where h.id = n.id`.execute(call.db);
      await coverDays(call, ids);
      for (const id of ids) await notifyConcerned(call, id);
    },
    disapprove: async (call, moved) => closeDays(call, idsOf(moved), null),
    withdraw: async (call, moved) => closeDays(call, idsOf(moved), null),
    revoke: async (call, moved) => {
      await closeDays(call, idsOf(moved), call.today);
      await coverDays(call, idsOf(moved));
    },
  },
});

/** What open days of these orders say of the people's days. */
async function coverDays(call: StepCall, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; personnel_id: number; date: string; order_no: string }>`
    select d.order_id as id, d.personnel_id, d.date, h.order_no from telework.home_day d join telework.home_order h on h.id = d.order_id
    where d.order_id = any(${[...ids]}::integer[]) and d.is_open order by d.order_id, d.personnel_id, d.date`.execute(call.db);
  const records = new Map<number, ModifiedDays[]>(ids.map((id) => [id, []]));
  for (const { id, personnel_id: personnelId, date, order_no: orderNo } of rows)
    records.get(id)!.push({ personnelId, from: date, to: date, modifier: { kind: 'WORK_FROM_HOME', orderNo } });
  await putDayModifiers(call, 'telework', records);
}

/** Closes the dates from a day on (null: all); a day that was logged stays, since it was worked. */
async function closeDays({ db }: StepCall, ids: readonly number[], from: string | null): Promise<void> {
  await sql`
    update telework.home_day d set is_open = false
    where d.order_id = any(${[...ids]}::integer[]) and (${from}::date is null or d.date >= ${from}::date)
      and not exists (select from telework.home_log l where l.personnel_id = d.personnel_id and l.date = d.date and l.order_id = d.order_id)`.execute(
    db,
  );
}

async function notifyConcerned({ db, now }: StepCall, id: number): Promise<void> {
  const { rows } = await sql<{ order_no: string; first: string; dates: number; people: number[] }>`
    select h.order_no, min(d.date) as first, count(distinct d.date)::integer as dates, array_agg(distinct d.personnel_id) as people
    from telework.home_order h join telework.home_day d on d.order_id = h.id where h.id = ${id} group by h.order_no`.execute(db);
  const { order_no, first, dates, people } = rows[0]!;
  await notifyPeople(db, now, people, {
    title: 'You work from home',
    description: `${order_no}: ${dates === 1 ? `on ${longDate(first)}` : `${dates} dates, the first on ${longDate(first)}`}. Log in and out on these dates.`,
    link: '/account/loginLogout',
  });
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
