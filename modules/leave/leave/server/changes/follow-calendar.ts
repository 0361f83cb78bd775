import { sql } from 'kysely';
import { workCalendar } from '@talaan/attendance/server/public.ts';
import type { ChangedDay } from '@talaan/calendar/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyKeepers, notifyPeople } from '@talaan/notifications/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { countAgain } from '../../rules/days/pay-again.ts';
import { calendarFor } from '../school-years/calendar-for.ts';
import { changeCalendar } from '../applications/keep-calendar.ts';
import { payChangedLeave, type ChangedLeave } from './pay-changed-leave.ts';
import { readKeptLeaves } from '../applications/read-kept-leaves.ts';

/** Notes days on which holidays or suspensions of work changed; a job counts the leave on them again once the change is committed. */
export async function noteCalendarChange({ server, db }: Pick<Call, 'server' | 'db'>, days: readonly ChangedDay[]): Promise<void> {
  await changeCalendar(db);
  await sql`insert into leave.calendar_change (date) select distinct unnest(${days.map(({ date }) => date)}::date[])`.execute(db);
  await startQuietJob(server, db, followCalendarJob, {}, 'changed');
}

/**
 * Gives the days of leave back on which work is suspended or a holiday was declared, and charges them again where that is taken back
 * (MC 41 s.1998 Sec. 32); what pays for the other days is found anew. Dates are taken off the list in the same transaction.
 */
export const followCalendarJob: Job<object> = {
  kind: 'leave.follow-calendar',
  atStart: true,
  run: (work) => work.server.db.transaction().execute((db) => followCalendar(callOfJob(work, db))),
};

async function followCalendar(call: StepCall): Promise<void> {
  const { rows } = await sql<Touched>`
    with changed as (delete from leave.calendar_change returning date)
    select distinct c.date, d.application_id as id from changed c join leave.application_day d on d.date = c.date and d.is_live
    join leave.application a on a.id = d.application_id where a.state not in ('RETURNED', 'DISAPPROVED', 'CANCELLED')
    order by 1, 2`.execute(call.db);
  if (rows.length === 0) return;
  const changed = await findChanged(call, rows);
  const short = await payChangedLeave(call, changed, 'Holidays or suspensions of work changed');
  await notifyOwners(
    call,
    changed.filter(({ leave }) => !short.some((one) => one.leave.id === leave.id)),
  );
  if (short.length > 0)
    await notifyKeepers(call, 'EDATSADMIN', {
      title: 'Leave cannot be charged again',
      description: `A holiday or suspension was taken back, and the credits of ${short.length} applications were used elsewhere in the meantime: ${short.map(({ leave }) => leave.id).join(', ')}.`,
      link: '/HR/leaves/submitted-leave',
    });
}

interface Touched {
  date: string;
  id: number;
}

async function findChanged(call: StepCall, touched: readonly Touched[]): Promise<ChangedLeave[]> {
  const ids = [...new Set(touched.map(({ id }) => id))].toSorted((one, other) => one - other);
  // A step that is being taken in one of them is waited for.
  await sql`select from requests.request where id = any(${ids}::integer[]) order by id for no key update`.execute(call.db);
  const leaves = new Map((await readKeptLeaves(call.db, ids, call.today)).map((leave) => [leave.id, leave]));
  const dates = new Map([...leaves].map(([id, leave]) => [id, leave.dates]));
  for (const [date, ones] of Map.groupBy(touched, (one) => one.date)) {
    const people = [...new Set(ones.map(({ id }) => leaves.get(id)!.personnelId))];
    const calendars = await workCalendar(call, people, date, date);
    for (const { id } of ones) {
      const { personnelId, type } = leaves.get(id)!;
      const day = new Map(calendars.get(personnelId)?.map((one) => [one.date, one]));
      dates.set(id, countAgain(type, dates.get(id)!, await calendarFor(call.db, type, day)));
    }
  }
  return [...leaves.values()].flatMap((leave) => {
    const now = dates.get(leave.id)!;
    return now.some((one, at) => one !== leave.dates[at]) ? [{ leave, dates: now }] : [];
  });
}

async function notifyOwners({ db, now }: StepCall, changed: readonly ChangedLeave[]): Promise<void> {
  for (const { leave, dates } of changed) {
    const first = dates.find((one, at) => one !== leave.dates[at])!;
    const isBack = first.givenBack !== null;
    await notifyPeople(db, now, [leave.personnelId], {
      title: isBack ? `Leave on ${longDate(first.date)} was given back` : `Leave on ${longDate(first.date)} counts again`,
      description: isBack
        ? `${first.givenBack}. What pays for the other days was found anew.`
        : 'The holiday or suspension was taken back.',
      link: `/account/leave-Application?leave=${leave.id}`,
    });
  }
}
