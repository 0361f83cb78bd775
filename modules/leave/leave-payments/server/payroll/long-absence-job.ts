import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';
import { LONG_ABSENCES, type LongAbsence } from '../../contract/without-pay.ts';

/** Working days in a row without leave after which a person may be dropped from the rolls (MC 41 s.1998 Sec. 63). */
const AWOL_DAYS = 30;
/** Within so many days of the calendar before today these lie, with holidays and suspensions between. */
const AWOL_LOOKED_AT = 90;
const LINK = '/HR/leaves/without-pay?tab=long';

/** Every morning: absences that may end the service are told to HR, each once. */
export const notifyLongAbsencesJob: Job<object> = {
  kind: 'leave.tell-long-absences',
  cron: '45 6 * * *',
  run: (work) => work.server.db.transaction().execute((db) => notifyLongAbsences(callOfJob(work, db))),
};

/** Within the caller's transaction. */
export async function notifyLongAbsences(call: { db: Database; now: Temporal.Instant; today: string }): Promise<void> {
  const { db, today } = call;
  const found = [...(await findAbsent(db, today)), ...(await findOnLongLeave(db, today))];
  const { rows: told } = await sql<{ personnel_id: number; kind: LongAbsence; first_day: string }>`
    insert into leave.long_absence (personnel_id, kind, first_day, told_on)
    select f."personnelId", f.kind, f."firstDay", ${today}::date
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("personnelId" integer, kind text, "firstDay" date)
    on conflict do nothing returning personnel_id, kind, first_day`.execute(db);
  if (told.length === 0) return;
  const { rows: names } = await sql<{ id: number; fullname: string }>`
    select id, fullname from personnel.person_view where id = any(${told.map(({ personnel_id }) => personnel_id)}::integer[])`.execute(db);
  const nameOf = new Map(names.map(({ id, fullname }) => [id, fullname]));
  for (const { personnel_id, kind, first_day } of told)
    await notifyKeepers(call, 'EDATSADMIN', {
      title: LONG_ABSENCES[kind],
      description: `${nameOf.get(personnel_id)!}, since ${longDate(first_day)}. ${FOLLOWS[kind]}`,
      link: LINK,
    });
}

const FOLLOWS: Readonly<Record<LongAbsence, string>> = {
  AWOL: 'They may be dropped from the rolls (MC 41 s.1998 Sec. 63).',
  LWOP: 'Who does not return is separated after notice (MC 41 s.1998 Sec. 62).',
};

interface Found {
  personnelId: number;
  kind: LongAbsence;
  firstDay: string;
}

/** Absent on each working day since a day, thirty of them and more: the last run of absences of each person, as attendance has it. */
async function findAbsent(db: Database, today: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with often as (
      select d.personnel_id from attendance.day_view d join personnel.serving_on(${today}::date) s on s.personnel_id = d.personnel_id
      where d.date between ${today}::date - ${AWOL_LOOKED_AT}::integer and ${today}::date - 1 and d.status = 'ABSENT'
      group by 1 having count(*) >= ${AWOL_DAYS}
    ), worked as (
      select d.personnel_id, d.date, d.status = 'ABSENT' as is_absent from often join attendance.day_view d using (personnel_id)
      where d.date < ${today}::date and d.status not in ('REST', 'HOLIDAY', 'SUSPENDED', 'NO_DATA')
    ), present as (
      select personnel_id, max(date) as date from worked where not is_absent group by 1
    )
    select w.personnel_id as "personnelId", 'AWOL' as kind, min(w.date) as "firstDay" from worked w left join present p using (personnel_id)
    where w.is_absent and (p.date is null or w.date > p.date) group by 1 having count(*) >= ${AWOL_DAYS}
    order by 1`.execute(db);
  return rows;
}

/** On leave without pay since more than a year, approved or by the service record, with nothing but rest days between. */
async function findOnLongLeave(db: Database, today: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with away as (
      select personnel_id, during from personnel.leave_without_pay_view
      where upper(during) >= ${today}::date - 7 or personnel_id in (select personnel_id from personnel.standing_view where status_code = 'LWOP')
      union all
      select personnel_id, during from personnel.standing_view where status_code = 'LWOP'
    ), joined as (
      -- Over the weekend and a holiday the absence goes on.
      select personnel_id, unnest(range_agg(daterange(lower(during), upper(during) + case when extract(isodow from upper(during)) >= 5 then 4 else 1 end))) as run
      from away group by 1
    )
    select personnel_id as "personnelId", 'LWOP' as kind, lower(run) as "firstDay" from joined
    where run @> ${today}::date and lower(run) + interval '1 year' < ${today}::date
      and exists (select from personnel.serving_on(${today}::date) s where s.personnel_id = joined.personnel_id)
    order by 1`.execute(db);
  return rows;
}
