import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

interface Row {
  period: string;
  office: string;
  submitted: number;
  people: number;
}

/** Who has submitted an individual form of the period of the day. */
export const ipcrSubmitted: ExecutiveFigure = {
  name: 'ipcr-submitted',
  title: 'IPCRs submitted',
  definition:
    'People who serve on the day and whose individual form (IPCR) of the last period that has begun was submitted: its targets or anything after them. Job orders and contracts of service have none.',
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  link: '/department/performance',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with last as (select id, name from performance.period where lower(during) <= ${day}::date order by during desc limit 1)
      select l.name as period, o.fullname as office, count(*)::integer as people,
        count(*) filter (where exists (select from performance.form f where f.period_id = l.id and f.form = 'IPCR' and f.personnel_id = a.personnel_id
          and f.state not in ('TARGET_DRAFT', 'TARGET_RETURNED', 'NOT_RATED')))::integer as submitted
      from last l cross join ${servingOn(day)} a join organization.office_view o on o.id = a.office_id
        join reference.appointment_status s on s.code = a.status_code and s.government_service
      where ${within('o.tree_from')} group by l.name, o.id, o.fullname order by o.fullname`.execute(db);
    if (!rows[0]) return { value: null, missing: 'SPMIS settings have no rating period that has begun.' };
    return {
      value: rows.reduce((sum, { submitted }) => sum + submitted, 0),
      of: rows.reduce((sum, { people }) => sum + people, 0),
      note: `${rows[0].period}.`,
      parts: [
        {
          title: 'By office, the fewest first',
          rows: rows
            .filter(({ people }) => people >= 5)
            .map(({ office, submitted, people }) => ({ name: office, value: submitted, of: people })),
          isApart: true,
        },
      ],
    };
  },
};
