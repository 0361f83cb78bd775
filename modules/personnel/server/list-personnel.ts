import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listPersonnel as endpoint, PersonnelRow } from '../contract.ts';
import { matchPeople, orderPeople, peopleToCount, peopleWithin } from './people-query.ts';
import { statusOn } from './record/position-on.ts';

/** A page of the personnel within one’s scope, and how many there are: two statements, whatever the size. */
export async function listPersonnel(
  call: Call<unknown, z.output<typeof endpoint.query>>,
): Promise<{ personnels: PersonnelRow[]; total: number }> {
  const { db, actor, query, today } = call;
  const on = query.on ?? today;
  const matching = matchPeople(actor, ['PERSONNELS'], query, { on, today });
  const order = orderPeople(query.sort);
  // What is only shown is joined to the page: PostgreSQL would take longer to order seven joins than to run them.
  const rows = sql<PersonnelRow>`
    with page as (
      select p.id, p.idno, p.fullname, a.position_id, a.status_code, o.id as office_id, o.fullname as office, o.acronym, o.campus_id,
        row_number() over (order by ${order}) as place
      from ${peopleWithin(actor, ['PERSONNELS'], on, today)} where ${matching}
      order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    )
    select p.id, p.idno, p.fullname, u.avatar_path as avatar, t.name as position, t.salary_grade, s.name as status, ${statusOn(on)} as personnel_status,
      case when p.office_id is not null then jsonb_build_object('id', p.office_id, 'fullname', p.office, 'acronym', p.acronym, 'campus', c.acronym) end as department,
      (select string_agg(d.pin, ', ' order by d.pin) from personnel.device_pin d where d.personnel_id = p.id and d.during @> ${today}::date) as pin
    from page p
    left join organization.campus c on c.id = p.campus_id
    left join organization.position t on t.id = p.position_id
    left join reference.appointment_status s on s.code = p.status_code
    left join identity.account u on u.personnel_id = p.id
    order by p.place`;
  const count = sql<{
    total: number;
  }>`select count(*) as total from ${peopleToCount(actor, ['PERSONNELS'], query, on, today)} where ${matching}`;
  const [page, counted] = await Promise.all([rows.execute(db), count.execute(db)]);
  return { personnels: page.rows, total: counted.rows[0]?.total ?? 0 };
}
