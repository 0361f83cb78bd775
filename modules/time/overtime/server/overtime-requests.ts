import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { serveRequests, type Facts, type Moved, type StepCall, type StepInput } from '@talaan/requests/server/public.ts';
import { putDayModifiers, type ModifiedDays } from '@talaan/attendance/server/public.ts';
import { creditFlow, payFlow } from '../workflow.ts';
import { creditHours } from './settle/credit-hours.ts';
import { issueAuthorities, withdrawAuthorities } from './form/issue-authorities.ts';
import { listForPay } from './settle/list-for-pay.ts';
import { takeBackHours } from './settle/take-back-hours.ts';
import { notifyConcerned } from './notify-concerned.ts';
import { whyNotApproved, whyNotCancelled, whyNotOrdered, whyNotSettled } from './why-not.ts';

/** What follows from the steps of overtime. */
export const creditRequests = serveRequests(creditFlow, {
  facts: readFacts,
  asksAgain: whyNotOrdered,
  endsWithService: findBeyond,
  notNow: async (call, action, waiting) => {
    if (action === 'approve') return whyNotApproved(call, waiting);
    return action === 'credit' ? whyNotSettled(call, waiting) : new Map();
  },
  guard: async (call, action, moved) => (action === 'cancel' ? whyNotCancelled(call, moved) : new Map()),
  effects: { approve, disapprove: notifyDisapproved, credit: creditHours, takeBack: takeBackHours, cancel, endWithService: cancel },
  tells: { approve: null, cancel: null, endWithService: null, disapprove: null, credit: null, takeBack: null },
});

export const payRequests = serveRequests(payFlow, {
  facts: readFacts,
  asksAgain: whyNotOrdered,
  endsWithService: findBeyond,
  notNow: async (call, action, waiting) => {
    if (action === 'approve') return whyNotApproved(call, waiting);
    return action === 'list' ? whyNotSettled(call, waiting) : new Map();
  },
  guard: async (call, action, moved) => (action === 'cancel' ? whyNotCancelled(call, moved) : new Map()),
  effects: { approve, disapprove: notifyDisapproved, list: listForPay, takeBack: takeBackHours, cancel, endWithService: cancel },
  tells: { approve: null, cancel: null, endWithService: null, disapprove: null, list: null, takeBack: null },
});

/** Overtime of one person, all of it after the last day of service; that of several goes on for the others. */
async function findBeyond(db: Database, waiting: readonly { id: number }[], { lastDay }: { lastDay: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select authority_id as id from overtime.duty where authority_id = any(${waiting.map(({ id }) => id)}::integer[])
    group by 1 having min(date) > ${lastDay}::date`.execute(db);
  return rows.map(({ id }) => id);
}

type Steps = readonly Pick<Moved, 'id' | 'title'>[];

/** The facts of requests in a new round: their people decide none of it. */
async function readFacts(db: Database, ids: readonly number[], day: string): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<Facts & { id: number }>`
    select r.id, r.owner_id as "ownerId", coalesce(a.office_id, r.office_id) as "officeId", r.title,
      array(select distinct d.personnel_id from overtime.duty d where d.authority_id = r.id) as parties,
      (select count(distinct d.date) from overtime.duty d where d.authority_id = r.id)::integer as days
    from requests.request r left join personnel.appointment_view a on a.personnel_id = r.owner_id and a.during @> ${day}::date
    where r.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** From now on the hours are ordered: the days take their punches, and the people are told. */
async function approve(call: StepCall, moved: Steps): Promise<void> {
  const ids = moved.map(({ id }) => id);
  await sql`update overtime.authority set approved_at = ${call.now.toString()}::timestamptz where id = any(${ids}::integer[])`.execute(
    call.db,
  );
  const days = await readDays(call.db, ids);
  await putDayModifiers(call, 'overtime', new Map(ids.map((id) => [id, days.get(id) ?? []])));
  await issueAuthorities(call, ids);
  await notifyConcerned(call, moved, ({ title }) => ({
    title: 'Your overtime was approved',
    description: `${title}: you may render it as ordered.`,
  }));
}

async function cancel(call: StepCall, moved: Steps, { remarks }: StepInput): Promise<void> {
  const ids = moved.map(({ id }) => id);
  await putDayModifiers(call, 'overtime', new Map(ids.map((id) => [id, []])));
  await withdrawAuthorities(call, ids, remarks);
  await notifyConcerned(call, moved, ({ title }) => ({
    title: 'Overtime was cancelled',
    description: `${title}: it is not to be rendered.`,
  }));
}

async function notifyDisapproved(call: StepCall, moved: Steps): Promise<void> {
  await notifyConcerned(call, moved, ({ title }) => ({
    title: 'Overtime was disapproved',
    description: `${title}: it is not to be rendered.`,
  }));
}

async function readDays(db: Database, ids: readonly number[]): Promise<Map<number, ModifiedDays[]>> {
  const { rows } = await sql<{ id: number; personnel_id: number; date: string; from_minute: number; to_minute: number }>`
    select authority_id as id, personnel_id, date, from_minute, to_minute from overtime.duty
    where authority_id = any(${[...ids]}::integer[]) order by id`.execute(db);
  const days = rows.map(({ id, personnel_id, date, from_minute, to_minute }) => ({
    id,
    day: { personnelId: personnel_id, from: date, to: date, modifier: { kind: 'OVERTIME' as const, from: from_minute, to: to_minute } },
  }));
  return new Map([...Map.groupBy(days, ({ id }) => id)].map(([id, all]) => [id, all.map(({ day }) => day)]));
}
