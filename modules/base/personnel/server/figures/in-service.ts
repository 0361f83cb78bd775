import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { peopleLink } from '../people-link.ts';
import { servingOn } from '../serving-on.ts';

interface Row {
  part: 'status' | 'campus' | 'sex';
  key: string;
  name: string;
  count: number;
}

/** Who serves on the day, by status, campus and sex. */
export const inService: ExecutiveFigure = {
  name: 'in-service',
  title: 'People in service',
  definition: 'People whose appointment runs on the day, each counted once; who is on leave, detailed or suspended is in service.',
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  read: async (call) => {
    const { db, day, within } = call;
    const { rows } = await sql<Row>`
      with served as (
        select a.status_code, s.name as status, o.campus_id, c.name as campus, p.sex
        from ${servingOn(day)} a join personnel.person p on p.id = a.personnel_id
          join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
          join reference.appointment_status s on s.code = a.status_code
        where ${within('o.tree_from')})
      select 'status' as part, status_code as key, status as name, count(*)::integer as count from served group by 1, 2, 3
      union all select 'campus', campus_id::text, campus, count(*)::integer from served group by 1, 2, 3
      union all select 'sex', sex, sex, count(*)::integer from served group by 1, 2, 3
      order by count desc, name`.execute(db);
    const partOf = (part: Row['part']) =>
      rows
        .filter((row) => row.part === part)
        .map(({ key, name, count }) => ({ name, value: count, link: peopleLink(call, { [part]: key }) }));
    const byStatus = partOf('status');
    return {
      value: byStatus.reduce((sum, { value }) => sum + value, 0),
      link: peopleLink(call),
      parts: [
        { title: 'By status', rows: byStatus },
        { title: 'By campus', rows: partOf('campus') },
        { title: 'By sex', rows: partOf('sex') },
      ],
    };
  },
};
