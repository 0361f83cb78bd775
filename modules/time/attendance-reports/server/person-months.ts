import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { OVERSEERS } from '@talaan/attendance/contract/days.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { partsOf } from '../rules/periods.ts';
import type { Asked } from './report.ts';

/**
 * A select of the months of people within the caller's reach and what the query narrows to: `personnel_id`, `month` (its first day),
 * `first_day` and `last_day` of it within the period, `office_id`, `status_code`. A month of a person counts where they served last in it,
 * as their daily time record does (`dtr.periods_of`). Found once and before any day is read, whatever PostgreSQL expects of them.
 */
export function personMonths(asked: Asked, personId?: number): RawBuilder<unknown> {
  const { query } = asked;
  const parts = partsOf(query);
  const wholes = parts.map(({ month }) => monthBounds(month));
  return sql`
    with found as materialized (
    select a.personnel_id, t.month, t.first_day, t.last_day, a.office_id, a.status_code
    from unnest(${wholes.map(({ from }) => from)}::date[], ${wholes.map(({ to }) => to)}::date[], 
      ${parts.map(({ from }) => from)}::date[], ${parts.map(({ to }) => to)}::date[])
      t (month, month_ends, first_day, last_day)
    join personnel.appointment_view a on a.during && daterange(t.month, t.month_ends, '[]')
    join organization.office_view o on o.id = a.office_id
    where ${isReached(asked, personId)}
      and not exists (
        select from personnel.appointment_view later where later.personnel_id = a.personnel_id
          and later.during && daterange(t.month, t.month_ends, '[]') and lower(later.during) > lower(a.during)))
    select * from found`;
}

/** Whether the report is of everyone: then days are read as they lie, which for a year of thousands is faster than person by person. */
export function isOfEveryone({ actor, query: { campus, office, track, status } }: Asked): boolean {
  const isNarrowed = [campus, office, track, status].some((filter) => filter !== undefined);
  return !isNarrowed && scopesWithin(actor, OVERSEERS).some(({ kind }) => kind === 'all');
}

/** Whether an appointment `a` in an office `o` is within the caller's reach and what the query narrows to. */
export function isReached({ actor, query }: Asked, personId?: number): RawBuilder<SqlBool> {
  const { campus, office, own, track, status } = query;
  const offices = office && sql`${office}::integer[]`;
  const conditions = [
    visible(actor, OVERSEERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    ...(personId === undefined ? [] : [sql`a.personnel_id = ${personId}`]),
    ...(campus === undefined ? [] : [sql`o.campus_id = ${campus}`]),
    ...(offices && own ? [sql`o.id = any(${offices})`] : []),
    ...(offices && !own ? [sql`o.id in (select w.id from unnest(${offices}) u (id), organization.offices_within(u.id) w)`] : []),
    ...(track === undefined
      ? []
      : [sql`exists (select from organization.position_view n where n.id = a.position_id and n.track = ${track})`]),
    ...(status === undefined ? [] : [sql`a.status_code = any(${status}::text[])`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
