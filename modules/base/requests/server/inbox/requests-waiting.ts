import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { kindCalled } from '../served-kinds.ts';

interface Row {
  part: 'age' | 'kind' | 'office';
  key: string;
  count: number;
  late: number;
}

const AGES = { week: 'Up to a week', month: 'Up to a month', longer: 'Longer' } as const;
const MOST_OFFICES = 10;

/** Requests that wait for a decision on the day, by age, kind and office; no contents. */
export const requestsWaiting: ExecutiveFigure = {
  name: 'requests-waiting',
  title: 'Requests waiting',
  definition:
    'Requests of any kind that were filed by the day and are not decided to their end, drafts left out. Over their clock are those whose last working day is before the day. Their contents are not told here.',
  unit: { one: 'request', many: 'requests' },
  compare: 'week',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with open as (
        select r.kind, o.fullname as office, r.due_on < ${day}::date as is_late,
          case when kernel.date_of(r.filed_at) > ${day}::date - 7 then 'week' when kernel.date_of(r.filed_at) > ${day}::date - 31 then 'month' else 'longer' end as age
        from requests.request r left join organization.office_view o on o.id = r.office_id
        where r.filed_at < kernel.instant_of((${day}::date + 1)::timestamp)
          and (r.closed_at is null or r.closed_at >= kernel.instant_of((${day}::date + 1)::timestamp))
          and exists (select from requests.stage g where g.request_id = r.id and g.opened_at is not null
            and (g.closed_at is null or g.closed_at >= kernel.instant_of((${day}::date + 1)::timestamp)))
          and ${within('o.tree_from')})
      select 'age' as part, age as key, count(*)::integer as count, count(*) filter (where is_late)::integer as late from open group by age
      union all select 'kind', kind, count(*)::integer, count(*) filter (where is_late)::integer from open group by kind
      union all select 'office', coalesce(office, ''), count(*)::integer, count(*) filter (where is_late)::integer from open group by office
      order by count desc, key`.execute(db);
    const of = (part: Row['part']) => rows.filter((row) => row.part === part);
    const late = of('age').reduce((sum, row) => sum + row.late, 0);
    return {
      value: of('age').reduce((sum, { count }) => sum + count, 0),
      note: late === 0 ? 'None is over its clock.' : `${late} over their clock.`,
      parts: [
        {
          title: 'By age',
          rows: Object.entries(AGES).flatMap(([key, name]) =>
            of('age')
              .filter((row) => row.key === key)
              .map(({ count }) => ({ name, value: count })),
          ),
        },
        { title: 'By kind', rows: of('kind').map(({ key, count }) => ({ name: kindCalled(key).kind.title, value: count })) },
        {
          title: 'By office',
          rows: of('office')
            .slice(0, MOST_OFFICES)
            .map(({ key, count }) => ({ name: key || 'Without an office', value: count })),
        },
      ],
    };
  },
};
