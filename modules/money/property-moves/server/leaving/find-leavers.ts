import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/**
 * As a table: people who are accountable for property and left, leave, or serve in another office than that of their items. `day` is the last day of
 * service or the first in that office; `office_id` is where most of the items are.
 */
export function leaversOn(today: string): RawBuilder<unknown> {
  return sql`(
    select h.personnel_id as id, h.items, h.amount, h.office_id, h.moving, v.cause, v.day, v.detail
    from (select k.personnel_id, count(*)::integer as items, sum(l.amount)::bigint as amount, mode() within group (order by i.office_id) as office_id,
        count(*) filter (where exists (select from property.move_item x where x.item_id = i.id and x.is_open))::integer as moving
      from property.paper k join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
      where k.state <> 'VOID' group by 1) h
    cross join lateral (
      select 'separation' as cause, e.day, e.detail from (
        select coalesce(s.last_day, (upper(a.during) - 1)::date) as day, coalesce(c.name, 'No appointment since then') as detail
        from (select during from personnel.appointment_view where personnel_id = h.personnel_id order by during desc limit 1) a
          left join lateral (select s.last_day, s.cause_code from personnel.separation_view s where s.personnel_id = h.personnel_id
            and s.last_day >= (upper(a.during) - 1)::date order by s.last_day desc limit 1) s on true
          left join reference.personnel_status c on c.code = s.cause_code
        where not upper_inf(a.during)) e
      where e.day < ${today}::date or exists (select from personnel.separation_view s where s.personnel_id = h.personnel_id and s.last_day = e.day)
      union all
      select 'office', lower(a.during), o.fullname from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
      where a.personnel_id = h.personnel_id and a.during @> ${today}::date and upper_inf(a.during) and a.office_id <> h.office_id
        and lower(a.during) is not null) v)`;
}

export interface Leaver {
  id: number;
  fullname: string;
  cause: 'separation' | 'office';
  day: string;
  detail: string;
  office_id: number;
}

/** Those of people, or of all, of whom custodians were not told yet. */
export async function findUntold(db: Database, today: string, people: readonly number[] | null): Promise<Leaver[]> {
  const { rows } = await sql<Leaver>`
    select v.id, p.fullname, v.cause, v.day, v.detail, v.office_id from ${leaversOn(today)} v join personnel.person_view p on p.id = v.id
    where ${people === null ? sql`true` : sql`v.id = any(${[...people]}::integer[])`}
      and not exists (select from property.leaver t where t.personnel_id = v.id and t.cause = v.cause and t.day = v.day) order by v.id`.execute(
    db,
  );
  return rows;
}
