import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

interface Row {
  office: string;
  planned: number;
  people: number;
}

/** Who has an approved development plan for the year of the day. */
export const plansApproved = approvedPlans(
  'plans-approved',
  'People with an approved plan',
  'People who serve on the day and have a development plan of any kind that is in force for its year. Job orders and contracts of service have none.',
  sql`true`,
);

/** The same of faculty, by college. */
export const facultyPlans = approvedPlans(
  'faculty-plans',
  'Faculty with an approved plan',
  'Faculty members who serve on the day and have a development plan that is in force for its year.',
  sql`exists (select from organization.position_view t where t.id = a.position_id and t.track = 'faculty')`,
);

function approvedPlans(name: string, title: string, definition: string, which: ReturnType<typeof sql>): ExecutiveFigure {
  return {
    name,
    title,
    definition,
    unit: PEOPLE,
    compare: 'year',
    isOfPeople: true,
    link: '/lnd/development-plan/list',
    read: async ({ db, day, within }) => {
      const { rows } = await sql<Row>`
        select top.fullname as office, count(*)::integer as people, count(*) filter (where exists (
          select from plans.plan p join requests.request r on r.id = p.id where p.personnel_id = a.personnel_id and p.state in ('APPROVED', 'CLOSED')
            and extract(year from ${day}::date)::integer between p.from_year and p.to_year
            and exists (select from requests.step t where t.request_id = p.id and t.state = 'APPROVED' and kernel.date_of(t.at) <= ${day}::date)))::integer as planned
        from ${servingOn(day)} a join organization.office_view o on o.id = a.office_id
          join organization.office_view top on top.id = coalesce(o.parent_id, o.id)
          join reference.appointment_status s on s.code = a.status_code and s.government_service
        where ${which} and ${within('o.tree_from')} group by top.id, top.fullname order by people desc, office`.execute(db);
      return {
        value: rows.reduce((sum, { planned }) => sum + planned, 0),
        of: rows.reduce((sum, { people }) => sum + people, 0),
        parts: [
          {
            title: 'By office',
            isApart: true,
            rows: rows
              .filter(({ people }) => people >= 5)
              .map(({ office, planned, people }) => ({ name: office, value: planned, of: people })),
          },
        ],
      };
    },
  };
}
