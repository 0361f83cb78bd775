import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { AwayWeek } from '../../contract/away.ts';
import { AT_WORK_OR_ABSENT } from '../../rules/standings.ts';
import { weekOfWork } from '../../rules/day/week-of-work.ts';

const SHOWN = 20;

/** What a modifier of a day is called here; others leave a person at work. */
const KINDS = { LEAVE: 'leave', OFFICIAL_BUSINESS: 'business', WORK_FROM_HOME: 'home' };

/** Who of the caller's people is away this week, in one statement. Where two say it of one day, what lasts longer. */
export async function readAwayWeek({ db, actor, today }: Call): Promise<AwayWeek> {
  const dates = weekOfWork(today);
  const week = sql`daterange(${dates[0]}::date, ${dates.at(-1)}::date, '[]')`;
  const { rows } = await sql<Omit<AwayWeek, 'dates'>>`
    with people as materialized (
      select p.id, p.fullname, p.plain_name, u.avatar_path as avatar, o.acronym as office
      from ${servingOn(today)} a join personnel.person_view p on p.id = a.personnel_id
        join organization.office_view o on o.id = a.office_id left join identity.account_view u on u.personnel_id = p.id
      where ${visible(actor, ['EDATSDEPTHEAD'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}),
    spans as (
      select m.personnel_id, m.during, ${JSON.stringify(KINDS)}::jsonb ->> (m.modifier ->> 'kind') as kind,
        case jsonb_typeof(m.modifier -> 'covers') when 'string' then m.modifier ->> 'covers' when 'object' then 'HOURS' else 'DAY' end as part
      from attendance.day_modifier m
      where m.personnel_id in (select id from people) and m.during && ${week} and m.modifier ->> 'kind' = any (${Object.keys(KINDS)})
      union all
      select s.personnel_id, s.during, 'standing', 'DAY' from personnel.standing_view s
      where s.personnel_id in (select id from people) and s.during && ${week} and s.status_code <> all (${AT_WORK_OR_ABSENT})),
    days as (
      select distinct on (s.personnel_id, d.date) s.personnel_id, d.date, s.kind, s.part
      from unnest(${dates}::date[]) d (date) join spans s on s.during @> d.date
      order by s.personnel_id, d.date, array_position(array['DAY', 'AM', 'PM', 'HOURS'], s.part), s.kind),
    away as (
      select p.id, p.fullname, p.plain_name, p.avatar, p.office, min(d.date) as first,
        jsonb_agg(jsonb_build_object('date', d.date, 'kind', d.kind, 'part', d.part) order by d.date) as days
      from people p join days d on d.personnel_id = p.id group by p.id, p.fullname, p.plain_name, p.avatar, p.office
      order by first, p.plain_name, p.id)
    select (select count(*)::integer from away) as total,
      coalesce((select jsonb_agg(to_jsonb(w) - 'plain_name' - 'first' order by w.first, w.plain_name, w.id)
        from (select * from away limit ${SHOWN}) w), '[]') as personnel`.execute(db);
  return { dates, ...rows[0]! };
}
