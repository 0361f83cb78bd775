import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** Who resigned last, not before a month: with the separation and a whole clearance. Null where nobody did. */
export async function findLeaver(
  { client, today }: DemoMaking,
  since: string,
): Promise<{ id: number; fullname: string; month: string } | null> {
  const { rows } = await client.query<{ id: number; fullname: string; last_day: string; month: string }>(
    `select p.id, p.fullname, (upper(a.during) - 1)::text as last_day, to_char(upper(a.during) - 1, 'YYYY-MM') as month
     from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id
     where a.status_code in ('PERM', 'TEMP') and upper(a.during) - 1 between ($1 || '-01')::date and date_trunc('month', $2::date) - interval '1 month 1 day'
       and not exists (select from personnel.appointment_view b where b.personnel_id = a.personnel_id and (upper_inf(b.during) or upper(b.during) > upper(a.during)))
       and not exists (select from personnel.separation_view x where x.personnel_id = a.personnel_id)
     order by upper(a.during) desc, p.id limit 1`,
    [since, today.toString()],
  );
  const [leaver] = rows;
  if (!leaver) return null;
  await client.query(
    `with left_ as (
       insert into personnel.separation (personnel_id, last_day, cause_code, authority) values ($1, $2, 'RES', 'Acceptance of resignation') returning id, last_day)
     insert into personnel.clearance (separation_id, kind_id, cleared_by, cleared_on)
     select x.id, k.id, 'Head of the office', least(x.last_day + 1, $3::date) from left_ x cross join reference.clearance_kind k`,
    [leaver.id, leaver.last_day, today.toString()],
  );
  return leaver;
}
