import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { longDate, monthBounds } from '@talaan/kernel/contract/dates.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { DTR_OF_AGENCY } from '../rules/settings.ts';
import { deadlineOf, namePeriod, periodsOf, type Period } from '../rules/periods.ts';
import { findFreeDays } from './read-own-records.ts';
import { joinSubmissions, periodsOfMonth, stateOf } from './read-submissions.ts';

/** After the deadline a server that stood still reminds so many days later; then it is past. */
const REMINDED_DAYS = 7;

/** Each morning: who holds records that are due is reminded, once for a period. */
export const remindJob: Job<Record<string, never>> = {
  kind: 'dtr.remind',
  cron: '15 8 * * *',
  atStart: true,
  run: async (work) => {
    await work.server.db.transaction().execute(async (db) => remindHolders(callOfJob(work, db)));
  },
};

/** Reminds of the periods whose deadline has come or is near, of this month and the last. Within the caller's transaction. */
export async function remindHolders(call: StepCall): Promise<void> {
  const present = Temporal.PlainDate.from(call.today).toPlainYearMonth();
  for (const month of [present.subtract({ months: 1 }).toString(), present.toString()]) {
    const isFree = (await findFreeDays(call, month))(null);
    const ends = [...new Set([...periodsOf(month, true), ...periodsOf(month, false)].map(({ to }) => to))];
    for (const to of ends) {
      const { dueWorkingDay, remindDaysBefore } = await agencySettingsOn(call.db, DTR_OF_AGENCY, to);
      const due = deadlineOf({ to }, dueWorkingDay, isFree);
      const reminded = deadlineOf({ to }, Math.max(1, dueWorkingDay - remindDaysBefore), isFree);
      const past = Temporal.PlainDate.from(due).add({ days: REMINDED_DAYS }).toString();
      if (reminded <= call.today && call.today <= past) await remindOf(call, month, to, due);
    }
  }
}

interface Holder {
  account_id: number;
  holds: 'owner' | 'head' | 'hr';
  records: number;
  first_day: string;
}

async function remindOf(call: StepCall, month: string, to: string, due: string): Promise<void> {
  const { db, now } = call;
  const { rows } = await sql<Holder>`
    with record as (
      select d.personnel_id, d.first_day, x.id, ${stateOf} as state from ${periodsOfMonth(month)} ${joinSubmissions}
      where d.last_day = ${to}::date and ${stateOf} <> 'LOCKED'
        and exists (select from attendance.day_view n where n.personnel_id = d.personnel_id and n.date = d.last_day and n.date between ${monthBounds(month).from}::date and ${to}::date)),
    stage as (
      select g.request_id, g.seat_id, g.owner_id, g.role, g.decides, c.first_day from record c
      join requests.stage g on g.request_id = c.id and g.opened_at is not null and g.closed_at is null),
    holder as (select * from requests.holders_of((select array_agg(distinct seat_id) from stage), ${call.today}::date) where not by_admin),
    held as (
      select a.id as account_id, 'owner' as holds, c.first_day, c.personnel_id as record from record c
      join identity.account_view a on a.personnel_id = c.personnel_id where c.state = 'OPEN'
      union
      select h.account_id, g.role, g.first_day, g.request_id from stage g
      join holder h on h.seat_id = g.seat_id and requests.may_answer(h.personnel_id, h.owner_id, h.in_place_of, g.decides, g.owner_id)
      where h.account_id is not null),
    counted as (select account_id, holds, count(*)::integer as records, min(first_day) as first_day from held group by 1, 2),
    told as (
      insert into dtr.reminder (account_id, period_ends, holds, at)
      select account_id, ${to}::date, holds, ${now.toString()}::timestamptz from counted on conflict do nothing returning account_id, holds)
    select c.* from counted c join told using (account_id, holds) order by 1, 2`.execute(db);
  for (const group of Map.groupBy(rows, (one) => `${one.holds} ${one.holds === 'owner' ? one.first_day : one.records}`).values()) {
    const { holds, records, first_day } = group[0]!;
    await notify(
      db,
      now,
      group.map(({ account_id }) => account_id),
      noticeTo(holds, records, { from: first_day, to }, due),
    );
  }
}

function noticeTo(holds: Holder['holds'], records: number, period: Period, due: string) {
  const of = namePeriod(period);
  if (holds === 'owner')
    return {
      title: 'Submit your daily time record',
      description: `${of} is due at HR on ${longDate(due)}.`,
      link: `/account/dtr?month=${period.from.slice(0, 7)}`,
    };
  const many = records === 1 ? '1 daily time record' : `${records} daily time records`;
  const [wait, what] = holds === 'head' ? ['for you to verify', 'verify'] : ['for HR to receive and lock', 'receive'];
  return {
    title: `Daily time records to ${what}`,
    description: `${many} of ${of}, due on ${longDate(due)}, wait ${wait}.`,
    link: '/inbox?kind=dtr',
  };
}
