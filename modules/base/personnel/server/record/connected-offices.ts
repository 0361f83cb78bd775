import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listConnectedOffices as endpoint } from '../../contract/career.ts';

type Answer = AnswerOf<typeof endpoint>;

/** One's own offices, those of today first; empty for an account without a personnel record. */
export async function listConnectedOffices({ db, actor, today }: Call): Promise<Answer> {
  if (actor.personnelId === null) return { offices: [] };
  const { rows } = await sql<Answer['offices'][number]>`
    with served as (
      select 'appointment-' || a.id as key, a.office_id, 'appointment' as by, t.name as as, a.during
        from personnel.appointment a join organization.position_view t on t.id = a.position_id where a.personnel_id = ${actor.personnelId}
      union all
      select 'assignment-' || id, office_id, 'assignment', initcap(kind), during
        from personnel.assignment where personnel_id = ${actor.personnelId} and office_id is not null
      union all
      select 'designation-' || id, office_id, 'designation', title, during from personnel.designation where personnel_id = ${actor.personnelId}
      union all
      select 'head-' || id, office_id, case when is_acting then 'officer in charge' else 'head' end, title, during
        from organization.head_view where personnel_id = ${actor.personnelId}
    )
    select s.key, s.office_id, s.by, s.as, coalesce(lower(s.during)::text, '') as from, (upper(s.during) - 1)::text as to, s.during @> ${today}::date as is_now,
      organization.fullname_on(o.id, least(upper(s.during) - 1, greatest(lower(s.during), ${today}::date))) as office,
      organization.acronym_on(o.id, least(upper(s.during) - 1, greatest(lower(s.during), ${today}::date))) as acronym, c.acronym as campus
    from served s join organization.office_view o on o.id = s.office_id join organization.campus_view c on c.id = o.campus_id
    order by s.during @> ${today}::date desc, lower(s.during) desc nulls last, s.key`.execute(db);
  return { offices: rows };
}
