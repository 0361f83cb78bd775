import { sql, type RawBuilder } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { peopleLink, type Qualification } from '@talaan/personnel/server/public.ts';

interface Row {
  cause: string;
  count: number;
}

/** Separations `s` of the twelve months that end on a day, from appointments `a` to plantilla items. */
function leftItems(day: string): RawBuilder<unknown> {
  return sql`personnel.separation_view s
    join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> s.last_day and a.item_id is not null
      and s.last_day > (${day}::date - interval '1 year')::date and s.last_day <= ${day}::date`;
}

/** Who left, for the personnel list. */
export const leftItem: Qualification = {
  code: 'left-item',
  title: 'Left a plantilla item within a year',
  isOf: (person, day) => sql`exists (select from ${leftItems(day)} where s.personnel_id = ${person})`,
};

/** Separations of twelve months against the mean of the plantilla headcount at both ends. */
export const turnover: ExecutiveFigure = {
  name: 'turnover',
  title: 'Turnover',
  definition:
    'Separations from plantilla items in the twelve months that end on the day, divided by the mean of the plantilla headcount at both ends. Promotion and renewal are no separation.',
  unit: 'permille',
  compare: 'year',
  read: async (call) => {
    const { db, day, within, office } = call;
    const { rows } = await sql<Row & { before: number; now: number }>`
      with counted as (
        select d.day, count(a.id)::integer as people from (values (${day}::date), ((${day}::date - interval '1 year')::date)) d (day)
          left join (personnel.appointment_view a join organization.office_view o on o.id = a.office_id and ${within('o.tree_from')})
            on a.during @> d.day and a.item_id is not null and not a.is_substitute
        group by d.day),
      separated as (
        select c.name as cause, count(*)::integer as count from ${leftItems(day)}
          join reference.personnel_status c on c.code = s.cause_code join organization.office_view o on o.id = a.office_id
        where ${within('o.tree_from')}
        group by c.name)
      select s.cause, coalesce(s.count, 0) as count, (select people from counted where day < ${day}::date) as before,
        (select people from counted where day = ${day}::date) as now
      from (select) one left join separated s on true order by count desc, cause`.execute(db);
    const [first] = rows;
    const left = rows.reduce((sum, { count }) => sum + count, 0);
    const both = (first?.before ?? 0) + (first?.now ?? 0);
    if (both === 0) return { value: null, missing: 'No plantilla item was filled at either end of the twelve months.' };
    return {
      value: Math.round((left * 2000) / both),
      // The list of an office has those who serve in it, not those who left it.
      ...(office === null ? { link: peopleLink(call, { personnel_status: 'ALL', qualification: leftItem.code }) } : {}),
      note: `${left} of ${Math.round(both / 2)} people.`,
      parts: [
        {
          title: 'By cause',
          unit: { one: 'person', many: 'people' },
          rows: rows.filter(({ count }) => count > 0).map(({ cause, count }) => ({ name: cause, value: count })),
        },
      ],
    };
  },
};
