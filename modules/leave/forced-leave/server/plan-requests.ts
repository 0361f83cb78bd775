import { sql } from 'kysely';
import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { whyNotAtWork, type DaysAskedFor } from '@talaan/personnel/server/public.ts';
import { serveRequests, type AskingCall, type Moved, type StepCall, type StepInput } from '@talaan/requests/server/public.ts';
import { forcedDates } from '../contract/forced-plans.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { readForcedYears } from './read-years.ts';

/** What follows from the steps of a plan: approved dates stand in place of those approved before, cancelled ones keep their order. */
export const forcedPlans = serveRequests(forcedFlow, {
  asksAgain: async (call, waiting) => new Map([...(await refuseAbsent(call, waiting)), ...(await refusePast(call, waiting))]),
  guard: async (call, action, moved) => (action === 'withdraw' ? refuseApproved(call, moved) : new Map()),
  endsWithService: async (db, waiting, { lastDay }) => {
    const { rows } = await sql<{ id: number }>`
      select id from leave.forced_plan f where f.id = any(${waiting.map(({ id }) => id)}::integer[])
        and (select min(k) from unnest(f.dates) k) > ${lastDay}::date`.execute(db);
    return rows.map(({ id }) => id);
  },
  inputs: { change: forcedDates, cancelDates: forcedDates },
  effects: {
    approve: writeDays,
    change: async ({ db }, [moved], { input }: StepInput) => {
      await db
        .updateTable('leave.forced_plan')
        .set({ dates: input as z.output<typeof forcedDates> })
        .where('id', '=', moved!.id)
        .execute();
    },
    cancelDates: async ({ db }, [moved], { input, remarks }: StepInput) => {
      await db
        .updateTable('leave.forced_day')
        .set({ cancelled_by: remarks.trim() })
        .where('plan_id', '=', moved!.id)
        .where('date', 'in', input as z.output<typeof forcedDates>)
        .execute();
    },
  },
  tells: {
    approve: ({ title }) => ({
      title: 'Your plan of forced leave was approved',
      description: `${title}. File the leave five days before.`,
    }),
    cancelDates: ({ title }, remarks) => ({ title: 'Planned dates were cancelled by order', description: `${title}: ${remarks}` }),
  },
});

/** The person serves on the dates, is not away from all work, and earns vacation leave. */
async function refuseAbsent({ db, today }: AskingCall, waiting: readonly { id: number }[]): Promise<Map<number, string>> {
  const { rows } = await sql<DaysAskedFor & { year: number }>`
    select f.id, f.personnel_id as "personnelId", k.date as "from", k.date as "to", f.year from leave.forced_plan f
    cross join lateral unnest(f.dates) k (date) where f.id = any(${waiting.map(({ id }) => id)}::integer[])`.execute(db);
  const reasons = await whyNotAtWork(db, rows);
  for (const { id, personnelId, year } of new Map(rows.map((row) => [row.id, row])).values())
    if (!reasons.has(id) && (await readForcedYears(db, { year, today, people: [personnelId] })).length === 0)
      reasons.set(id, 'Forced leave is taken by those who earn vacation leave.');
  return new Map([...reasons].map(([id, because]) => [id, `${because} Return the plan.`]));
}

/** Dates that are new and passed while the plan waited. */
async function refusePast({ db, today }: AskingCall, moved: readonly { id: number }[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; date: string }>`
    select f.id, min(k.date)::date as date from leave.forced_plan f cross join lateral unnest(f.dates) k (date)
    where f.id = any (${moved.map(({ id }) => id)}::integer[]) and k.date <= ${today}::date
      and not exists (select from leave.forced_day d where d.personnel_id = f.personnel_id and d.date = k.date)
    group by f.id`.execute(db);
  return new Map(rows.map(({ id, date }) => [id, `${longDate(date)} has passed. Return it, so that other dates are chosen.`]));
}

async function refuseApproved({ db }: StepCall, moved: readonly Moved[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ plan_id: number }>`
    select distinct plan_id from leave.forced_day where plan_id = any (${moved.map(({ id }) => id)}::integer[])`.execute(db);
  return new Map(rows.map(({ plan_id }) => [plan_id, 'Dates of it were approved before. Ask for these again instead.']));
}

async function writeDays({ db }: StepCall, moved: readonly Moved[]): Promise<void> {
  const ids = moved.map(({ id }) => id);
  await sql`
    delete from leave.forced_day d using leave.forced_plan f
    where f.id = any (${ids}::integer[]) and d.plan_id = f.id and d.cancelled_by is null and d.date <> all (f.dates)`.execute(db);
  await sql`
    insert into leave.forced_day (personnel_id, date, plan_id)
    select f.personnel_id, k.date, f.id from leave.forced_plan f cross join lateral unnest(f.dates) k (date) where f.id = any (${ids}::integer[])
    on conflict (personnel_id, date) do nothing`.execute(db);
}
