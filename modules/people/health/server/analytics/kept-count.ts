import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { AGE_BANDS, NONE } from '../../rules/age-bands.ts';
import { LEAST, partsOf, type Counted, type Part } from '../../rules/parts.ts';

export interface Count {
  on_day: string;
  parts: Part[];
}

/**
 * The one count from which every figure is taken. It is made anew in a new month, and once five checklists have changed: never
 * for one, since two counts would tell what that one says (decision 341).
 */
export async function keptCount(db: Database, today: string): Promise<Count> {
  const { rows } = await sql<Count>`
    select on_day, parts from health.counted
    where changes < ${LEAST} and date_trunc('month', on_day) = date_trunc('month', ${today}::date)`.execute(db);
  if (rows[0]) return rows[0];
  const parts = partsOf(await readPeople(db, today));
  await sql`
    insert into health.counted (on_day, parts) values (${today}, ${JSON.stringify(parts)})
    on conflict (id) do update set on_day = excluded.on_day, parts = excluded.parts, changes = 0`.execute(db);
  return { on_day: today, parts };
}

/** Notes that a checklist was saved or deleted. */
export async function countChange(db: Database): Promise<void> {
  await sql`update health.counted set changes = changes + 1`.execute(db);
}

/** Who serves today, each by what is counted. */
async function readPeople(db: Database, today: string): Promise<Counted[]> {
  const bands = AGE_BANDS.toReversed().map(
    ({ from }) => sql`when extract(year from age(${today}::date, p.birth_date)) >= ${sql.lit(from)} then ${sql.lit(String(from))}`,
  );
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<Counted>`
      with doses as materialized (select distinct on (personnel_id) personnel_id, brand from health.dose order by personnel_id, number),
        now as materialized (select distinct on (personnel_id) personnel_id, status from health.standing where from_day <= ${today}::date
          order by personnel_id, from_day desc),
        since as materialized (select personnel_id, to_char(min(from_day), 'YYYY-MM') as month from health.standing
          where status in ('FULL', 'BOOSTER_1', 'BOOSTER_2') and from_day <= ${today}::date group by personnel_id)
      select coalesce(n.status, 'NOT_DECLARED') as status, o.campus_id::text as campus, o.id::text as office, coalesce(p.sex, ${NONE}) as sex,
        case when p.birth_date is null then ${NONE} ${sql.join(bands, sql` `)} else ${NONE} end as age,
        coalesce(d.brand, ${NONE}) as brand, coalesce(c.priority_group, ${NONE}) as priority, coalesce(s.month, ${NONE}) as since
      from ${servingOn(today)} a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
        left join health.declaration c on c.personnel_id = p.id left join doses d on d.personnel_id = p.id
        left join now n on n.personnel_id = p.id left join since s on s.personnel_id = p.id`.execute(open),
  );
  return rows;
}
