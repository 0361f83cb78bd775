import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { KEEP_PEOPLE, type PersonPeriod } from '@talaan/personnel/server/public.ts';

/**
 * Adds days to those that are to be computed again: `days` selects personnel_id and date. A day that is listed already
 * is locked until this transaction ends, so that nobody computes it without what is being changed here.
 */
export async function markDaysDue(db: Database, days: RawBuilder<unknown>): Promise<void> {
  await sql.raw(KEEP_PEOPLE).execute(db);
  await sql`
    insert into attendance.day_due (personnel_id, date) select personnel_id, date from (${days}) as touched (personnel_id, date)
    group by 1, 2 order by 1, 2
    on conflict (personnel_id, date) do update set date = excluded.date where false`.execute(db);
}

/** One date, for who serves then: on a campus, or everywhere. */
export function markDateDue(db: Database, date: string, campusId: number | null): Promise<void> {
  return markDaysDue(
    db,
    sql`
      select a.personnel_id, ${date}::date from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
      where a.during @> ${date}::date and (${campusId}::integer is null or o.campus_id = ${campusId})`,
  );
}

/** Days of the record from one date to another that have no result yet. */
export async function markMissingDaysDue(db: Database, from: string, to: string): Promise<void> {
  await sql`
    insert into attendance.day_due (personnel_id, date)
    select a.personnel_id, day::date from personnel.appointment_view a
    cross join lateral generate_series(greatest(lower(a.during), ${from}::date)::timestamp, least(upper(a.during) - 1, ${to}::date)::timestamp, interval '1 day') day
    where a.during && daterange(${from}, ${to}, '[]')
      and not exists (select from attendance.day d where d.personnel_id = a.personnel_id and d.date = day::date and d.date between ${from} and ${to})
      and not exists (select from attendance.day_due due where due.personnel_id = a.personnel_id and due.date = day::date)
    order by 1, 2 on conflict do nothing`.execute(db);
}

/** The days of these periods within the record, and those that have a result outside every appointment; before there is a record, those with punches. */
export function markPeopleDue(db: Database, periods: readonly PersonPeriod[]): Promise<void> {
  return markDaysDue(
    db,
    sql`
      with period as (
        select * from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as p ("personnelId" integer, "from" date, "until" date)
      )
      select a.personnel_id, day::date from period p
      join personnel.appointment_view a on a.personnel_id = p."personnelId"
      cross join attendance.record_span r
      cross join lateral generate_series(
        greatest(lower(a.during), r.since, p."from")::timestamp, (least(upper(a.during), r.through + 1, p."until") - 1)::timestamp, interval '1 day') day
      union
      select p."personnelId", due.date from period p
      join personnel.device_pin_view h on h.personnel_id = p."personnelId"
      join attendance.punch_view punched on punched.pin = h.pin and h.during @> attendance.date_of(punched.at)
      cross join lateral (values (attendance.date_of(punched.at)), (attendance.date_of(punched.at) - 1)) due (date)
      where not exists (select from attendance.record_span)
      union
      select d.personnel_id, d.date from period p join attendance.day d on d.personnel_id = p."personnelId"
        and d.date >= coalesce(p."from", '-infinity') and d.date < coalesce(p."until", 'infinity')`,
  );
}

/** Whose schedule it is: a person's, an office's with all below it, or (neither named) everybody's. */
export interface ScheduleTarget {
  personnelId: number | null;
  officeId: number | null;
}

/**
 * The days of a target from one date until another (not included) on which nothing nearer holds, with a day before and
 * after: hours next to a day bound the punches that belong to it.
 */
export function markTargetDue(db: Database, target: ScheduleTarget, from: string | null, until: string | null): Promise<void> {
  return markDaysDue(db, touchedDays(peopleOf(target), target.officeId, from, until));
}

/** The same of people, whatever their number, in one statement. */
export function markPeopleTargetsDue(db: Database, people: readonly number[], from: string | null, until: string | null): Promise<void> {
  return markDaysDue(db, touchedDays(people, null, from, until));
}

/** The people whom a target names; null for an office and for everybody. */
export function peopleOf({ personnelId }: Pick<ScheduleTarget, 'personnelId'>): readonly number[] | null {
  return personnelId === null ? null : [personnelId];
}

/** Of an appointment `a`: whether it is of these people, where the target names some. */
export function isOfPeople(people: readonly number[] | null): RawBuilder<SqlBool> {
  return people === null ? sql`true` : sql`a.personnel_id = any(${[...people]}::integer[])`;
}

export function touchedDays(
  people: readonly number[] | null,
  officeId: number | null,
  from: string | null,
  until: string | null,
): RawBuilder<unknown> {
  return sql`
    select touched.personnel_id, day::date as date from (
      select a.personnel_id, a.during * daterange(r.since, r.through, '[]') as served,
        datemultirange(a.during * daterange(r.since, r.through, '[]') * daterange(${from}, ${until})) - coalesce((
          select range_agg(nearer.during) from attendance.schedule_assignment nearer
          left join organization.office_view near_office on near_office.id = nearer.office_id
          where ${people === null} and (
            nearer.personnel_id = a.personnel_id
            or o.tree_from between near_office.tree_from and near_office.tree_to
              and (target.id is null or near_office.tree_from > target.tree_from))
        ), '{}') as days
      from attendance.record_span r, personnel.appointment_view a
      join organization.office_view o on o.id = a.office_id
      left join organization.office_view target on target.id = ${officeId}
      where a.during && daterange(${from}, ${until})
        and ${isOfPeople(people)}
        and (target.id is null or o.tree_from between target.tree_from and target.tree_to)
    ) touched
    cross join lateral unnest(days) span
    cross join lateral generate_series(
      greatest(lower(span) - 1, lower(served))::timestamp, least(upper(span), upper(served) - 1)::timestamp, interval '1 day') day`;
}
