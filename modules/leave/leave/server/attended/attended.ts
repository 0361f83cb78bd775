import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAttendedLeave } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers, notifyPeople, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import { namePeople } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';

/** States in which leave is charged. */
const CHARGED = ['APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN'];

/** Days further back are in months that are closed; the leave itself says it of them too. */
const DAYS_LOOKED_AT = 92;

/** More leaves than these are told to HR as one number, with the list of them. */
const MOST_NAMED = 5;

/** The dates `d` of an application `a` on which the person was at work although the leave is charged. */
export const attendedDates: RawBuilder<unknown> = sql`
  (select d.date, d.part from leave.application_day d
    join attendance.day_view y on y.personnel_id = d.personnel_id and y.date = d.date and ${isAttendedLeave}
    where d.application_id = a.id and d.is_live)`;

/** Whether an application `a` has such dates. */
export const isAttended: RawBuilder<SqlBool> = sql<SqlBool>`(a.state = any (${CHARGED}) and exists ${attendedDates})`;

/** Each hour after days were computed, and when the server starts: days of leave that were attended are told to HR and to the person, each once. */
export const notifyAttendedLeaveJob: Job<object> = {
  kind: 'leave.tell-attended',
  cron: '15 * * * *',
  atStart: true,
  run: (work) => work.server.db.transaction().execute((db) => notifyAttendedLeave(callOfJob(work, db))),
};

interface Attended {
  id: number;
  personnelId: number;
  dates: string[];
}

/** Within the caller's transaction; whether the leave was approved before the punches came or after makes no difference. */
export async function notifyAttendedLeave(call: Pick<StepCall, 'db' | 'now' | 'today'>): Promise<void> {
  const { db, today } = call;
  const { rows } = await sql<Attended>`
    with told as (
      insert into leave.attended_notice (application_id, date)
      select distinct d.application_id, d.date from leave.application_day d
      join leave.application a on a.id = d.application_id and a.state = any (${CHARGED})
      join attendance.day_view y on y.personnel_id = d.personnel_id and y.date = d.date and ${isAttendedLeave}
      where d.is_live and d.date between ${today}::date - ${DAYS_LOOKED_AT}::integer and ${today}::date
      on conflict do nothing returning application_id, date)
    select a.id, a.personnel_id as "personnelId", array_agg(t.date::text order by t.date) as dates
    from told t join leave.application a on a.id = t.application_id group by 1, 2 order by 1`.execute(db);
  if (rows.length === 0) return;
  for (const one of rows) await notifyOwner(call, one);
  await notifyHr(call, rows);
}

function notifyOwner({ db, now }: Pick<StepCall, 'db' | 'now'>, { id, personnelId, dates }: Attended): Promise<void> {
  return notifyPeople(db, now, [personnelId], {
    title: `You were at work on leave: ${dates.map(longDate).join(', ')}`,
    description: 'The leave still takes the day. HR gives it back, or the punches are corrected where they are not yours.',
    link: `/account/leave-Application?leave=${id}`,
  });
}

async function notifyHr(call: Pick<StepCall, 'db' | 'now' | 'today'>, found: readonly Attended[]): Promise<void> {
  if (found.length > MOST_NAMED)
    return notifyKeepers(call, 'EDATSADMIN', {
      title: `${found.length} leaves were attended`,
      over: UNIVERSITY,
      description: 'The people were at work on days that their leave takes. Give these days back.',
      link: '/HR/leaves/submitted-leave?show=attended',
    });
  const names = await namePeople(
    call.db,
    found.map(({ personnelId }) => personnelId),
    call.today,
  );
  for (const { id, personnelId, dates } of found)
    await notifyKeepers(call, 'EDATSADMIN', {
      title: `${names.get(personnelId)!.fullname} was at work on leave`,
      description: `${dates.map(longDate).join(', ')}. The leave still takes the day; give it back.`,
      link: `/HR/leaves/submitted-leave?leave=${id}`,
    });
}
